/// Cuts the command line into flags and positional arguments; it knows the syntax and no names.
///
/// `--x=v` and `--x v`, clusters such as `-nq`, `-fv` and `-f v`, `-` as a positional argument, `--` in front
/// of arguments that are no flags whatever they look like. Since only the caller knows which flags have a
/// value, it asks for one with `value()`.
struct ArgumentLexer {
    private let arguments: [String]
    private var index = 0
    private var flagsHaveEnded = false
    /// The value that a long flag brought along behind `=`, until it is taken.
    private var attached: Argument?
    /// Where in the argument before `index` the next letter of a cluster stands.
    private var cluster: String.Index?

    /// Takes the arguments behind the program's name.
    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// The place behind the last argument, where something may be missing.
    var end: Argument.Place { Argument.Place(index: arguments.count, range: 0..<0) }

    /// The next flag or positional argument, or nil at the end.
    mutating func next() -> Token? {
        precondition(attached == nil, "the value \(attached?.text ?? "") was not taken")
        if let cluster { return .short(letter(at: cluster)) }
        guard index < arguments.count else { return nil }
        let text = arguments[index]
        index += 1
        if flagsHaveEnded || !ArgumentLexer.looksLikeFlag(text) { return .positional(whole(text)) }
        if text == "--" {
            flagsHaveEnded = true
            return next()
        }
        if text.hasPrefix("--") { return .long(long(text)) }
        return .short(letter(at: text.index(after: text.startIndex)))
    }

    /// The value of the flag that was just read: attached, or the next argument.
    ///
    /// Nil when there is none, also when what comes next looks like a flag itself.
    mutating func value() -> Argument? {
        if let value = attachedValue() { return value }
        if let start = cluster {
            cluster = nil
            return part(of: arguments[index - 1], from: start)
        }
        guard index < arguments.count, !ArgumentLexer.looksLikeFlag(arguments[index]) else { return nil }
        index += 1
        return whole(arguments[index - 1])
    }

    /// The value behind `=`, which a flag without a value must not have.
    mutating func attachedValue() -> Argument? {
        if let value = attached {
            attached = nil
            return value
        }
        guard let start = cluster, arguments[index - 1][start] == "=" else { return nil }
        cluster = nil
        let text = arguments[index - 1]
        return part(of: text, from: text.index(after: start))
    }

    /// The argument that comes next, whatever it is.
    var upcoming: String? { index < arguments.count ? arguments[index] : nil }

    /// The argument that the last token came from.
    var current: Argument { whole(arguments[index - 1]) }

    /// Whether an argument is a flag by its looks: a dash and more, and no negative number.
    private static func looksLikeFlag(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else { return false }
        let digit = second == UInt8(ascii: ".") ? bytes.dropFirst(2).first : second
        return !(digit.map { (0x30...0x39).contains($0) } ?? false)
    }

    private mutating func long(_ text: String) -> Argument {
        let name = text.dropFirst(2).prefix { $0 != "=" }
        if name.endIndex < text.endIndex {
            attached = part(of: text, from: text.index(after: name.endIndex))
        }
        return Argument(
            text: String(name), place: place(in: text, text.startIndex..<name.endIndex))
    }

    private mutating func letter(at start: String.Index) -> Argument {
        let text = arguments[index - 1]
        let end = text.index(after: start)
        cluster = end < text.endIndex ? end : nil
        let standsAlone = end == text.endIndex && start == text.index(after: text.startIndex)
        return Argument(
            text: String(text[start]), place: place(in: text, (standsAlone ? text.startIndex : start)..<end))
    }

    private func whole(_ text: String) -> Argument {
        part(of: text, from: text.startIndex)
    }

    private func part(of text: String, from start: String.Index) -> Argument {
        Argument(text: String(text[start...]), place: place(in: text, start..<text.endIndex))
    }

    private func place(in text: String, _ range: Range<String.Index>) -> Argument.Place {
        let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let count = text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        return Argument.Place(index: index - 1, range: lower..<lower + count)
    }
}
