/// Why a selection refused a change; the selection is as it was.
public enum SelectionError: Error, Hashable, Sendable {
    /// All places are taken, so nothing can be added.
    case full(ShortcutOption)
    /// The option is in the selection already, at this position from 1.
    case alreadySelected(ShortcutOption, position: Int)
    /// The option is not in the selection.
    case notSelected(ShortcutOption)
    /// There is no such position; positions go from 1 to the number given last.
    case noSuchPosition(Int, last: Int)
    /// A list of this many options was given, more than fit.
    case tooMany(Int)
}

extension SelectionError: CustomStringConvertible {
    /// What was refused, in one line without a full stop.
    public var description: String {
        switch self {
        case .full(let option):
            "all \(ShortcutSelection.maximumCount) places are taken, so \(option) can't be added"
        case .alreadySelected(let option, let position):
            "\(option) is selected already, at position \(position)"
        case .notSelected(let option):
            "\(option) is not selected"
        case .noSuchPosition(let position, 0):
            "there is no position \(position): nothing is selected"
        case .noSuchPosition(let position, let last):
            "there is no position \(position): positions go from 1 to \(last)"
        case .tooMany(let count):
            "\(count) options were given, and at most \(ShortcutSelection.maximumCount) fit"
        }
    }
}
