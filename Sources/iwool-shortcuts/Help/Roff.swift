/// Builds a manual page from man(7) macros; text is escaped, so that it comes out as it went in.
struct Roff {
    /// The page so far.
    private(set) var text = ""
    private var isAtHeading = false

    /// A macro with its arguments.
    mutating func request(_ name: String, _ arguments: String...) {
        isAtHeading = name == "SH" || name == "SS"
        text += "." + name
        for argument in arguments { text += " \"" + Roff.escaped(argument) + "\"" }
        text += "\n"
    }

    /// A heading.
    mutating func section(_ title: String) {
        request("SH", title)
    }

    /// A heading below a section.
    mutating func subsection(_ title: String) {
        request("SS", title)
    }

    /// Running text.
    mutating func text(_ words: String) {
        for line in words.wrapped(to: 72) { self.line(line) }
    }

    private mutating func line(_ line: String) {
        isAtHeading = false
        text += (line.hasPrefix(".") ? "\\&" : "") + Roff.escaped(line) + "\n"
    }

    /// A line in bold.
    mutating func bold(_ line: String) {
        request("B", line)
    }

    /// A paragraph; the first one of a section needs no gap above it.
    mutating func paragraph(_ words: String) {
        if !isAtHeading { request("PP") }
        text(words)
    }

    /// A name with an indented text below or beside it.
    mutating func item(_ name: String, _ words: String) {
        request("TP")
        bold(name)
        text(words)
    }

    /// A line to copy, indented and in a font of even width.
    mutating func example(_ line: String) {
        request("RS", "4")
        request("EX")
        self.line(line)
        request("EE")
        request("RE")
    }

    /// Text in which no character means anything; quotes and dashes stay what a shell needs.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            default: result.append(character)
            }
        }
        return result
    }
}
