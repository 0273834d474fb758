/// One of the quick actions that the user can put on the Home Screen icon.
///
/// ```swift
/// ShortcutOption("scan")?.title(in: .english)     // "Scanner"
/// ShortcutOption.all.count                        // as many as the table has
/// ```
public struct ShortcutOption: Hashable, Sendable {
    /// Where it leads.
    public let destination: Destination

    /// The option that leads to a destination, or nil when the destination is not offered as one.
    public init?(_ destination: Destination) {
        guard destination.row.quickAction != nil else { return nil }
        self.destination = destination
    }

    /// The option of a name, canonical or alias, in exact lower case; nil for any other text.
    public init?(_ name: some StringProtocol) {
        guard let destination = Destination(name) else { return nil }
        self.init(destination)
    }

    /// Every option, in the order in which the app lists them.
    public static let all: [ShortcutOption] = Destination.all
        .compactMap(ShortcutOption.init)
        .sorted { $0.quickAction.place < $1.quickAction.place }

    private var quickAction: Destination.QuickAction {
        guard let quickAction = destination.row.quickAction else {
            preconditionFailure("\(destination) is no quick action")
        }
        return quickAction
    }

    /// The name that files and links are written with.
    public var canonicalName: String { destination.canonicalName }

    /// The other names, in the order of the table.
    public var aliases: [String] { destination.aliases }

    /// The canonical name, then the aliases.
    public var names: [String] { destination.names }

    /// The link, which is also the `type` of the `UIApplicationShortcutItem`.
    public var link: String { destination.link }

    /// The title in the menu.
    public func title(in language: Language) -> String {
        guard let title = quickAction.titles.first(where: { $0.language == language })?.title else {
            preconditionFailure("\(canonicalName) has no title in \(language)")
        }
        return title
    }

    /// The languages that its row gives a title in.
    package var titledLanguages: [Language] { quickAction.titles.map(\.language) }

    /// The SF Symbol of the menu row; each is available since iOS 13.
    public var symbol: String { quickAction.symbol }

    /// The name behind `UIApplicationShortcutIconType`, or nil when no system icon fits.
    public var iconType: String? { quickAction.iconType }

    /// The first version of iOS that can show what it opens, or nil when every supported one can.
    public var minimumIOS: IOSVersion? { quickAction.minimumIOS }

    /// Whether a device with this version of iOS can show what it opens.
    public func isAvailable(on version: IOSVersion) -> Bool {
        minimumIOS.map { $0 <= version } ?? true
    }
}

extension ShortcutOption: CustomStringConvertible {
    /// The canonical name.
    public var description: String { canonicalName }
}

extension ShortcutOption {
    /// Guesses the option that a mistyped name was meant to be; ties go by the order of the name table.
    package static let nearMiss = NearMiss(
        Destination.all.compactMap(ShortcutOption.init).flatMap { option in
            option.names.map { (spelling: $0, name: option) }
        })
}
