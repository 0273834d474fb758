/// The colours of a picture; the raw value is the word of the `--theme` flag.
package enum PictureTheme: String, CaseIterable, Sendable {
    /// Light, and dark where the reader's system is.
    case auto
    /// Dark on white.
    case light
    /// Light on black.
    case dark
}
