/// The last step of both ways: it knows the screen on top of a scene, and changes it.
public struct AppRouter: Hashable, Sendable {
    /// What was opened last in the scene; nil before anything was.
    public package(set) var screen: IWoolDeepLink?

    package init() {}

    /// Reads what `onOpenURL` brings; the slot of the scene is where it goes next.
    ///
    /// - Parameters:
    ///   - links: The links of one callback, which come as a set; they keep this order.
    ///   - firstNumber: The number of the first request; the others follow.
    public static func requests(for links: [String], numberedFrom firstNumber: Int) -> [ShortcutRequest] {
        links.enumerated().map { ShortcutRequest(number: firstNumber + $0.offset, link: $0.element) }
    }

    /// Goes where a link leads.
    package mutating func applyDeepLink(_ link: IWoolDeepLink) {
        screen = link
    }
}
