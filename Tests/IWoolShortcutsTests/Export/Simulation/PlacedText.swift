import IWoolShortcuts
import Testing

/// A line of text in an SVG picture, with the room that it takes in a usual font.
struct PlacedText {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int
    let text: String

    /// The size of a picture, and its texts.
    static func picture(_ svg: String) throws -> (width: Int, height: Int, texts: [PlacedText]) {
        let size = try #require(svg.firstMatch(of: #/viewBox="0 0 (\d+) (\d+)"/#))
        let element =
            #/<text x="(\d+)" y="(\d+)"(?: class="([^"]*)")?(?: text-anchor="(\w+)")?>([^<]*)<\/text>/#
            .matchingSemantics(.unicodeScalar)
        let texts = svg.matches(of: element).compactMap { match -> PlacedText? in
            guard let x = Int(match.1), let y = Int(match.2) else { return nil }
            return PlacedText(
                x: x, y: y, style: match.3.map(String.init) ?? "", anchor: match.4.map(String.init),
                text: String(match.5))
        }
        #expect(svg.matches(of: #/<text /#).count == texts.count)
        return (Int(size.1) ?? 0, Int(size.2) ?? 0, texts)
    }

    private init(x: Int, y: Int, style: String, anchor: String?, text: String) {
        let styles = style.split(separator: " ")
        let size = styles.contains("title") ? 16.0 : styles.contains("small") ? 9.0 : 12.0
        let escapes = [
            (#/&lt;/#, "<"), (#/&gt;/#, ">"), (#/&quot;/#, "\""), (#/&amp;/#, "&"),
        ]
        let plain = escapes.reduce(text) { text, escape in
            text.replacing(escape.0.matchingSemantics(.unicodeScalar), with: escape.1)
        }
        // DejaVu Sans Mono, the widest of the usual fonts of equal widths.
        let width = Int((Double(DisplayWidth.of(plain)) * size * 0.6021).rounded(.up))
        left =
            switch anchor {
            case "end": x - width
            case "middle": x - width / 2
            default: x
            }
        right = left + width
        top = y - Int(size * 0.78)
        bottom = y + Int(size * 0.22)
        self.text = plain
    }
}
