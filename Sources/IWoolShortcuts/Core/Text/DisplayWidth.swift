/// How many terminal cells a text takes, as terminals that follow Unicode's East Asian Width draw it.
///
/// The C library's `wcwidth` depends on the locale and is of no use in a static executable.
package enum DisplayWidth {
    /// The cells of a text; a tab counts one, so replace tabs before drawing.
    package static func of(_ text: some StringProtocol) -> Int {
        var cells = 0
        for character in text { cells += width(of: character) }
        return cells
    }

    /// The text with blanks behind it, up to the width; a longer text is left as it is.
    package static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - of(text)))
    }

    private static func width(of character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.dropFirst().contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
        return scalars.map(width(of:)).max() ?? 0
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        return wideBlocks.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// The blocks that are wide throughout (Unicode Annex 11); emoji are known by their property.
    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
        0x20000...0x3FFFD,
    ]
}
