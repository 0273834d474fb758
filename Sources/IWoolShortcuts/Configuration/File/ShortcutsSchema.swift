internal import IWoolShortcuts

/// The JSON Schema (draft-07) of a configuration, for editors; made from the table of options.
///
/// Whatever the tool accepts, the schema accepts. The tool knows more: a schema sees neither tags nor quotes,
/// and can't tell 1 from 1.0.
package enum ShortcutsSchema {
    /// The whole schema as UTF-8, indented, with a line break at the end.
    package static func bytes() -> [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            string(&json, "$schema", "http://json-schema.org/draft-07/schema#")
            string(&json, "$comment", "made by 'iwool-shortcuts schema' from the table of quick actions")
            string(&json, "title", "iWool shortcuts")
            string(&json, "description", "The quick actions on the icon of iWool, top of the menu first.")
            string(&json, "type", "object")
            json.key("required")
            json.array(["version", "shortcuts"]) { $0.string($1) }
            json.key("properties")
            json.object(properties)
        }
        json.endLine()
        return json.bytes
    }

    private static func properties(_ json: inout JSONText) {
        json.key("version")
        json.object { json in
            string(&json, "description", "The version of the rules by which the file is read.")
            json.key("const")
            json.raw(VersionRule.supported)
        }
        json.key("shortcuts")
        json.object { json in
            string(
                &json, "description",
                "At most \(ShortcutSelection.maximumCount) quick actions, each once; [] for none.")
            string(&json, "type", "array")
            json.key("maxItems")
            json.integer(ShortcutSelection.maximumCount)
            json.key("uniqueItems")
            json.boolean(true)
            json.key("default")
            json.array(ShortcutSelection.default.options) { $0.string($1.canonicalName) }
            json.key("items")
            json.object(names)
            json.key("allOf")
            json.array(ShortcutOption.all.flatMap(NamePair.pairs(of:))) { $1.write(to: &$0) }
        }
        json.key("outputs")
        json.object { json in
            string(&json, "description", "The files that 'iwool-shortcuts sync' writes from this one.")
        }
    }

    /// The canonical names as values, which editors offer; the aliases as a pattern, which they don't.
    private static func names(_ json: inout JSONText) {
        json.key("anyOf")
        json.array { json in
            json.object { json in
                json.key("enum")
                json.array(ShortcutOption.all) { $0.string($1.canonicalName) }
                json.key("enumDescriptions")
                json.array(ShortcutOption.all) { $0.string(description(of: $1)) }
            }
            json.object { json in
                let aliases = ShortcutOption.all.flatMap(\.aliases).joined(separator: "|")
                string(&json, "description", "Another name of one of them.")
                string(&json, "type", "string")
                string(&json, "pattern", "^(\(aliases))$")
                json.key("doNotSuggest")
                json.boolean(true)
            }
        }
        string(
            &json, "errorMessage",
            "The names are \(ShortcutOption.all.map(\.canonicalName).joined(separator: ", ")).")
    }

    private static func description(of option: ShortcutOption) -> String {
        var text = "\(option.title(in: .english)): \(option.destination.opens)"
        if let minimum = option.minimumIOS { text += "; needs iOS \(minimum)" }
        if !option.aliases.isEmpty { text += "; also \(option.aliases.joined(separator: ", "))" }
        return text
    }

    fileprivate static func string(_ json: inout JSONText, _ key: StaticString, _ value: String) {
        json.key(key)
        json.string(value)
    }
}

extension ShortcutsSchema {
    /// One name of an option, and those behind it, none of which may stand in the same list.
    ///
    /// The same name twice is what `uniqueItems` finds.
    fileprivate struct NamePair {
        let name: String
        let others: [String]

        static func pairs(of option: ShortcutOption) -> [NamePair] {
            option.names.indices.dropLast().map { index in
                NamePair(name: option.names[index], others: Array(option.names[(index + 1)...]))
            }
        }

        func write(to json: inout JSONText) {
            json.object { json in
                json.key("if")
                json.object { json in
                    json.key("contains")
                    json.object { string(&$0, "const", name) }
                }
                json.key("then")
                json.object { json in
                    json.key("items")
                    json.object { json in
                        json.key("not")
                        json.object { json in
                            json.key("enum")
                            json.array(others) { $0.string($1) }
                        }
                        string(&json, "errorMessage", "This is the same quick action as '\(name)'.")
                    }
                }
            }
        }
    }
}
