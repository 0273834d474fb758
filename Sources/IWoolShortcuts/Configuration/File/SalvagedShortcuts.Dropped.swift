public import IWoolShortcuts

extension SalvagedShortcuts {
    /// Something that was left out.
    public struct Dropped: Hashable, Sendable {
        /// The line of the file that it begins at, from 1.
        public let line: Int
        /// What stood there, cut at 60 characters, with what can't be seen named.
        public let text: String
        /// Why it was left out.
        public let reason: Reason
    }

    /// Why something was left out.
    public enum Reason: Hashable, Sendable {
        /// The item is a name that could not be kept.
        case name(ShortcutSelection.DropReason)
        /// The item is no name: it is null, a number, a list, a mapping or an alias.
        case notAName
        /// The file is readable and has no list under `shortcuts`.
        case noList
        /// The file can't be read, for the reason given.
        case unreadable(String)
    }
}

extension SalvagedShortcuts.Dropped {
    /// The whole file, which could not be read.
    init(_ refusal: Diagnostic, in source: SourceText) {
        line = source.line(at: refusal.range.lowerBound)
        text = VisibleText.shown(source.text(refusal.range))
        reason = .unreadable(refusal.message)
    }

    /// A node, or nothing at the start of the file.
    init(_ node: YAMLNode?, reason: SalvagedShortcuts.Reason, in source: SourceText) {
        let range = node?.range ?? 0..<0
        line = source.line(at: range.lowerBound)
        text = VisibleText.shown(node?.scalar?.value ?? source.text(range))
        self.reason = reason
    }
}
