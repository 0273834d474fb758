import IWoolShortcuts
import ShortcutsConfiguration

extension Refusal {
    /// Why an edit is not made, with its way out, and with the word at fault where there is one.
    init(_ error: EditRefusal, _ edit: ShortcutEdit, _ arguments: [Argument], in language: Language) {
        var message = error.message(in: language)
        var wayOut = error.wayOut
        if case .faultyFile = error {
            message += ", so '\(edit.verb)' was not made"
            if edit == .reset {
                wayOut = "`reset --force` writes the default, and keeps the old text as NAME~"
            }
        }
        if let word = error.subject, let argument = arguments.last(where: { $0.text == word }) {
            self.init(message, at: argument, help: [wayOut])
        } else {
            self.init("\(message); \(wayOut)")
        }
    }
}

extension EditRefusal {
    /// The word of the command line that is at fault.
    fileprivate var subject: String? {
        switch self {
        case .unknownName(let name): name
        case .noSuchPosition(let position, _): String(position)
        case .namedTwice(_, _, let name): name
        case .newItemCannotStep, .alreadySelected, .notSelected, .ambiguous, .full, .tooMany,
            .dashBesideKey, .commentBetweenBrackets, .faultyFile, .wouldChangeMore:
            nil
        }
    }
}

extension FileError {
    /// The same for a file that is not there, with the command that makes it.
    func suggestingInit(_ path: FilePath) -> FileError {
        FileError(code, message, advice: advice ?? "`init --file \(path)` makes it")
    }
}
