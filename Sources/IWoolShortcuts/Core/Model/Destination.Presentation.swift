extension Destination {
    /// The form in which a destination comes onto the screen.
    public enum Presentation: String, Hashable, Sendable, CaseIterable {
        /// A tab of the app is selected.
        case tab
        /// A page is pushed.
        case page
        /// A sheet of the app's own is presented.
        case sheet
        /// The system's mail sheet; it needs a foreground-active scene, and an account to send from.
        case mailSheet
        /// The App Store's prompt; it needs a foreground-active scene, and may show nothing.
        case reviewPrompt

        /// Whether the system shows it only over a scene that is foreground-active.
        public var needsActiveScene: Bool {
            switch self {
            case .tab, .page, .sheet: false
            case .mailSheet, .reviewPrompt: true
            }
        }
    }
}
