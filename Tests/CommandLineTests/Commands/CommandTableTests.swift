import Testing

@testable import iwool_shortcuts

@Suite("The table of commands")
struct CommandTableTests {
    private static let table = CommandTable.standard
    private static let common = GlobalOptions.flags.map(\.shape)

    @Test("names its commands and flags once, in plain ASCII")
    func uniqueNames() {
        let names = Self.table.rows.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(Self.table.entries.map(\.name)).count == Self.table.entries.count)
        for row in Self.table.rows {
            let flags = row.flags + Self.common
            #expect(Set(flags.map(\.name)).count == flags.count, "\(row.name)")
            let letters = flags.compactMap(\.short)
            #expect(Set(letters).count == letters.count, "\(row.name)")
            for word in row.path + flags.map(\.name) {
                #expect(word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(word)")
            }
        }
    }

    @Test("describes everything: lower case, one line, no full stop")
    func descriptions() {
        let families = Self.table.entries.map(\.summary)
        let summaries = Self.table.rows.flatMap { row in
            [row.summary] + row.flags.map(\.summary) + row.positionals.map(\.summary)
                + row.examples.map(\.summary)
        }
        for summary in families + summaries + Self.common.map(\.summary) {
            #expect(!summary.isEmpty && !summary.hasSuffix(".") && !summary.contains("\n"), "\(summary)")
            let startsLarge = summary.first?.isUppercase ?? true
            let isAcronym = summary.dropFirst().first?.isUppercase ?? false
            #expect(!startsLarge || isAcronym, "\(summary)")
        }
    }

    @Test("gives every command an example, and every example is a line that the parser takes")
    func examples() {
        for row in Self.table.rows {
            #expect(!row.examples.isEmpty, "\(row.name)")
            for example in row.examples {
                let invocation = Self.table.read(ShellWords.split(example.line))
                #expect(invocation.topic.name == row.name, "\(example.line)")
                if case .refuse(let refusal) = invocation.action {
                    Issue.record("\(example.line): \(refusal.message)")
                }
            }
        }
    }

    @Test("gives short forms only to the flags that are used most")
    func shortForms() {
        let letters = Self.table.rows.flatMap(\.flags).compactMap(\.short) + Self.common.compactMap(\.short)
        #expect(Set(letters).isSubset(of: ["f", "h", "n", "o", "q"]))
    }

    @Test("lets only the last positional take more than one argument, and none follow an optional one")
    func positionals() {
        for row in Self.table.rows {
            #expect(row.positionals.dropLast().allSatisfy { $0.count.maximum == 1 }, "\(row.name)")
            let firstOptional = row.positionals.firstIndex { $0.count.minimum == 0 } ?? row.positionals.count
            #expect(row.positionals[firstOptional...].allSatisfy { $0.count.minimum == 0 }, "\(row.name)")
        }
    }
}
