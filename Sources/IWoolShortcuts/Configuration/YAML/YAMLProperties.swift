internal import IWoolShortcuts

/// Finds the anchor and the tag before a node, whose places libyaml does not tell.
struct YAMLProperties {
    /// The bytes of `&name`.
    private(set) var anchor: ByteRange?
    /// The bytes of the tag.
    private(set) var tag: ByteRange?
    /// Where the node itself begins.
    private(set) var end: Int

    /// Reads them, in either order, from the start of an event that is said to have them.
    init(of event: YAMLEvent, at range: ByteRange, in bytes: [UInt8]) {
        end = range.lowerBound
        var count = (event.hasAnchor ? 1 : 0) + (event.hasTag ? 1 : 0)
        while count > 0 {
            let start = YAMLTrivia.end(in: bytes, from: end)
            let property = start..<YAMLProperties.wordEnd(in: bytes, from: start)
            if bytes[start] == UInt8(ascii: "&") { anchor = property } else { tag = property }
            end = property.upperBound
            count -= 1
        }
        if event.hasAnchor || event.hasTag {
            end = min(YAMLTrivia.end(in: bytes, from: end), max(end, range.upperBound))
        }
    }

    private static func wordEnd(in bytes: [UInt8], from start: Int) -> Int {
        let isVerbatim = bytes[start...].starts(with: Array("!<".utf8))
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            if YAMLTrivia.isBlank(byte) || YAMLTrivia.isLineBreak(byte) { break }
            if !isVerbatim, isFlowIndicator(byte) { break }
            offset += 1
        }
        return offset
    }

    private static func isFlowIndicator(_ byte: UInt8) -> Bool {
        ",[]{}".utf8.contains(byte)
    }
}
