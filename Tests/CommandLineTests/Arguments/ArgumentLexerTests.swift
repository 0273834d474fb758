import Testing

@testable import iwool_shortcuts

@Suite("The lexer")
struct ArgumentLexerTests {
    /// A line, which of its flags have a value, and what comes out.
    struct Row: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let tokens: [String]
        let testDescription: String

        init(_ label: String, _ arguments: [String], _ tokens: [String]) {
            testDescription = label
            self.arguments = arguments
            self.tokens = tokens
        }
    }

    private static let rows = [
        Row("long and short flags", ["--dry-run", "-n"], ["--dry-run", "-n"]),
        Row("a cluster", ["-nqh"], ["-n", "-q", "-h"]),
        Row("a value as the next argument", ["--file", "a", "b"], ["--file=a", "b"]),
        Row("a value behind an equals sign", ["--file=a=b"], ["--file=a=b"]),
        Row("an empty value", ["--file=", "b"], ["--file=", "b"]),
        Row("an empty argument as the value", ["--file", "", "b"], ["--file=", "b"]),
        Row("a value in the same word as the letter", ["-fa", "-f=b", "-f", "c"], ["-f=a", "-f=b", "-f=c"]),
        Row("a value at the end of a cluster", ["-nf", "a"], ["-n", "-f=a"]),
        Row("standard input, also as a value", ["-", "--file", "-"], ["-", "--file=-"]),
        Row("no flags behind two dashes", ["-n", "--", "-n", "--", "-f"], ["-n", "-n!", "--!", "-f!"]),
        Row("negative numbers", ["-5", "--file", "-.5", "-0"], ["-5!", "--file=-.5", "-0!"]),
        Row("a missing value at the end", ["--file"], ["--file?"]),
        Row("a flag where a value should be", ["--file", "-n"], ["--file?", "-n"]),
        Row("two dashes where a value should be", ["-f", "--", "a"], ["-f?", "a"]),
        Row("a flag as an attached value", ["--file=--x", "-f-n"], ["--file=--x", "-f=-n"]),
        Row("letters that are not ASCII", ["-né", "é"], ["-n", "-é", "é"]),
        Row("an empty argument", [""], [""]),
    ]

    @Test("cuts a line into flags, values and arguments", arguments: rows)
    func tokens(row: Row) {
        var lexer = ArgumentLexer(row.arguments)
        var found: [String] = []
        while let token = lexer.next() {
            switch token {
            case .positional(let argument):
                let looksLikeFlag = argument.text.count > 1 && argument.text.hasPrefix("-")
                found.append(argument.text + (looksLikeFlag ? "!" : ""))
            case .long(let name):
                let hasValue = name.text == "file"
                found.append("--" + name.text + (hasValue ? value(of: &lexer) : ""))
            case .short(let letter):
                found.append("-" + letter.text + (letter.text == "f" ? value(of: &lexer) : ""))
            }
        }
        #expect(found == row.tokens)
    }

    private func value(of lexer: inout ArgumentLexer) -> String {
        lexer.value().map { "=" + $0.text } ?? "?"
    }

    @Test("knows the place of each part, in bytes")
    func places() {
        var lexer = ArgumentLexer(["-né", "--file=日历"])
        _ = lexer.next()
        guard case .short(let letter) = lexer.next(), case .long(let name) = lexer.next() else {
            Issue.record("no flags were found")
            return
        }
        #expect(letter.place == Argument.Place(index: 0, range: 2..<4))
        #expect(name.place == Argument.Place(index: 1, range: 0..<6))
        #expect(lexer.value()?.place == Argument.Place(index: 1, range: 7..<13))
    }
}
