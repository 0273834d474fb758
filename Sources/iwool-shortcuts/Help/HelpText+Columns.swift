import IWoolShortcuts
import ShortcutsExport

extension HelpText {
    /// Rows of a name and a sentence, the sentences below each other and wrapped.
    ///
    /// A name that is too long for its column has a line of its own.
    func columns(_ rows: [(name: String, sentence: String)]) -> [String] {
        let widths = rows.map { DisplayWidth.of($0.name) }.filter { $0 <= 26 }
        let column = widths.max() ?? 0
        let indent = String(repeating: " ", count: column + 4)
        return rows.flatMap { name, sentence in
            let lines = sentence.wrapped(to: width - column - 4).map { indent + $0 }
            let painted = style.painted(name, .strong)
            guard DisplayWidth.of(name) <= column else { return ["  " + painted] + lines }
            let gap = String(repeating: " ", count: column - DisplayWidth.of(name) + 2)
            return ["  " + painted + gap + (lines.first?.dropFirst(indent.count) ?? "")] + lines.dropFirst()
        }
    }
}
