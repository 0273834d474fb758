package import IWoolShortcuts

extension LaunchScenario {
    /// A request as a scenario names it.
    package struct Request: Sendable {
        /// How it was asked for.
        package enum Source: String, CaseIterable, Sendable {
            case quickAction, openURL, widgetTap
        }

        /// Its name; those without one are q1, q2 and so on, counted among themselves.
        package var id: String
        /// Whether the file gave the name.
        package var isNamed: Bool
        /// How it was asked for.
        package var source: Source
        /// The link, as it is parsed.
        package var link: String
        /// What the link opens.
        package var outcome: IWoolDeepLink.Outcome
        /// The scene that it is meant for.
        package var scene: Int
        /// The bytes that ask for it.
        package var range: ByteRange

        package init(
            id: String, isNamed: Bool, source: Source, link: String, scene: Int, range: ByteRange
        ) {
            self.id = id
            self.isNamed = isNamed
            self.source = source
            self.link = link
            outcome = IWoolDeepLink.parse(link)
            self.scene = scene
            self.range = range
        }

        /// Which way it comes to the app.
        package var path: ShortcutRequest.Source { source == .quickAction ? .quickAction : .url }
    }
}
