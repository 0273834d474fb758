import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

/// The loop of the editor: keys from a screen go to the state, and what the state asks for is done.
struct EditorSession {
    /// How long a lone escape waits for the rest of a sequence, in milliseconds.
    private static let escapeDelay: Int32 = 50

    private(set) var state: EditorState
    private let screen: any Screen
    private let saver: FileSaver
    private let style: TextStyle
    private var path: FilePath
    private var decoder = EditorKey.Decoder()
    /// What was saved, in words, for the line that stays when the screen is gone.
    private(set) var savedWords: String?

    init(
        _ state: EditorState, path: FilePath, on screen: any Screen, saver: FileSaver, style: TextStyle
    ) {
        self.state = state
        self.path = path
        self.screen = screen
        self.saver = saver
        self.style = style
    }

    /// Runs until somebody leaves; the status is that of the command.
    mutating func run() -> ExitStatus {
        draw()
        while true {
            switch screen.next(timeOut: decoder.isWaiting ? EditorSession.escapeDelay : nil) {
            case .input(let bytes):
                if let status = handle(decoder.keys(from: bytes)) { return status }
            case .timeOut:
                if let status = handle(decoder.timeOut()) { return status }
            case .redraw: break
            case .ending(let signal): return ExitStatus(signal: signal)
            case .closed: return .interrupted
            }
            draw()
        }
    }

    private func draw() {
        let size = screen.size
        screen.draw(EditorFrame(state, columns: size.columns, rows: size.rows, style: style).lines)
    }

    /// Takes keys until one of them ends the session.
    private mutating func handle(_ keys: [EditorKey]) -> ExitStatus? {
        for key in keys {
            guard let action = state.handle(key), let status = perform(action) else { continue }
            return status
        }
        return nil
    }

    private mutating func perform(_ action: EditorAction) -> ExitStatus? {
        switch action {
        case .save(let thenLeave):
            save()
            return thenLeave && !state.document.isChanged ? .fine : nil
        case .saveElsewhere(let name):
            saveElsewhere(name)
            return nil
        case .leave: return .fine
        case .interrupt: return .interrupted
        case .suspend:
            screen.suspend()
            return nil
        case .redraw: return nil
        }
    }

    /// Saves over what was read, and over nothing else.
    private mutating func save() {
        let (known, wanted) = (state.document.saved.bytes, state.document.current.bytes)
        var found: [UInt8]?
        do throws(FileError) {
            let saved = try saver.edit(path, limit: YAMLLimits.byteCount) { bytes in
                found = bytes
                return bytes == known ? wanted : nil
            }
            guard let found, found == known || found == wanted else {
                return state.wasNotSaved(.changed(found ?? []))
            }
            finishSaving(saved)
        } catch {
            switch error.code {
            case .missing: state.wasNotSaved(.gone)
            case .changed: state.wasNotSaved(.changed(found ?? []))
            default: state.wasNotSaved(.refused(words(of: error)))
            }
        }
    }

    /// Makes another file, and goes on with it.
    private mutating func saveElsewhere(_ name: String) {
        guard case .naming(_, let obstacle) = state.mode else { return }
        let target = FilePath(name)
        do throws(FileError) {
            let saved = try saver.create(target, state.document.current.bytes)
            path = target
            state.continueWith(fileNamed: target.text)
            finishSaving(saved)
        } catch {
            state.wasNotSaved(as: name, because: words(of: error), after: obstacle)
        }
    }

    private mutating func finishSaving(_ saved: SavedFile) {
        let titles = state.document.current.selection.options.map { $0.title(in: state.language) }
        let list = titles.isEmpty ? "no quick actions" : titles.joined(separator: ", ")
        let words = "wrote \(saved.path): \(list)"
        savedWords = words
        state.wasSaved(words)
    }

    private func words(of error: FileError) -> String {
        error.advice.map { "\(error.message); \($0)" } ?? error.message
    }
}
