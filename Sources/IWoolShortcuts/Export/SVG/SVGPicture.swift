internal import IWoolShortcuts

/// A picture that grows downwards, element by element; widths of texts are known without any font.
///
/// All text is set in a font whose characters are equally wide, at the width of the widest such fonts, so
/// that what fits here fits with whatever font a reader has.
struct SVGPicture {
    /// The width of the picture.
    let width: Int
    /// Where the next element begins; the height of the picture in the end.
    var y = 0
    private var elements: [String] = []

    /// The blank edge around everything.
    static let margin = 16
    /// The size of text, unless another is given.
    static let size = 12
    /// The height of a line of such text.
    static let lineHeight = 16

    init(width: Int) {
        self.width = width
    }

    /// How wide a text is at most.
    static func width(of text: String, size: Int = size) -> Int {
        (DisplayWidth.of(text) * size * 62 + 99) / 100
    }

    /// How many cells of text fit into a width.
    static func cells(in width: Int, size: Int = size) -> Int { width * 100 / (size * 62) }

    /// Draws an element, given as markup.
    mutating func add(_ element: String) {
        elements.append(element)
    }

    /// Draws a line across the picture between two parts of it.
    mutating func rule() {
        y += 24
        add("<path class=\"thin\" d=\"M\(SVGPicture.margin) \(y)H\(width - SVGPicture.margin)\"/>")
    }

    /// Draws a rectangle by its upper left corner.
    mutating func rectangle(_ style: String, x: Int, y: Int, width: Int, height: Int) {
        add("<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>")
    }

    /// Draws a line of text with its baseline at a place.
    mutating func text(_ text: String, x: Int, y: Int, _ style: String = "", anchor: String = "start") {
        let style = style.isEmpty ? "" : " class=\"\(style)\""
        let anchor = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
        add("<text x=\"\(x)\" y=\"\(y)\"\(style)\(anchor)>\(XMLText.escaped(text))</text>")
    }

    /// Draws a text in as many lines as it needs, and goes on below it.
    mutating func paragraph(
        _ words: String, x: Int = margin, _ style: String = "", size: Int = size, hanging: Int = 0
    ) {
        let room = SVGPicture.cells(in: width - x - SVGPicture.margin, size: size)
        let step = (cells: SVGPicture.width(of: " ", size: size), height: size + 4)
        for (index, line) in WrappedText.lines(of: words, width: room - hanging).enumerated() {
            y += step.height
            text(line, x: x + (index > 0 ? hanging * step.cells : 0), y: y, style)
        }
    }

    /// The document.
    func document(title: String, description: String, in language: Language, theme: PictureTheme) -> String {
        let height = y + SVGPicture.margin
        let title = XMLText.escaped(title)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title)" xml:lang="\(language)">
            <title>\(title)</title>
            <desc>\(XMLText.lines(description))</desc>
            <style>
            \(SVGColors.css(theme))</style>
            <rect class="ground" width="\(width)" height="\(height)"/>
            \(elements.joined(separator: "\n"))
            </svg>

            """
    }
}
