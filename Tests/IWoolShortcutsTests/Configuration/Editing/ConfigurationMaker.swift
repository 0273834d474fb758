import IWoolShortcuts
import TestSupport

/// Makes configuration files of every layout by chance, with comments and blank lines everywhere.
struct ConfigurationMaker {
    /// The ways to write the list.
    enum Style: CaseIterable {
        case block, flowLine, flowLines, flowOther
    }

    var random: SeededGenerator
    private(set) var style = Style.block
    private var lineBreaks = ["\n"]
    private var text = ""

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A file whose list has so many options.
    mutating func file(count: Int) -> (text: String, names: [String]) {
        style = pick(Style.allCases)
        lineBreaks = pick([["\n"], ["\n"], ["\r\n"], ["\r"], ["\n", "\r\n"], ["\n", "\r\n", "\r"]])
        text = chance(8) ? "\u{FEFF}" : ""
        let names = options(count)
        if chance(6) { line("---") }
        frame(columns: 0...3)
        let isVersionFirst = chance(2)
        if isVersionFirst { line("version: 1") }
        if chance(3) { line(pick(["theme: 'dark' # t", "x-notes: |\(lineBreaks[0])  - home"])) }
        list(names)
        if chance(2) { frame(columns: 0...6) }
        if !isVersionFirst { line("version: 1") }
        if chance(3) { line(pick(["outputs: []", "x-a: {b: [home, cal]}"])) }
        if chance(8) { line("...") }
        if chance(4) { line("# end") }
        if chance(4), text.last?.isNewline == true { text.removeLast() }
        return (text, names)
    }

    private mutating func list(_ names: [String]) {
        let key = pick(["shortcuts:", "shortcuts:", "\"shortcuts\":", "'shortcuts' :"])
        if names.isEmpty {
            line("\(key) \(pick(["[]", "[ ]", "[\t ]", "[\(pick(lineBreaks))]", "[\(pick(lineBreaks))  ]"]))")
            return
        }
        let quote = pick(["", "", "'", "\"", nil])
        let words = names.map { name in
            let own = quote ?? pick(["", "'", "\""])
            return own + name + own
        }
        switch style {
        case .block: block(key, words)
        case .flowLine: line("\(key) [\(separated(words, breaks: [""]))]\(pick(["", " # c"]))")
        case .flowLines: flowLines(key, words)
        case .flowOther:
            line("\(key) [\(separated(words, breaks: ["", pick(lineBreaks), ""]))\(pick(["", ","]))]")
        }
    }

    private mutating func block(_ key: String, _ words: [String]) {
        let dash = pick([0, 0, 2, 2, 4])
        line(key + pick(["", " ", "  # key"]))
        frame(columns: 0...dash + 6)
        let gap = pick([0, 0, 1, 2, nil])
        for (index, word) in words.enumerated() {
            if index > 0 {
                for _ in 0..<(gap ?? 0) { line("") }
                if gap == nil { frame(columns: 0...dash + 6) }
            }
            for _ in 0..<pick([0, 0, 0, 1, 2]) { comment(columns: dash...dash + 2) }
            let spacing = pick([" ", " ", "   "])
            let tail = pick(["", "", " ", "  # \(pick(["a", "ä", "- home"]))"])
            line(String(repeating: " ", count: dash) + "-" + spacing + word + tail)
            if chance(5) { comment(columns: dash + 3...dash + 8) }
        }
    }

    private mutating func flowLines(_ key: String, _ words: [String]) {
        line(key + " [" + pick(["", " ", " # open"]))
        let hasTrailingComma = chance(2)
        let gap = pick([0, 0, 1, nil])
        for (index, word) in words.enumerated() {
            if index > 0 { for _ in 0..<(gap ?? pick([0, 1, 2])) { line("") } }
            for _ in 0..<pick([0, 0, 0, 1, 2]) { comment(columns: 0...6) }
            let isLast = index == words.count - 1
            let comma = isLast && !hasTrailingComma ? "" : pick([",", ",", " ,"])
            line(pick(["  ", "    "]) + word + comma + pick(["", "", "  ", " # c", "\t# d "]))
        }
        frame(columns: 0...6)
        line(pick(["", "  "]) + "]" + pick(["", " # close"]))
    }

    private mutating func separated(_ words: [String], breaks: [String]) -> String {
        var result = pick(["", " "])
        for (index, word) in words.enumerated() {
            if index > 0 { result += pick(["", " "]) + "," + pick(breaks) + pick([" ", "", "  "]) }
            result += word
        }
        return result + pick(["", " "])
    }

    /// A few blank lines and comments, also parked items, at any column.
    private mutating func frame(columns: ClosedRange<Int>) {
        for _ in 0..<pick([0, 0, 1, 2, 3]) {
            switch pick([0, 1, 2]) {
            case 0: line(pick(["", "", "  "]))
            case 1: comment(columns: columns)
            default: line(pick(["# - scan", "  #- 'rate' # old", "  # home,", "# cal", "    # - \"new\""]))
            }
        }
    }

    private mutating func comment(columns: ClosedRange<Int>) {
        let column = Int.random(in: columns, using: &random)
        line(
            String(repeating: " ", count: column) + pick(["# why", "# not - home", "#", "## - new", "# é 🏖"]))
    }

    private mutating func line(_ content: String) {
        text += content + pick(lineBreaks)
    }

    private mutating func options(_ count: Int) -> [String] {
        ShortcutOption.all.shuffled(using: &random).prefix(count).map { pick($0.names) }
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    /// True once in so many times.
    mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }
}
