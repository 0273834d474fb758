import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// Puts the quick actions in order by hand: on the whole screen, or in a dialogue of lines.
enum EditCommand: Command {
    struct Options: CommandOptions {
        var file: String?
        var isPlain = false
        var iOS = EditorState.oldestIOS
    }

    static let name = "edit"
    static let summary = "choose and order the quick actions in the terminal"
    static let discussion = [
        "The screen shows the nine quick actions, the menu as the phone shows it, and the comments that "
            + "travel with a row; '?' explains the keys. Nothing is written before enter.",
        "Without a terminal, with '--plain' or with TERM=dumb it prints a numbered list and reads the new "
            + "order from a line, such as 3 1 2 4.",
    ]
    static let flags: [Flag<Options>] = [
        .value("file", short: "f", { $0.file = $1 }, .file, "the configuration to work on"),
        .toggle("plain", { $0.isPlain = true }, "ask for a line, and take no screen"),
        .value("ios", { $0.iOS = $1 }, .iOSVersion, "the version of iOS on the phone beside the list"),
    ]
    static let examples = [
        CommandExample("edit", "order the quick actions on the screen"),
        CommandExample("edit --plain", "do it with one line of numbers"),
    ]

    static func run(
        _ options: Options, _ arguments: [Argument], _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        guard let location = try context.search(named: options.file).found else {
            throw Refusal(
                "no configuration was found in this folder or above, nor one of your own",
                help: ["'\(Product.name) init' makes one in this folder"])
        }
        guard case .file(let path) = location.source else {
            throw Refusal("'edit' works on a file, and \(location.path) is none")
        }
        let source = try context.text(of: location.source)
        let file = try context.configuration(in: source)
        if options.isPlain || context.surroundings.environment["TERM"] == "dumb" || !RawTerminal.isPossible {
            return try converse(about: file, context)
        }
        return try takeScreen(for: source, path, options, context)
    }

    private static func takeScreen(
        for source: SourceText, _ path: FilePath, _ options: Options, _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        guard let document = EditorDocument(source), let screen = RawTerminal() else {
            throw Refusal("the terminal can't show a screen", help: ["'--plain' asks for a line instead"])
        }
        let state = EditorState(
            document, named: path.text, speaking: context.language, iOS: options.iOS)
        var session = EditorSession(
            state, path: path, on: screen, saver: FileSaver(context.surroundings.files),
            style: context.output.style.text)
        let status = session.run()
        screen.close()
        if let words = session.savedWords { context.say(words) }
        if session.state.document.isChanged {
            context.say("left without saving: \(session.state.changesInWords)")
        }
        return status
    }

    /// Asks until a line is an answer, or until there are no more lines.
    private static func converse(
        about file: ShortcutsFile, _ context: CommandContext
    ) throws(Refusal) -> ExitStatus {
        let dialogue = LineDialogue(file.selection, speaking: context.language)
        for line in dialogue.question(about: file.source.name) { context.output.line(line) }
        context.output.flush()
        var lines = LineReader(.standardInput, context.surroundings.files)
        var answered: Result<[ShortcutOption]?, Refusal>?
        var hasMore = true
        while hasMore {
            hasMore = try lines.readLines { (bytes) throws(Refusal) in
                if case .success = answered { return }
                do throws(Refusal) {
                    answered = .success(try dialogue.answer(String(decoding: bytes, as: UTF8.self)))
                } catch {
                    answered = .failure(error)
                    context.warn(error.message)
                }
            }
            if case .success = answered { hasMore = false }
        }
        switch answered {
        case .failure(let refusal): throw refusal
        case .success(let chosen?):
            var edit = EditOptions()
            edit.file = file.source.name
            return try EditRun(
                .set(chosen.map(\.canonicalName)), edit, [], context, expecting: file.source.bytes
            ).run()
        case .success(nil), nil:
            context.say("kept as it is")
            return .fine
        }
    }
}
