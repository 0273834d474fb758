/// Finds what is wrong with a link, what is odd, and what could be written better.
///
/// A link that the app ignores has at least one error; one that it follows has none.
package struct LinkLinter: Sendable {
    /// The zone in which days are meant: its name, and how far its clocks are ahead of UTC at an instant.
    package struct Zone: Sendable {
        /// The name for messages.
        package let name: String
        /// Seconds ahead of UTC at an instant in seconds since 1970.
        package let secondsFromGMT: @Sendable (Int64) -> Int

        package init(_ name: String, secondsFromGMT: @escaping @Sendable (Int64) -> Int) {
            self.name = name
            self.secondsFromGMT = secondsFromGMT
        }
    }

    /// Past this many bytes a link is warned about: some of what carries links cuts them.
    package static let longestLink = 2048

    private let zone: Zone?

    /// Days are checked for being the start of one only when a zone is given.
    package init(zone: Zone? = nil) {
        self.zone = zone
    }

    /// The findings about one link, in the order of their places.
    package func lint(_ link: FoundLink) -> [Diagnostic] {
        if LinkLinter.isPlain(link.text.bytes) { return [] }
        var pass = LinkLintPass(link, zone: zone)
        return pass.run()
    }

    /// Whether a link is the canonical one and has no day: then there is nothing to find, which is usual.
    private static func isPlain(_ bytes: [UInt8]) -> Bool {
        switch IWoolDeepLink.parse(bytes).link {
        case .event(let event)? where event.day != nil: false
        case let link?: link.canonicalLink.utf8.elementsEqual(bytes)
        case nil: false
        }
    }
}
