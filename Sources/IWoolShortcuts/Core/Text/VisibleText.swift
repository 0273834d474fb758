/// The user's text made safe to show: escaped, cut, and with invisible characters named.
package enum VisibleText {
    /// The longest echo of the user's text, in code points.
    package static let limit = 60

    /// The text in single quotes, cut at 60 characters; what can't be seen is named as `U+XXXX`.
    package static func quoted(_ text: some StringProtocol) -> String {
        "'\(shown(text))'"
    }

    /// The text without quotes, cut at 60 characters; what can't be seen is named as `U+XXXX`.
    package static func shown(_ text: some StringProtocol) -> String {
        var result = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == limit { return result + "…" }
            result += shown(scalar)
            count += 1
        }
        return result
    }

    /// The text without quotes and not cut, as a path must be shown to be found again.
    package static func whole(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars { result += shown(scalar) }
        return result
    }

    /// The bytes as text, in the same form; bytes that are not UTF-8 are shown as U+FFFD.
    package static func quoted(bytes: some Sequence<UInt8>) -> String {
        quoted(String(decoding: Array(bytes.prefix(limit * 16)), as: UTF8.self))
    }

    private static func shown(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default: return isInvisible(scalar) ? "<\(codePoint(scalar))>" : String(scalar)
        }
    }

    /// The name of a code point: `U+` and at least four hexadecimal digits.
    package static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether a reader can't see the character or tell it from a space.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        if scalar.properties.isDefaultIgnorableCodePoint { return true }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
            .privateUse, .unassigned:
            return true
        default:
            return false
        }
    }
}
