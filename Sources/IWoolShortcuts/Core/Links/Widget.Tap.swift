extension Widget {
    /// What a tap opens.
    public enum Tap: Hashable, Sendable {
        /// Always the same destination.
        case destination(Destination)
        /// The first of the activities that it shows, or Home when it shows none.
        case firstActivityOrHome
        /// The activity that it stands for.
        case activity
        /// Something in the app that no link leads to.
        case insideTheApp
    }
}
