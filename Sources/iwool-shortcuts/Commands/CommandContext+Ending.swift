import ShortcutsExport

extension CommandContext {
    /// Says why nothing was done, with the command line and a caret where the fault is there.
    func refuse(_ refusal: Refusal, arguments: [String]) -> ExitStatus {
        let style = messages.style
        messages.line("\(Product.name): \(style.painted("error:", .bad)) \(refusal.message)")
        let drawing = refusal.drawing(program: Product.name, arguments: arguments, style: style)
        for line in drawing { messages.line(line) }
        for line in refusal.help { messages.line("  \(style.painted("help:", .helpful)) \(line)") }
        return .refused
    }

    /// Writes what is left; a product that could not be written is a refusal.
    ///
    /// A reader who left has what was wanted: that ends quietly, with the status that the command has found.
    func finish(_ status: ExitStatus) -> ExitStatus {
        output.flush()
        guard case .refused(let reason) = output.failure else { return status }
        messages.line(
            "\(Product.name): \(messages.style.painted("error:", .bad)) can't write to standard output: \(reason)"
        )
        return .refused
    }
}
