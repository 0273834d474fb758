import IWoolShortcuts

/// The table of commands as JSON, for tools that build upon this one.
struct HelpJSON {
    private let topic: CommandTable.Topic
    private let table: CommandTable

    init(_ topic: CommandTable.Topic, of table: CommandTable) {
        self.topic = topic
        self.table = table
    }

    /// The text, of the commands that the topic names.
    var bytes: [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("commands")
            json.array(rows) { json, row in write(row, to: &json) }
            json.key("exitStatus")
            json.array(ExitStatus.listed) { json, row in
                json.object { json in
                    json.key("meaning")
                    json.string(row.meaning)
                    json.key("status")
                    json.integer(row.status.rawValue)
                }
            }
            json.key("flags")
            json.array(GlobalOptions.flags) { json, flag in write(flag.described, to: &json) }
            json.key("name")
            json.string(Product.name)
            json.key("schemaVersion")
            json.integer(1)
            json.key("summary")
            json.string(Product.summary)
        }
        json.endLine()
        return json.bytes
    }

    private var rows: [CommandRow] {
        switch topic {
        case .tool: table.rows
        case .family(let entry): entry.rows
        case .command(let row): [row]
        }
    }

    private func write(_ row: CommandRow, to json: inout JSONText) {
        json.object { json in
            json.key("arguments")
            json.array(row.positionals) { json, positional in write(positional, to: &json) }
            json.key("discussion")
            json.array(row.discussion) { json, paragraph in json.string(paragraph) }
            json.key("examples")
            json.array(row.examples) { json, example in
                json.object { json in
                    json.key("line")
                    json.string("\(Product.name) \(example.line)")
                    json.key("summary")
                    json.string(example.summary)
                }
            }
            json.key("flags")
            json.array(row.flags) { json, flag in write(flag, to: &json) }
            json.key("name")
            json.string(row.name)
            json.key("summary")
            json.string(row.summary)
            json.key("usage")
            json.string(row.usage)
        }
    }

    private func write(_ flag: FlagShape, to json: inout JSONText) {
        json.object { json in
            json.key("choices")
            json.array(flag.value?.choices ?? []) { json, choice in json.string(choice) }
            json.key("default")
            json.string(flag.defaultValue)
            json.key("name")
            json.string(flag.name)
            json.key("repeatable")
            json.boolean(flag.isRepeatable)
            json.key("short")
            json.string(flag.short.map(String.init))
            json.key("summary")
            json.string(flag.summary)
            json.key("value")
            json.string(flag.value?.placeholder)
        }
    }

    private func write(_ positional: Positional, to json: inout JSONText) {
        json.object { json in
            json.key("choices")
            json.array(positional.choices) { json, choice in json.string(choice) }
            json.key("maximum")
            json.integer(positional.count.maximum)
            json.key("minimum")
            json.integer(positional.count.minimum)
            json.key("name")
            json.string(positional.name)
            json.key("summary")
            json.string(positional.summary)
        }
    }
}
