import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Eight questions about an app, each answer with the Swift that it looks like.
struct DesignInterview {
    private let context: CommandContext
    private var reader: LineReader
    /// Lines that were read and not used yet.
    private var waiting: [String] = []

    /// The switches that tell most about an app, in the order of a request's way.
    static let questions = [
        "seenIn", "keptIn", "clears", "duplicates", "readOn", "opensWhen", "livesWith", "defaultNavigation",
    ]

    init(_ context: CommandContext) {
        self.context = context
        reader = LineReader(.standardInput, context.surroundings.files)
    }

    /// Asks, reads a line for each question, and answers with the design and the switches that were answered.
    ///
    /// An empty line takes the default, and leaves the switch as not answered.
    mutating func run() throws(Refusal) -> (LaunchDesign, answered: [String]) {
        var design = LaunchDesign.reference
        var answered: [String] = []
        for (number, name) in DesignInterview.questions.enumerated() {
            guard let one = LaunchDesign.Switch.named(name) else { continue }
            ask(one, number + 1)
            while true {
                guard let line = try next() else { return (design, answered) }
                if line.isEmpty { break }
                if let problem = DesignInterview.take(line, of: one, in: &design) {
                    context.messages.line("  \(problem)")
                    continue
                }
                answered.append(name)
                break
            }
        }
        return (design, answered)
    }

    private func ask(_ one: LaunchDesign.Switch, _ number: Int) {
        let messages = context.messages
        messages.line("\(number) of \(DesignInterview.questions.count). \(one.summary)")
        for (index, value) in one.values.enumerated() {
            messages.line("   \(index + 1)  \(value.word): \(value.meaning)")
            for line in value.swift.split(separator: "\n", omittingEmptySubsequences: false) {
                messages.line("        \(messages.style.painted(String(line), .faint))")
            }
        }
        let how = one.form == .list ? "the numbers of all that apply" : "a number"
        messages.line("   Type \(how); an empty line keeps \(one.defaultText).")
    }

    /// The next line, or nil at the end of the input.
    private mutating func next() throws(Refusal) -> String? {
        var mayGoOn = true
        while waiting.isEmpty, mayGoOn {
            var lines: [String] = []
            mayGoOn = try reader.readLines { (line: UnsafeBufferPointer<UInt8>) throws(Refusal) in
                lines.append(String(decoding: line, as: UTF8.self))
            }
            waiting = lines
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    /// Takes an answer; answers what is wrong with it, if anything is.
    private static func take(
        _ line: String, of one: LaunchDesign.Switch, in design: inout LaunchDesign
    ) -> String? {
        let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
        var chosen: [String] = []
        for word in words {
            guard let number = Int(word), one.values.indices.contains(number - 1) else {
                return "\(VisibleText.quoted(word)) is no number from 1 to \(one.values.count)"
            }
            chosen.append(one.values[number - 1].word)
        }
        do throws(LaunchDesign.Switch.Problem) {
            try one.set(chosen, in: &design)
            return nil
        } catch {
            return one.form == .list ? "each number counts once" : "one number is wanted"
        }
    }
}
