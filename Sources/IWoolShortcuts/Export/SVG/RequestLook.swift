/// How a request looks in a picture: a colour, a kind of line and a mark, so that no one of them is needed.
struct RequestLook {
    /// The number of its colour.
    let hue: Int
    /// The lengths of dashes and gaps; empty for a line without gaps.
    let dashes: String
    private let shape: Int

    private static let dashes = ["", "7 3", "2 3", "9 3 2 3", "4 2 1 2"]
    private static let shapes = 6

    /// The look of the request with a number.
    init(_ request: Int) {
        hue = request % SVGColors.hues
        dashes = RequestLook.dashes[request % RequestLook.dashes.count]
        shape = request % RequestLook.shapes
    }

    /// The attributes of a line.
    var line: String {
        "class=\"line line-\(hue)\"" + (dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\"")
    }

    /// The mark at a place; hollow where the request waits, larger where it opens.
    func mark(x: Int, y: Int, isHollow: Bool = false, radius: Int = 4) -> String {
        let style = "class=\"\(isHollow ? "hollow" : "fill")-\(hue)\""
        let r = radius
        func polygon(_ points: [(Int, Int)]) -> String {
            let list = points.map { "\(x + $0.0),\(y + $0.1)" }.joined(separator: " ")
            return "<polygon \(style) points=\"\(list)\"/>"
        }
        switch shape {
        case 0: return "<circle \(style) cx=\"\(x)\" cy=\"\(y)\" r=\"\(r)\"/>"
        case 1: return polygon([(-r, -r), (r, -r), (r, r), (-r, r)])
        case 2: return polygon([(0, -r - 1), (r + 1, 0), (0, r + 1), (-r - 1, 0)])
        case 3: return polygon([(0, -r - 1), (r + 1, r), (-r - 1, r)])
        case 4: return polygon([(-r - 1, -r), (r + 1, -r), (0, r + 1)])
        default:
            return polygon([
                (-r, -1), (-2, -r - 1), (2, -r - 1), (r, -1), (r, 1), (2, r + 1), (-2, r + 1), (-r, 1),
            ])
        }
    }

    /// The cross at which a request ends without being opened.
    func cross(x: Int, y: Int) -> String {
        "<path class=\"line line-\(hue)\" d=\"M\(x - 4) \(y - 4)l8 8m-8 0l8 -8\"/>"
    }
}
