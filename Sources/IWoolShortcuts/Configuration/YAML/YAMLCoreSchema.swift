internal import IWoolShortcuts

/// What a plain scalar means by the core schema of YAML 1.2 (section 10.3.2 of its specification).
package enum YAMLCoreSchema {
    /// Whether the plain text means null; text that is not there does.
    package static func isNull(_ text: String) -> Bool {
        switch text {
        case "", "~", "null", "Null", "NULL": true
        default: false
        }
    }

    /// Whether the plain text means an integer or a float, infinity and not-a-number included.
    package static func isNumber(_ text: String) -> Bool {
        // Names are asked about far more often than numbers, and begin with a letter.
        guard let first = text.utf8.first, !ASCII.isLetter(first) else { return false }
        let bytes = Array(text.utf8)
        let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
        let magnitude = bytes[(isSigned ? 1 : 0)...]
        return isDecimal(magnitude) || isNamed(magnitude, isSigned: isSigned)
            || !isSigned && isPrefixed(magnitude)
    }

    /// `12`, `1.5`, `.5`, `1.`, `1e0`.
    private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
        let whole = bytes.prefix(while: ASCII.isDigit)
        var rest = bytes.dropFirst(whole.count)
        var digitCount = whole.count
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix(while: ASCII.isDigit)
            digitCount += fraction.count
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard digitCount > 0 else { return false }
        guard let letter = rest.first else { return true }
        guard ASCII.lowercased(letter) == UInt8(ascii: "e") else { return false }
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        return !rest.isEmpty && rest.allSatisfy(ASCII.isDigit)
    }

    /// `.inf`, also with a sign, and `.nan`, each in three spellings.
    private static func isNamed(_ bytes: ArraySlice<UInt8>, isSigned: Bool) -> Bool {
        switch String(decoding: bytes, as: UTF8.self) {
        case ".inf", ".Inf", ".INF": true
        case ".nan", ".NaN", ".NAN": !isSigned
        default: false
        }
    }

    /// `0o17` and `0xFF`.
    private static func isPrefixed(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.first == UInt8(ascii: "0"), let letter = bytes.dropFirst().first else { return false }
        let digits = bytes.dropFirst(2)
        guard !digits.isEmpty else { return false }
        return switch letter {
        case UInt8(ascii: "o"): digits.allSatisfy { (0x30...0x37).contains($0) }
        case UInt8(ascii: "x"): digits.allSatisfy { ASCII.hexValue($0) != nil }
        default: false
        }
    }
}
