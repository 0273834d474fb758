/// Something on the Home Screen or the Lock Screen that can be tapped: a widget, its row, a Live Activity.
///
/// ```swift
/// try Widget("Glance")?.tapLink(activity: 42)    // iwool://event/42
/// try Widget("Glance")?.tapLink()                // iwool://home
/// ```
public struct Widget: Hashable, Sendable {
    /// The row of `Widget.table` that defines it.
    private let index: Int

    /// Every widget, in the order of the protocol.
    public static let all: [Widget] = table.indices.map(Widget.init(unchecked:))

    private init(unchecked index: Int) {
        self.index = index
    }

    /// The widget of a name; case, spaces, hyphens and underscores make no difference.
    public init?(_ name: some StringProtocol) {
        let wanted = Widget.folded(name)
        guard let index = Widget.table.firstIndex(where: { Widget.folded($0.name) == wanted }) else {
            return nil
        }
        self.init(unchecked: index)
    }

    /// The name as the protocol writes it: `Today Active`.
    public var name: String { Widget.table[index].name }

    /// What a tap on it opens.
    public var tap: Tap { Widget.table[index].tap }

    /// The first version of iOS that has it, or nil when every supported one does.
    public var minimumIOS: IOSVersion? { Widget.table[index].minimumIOS }

    /// Guesses the widget that a mistyped name was meant to be.
    package static let nearMiss = NearMiss(all.map { (spelling: $0.name, name: $0) })

    private static func folded(_ name: some StringProtocol) -> String {
        ASCII.lowercased(String(name.filter { $0 != " " && $0 != "-" && $0 != "_" }))
    }
}

extension Widget: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
