extension Destination {
    /// The whole definition of a destination; one row of the table that feeds every part of the tool.
    struct Row: Sendable {
        /// The canonical name.
        let name: String
        /// The other names, in the order in which they are listed.
        let aliases: [String]
        /// What it opens, for people.
        let opens: String
        /// In which form it comes onto the screen.
        let presentation: Presentation
        /// Whether it can be reached below `settings` too.
        let isNestedInSettings: Bool
        /// What it is as a Home Screen quick action; nil when it is not offered as one.
        let quickAction: QuickAction?

        init(
            _ name: String,
            aliases: [String] = [],
            opens: String,
            presents presentation: Presentation,
            isNestedInSettings: Bool = false,
            quickAction: QuickAction? = nil
        ) {
            self.name = name
            self.aliases = aliases
            self.opens = opens
            self.presentation = presentation
            self.isNestedInSettings = isNestedInSettings
            self.quickAction = quickAction
        }
    }

    /// The part of a row that only a Home Screen quick action has.
    struct QuickAction: Sendable {
        /// The place in the list of options, from 1.
        let place: Int
        /// The title in each language; a missing one is found by the tests.
        let titles: [(language: Language, title: String)]
        /// The SF Symbol, one that iOS 13 has.
        let symbol: String
        /// The name behind `UIApplicationShortcutIconType`, or nil when no system icon fits.
        let iconType: String?
        /// The first version of iOS that can show what it opens; nil when every supported one can.
        let minimumIOS: IOSVersion?

        init(
            place: Int,
            en: String,
            zhHans: String,
            zhHant: String,
            symbol: String,
            iconType: String?,
            minimumIOS: IOSVersion? = nil
        ) {
            self.place = place
            titles = [(.english, en), (.simplifiedChinese, zhHans), (.traditionalChinese, zhHant)]
            self.symbol = symbol
            self.iconType = iconType
            self.minimumIOS = minimumIOS
        }
    }
}
