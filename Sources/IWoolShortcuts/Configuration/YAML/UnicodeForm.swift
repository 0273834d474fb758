/// Tells UTF-16 and UTF-32 from UTF-8 by the first four bytes, as section 5.2 of YAML 1.2 does.
enum UnicodeForm {
    /// The name of the form, such as `UTF-16LE`, or nil for anything that may be UTF-8.
    ///
    /// Without a byte order mark it takes two ASCII characters to tell, so that a stray NUL stays one.
    static func other(of bytes: [UInt8]) -> String? {
        let first = Array(bytes.prefix(4))
        if first == [0xFF, 0xFE, 0, 0] { return "UTF-32LE" }
        if first == [0, 0, 0xFE, 0xFF] { return "UTF-32BE" }
        if first.starts(with: [0xFF, 0xFE]) { return "UTF-16LE" }
        if first.starts(with: [0xFE, 0xFF]) { return "UTF-16BE" }
        guard first.count == 4 else { return nil }
        return switch first.map({ $0 == 0 }) {
        case [false, true, true, true]: "UTF-32LE"
        case [true, true, true, false]: "UTF-32BE"
        case [false, true, false, true]: "UTF-16LE"
        case [true, false, true, false]: "UTF-16BE"
        default: nil
        }
    }
}
