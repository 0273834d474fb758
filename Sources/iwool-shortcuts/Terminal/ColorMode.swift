/// When the tool paints its text; a value of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
    /// When the environment asks for it, else on a terminal.
    case auto
    /// Everywhere, into files and pipes too.
    case always
    /// Nowhere.
    case never
}
