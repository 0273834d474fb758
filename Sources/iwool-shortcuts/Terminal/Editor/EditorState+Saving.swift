import IWoolShortcuts
import ShortcutsConfiguration

extension EditorState {
    /// The answers to whether changes are to be lost.
    mutating func handleWhenLeaving(_ key: EditorKey) -> EditorAction? {
        mode = .list
        switch key {
        case .character("y"), .character("Y"): return .leave
        case .character("s"), .enter: return .save(thenLeave: true)
        default: return nil
        }
    }

    /// Learns that the file has the current text.
    mutating func wasSaved(_ words: String) {
        document.markSaved()
        mode = .list
        say(words)
    }

    /// Learns why it has not, and offers what can be done.
    mutating func wasNotSaved(_ obstacle: Obstacle) {
        mode = .obstacle(obstacle)
    }

    /// Learns that another file could not be made; its name can be mended.
    mutating func wasNotSaved(as name: String, because reason: String, after obstacle: Obstacle) {
        mode = .naming(name, obstacle)
        refuse(reason)
    }

    /// The answers to an obstacle.
    mutating func handleAtObstacle(_ key: EditorKey, _ obstacle: Obstacle) {
        switch (key, obstacle) {
        case (.character("r"), .changed(let bytes)): reload(bytes)
        case (.character("o"), _): mode = .naming("", obstacle)
        case (.escape, _), (.character("q"), _): mode = .list
        default: break
        }
    }

    private mutating func reload(_ bytes: [UInt8]) {
        let source = SourceText(name: document.current.editor.source.name, bytes: bytes)
        guard let (document, refusals) = document.rebased(on: source, speaking: language) else {
            return refuse("the file has errors now, so it can't be edited: o saves yours to another one")
        }
        self.document = document
        mode = .list
        guard let refusal = refusals.first else {
            return say("reloaded, and your changes made again: \(stateInWords)")
        }
        let count = refusals.count == 1 ? "one change" : "\(CountWord.of(refusals.count)) changes"
        refuse("reloaded, but \(count) could not be made again: \(refusal.message(in: language))")
    }

    /// The keys that write the name of another file.
    mutating func handleWhenNaming(
        _ key: EditorKey, _ name: String, _ obstacle: Obstacle
    ) -> EditorAction? {
        var name = name
        switch key {
        case .escape:
            mode = .obstacle(obstacle)
            return nil
        case .enter:
            return name.isEmpty ? nil : .saveElsewhere(name)
        case .backspace:
            if !name.isEmpty { name.removeLast() }
        case .control("u"):
            name = ""
        case .character(let scalar):
            name.unicodeScalars.append(scalar)
        case .pasted(let text):
            name.unicodeScalars += text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
        default:
            break
        }
        mode = .naming(name, obstacle)
        return nil
    }
}
