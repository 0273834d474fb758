package import IWoolShortcuts

extension EditOutcome {
    /// A name as it is written, and what it means.
    package struct Name: Hashable, Sendable {
        /// The spelling.
        package let spelling: String
        /// The option; nil for an unknown name in a file that is not in order.
        package let option: ShortcutOption?

        package init(_ spelling: String) {
            self.spelling = spelling
            option = ShortcutOption(spelling)
        }

        /// The title for people; an unknown name is shown as it is written.
        package func title(in language: Language) -> String {
            option?.title(in: language) ?? VisibleText.quoted(spelling)
        }
    }

    /// What happened to one item; positions count from 1, comments are texts from their `#` on.
    package enum Change: Hashable, Sendable {
        /// It came.
        case added(Name, at: Int)
        /// It went, and the comments went with it.
        case removed(Name, from: Int, comments: [String])
        /// It has another place, and the comments came along.
        case moved(Name, from: Int, to: Int, comments: [String])
        /// It took the place of another, whose comments stayed.
        case replaced(Name, by: Name, at: Int, comments: [String])
        /// It is written differently and means the same.
        case respelled(Name, as: Name, at: Int)
    }
}
