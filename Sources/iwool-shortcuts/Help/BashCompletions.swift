/// The completions for bash, 3.2 or later, without the bash-completion package.
struct BashCompletions {
    private let facts: CompletionFacts

    init(_ table: CommandTable) {
        facts = CompletionFacts(table)
    }

    /// The script.
    var text: String {
        """
        # bash completion for \(Product.name)

        _iwool_shortcuts_words() {
            COMPREPLY=($(compgen -W "$1" -- "$2"))
        }

        _iwool_shortcuts_paths() {
            local IFS=$'\\n'
            COMPREPLY=($(compgen "$1" -- "$2"))
            compopt -o filenames 2>/dev/null
        }

        _iwool_shortcuts() {
            local current=${COMP_WORDS[COMP_CWORD]} command="" flag="" count=0 ended="" i word
            if [[ $current == = ]]; then current=""; fi
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ $word == = ]]; then
                    continue
                elif [[ -n $flag ]]; then
                    flag=""
                elif [[ -z $ended && $word == -- ]]; then
                    ended=1
                elif [[ -z $ended && $word == -?* ]]; then
                    case $word in
                        \(facts.valueSpellings.joined(separator: " | "))) flag=$word ;;
                    esac
                else
                    case $command in
                        \((["''"] + facts.families.map(\.name)).joined(separator: " | "))) \
        command=${command:+$command }$word ;;
                        *) count=$((count + 1)) ;;
                    esac
                fi
            done
            if [[ -n $flag ]]; then
                case "$command $flag" in
        \(indented(values, by: 12))
                esac
                return
            fi
            if [[ -z $ended && $current == -* ]]; then
                case $command in
        \(indented(flags, by: 12))
                esac
                return
            fi
            case "$command $count" in
        \(indented(arguments, by: 8))
            esac
        }

        complete -F _iwool_shortcuts \(Product.name)

        """
    }

    /// The values of flags: those of the commands first, since the common ones fit everywhere.
    private var values: [String] {
        let own = facts.table.rows.flatMap { row in
            row.flags.compactMap { flag in arm(flag.spellings.map { "'\(row.name) \($0)'" }, of: flag) }
        }
        return own + facts.common.compactMap { flag in arm(flag.spellings.map { "*' \($0)'" }, of: flag) }
    }

    private func arm(_ patterns: [String], of flag: FlagShape) -> String? {
        guard let action = flag.value.flatMap({ action($0.completion) }) else { return nil }
        return "\(patterns.joined(separator: " | "))) \(action) ;;"
    }

    private var flags: [String] {
        let rows = facts.table.rows.map { row in
            "'\(row.name)') \(words((row.flags + facts.common).flatMap(\.spellings))) ;;"
        }
        return rows + ["*) \(words(facts.common.flatMap(\.spellings))) ;;"]
    }

    private var arguments: [String] {
        var arms = ["' 0') \(words(facts.table.entries.map(\.name))) ;;"]
        arms += facts.families.map { "'\($0.name) 0') \(words($0.rows.compactMap(\.path.last))) ;;" }
        for row in facts.table.rows {
            for (index, positional) in row.positionals.enumerated() {
                guard let action = action(positional.completion) else { continue }
                let place = positional.count.maximum == nil ? "'\(row.name) '*" : "'\(row.name) \(index)'"
                arms.append("\(place)) \(action) ;;")
            }
        }
        return arms
    }

    private func action(_ completion: Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .files: "_iwool_shortcuts_paths -f \"$current\""
        case .folders: "_iwool_shortcuts_paths -d \"$current\""
        case .words(let list): list.isEmpty ? nil : words(list)
        }
    }

    private func words(_ list: [String]) -> String {
        "_iwool_shortcuts_words '\(list.joined(separator: " "))' \"$current\""
    }

    private func indented(_ lines: [String], by blanks: Int) -> String {
        lines.map { String(repeating: " ", count: blanks) + $0 }.joined(separator: "\n")
    }
}
