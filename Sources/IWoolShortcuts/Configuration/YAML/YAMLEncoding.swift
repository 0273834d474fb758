internal import IWoolShortcuts

/// Refuses bytes that are not plain UTF-8 text, by name and place, before libyaml sees them.
///
/// What YAML allows is further narrowed: the line breaks that only some readers see as such (U+0085, U+2028,
/// U+2029) would put the rest of the file on another line in an editor than in a parser.
enum YAMLEncoding {
    /// What is said about the first wrong place, or nil.
    static func refusal(of source: SourceText) -> Diagnostic? {
        let bytes = source.bytes
        if let name = UnicodeForm.other(of: bytes) { return wrongForm(name, of: bytes) }
        var offset = source.contentStart
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte < 0x80 {
                if byte < 0x20 ? !isAllowedControl(byte) : byte == 0x7F {
                    return forbidden(Unicode.Scalar(byte), at: offset..<offset + 1)
                }
                offset += 1
                continue
            }
            guard let (scalar, length) = UTF8Sequence.read(bytes, at: offset) else {
                return invalid(at: offset, in: bytes)
            }
            let range = offset..<offset + length
            if isForbidden(scalar) { return forbidden(scalar, at: range) }
            offset = range.upperBound
        }
        return nil
    }

    private static func isAllowedControl(_ byte: UInt8) -> Bool {
        byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x80...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func wrongForm(_ name: String, of bytes: [UInt8]) -> Diagnostic {
        Diagnostic(
            .encoding, at: 0..<min(2, bytes.count), "the file is \(name) text, and only UTF-8 can be edited",
            label: "\(name) starts like this",
            fixes: [Diagnostic.Fix("convert it: iconv -f \(name) -t UTF-8 FILE > NEW")])
    }

    private static func forbidden(_ scalar: Unicode.Scalar, at range: ByteRange) -> Diagnostic {
        let name = characterName(scalar)
        return Diagnostic(
            .encoding, at: range, "the \(name) can't stand in a YAML file", label: "here",
            fixes: [
                Diagnostic.Fix("take it out", edits: [TextEdit(range: range, replacement: [])])
            ])
    }

    private static func characterName(_ scalar: Unicode.Scalar) -> String {
        let codePoint = VisibleText.codePoint(scalar)
        return switch scalar.value {
        case 0x00: "NUL character \(codePoint)"
        case 0x85: "line break \(codePoint) (NEL)"
        case 0x2028: "line break \(codePoint) (line separator)"
        case 0x2029: "line break \(codePoint) (paragraph separator)"
        case 0xFEFF: "byte order mark \(codePoint) behind the start of the file"
        case 0xFFFE, 0xFFFF: "noncharacter \(codePoint)"
        default: "control character \(codePoint)"
        }
    }

    private static func invalid(at offset: Int, in bytes: [UInt8]) -> Diagnostic {
        let byte = "0x" + String(bytes[offset], radix: 16, uppercase: true)
        return Diagnostic(
            .encoding, at: offset..<offset + 1, "the byte \(byte) is not UTF-8 here",
            label: "not UTF-8",
            notes: ["the file may have been saved as Latin-1 or Windows-1252, or cut in the middle"],
            fixes: [
                Diagnostic.Fix("save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 FILE > NEW")
            ])
    }
}
