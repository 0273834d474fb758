/// One thing that a person asked the app to open, on its way from the system to the screen.
///
/// ```swift
/// ShortcutRequest(number: 1, quickAction: "iwool://calendar")
/// ShortcutRequest(number: 2, link: "iwool://event/42")
/// ```
public struct ShortcutRequest: Hashable, Sendable {
    /// Which way it came.
    public enum Source: Hashable, Sendable, CaseIterable {
        /// A Home Screen quick action; its type is the link.
        case quickAction
        /// A URL: from a widget, Safari or Apple Shortcuts.
        case url
    }

    /// How far the timer of a request is.
    package enum TimerState: UInt8, Hashable, Sendable {
        /// It was never taken, or needs no timer.
        case notStarted
        /// It was taken; detaching neither stops nor restarts it.
        case running
        /// The time is over.
        case over
    }

    /// Its name for as long as the process runs, given at its entry.
    public let number: Int
    /// Which way it came.
    public let source: Source
    /// What its link opens, or why it opens nothing.
    public let outcome: IWoolDeepLink.Outcome
    /// Whether it came with the connection of its scene.
    public package(set) var isCold = false
    /// How far its timer is.
    package var timer = TimerState.notStarted

    package init(number: Int, source: Source, outcome: IWoolDeepLink.Outcome) {
        self.number = number
        self.source = source
        self.outcome = outcome
    }

    /// A quick action, by its type.
    public init(number: Int, quickAction type: String) {
        self.init(number: number, source: .quickAction, outcome: IWoolDeepLink.parse(type))
    }

    /// A link that was opened, as `URL.absoluteString` gives it.
    public init(number: Int, link: String) {
        self.init(number: number, source: .url, outcome: IWoolDeepLink.parse(link))
    }

    /// Whether the system shows what it opens only over a foreground-active scene.
    public var needsActiveScene: Bool { outcome.link?.needsActiveScene ?? false }

    /// What makes two requests equal; nil for one that opens nothing.
    package var target: RequestTarget? { outcome.link.map(RequestTarget.init) }
}

extension IWoolDeepLink {
    /// Whether the system shows what it opens only over a foreground-active scene.
    public var needsActiveScene: Bool {
        switch self {
        case .destination(let destination): destination.presentation.needsActiveScene
        case .event: false
        }
    }
}
