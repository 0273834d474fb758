/// A place in the app that a link without parameters opens: a tab, a page, a sheet or a prompt.
///
/// ```swift
/// Destination("cal") == .calendar          // true: an alias
/// Destination.scanner.canonicalName        // "scanner"
/// ```
public struct Destination: Hashable, Sendable {
    /// The row of `Destination.table` that defines it.
    let index: UInt8

    /// The destination of a row.
    init(unchecked index: Int) {
        self.index = UInt8(index)
    }

    /// The destination of a name, canonical or alias, in exact lower case; nil for any other text.
    public init?(_ name: some StringProtocol) {
        self.init(named: String(name))
    }

    /// Not generic, since a generic comparison from another module is slow, and a list may be long.
    private init?(named name: String) {
        let found = Destination.table.firstIndex { row in
            row.name == name || row.aliases.contains(name)
        }
        guard let found else { return nil }
        self.init(unchecked: found)
    }

    /// Every destination, in the order of the name table.
    public static let all: [Destination] = table.indices.map(Destination.init(unchecked:))

    /// Its place in the name table, from 0: an index into what is kept for each of `all`.
    package var place: Int { Int(index) }

    var row: Row { Destination.table[place] }

    /// The name that links are built with.
    public var canonicalName: String { row.name }

    /// The other names that open it, in the order of the table.
    public var aliases: [String] { row.aliases }

    /// The canonical name, then the aliases.
    public var names: [String] { [row.name] + row.aliases }

    /// What it opens, for people: `Calendar tab`.
    public var opens: String { row.opens }

    /// In which form it comes onto the screen.
    public var presentation: Presentation { row.presentation }

    /// The first version of iOS that shows it; nil when every supported one does.
    public var minimumIOS: IOSVersion? { row.quickAction?.minimumIOS }

    /// Whether `settings/NAME` opens it too.
    public var isNestedInSettings: Bool { row.isNestedInSettings }

    /// The canonical link without parameters: `iwool://calendar`.
    public var link: String { "iwool://\(row.name)" }
}

extension Destination: CustomStringConvertible {
    /// The canonical name.
    public var description: String { canonicalName }
}
