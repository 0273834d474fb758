/// A text with places marked inside it, so that no test counts columns: `- ⟦calender⟧`.
package struct MarkedText {
    /// The text without the marks.
    package let text: String
    /// The byte range of each mark, in the order of their opening brackets.
    package let ranges: [Range<Int>]

    /// Reads a text in which `⟦` and `⟧` stand around each marked place; marks may be nested.
    package init(_ marked: String) {
        var plain: [UInt8] = []
        var open: [Int] = []
        var found: [Range<Int>?] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦":
                open.append(found.count)
                found.append(plain.count..<plain.count)
            case "⟧":
                let index = open.removeLast()
                found[index] = found[index].map { $0.lowerBound..<plain.count }
            default:
                plain.append(contentsOf: String(scalar).utf8)
            }
        }
        precondition(open.isEmpty, "a mark was not closed")
        text = String(decoding: plain, as: UTF8.self)
        ranges = found.compactMap(\.self)
    }
}
