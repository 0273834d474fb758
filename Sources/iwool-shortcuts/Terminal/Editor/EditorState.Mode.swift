extension EditorState {
    /// What the keys mean at the moment.
    enum Mode: Hashable, Sendable {
        /// They work on the list.
        case list
        /// They look for the row with which this one is to be exchanged.
        case exchange(Int)
        /// The keys are explained.
        case help
        /// The difference to the file is shown, from this line on.
        case difference(top: Int)
        /// The question is whether changes are to be lost.
        case leaving
        /// The file could not be saved, and there is a choice.
        case obstacle(Obstacle)
        /// The name of another file is typed; esc goes back to the choice.
        case naming(String, Obstacle)
    }

    /// Why the file could not be saved.
    enum Obstacle: Hashable, Sendable {
        /// Another program has written these bytes to it.
        case changed([UInt8])
        /// It is not there any more.
        case gone
        /// The system or the saver refused, for this reason.
        case refused(String)
    }

    /// The line of words above the keys.
    struct Message: Hashable, Sendable {
        /// What is said.
        let text: String
        /// Whether something was not done.
        let isRefusal: Bool
    }
}
