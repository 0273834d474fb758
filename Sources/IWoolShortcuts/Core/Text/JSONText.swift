/// Builds JSON text into bytes, keys in the order in which they are given: callers give them sorted.
///
/// Escapes what RFC 8259 asks for and nothing else, so that a Chinese title stays readable. It writes into
/// one growing buffer without a tree in between, since millions of links go through it.
package struct JSONText {
    /// The text so far, as UTF-8.
    package private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var depth = 0
    private var needsComma = false
    private var followsKey = false

    /// An empty text: indented by two blanks, or on one line.
    package init(pretty: Bool) {
        isPretty = pretty
    }

    /// Writes an object; the closure writes its members.
    package mutating func object(_ members: (inout JSONText) -> Void) {
        container(open: "{", close: "}", members)
    }

    /// Writes an array; the closure writes its elements.
    package mutating func array(_ elements: (inout JSONText) -> Void) {
        container(open: "[", close: "]", elements)
    }

    /// Writes an array with one element for each item of a sequence.
    package mutating func array<Items: Sequence>(
        _ items: Items, _ element: (inout JSONText, Items.Element) -> Void
    ) {
        array { json in
            for item in items { element(&json, item) }
        }
    }

    /// Writes the name of the next member.
    package mutating func key(_ name: StaticString) {
        startValue()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(UInt8(ascii: " ")) }
        followsKey = true
    }

    /// Writes the name of the next member, one that the program did not know beforehand.
    package mutating func key(named name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(UInt8(ascii: " ")) }
        followsKey = true
    }

    /// Writes a string, or null for nil.
    package mutating func string(_ value: String?) {
        guard var value else { return null() }
        value.withUTF8 { string(utf8: $0) }
    }

    /// Writes a string from bytes that are UTF-8.
    package mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        startValue()
        bytes.append(UInt8(ascii: "\""))
        var kept = 0
        for index in utf8.indices where JSONText.needsEscape(utf8[index]) {
            bytes.append(contentsOf: utf8[kept..<index])
            escape(utf8[index])
            kept = index + 1
        }
        bytes.append(contentsOf: utf8[kept...])
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an integer, or null for nil.
    package mutating func integer(_ value: (some BinaryInteger)?) {
        guard let value else { return null() }
        raw(String(value))
    }

    /// Writes true or false.
    package mutating func boolean(_ value: Bool) {
        raw(value ? "true" : "false")
    }

    /// Writes null.
    package mutating func null() {
        raw("null")
    }

    /// Writes text that is JSON already, such as a number with its own spelling.
    package mutating func raw(_ json: String) {
        startValue()
        bytes.append(contentsOf: json.utf8)
    }

    /// Ends a line; what follows is a text of its own, as in newline-delimited JSON.
    package mutating func endLine() {
        bytes.append(0x0A)
        needsComma = false
        followsKey = false
    }

    /// Empties the buffer, keeping its memory, once its bytes were written out.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func container(
        open: Unicode.Scalar, close: Unicode.Scalar, _ body: (inout JSONText) -> Void
    ) {
        startValue()
        bytes.append(UInt8(ascii: open))
        depth += 1
        needsComma = false
        body(&self)
        depth -= 1
        if needsComma { startLine() }
        bytes.append(UInt8(ascii: close))
        needsComma = true
        followsKey = false
    }

    private mutating func startValue() {
        if followsKey {
            followsKey = false
            needsComma = true
            return
        }
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 { startLine() }
        needsComma = true
    }

    private mutating func startLine() {
        guard isPretty else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}
