import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// The design that the command line gives: a file, single switches, or neither.
struct DesignChoice {
    /// The design; nil when the command line gives none.
    private(set) var design: LaunchDesign?
    /// Where it comes from, for pictures.
    private(set) var origin = LaunchScenario.DesignOrigin.reference
    /// The switches that the file or the command line sets.
    private(set) var answered: [String] = []

    /// Reads the file of a design, and sets the switches one after the other.
    ///
    /// - Throws: for a file that can't be read or has errors, which are drawn before; for an unknown switch
    ///   or value, with the nearest one.
    init(file: String?, settings: [Argument], _ context: CommandContext) throws(Refusal) {
        if let file { try read(file, context) }
        guard !settings.isEmpty else { return }
        var design = design ?? .reference
        for setting in settings { try set(setting, in: &design) }
        self.design = design
        if origin == .reference { origin = .file("--set") }
    }

    private mutating func read(_ file: String, _ context: CommandContext) throws(Refusal) {
        let source = try context.text(of: InputSource(argument: file))
        let reading = DesignFile.read(source)
        if !reading.diagnostics.isEmpty {
            let report = DiagnosticReport(source, reading.diagnostics)
            context.messages.write(
                bytes: DiagnosticFormat.text.text(of: [report], style: context.messages.style.text))
        }
        guard let found = reading.file else {
            throw Refusal("\(VisibleText.quoted(source.name)) has errors, so there is no design to go by")
        }
        design = found.design
        origin = .file(source.name)
        answered = found.settings.map(\.choice.name)
    }

    private mutating func set(_ setting: Argument, in design: inout LaunchDesign) throws(Refusal) {
        let parts = setting.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw Refusal(
                "'--set' needs a switch and its value, as in 'clears=never'", at: setting)
        }
        let name = String(parts[0])
        guard let found = LaunchDesign.Switch.named(name) else {
            throw Refusal(
                "there is no switch \(VisibleText.quoted(name)) of a design", at: setting,
                help: Refusal.suggestion(LaunchDesign.Switch.nearMiss.name(near: name))
                    + ["'\(Product.name) explain' lists all switches"])
        }
        let words = DesignChoice.words(of: parts[1])
        do throws(LaunchDesign.Switch.Problem) {
            try found.set(words, in: &design)
            answered.append(name)
        } catch {
            let values = found.values.map(\.word).joined(separator: ", ")
            throw Refusal(
                "\(VisibleText.quoted(parts[1])) is no value of '\(name)', which has \(values)"
                    + (found.form == .time ? " or any length of time" : ""),
                at: setting, help: Refusal.suggestion(error.suggestion))
        }
    }

    /// `[a, b]`, `a,b` or `a`.
    private static func words(of value: Substring) -> [String] {
        var value = value
        if value.hasPrefix("["), value.hasSuffix("]") { value = value.dropFirst().dropLast() }
        return value.split(separator: ",").map { String($0.filter { $0 != " " }) }
    }
}
