@testable import iwool_shortcuts

extension SampleTable {
    /// Prints lines until nobody reads them, or the number is reached.
    enum CountCommand: Command {
        struct Options: CommandOptions {
            var folder: String?
            var limit: Int?
        }

        static let name = "count"
        static let summary = "print many lines"
        static let flags: [Flag<Options>] = [
            .value("in", { $0.folder = $1 }, .folder, "the folder to count in"),
            .value("limit", { $0.limit = $1 }, .integer("N", in: 0...9_000_000), "how many lines"),
        ]
        static let examples = [CommandExample("link count --limit 3", "print three lines")]

        static func run(
            _ options: Options, _ arguments: [Argument], _ context: CommandContext
        ) throws(Refusal) -> ExitStatus {
            var count = 0
            while context.output.isOpen, count < options.limit ?? .max {
                count += 1
                context.output.line("\(count)")
            }
            return .findings
        }
    }
}
