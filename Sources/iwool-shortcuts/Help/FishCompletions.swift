/// The completions for fish.
struct FishCompletions {
    private let facts: CompletionFacts

    init(_ table: CommandTable) {
        facts = CompletionFacts(table)
    }

    /// The script.
    var text: String {
        var lines = [
            "# fish completion for \(Product.name)",
            "",
            "# Whether the words so far call this command, with so many arguments behind it.",
            "function __iwool_shortcuts_at --argument-names command minimum maximum",
            "    set -l words (commandline -opc)",
            "    set -l called",
            "    set -l count 0",
            "    set -l is_value no",
            "    set -l has_ended no",
            "    for word in $words[2..-1]",
            "        if test $is_value = yes",
            "            set is_value no",
            "        else if test $has_ended = no; and string match -q -- -- $word",
            "            set has_ended yes",
            "        else if test $has_ended = no; and string match -q -- '-?*' $word",
            "            contains -- $word \(facts.valueSpellings.joined(separator: " "))",
            "            and set is_value yes",
            "        else if contains -- \"$called\" \(incomplete)",
            "            set -a called $word",
            "        else",
            "            set count (math $count + 1)",
            "        end",
            "    end",
            "    test \"$called\" = \"$command\"; or return 1",
            "    test -z \"$minimum\"; or test $count -ge $minimum; or return 1",
            "    test -z \"$maximum\"; or test $count -le $maximum",
            "end",
            "",
            "complete -c \(Product.name) -f",
        ]
        lines += facts.common.map { complete("", flag: $0) }
        lines += facts.table.entries.map { complete(at: "''", word: $0.name, $0.summary) }
        for family in facts.families {
            lines += family.rows.map { row in
                complete(at: quoted(family.name), word: row.path.last ?? "", row.summary)
            }
        }
        for row in facts.table.rows {
            lines += row.flags.map { complete(condition(quoted(row.name)), flag: $0) }
            for (index, positional) in row.positionals.enumerated() {
                let end = positional.count.maximum == nil ? "" : " \(index)"
                guard let values = values(positional.completion) else { continue }
                lines.append(
                    "complete -c \(Product.name)\(condition("\(quoted(row.name)) \(index)\(end)"))\(values)"
                        + " -d \(quoted(positional.summary))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What can stand before a word that still names the command.
    private var incomplete: String {
        (["''"] + facts.families.map(\.name)).joined(separator: " ")
    }

    private func complete(at place: String, word: String, _ summary: String) -> String {
        "complete -c \(Product.name)\(condition(place)) -a \(word) -d \(quoted(summary))"
    }

    private func complete(_ condition: String, flag: FlagShape) -> String {
        var line = "complete -c \(Product.name)\(condition)"
        if let short = flag.short { line += " -s \(short)" }
        line += " -l \(flag.name)"
        if let value = flag.value {
            line += (value.completion == .files ? " -r" : " -x") + (values(value.completion) ?? "")
        }
        return line + " -d \(quoted(flag.summary))"
    }

    private func condition(_ place: String) -> String {
        " -n " + quoted("__iwool_shortcuts_at " + place)
    }

    private func values(_ completion: Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .files: " -F"
        case .folders: " -a '(__fish_complete_directories)'"
        case .words(let words): words.isEmpty ? nil : " -a \(quoted(words.joined(separator: " ")))"
        }
    }

    /// A word in single quotes, in which fish only knows `\\` and `\'`.
    private func quoted(_ text: String) -> String {
        "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
    }
}
