internal import IWoolShortcuts

/// Text in lines of at most so many cells, broken at blanks, and inside a word only where it must be.
enum WrappedText {
    /// The lines; none for a text of blanks.
    ///
    /// - Parameter hanging: The blanks in front of every line but the first; they count.
    static func lines(of text: String, width: Int, hanging: Int = 0) -> [String] {
        let width = max(width, hanging + 2)
        let indent = String(repeating: " ", count: hanging)
        var lines: [String] = []
        var line = ""
        var cells = 0
        var isFresh = true
        func startLine() {
            lines.append(line)
            (line, cells, isFresh) = (indent, hanging, true)
        }
        for word in text.split(separator: " ") {
            if !isFresh, cells + 1 + DisplayWidth.of(word) > width { startLine() }
            if !isFresh {
                line += " "
                cells += 1
            }
            for character in word {
                let step = DisplayWidth.of(String(character))
                if cells + step > width { startLine() }
                line.append(character)
                cells += step
                isFresh = false
            }
        }
        return isFresh ? lines : lines + [line]
    }
}
