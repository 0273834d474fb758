import ShortcutsExport

extension CommandContext {
    /// Says why nothing was done, with the command line and a caret where the fault is there.
    func refuse(_ refusal: Refusal, arguments: [String]) -> ExitStatus {
        let style = messages.style
        complain(refusal.message)
        let drawing = refusal.drawing(program: Product.name, arguments: arguments, style: style)
        for line in drawing { messages.line(line) }
        for line in refusal.help { messages.line("  \(style.painted("help:", .helpful)) \(line)") }
        return refusal.status
    }

    /// Writes what is left; a product that could not be written is a refusal.
    ///
    /// A reader who left has what was wanted: that ends quietly, with the status that the command has found.
    func finish(_ status: ExitStatus) -> ExitStatus {
        output.flush()
        guard case .refused(let reason) = output.failure else { return status }
        complain("can't write to \(StandardStream.output.title): \(reason)")
        return .refused
    }

    private func complain(_ message: String) {
        messages.line("\(Product.name): \(messages.style.painted("error:", .bad)) \(message)")
    }
}
