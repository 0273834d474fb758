internal import IWoolShortcuts

/// Text inside XML: markup escaped, and named what XML 1.0 can't hold, since it has no escape for that.
enum XMLText {
    /// Text between tags or in double quotes; line breaks and tabs are what they were when it is read.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t": result += "&#\(scalar.value);"
            default:
                if isAllowed(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "&lt;\(VisibleText.codePoint(scalar))&gt;"
                }
            }
        }
        return result
    }

    /// Text of several lines between tags, whose line breaks are written as such.
    static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(escaped).joined(separator: "\n")
    }

    /// The characters of XML 1.0, without those that are controls in all but name.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
