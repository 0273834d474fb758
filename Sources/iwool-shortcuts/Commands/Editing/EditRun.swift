import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// One run of a command that edits: finds the file, makes the edit, delivers it, and says what it did.
struct EditRun {
    private let edit: ShortcutEdit
    private let options: EditOptions
    private let arguments: [Argument]
    private let context: CommandContext
    private let expected: [UInt8]?

    /// Takes an edit, perhaps of a text that somebody has looked at and that must still be the same.
    init(
        _ edit: ShortcutEdit, _ options: EditOptions, _ arguments: [Argument], _ context: CommandContext,
        expecting expected: [UInt8]? = nil
    ) {
        self.expected = expected
        self.edit = edit
        self.options = options
        self.arguments = arguments
        self.context = context
    }

    /// Does it all.
    func run() throws(Refusal) -> ExitStatus {
        let location = try location()
        if case .file(let path) = location.source, !options.isTrial,
            options.output.map({ FilePath($0) == path }) ?? true
        {
            return try editInPlace(path)
        }
        let source = try text(of: location.source)
        let outcome = try outcome(on: source)
        let words = EditReport(outcome, in: context.language)
        if options.isTrial {
            if options.isDryRun { printDifference(outcome, of: source) }
            say(words, did: "would change", location.path)
            return options.isCheck && !outcome.changesNothing ? .findings : .fine
        }
        guard let output = options.output, output != "-" else {
            context.output.write(bytes: outcome.bytes)
            say(words, did: "changed", location.path)
            return .fine
        }
        do throws(FileError) {
            let saved = try saver.put(
                FilePath(output), outcome.bytes, keepsBackup: options.keepsBackup)
            report(outcome, saved)
            return .fine
        } catch {
            throw Refusal(error)
        }
    }

    /// Edits a file where it stands; nobody else who saves so comes between.
    private func editInPlace(_ path: FilePath) throws(Refusal) -> ExitStatus {
        var result: Result<EditOutcome, Refusal>?
        let saved: SavedFile
        do throws(FileError) {
            saved = try saver.edit(
                path, limit: options.isForced ? .max : YAMLLimits.byteCount,
                keepsBackup: options.keepsBackup || options.isForced
            ) { bytes in
                let source = SourceText(name: path.text, bytes: bytes)
                let made = Result { () throws(Refusal) in try outcome(on: source) }
                result = made
                return (try? made.get())?.bytes
            }
        } catch {
            throw Refusal(error.code == .missing ? error.suggestingInit(path) : error)
        }
        guard let outcome = try result?.get() else {
            preconditionFailure("\(path) was saved without having been read")
        }
        report(outcome, saved)
        return .fine
    }

    private var saver: FileSaver { FileSaver(context.surroundings.files, onWaiting: context.warn) }

    /// The file to edit.
    private func location() throws(Refusal) -> ConfigurationSearch.Location {
        guard let location = try context.search(named: options.file).found else {
            throw Refusal(
                "no configuration was found in this folder or above, nor one of your own",
                help: ["'\(Product.name) init' makes one in this folder"])
        }
        return location
    }

    private func text(of source: InputSource) throws(Refusal) -> SourceText {
        guard options.isForced else { return try context.text(of: source) }
        do throws(FileError) {
            let bytes = try FileReader(context.surroundings.files).bytes(of: source)
            return SourceText(name: source.path.text, bytes: bytes)
        } catch {
            throw Refusal(error)
        }
    }

    /// What the edit makes of a text; one that it can't be made of is written anew if that is forced.
    private func outcome(on source: SourceText) throws(Refusal) -> EditOutcome {
        if let expected, expected != source.bytes {
            throw Refusal(
                "\(VisibleText.quoted(source.name)) was changed by another program meanwhile, "
                    + "and nothing was written",
                help: ["look at it, and say it again"])
        }
        do throws(EditRefusal) {
            return try ShortcutsEditor(source).outcome(of: edit)
        } catch {
            if case .faultyFile(let diagnostics, _) = error {
                if options.isForced { return EditOutcome(rewriting: source) }
                let errors = diagnostics.filter { $0.severity == .error }
                let report = DiagnosticReport(source, errors)
                context.messages.write(
                    bytes: DiagnosticFormat.text.text(of: [report], style: context.messages.style.text))
            }
            throw Refusal(error, edit, arguments, in: context.language)
        }
    }

    private func printDifference(_ outcome: EditOutcome, of source: SourceText) {
        let path = VisibleText.whole(source.name)
        let difference = UnifiedDiff(from: source.bytes, to: outcome.bytes, path: path)
        let style = context.output.style
        for line in difference.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            let paint: TextStyle.Paint? =
                switch line.first {
                case UInt8(ascii: "-"): .bad
                case UInt8(ascii: "+"): .good
                case UInt8(ascii: "@"): .helpful
                default: nil
                }
            if let paint, style.text.isColored {
                context.output.line(style.painted(String(decoding: line, as: UTF8.self), paint))
            } else {
                context.output.write(bytes: line + [0x0A])
            }
        }
    }

    private func report(_ outcome: EditOutcome, _ saved: SavedFile) {
        let words = EditReport(outcome, in: context.language)
        guard saved.isWritten else { return say(words, did: "wrote", saved.path) }
        say(words, did: "wrote", saved.path)
        if saved.realPath != saved.path { context.say("  \(saved.path) is a link to \(saved.realPath)") }
        if let backup = saved.backup { context.say("  the old text is in \(backup)") }
    }

    private func say(_ words: EditReport, did verb: String, _ path: FilePath) {
        if words.isEmpty {
            context.say("nothing to change in \(path): \(words.list)")
        } else {
            context.say("\(verb) \(path): \(words.summary)")
            for line in words.lostComments { context.say("  \(line)") }
        }
        if words.leavesErrors { context.warn("\(path.quoted) still has errors, which 'check' shows") }
    }
}
