internal import IWoolShortcuts

/// Events and expectations.
extension ScenarioSchema {
    /// An event: one name, one moment, and the keys of that name.
    static func event(_ json: inout JSONText) {
        SchemaWriter.mapping(&json) { json in
            SchemaWriter.property(&json, "at", "When it happens, from the start.", time)
            SchemaWriter.property(&json, "wait", "How long after the event before.", time)
            SchemaWriter.property(&json, "after", "The event behind which it happens, or 'ID opened'.", name)
            for form in LaunchScenario.EventForm.table {
                SchemaWriter.property(&json, form.name.rawValue, form.summary) { value(&$0, of: form) }
            }
            keys(&json)
        }
        json.key("allOf")
        json.array { json in
            json.object { exactlyOne(&$0, of: LaunchScenario.EventForm.table.map(\.name.rawValue)) }
            json.object(moment)
            for form in LaunchScenario.EventForm.table { json.object { onlyItsKeys(&$0, form) } }
        }
    }

    private static func keys(_ json: inout JSONText) {
        SchemaWriter.property(&json, "id", "The name of the request; a list for a set of links.") { json in
            json.key("anyOf")
            json.array { json in
                json.object(name)
                json.object(names)
            }
        }
        SchemaWriter.property(&json, "ids", "The names of a set of links.") { json in
            json.key("anyOf")
            json.array { json in
                json.object(name)
                json.object(names)
            }
        }
        SchemaWriter.property(&json, "scene", "The scene that it is meant for; s1 unless given.", name)
        SchemaWriter.property(&json, "echoOf", "The request that comes once more.", name)
        SchemaWriter.property(&json, "via", "The callback, or the callbacks of a connection.") { json in
            let callbacks = SceneCallback.allCases.map(\.rawValue)
            json.key("anyOf")
            json.array { json in
                json.object { SchemaWriter.words(&$0, callbacks) }
                json.object { json in SchemaWriter.list(&json) { SchemaWriter.words(&$0, callbacks) } }
            }
        }
        SchemaWriter.property(&json, "activity", "The activity that a widget shows.", SchemaWriter.number)
        SchemaWriter.property(&json, "day", "The day of it, in seconds since 1970.", SchemaWriter.number)
        SchemaWriter.property(&json, "carries", "The requests in the options of the connection.", names)
        SchemaWriter.property(&json, "role", "What kind of scene connects.") { json in
            SchemaWriter.words(&json, ScenarioReader.Role.allCases.map(\.rawValue))
        }
    }

    private static func value(_ json: inout JSONText, of form: LaunchScenario.EventForm) {
        switch form.value {
        case .quickAction, .scene: name(&json)
        case .widget:
            json.key("anyOf")
            json.array { json in
                json.object { SchemaWriter.words(&$0, Widget.all.map(\.name)) }
                json.object(name)
            }
        case .links:
            json.key("anyOf")
            json.array { json in
                json.object(name)
                json.object { SchemaWriter.list(&$0, atLeast: 1, name) }
            }
        case .launch: SchemaWriter.words(&json, ScenarioReader.Launch.allCases.map(\.rawValue))
        case .yes:
            json.key("const")
            json.boolean(true)
        case .destination: reference(&json, to: "destination")
        }
    }

    private static func exactlyOne(_ json: inout JSONText, of keys: [String]) {
        json.key("oneOf")
        json.array(keys) { json, key in json.object { requiring(&$0, key) } }
    }

    private static func moment(_ json: inout JSONText) {
        json.key("oneOf")
        json.array { json in
            json.object { requiring(&$0, "at") }
            json.object { json in
                json.key("anyOf")
                json.array(["wait", "after"]) { json, key in json.object { requiring(&$0, key) } }
            }
        }
    }

    /// An event of this name has no keys but its own.
    private static func onlyItsKeys(_ json: inout JSONText, _ form: LaunchScenario.EventForm) {
        json.key("if")
        json.object { requiring(&$0, form.name.rawValue) }
        json.key("then")
        json.object { json in
            json.key("propertyNames")
            json.object { json in
                json.key("anyOf")
                json.array { json in
                    json.object { json in
                        let keys = ["at", "wait", "after", form.name.rawValue] + form.keys.map(\.rawValue)
                        SchemaWriter.words(&json, keys)
                    }
                    json.object { SchemaWriter.string(&$0, "pattern", "^x-") }
                }
            }
        }
    }

    private static func requiring(_ json: inout JSONText, _ key: String) {
        json.key("required")
        json.array([key]) { $0.string($1) }
    }

    /// What should come of a scenario.
    static func expectation(_ json: inout JSONText) {
        SchemaWriter.mapping(&json) { json in
            SchemaWriter.property(&json, "opened", "What opens, in order.") { json in
                SchemaWriter.list(&json) { json in nameOrRow(&json, required: [], openedRow) }
            }
            SchemaWriter.property(&json, "superseded", "What a newer request replaces.") { json in
                ended(&json) { SchemaWriter.property(&$0, "by", "The newer request.", name) }
            }
            SchemaWriter.property(&json, "dropped", "What ends without being opened.") { json in
                ended(&json) { reason(&$0, DroppedReason.names) }
            }
            SchemaWriter.property(&json, "ignored", "What is never accepted.") { json in
                ended(&json) { reason(&$0, IgnoredRequest.names) }
            }
            SchemaWriter.property(&json, "pending", "What still waits at the end.") { json in
                ended(&json) { _ in }
            }
            SchemaWriter.property(&json, "shown", "What the person sees of opened requests.") { json in
                SchemaWriter.string(&json, "type", "object")
                json.key("additionalProperties")
                json.object { SchemaWriter.words(&$0, Shown.What.allCases.map(\.rawValue)) }
            }
            SchemaWriter.property(&json, "final", "The screen on top at the end.") { json in
                reference(&json, to: "shownDestination")
            }
        }
    }

    private static func openedRow(_ json: inout JSONText) {
        SchemaWriter.property(&json, "request", "The request that opens.", name)
        SchemaWriter.property(&json, "destination", "Where it leads.") { json in
            reference(&json, to: "shownDestination")
        }
        SchemaWriter.property(&json, "id", "The activity's id.", SchemaWriter.number)
        SchemaWriter.property(&json, "day", "The activity's day.", SchemaWriter.number)
        SchemaWriter.property(&json, "notBefore", "The earliest legal instant.", time)
        SchemaWriter.property(&json, "notAfter", "The last legal instant.", time)
        SchemaWriter.property(&json, "at", "The only legal instant.", time)
        SchemaWriter.property(&json, "within", "How long after 'of' at most.", time)
        SchemaWriter.property(&json, "of", "The event that 'within' counts from.", name)
        SchemaWriter.property(&json, "scene", "The scene in which it opens.", name)
        SchemaWriter.property(&json, "path", "Which way it came.") { json in
            SchemaWriter.words(&json, ScenarioReader.Path.allCases.map(\.rawValue))
        }
    }

    private static func reason(_ json: inout JSONText, _ names: [String]) {
        SchemaWriter.property(&json, "reason", "Why it ended.") { SchemaWriter.words(&$0, names) }
    }

    private static func ended(_ json: inout JSONText, _ rest: @escaping SchemaWriter.Members) {
        SchemaWriter.list(&json) { json in
            nameOrRow(&json, required: ["request"]) { json in
                SchemaWriter.property(&json, "request", "The request.", name)
                rest(&json)
            }
        }
    }

    private static func nameOrRow(
        _ json: inout JSONText, required: [String], _ properties: SchemaWriter.Members
    ) {
        json.key("anyOf")
        json.array { json in
            json.object(name)
            json.object { SchemaWriter.mapping(&$0, required: required, properties) }
        }
    }
}
