/// The completions for zsh; works as a file of `$fpath` and when it is sourced.
struct ZshCompletions {
    private let facts: CompletionFacts

    init(_ table: CommandTable) {
        facts = CompletionFacts(table)
    }

    /// The script.
    var text: String {
        var lines = ["#compdef \(Product.name)", ""]
        for family in facts.families { lines += function(family) + [""] }
        lines += [
            "_\(Product.name)() {",
            "  local curcontext=\"$curcontext\" state line",
            "  local -a common commands",
            "  common=(",
        ]
        lines += facts.common.map { "    " + specification($0) }
        lines += ["  )", "  commands=("]
        lines += facts.table.entries.map { "    " + described($0.name, $0.summary) }
        lines += [
            "  )",
            "  _arguments -C -s -S $common '1: :->command' '*:: :->rest'",
            "  case $state in",
            "    command) _describe -t commands command commands ;;",
            "    rest)",
            "      case $words[1] in",
        ]
        lines += facts.table.entries.flatMap(arm)
        lines += [
            "      esac ;;",
            "  esac",
            "}",
            "",
            "if [[ $funcstack[1] == _\(Product.name) ]]; then",
            "  _\(Product.name) \"$@\"",
            "else",
            "  compdef _\(Product.name) \(Product.name)",
            "fi",
            "",
        ]
        return lines.joined(separator: "\n")
    }

    private func arm(_ entry: CommandTable.Entry) -> [String] {
        if entry.isFamily { return ["        \(entry.name)) _\(Product.name)-\(entry.name) ;;"] }
        return ["        \(entry.name))"] + arguments(of: entry.rows[0], indent: "          ")
    }

    /// The function of a family, which completes the second word and what follows it.
    private func function(_ family: CommandTable.Entry) -> [String] {
        var lines = ["_\(Product.name)-\(family.name)() {", "  local -a commands", "  commands=("]
        lines += family.rows.map { "    " + described($0.path.last ?? "", $0.summary) }
        lines += [
            "  )",
            "  _arguments -C -s -S $common '1: :->command' '*:: :->rest'",
            "  case $state in",
            "    command) _describe -t commands command commands ;;",
            "    rest)",
            "      case $words[1] in",
        ]
        for row in family.rows {
            lines += ["        \(row.path.last ?? ""))"] + arguments(of: row, indent: "          ")
        }
        return lines + ["      esac ;;", "  esac", "}"]
    }

    private func arguments(of row: CommandRow, indent: String) -> [String] {
        let specifications = row.flags.map(specification) + row.positionals.map(specification)
        let lines = ["_arguments -s -S $common"] + specifications.map { "  " + $0 }
        return lines.enumerated().map { index, line in
            indent + line + (index == lines.count - 1 ? " ;;" : " \\")
        }
    }

    private func specification(_ flag: FlagShape) -> String {
        var rest = "[" + escaped(flag.summary, also: "[]") + "]"
        if let value = flag.value {
            rest += ":" + escaped(value.placeholder, also: ":") + ":" + action(value.completion)
        }
        let equals = flag.value == nil ? "" : "="
        let prefix = flag.isRepeatable ? "*" : "(" + flag.spellings.joined(separator: " ") + ")"
        guard let short = flag.short else { return quoted(prefix + flag.spelling + equals + rest) }
        let plus = flag.value == nil ? "" : "+"
        return quoted(prefix) + "{-\(short)\(plus),\(flag.spelling)\(equals)}" + quoted(rest)
    }

    private func specification(_ positional: Positional) -> String {
        let place = positional.count.maximum == nil ? "*:" : positional.count.minimum == 0 ? "::" : ":"
        return quoted(place + escaped(positional.summary, also: ":") + ":" + action(positional.completion))
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): words.isEmpty ? " " : "(" + words.joined(separator: " ") + ")"
        }
    }

    private func described(_ name: String, _ summary: String) -> String {
        quoted(escaped(name, also: ":") + ":" + summary)
    }

    private func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    private func escaped(_ text: String, also marks: String) -> String {
        text.reduce(into: "") { $0 += marks.contains($1) || $1 == "\\" ? "\\\($1)" : String($1) }
    }
}
