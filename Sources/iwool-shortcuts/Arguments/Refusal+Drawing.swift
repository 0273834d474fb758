import IWoolShortcuts
import ShortcutsExport

extension Refusal {
    /// The command line with carets under the place, two lines; nothing where there is no place.
    ///
    /// What does not fit is left out at both sides, never the argument itself.
    func drawing(program: String, arguments: [String], style: TerminalStyle) -> [String] {
        guard let place else { return [] }
        let room = max(40, style.columns - 4)
        let isMissing = place.index >= arguments.count
        let parts: Parts = isMissing ? ("", "", "") : Refusal.parts(of: arguments[place.index], place.range)
        var before = ([program] + arguments[..<min(place.index, arguments.count)]).suffix(room)
            .map(Refusal.shown)
        var after = arguments.dropFirst(place.index + 1).prefix(room).map(Refusal.shown)
        let marked = parts.before + parts.marked + parts.after
        func isTooWide() -> Bool {
            DisplayWidth.of((before + [marked] + after).joined(separator: " ")) > room
        }
        while isTooWide(), after != [], after != ["…"] {
            after = after.dropLast(after.last == "…" ? 2 : 1) + ["…"]
        }
        while isTooWide(), before != ["…"] {
            before = ["…"] + before.dropFirst(before.first == "…" ? 2 : 1)
        }
        let indent = DisplayWidth.of((before + [parts.before]).joined(separator: " "))
        let carets = String(repeating: "^", count: max(1, DisplayWidth.of(parts.marked)))
        return [
            "  " + (before + (isMissing ? [] : [marked]) + after).joined(separator: " "),
            "  " + String(repeating: " ", count: indent) + style.painted(carets, .bad),
        ]
    }

    /// An argument as a shell would need it, with everything visible.
    private static func shown(_ argument: String) -> String {
        let quote = quote(for: argument)
        return quote + VisibleText.shown(argument) + quote
    }

    /// An argument, cut where the carets begin and end.
    private typealias Parts = (before: String, marked: String, after: String)

    private static func parts(of argument: String, _ range: Range<Int>) -> Parts {
        let bytes = Array(argument.utf8)
        if range == 0..<bytes.count { return ("", shown(argument), "") }
        let quote = quote(for: argument)
        func text(_ part: Range<Int>) -> String {
            VisibleText.whole(String(decoding: bytes[part], as: UTF8.self))
        }
        return (
            quote + text(0..<range.lowerBound), text(range), text(range.upperBound..<bytes.count) + quote
        )
    }

    private static func quote(for argument: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+./:,@%^")
        if !argument.isEmpty, argument.allSatisfy({ plain.contains($0) || !$0.isASCII }) { return "" }
        return argument.contains("'") ? "\"" : "'"
    }
}
