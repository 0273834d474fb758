import IWoolShortcuts
import ShortcutsConfiguration
import ShortcutsExport

extension EditorFrame {
    /// What there is to say, wrapped; the mark in front of a refusal is a character, not a colour.
    var messageLines: [String] {
        guard let message = question ?? state.message else { return [""] }
        return EditorFrame.wrapped(message.text, to: max(width - 4, 1)).enumerated().map { index, text in
            var line = EditorLine(limit: width, style: style)
            line.add(index == 0 && message.isRefusal ? " ! " : "   ", .bad)
            line.add(text, message.isRefusal ? .strong : nil)
            return line.text
        }
    }

    /// What the editor asks, where it waits for an answer.
    private var question: EditorState.Message? {
        switch state.mode {
        case .list, .exchange, .help, .difference:
            return nil
        case .leaving:
            return .init(text: "\(state.changesInWords), not saved: leave without them?", isRefusal: true)
        case .obstacle(let obstacle):
            let said = state.message.map { "\($0.text). " } ?? ""
            return .init(text: said + words(for: obstacle), isRefusal: true)
        case .naming(let name, _):
            let said = state.message.map { "\($0.text). " } ?? ""
            return .init(text: "\(said)Save as: \(VisibleText.whole(name))_", isRefusal: false)
        }
    }

    private func words(for obstacle: EditorState.Obstacle) -> String {
        let name = VisibleText.whole(state.fileName)
        switch obstacle {
        case .refused(let reason):
            return reason
        case .gone:
            return "\(name) is gone: another program removed it, and nothing was written"
        case .changed(let bytes):
            let lists =
                ShortcutsFile.read(SourceText(name: name, bytes: bytes)).file.map { file in
                    let titles = file.selection.options.map { $0.title(in: state.language) }
                    return titles.isEmpty ? "lists nothing" : "lists \(titles.joined(separator: ", "))"
                } ?? "has errors"
            return "\(name) was changed by another program meanwhile, and now \(lists); nothing was written"
        }
    }

    /// The keys that matter now; on a narrow screen the last ones are left out, but for the way out.
    var keyWords: String {
        switch state.mode {
        case .list:
            return fitting(
                ["J/K move", "space on/off", "x exchange", "u undo", "d diff"],
                ["enter save", "q leave", "? keys"])
        case .exchange: return fitting(["up/down or 1-9 go to a row"], ["x exchange", "esc stop"])
        case .help: return " any key goes back"
        case .difference: return fitting(["up/down scroll"], ["any other key goes back"])
        case .leaving: return " y leave   s save and leave   n stay"
        case .obstacle(.changed):
            return fitting(["r reload and make your changes again"], ["o save elsewhere", "esc back"])
        case .obstacle: return " o save to another file   esc go back"
        case .naming: return " enter save   esc go back"
        }
    }

    private func fitting(_ words: [String], _ needed: [String]) -> String {
        var words = words
        func text() -> String { " " + (words + needed).joined(separator: "  ") }
        while DisplayWidth.of(text()) > width, !words.isEmpty { words.removeLast() }
        return text()
    }

    /// The text in lines of at most so many cells, broken at blanks; a longer word stays whole.
    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// The keys, a line each.
    static let help = [
        "up, down, k, j     go to another row; home and end to the first and the last",
        "1-9                go to the row with that number",
        "K, J, alt-arrows   move the row up or down, with its comments",
        "space              put the row on the icon, or take it off",
        "x                  exchange the row with another one",
        "u, ctrl-r          undo, and do again",
        "r                  go back to the defaults",
        "d                  show what saving would change in the file",
        "l                  show the menu in the next language",
        "b                  put the icon to the bottom of the screen, where the menu opens",
        "                   upwards and its first row is the lowest",
        "enter              save",
        "q                  leave; asks if there are changes",
        "ctrl-c             leave at once, and write nothing",
        "ctrl-z             go to the shell for a while; 'fg' comes back",
    ]
}
