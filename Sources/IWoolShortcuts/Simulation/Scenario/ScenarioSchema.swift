internal import IWoolShortcuts
internal import ShortcutsConfiguration

/// The JSON Schema (draft-07) of a scenario file, for editors; made from the tables of the reader.
package enum ScenarioSchema {
    /// The whole schema as UTF-8, indented, with a line break at the end.
    package static func bytes() -> [UInt8] {
        SchemaWriter.bytes(
            "iWool launch scenario",
            "How the phone stands at first, what happens, and what should come of it."
        ) { json in
            SchemaWriter.string(&json, "type", "object")
            json.key("required")
            json.array(ScenarioDocument.vocabulary.required) { $0.string($1) }
            json.key("properties")
            json.object(properties)
            json.key("definitions")
            json.object { json in
                json.key("event")
                json.object(event)
                json.key("name")
                json.object(SchemaWriter.text)
                json.key("time")
                json.object(SchemaWriter.time)
                json.key("destination")
                json.object { SchemaWriter.wordsOrVariable(&$0, Destination.all.flatMap(\.names)) }
                json.key("shownDestination")
                json.object {
                    SchemaWriter.wordsOrVariable(
                        &$0, Destination.all.flatMap(\.names) + [Destination.eventName])
                }
            }
        }
    }

    private static func properties(_ json: inout JSONText) {
        SchemaWriter.version(&json)
        SchemaWriter.property(&json, "title", "What the scenario is called.", SchemaWriter.text)
        SchemaWriter.property(&json, "source", "Where the case comes from.", SchemaWriter.text)
        SchemaWriter.property(
            &json, "start", "cold: no process runs. warm: s1 is connected, attached, and in the background."
        ) { SchemaWriter.words(&$0, LaunchScenario.Start.allCases.map(\.rawValue)) }
        SchemaWriter.property(&json, "given", "What is true before the first event.", given)
        SchemaWriter.property(&json, "device", "The phone that makes the lifecycle by itself.", device)
        SchemaWriter.property(
            &json, "ties", "everyOrder: events at one instant are tried in every order that is possible."
        ) { SchemaWriter.words(&$0, ScenarioReader.Ties.allCases.map(\.rawValue)) }
        SchemaWriter.property(&json, "runOn", "How long the clock goes on behind the last event.", time)
        SchemaWriter.property(&json, "design", "The app's design: switches, or the name of a file.") { json in
            json.key("anyOf")
            json.array { json in
                json.object(name)
                json.object { SchemaWriter.mapping(&$0, SchemaWriter.switches) }
            }
        }
        SchemaWriter.property(&json, "each", "Runs the scenario for every combination of values.", each)
        SchemaWriter.property(&json, "events", "What happens, in order.") { json in
            SchemaWriter.list(&json) { reference(&$0, to: "event") }
        }
        SchemaWriter.property(
            &json, "expect", "What should come of it; a list that is given is complete.", expectation)
    }

    private static func given(_ json: inout JSONText) {
        SchemaWriter.mapping(&json) { json in
            SchemaWriter.property(&json, "scenes", "The scenes that are connected; only warm.", names)
            SchemaWriter.property(&json, "observers", "Those whose observer is attached.", names)
            SchemaWriter.property(&json, "sheet", "Those over which the app has a sheet.") { json in
                json.key("anyOf")
                json.array { json in
                    json.object(name)
                    json.object(names)
                }
            }
            SchemaWriter.property(&json, "locked", "Whether the app is locked.") { json in
                SchemaWriter.string(&json, "type", "boolean")
            }
            SchemaWriter.property(&json, "mail", "Whether there is an account to send mail from.") { json in
                SchemaWriter.words(&json, ScenarioReader.Mail.allCases.map(\.rawValue))
            }
            SchemaWriter.property(&json, "reviewPrompts", "Whether iOS still shows prompts.") { json in
                SchemaWriter.words(&json, LaunchScenario.ReviewPrompts.allCases.map(\.rawValue))
            }
            SchemaWriter.property(&json, "build", "Where the build comes from.") { json in
                SchemaWriter.words(&json, LaunchScenario.Build.allCases.map(\.rawValue))
            }
            SchemaWriter.property(&json, "ios", "The version of iOS, in quotes.", SchemaWriter.number)
        }
    }

    private static func device(_ json: inout JSONText) {
        json.key("anyOf")
        json.array { json in
            json.object {
                SchemaWriter.wordsOrVariable(&$0, LaunchScenario.Device.named.compactMap(\.name))
            }
            json.object { json in
                SchemaWriter.mapping(&json, required: ScenarioReader.deviceKeys) { json in
                    for key in ScenarioReader.deviceKeys {
                        SchemaWriter.property(&json, key, "", milliseconds)
                    }
                }
            }
        }
    }

    private static func each(_ json: inout JSONText) {
        SchemaWriter.mapping(&json) { json in
            SchemaWriter.property(&json, "option", "What $option stands for.") {
                all(&$0, or: Destination.all.flatMap(\.names))
            }
            SchemaWriter.property(&json, "device", "What $device stands for.") {
                all(&$0, or: LaunchScenario.Device.named.compactMap(\.name))
            }
        }
    }

    private static func all(_ json: inout JSONText, or words: [String]) {
        json.key("anyOf")
        json.array { json in
            json.object { SchemaWriter.words(&$0, ["all"]) }
            json.object { json in
                SchemaWriter.list(&json, atLeast: 1) { SchemaWriter.words(&$0, words) }
            }
        }
    }

    /// A time, or a plain number of milliseconds.
    private static func milliseconds(_ json: inout JSONText) {
        json.key("anyOf")
        json.array { json in
            json.object(time)
            json.object { json in
                json.key("type")
                json.array(["integer", "string"]) { $0.string($1) }
                SchemaWriter.string(&json, "pattern", "^[0-9]+$")
                json.key("minimum")
                json.integer(0)
            }
        }
    }

    static func reference(_ json: inout JSONText, to definition: String) {
        SchemaWriter.string(&json, "$ref", "#/definitions/\(definition)")
    }

    static func name(_ json: inout JSONText) { reference(&json, to: "name") }

    static func time(_ json: inout JSONText) { reference(&json, to: "time") }

    static func names(_ json: inout JSONText) { SchemaWriter.list(&json, name) }
}
