internal import IWoolShortcuts

/// Writes the pieces that the schemas of scenarios and designs share.
///
/// Whatever the reader accepts, a schema accepts. The reader knows more: which names there are, which times
/// follow which, and what a phone can do.
enum SchemaWriter {
    typealias Members = (inout JSONText) -> Void

    /// A whole schema: an indented object with a line break at its end.
    static func bytes(_ title: String, _ description: String, _ members: Members) -> [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            string(&json, "$schema", "http://json-schema.org/draft-07/schema#")
            string(&json, "$comment", "made by 'iwool-shortcuts schema' from the tables of the reader")
            string(&json, "title", title)
            string(&json, "description", description)
            members(&json)
        }
        json.endLine()
        return json.bytes
    }

    static func string(_ json: inout JSONText, _ key: StaticString, _ value: String) {
        json.key(key)
        json.string(value)
    }

    /// A member of `properties` with a description.
    static func property(
        _ json: inout JSONText, _ name: String, _ description: String, _ members: Members
    ) {
        json.key(named: name)
        json.object { json in
            if !description.isEmpty { string(&json, "description", description) }
            members(&json)
        }
    }

    /// A mapping with these keys, and the user's own.
    static func mapping(
        _ json: inout JSONText, required: [String] = [], _ properties: Members
    ) {
        string(&json, "type", "object")
        if !required.isEmpty {
            json.key("required")
            json.array(required) { $0.string($1) }
        }
        json.key("properties")
        json.object(properties)
        ownKeys(&json)
    }

    /// No other keys than those listed, but for the user's own.
    static func ownKeys(_ json: inout JSONText) {
        json.key("patternProperties")
        json.object { json in
            json.key("^x-")
            json.boolean(true)
        }
        json.key("additionalProperties")
        json.boolean(false)
    }

    /// A list of items that are all alike.
    static func list(_ json: inout JSONText, atLeast count: Int = 0, _ items: Members) {
        string(&json, "type", "array")
        if count > 0 {
            json.key("minItems")
            json.integer(count)
        }
        json.key("items")
        json.object(items)
    }

    /// One of several words.
    static func words(_ json: inout JSONText, _ words: [String], meanings: [String] = []) {
        json.key("enum")
        json.array(words) { $0.string($1) }
        guard !meanings.isEmpty else { return }
        json.key("enumDescriptions")
        json.array(meanings) { $0.string($1) }
    }

    /// One of several words, or a text with a variable in it.
    static func wordsOrVariable(_ json: inout JSONText, _ words: [String]) {
        json.key("anyOf")
        json.array { json in
            json.object { SchemaWriter.words(&$0, words) }
            json.object(variable)
        }
    }

    /// A text with a variable in it.
    static func variable(_ json: inout JSONText) {
        string(&json, "type", "string")
        string(&json, "pattern", "\\$(option|device)")
        json.key("doNotSuggest")
        json.boolean(true)
    }

    /// A text that is not empty; YAML makes numbers and truth values of some.
    static func text(_ json: inout JSONText) {
        json.key("type")
        json.array(["string", "number", "boolean"]) { $0.string($1) }
        json.key("minLength")
        json.integer(1)
    }

    /// A length of time.
    static func time(_ json: inout JSONText) {
        string(&json, "type", "string")
        string(&json, "pattern", timePattern)
        string(&json, "errorMessage", "A time is written like 100ms, 1.5s or 2m.")
    }

    static let timePattern = "^[0-9]+(\\.[0-9]+)?(ms|s|m)$"

    /// A number, quoted or not.
    static func number(_ json: inout JSONText) {
        json.key("type")
        json.array(["number", "string"]) { $0.string($1) }
        string(&json, "pattern", "^[-.0-9]+$")
    }

    /// The switches of a design.
    static func switches(_ json: inout JSONText) {
        for one in LaunchDesign.Switch.all {
            property(&json, one.name, one.summary) { value(&$0, of: one) }
        }
    }

    private static func value(_ json: inout JSONText, of one: LaunchDesign.Switch) {
        let words = one.values.map(\.word)
        let meanings = one.values.map(\.meaning)
        switch one.form {
        case .word:
            SchemaWriter.words(&json, words, meanings: meanings)
            string(&json, "default", one.defaultText)
        case .list:
            list(&json) { SchemaWriter.words(&$0, words, meanings: meanings) }
            json.key("uniqueItems")
            json.boolean(true)
            json.key("default")
            json.array(one.words(in: .reference)) { $0.string($1) }
        case .time:
            json.key("anyOf")
            json.array { json in
                json.object { SchemaWriter.words(&$0, words, meanings: meanings) }
                json.object(time)
            }
            string(&json, "default", one.defaultText)
        }
    }

    /// The version.
    static func version(_ json: inout JSONText) {
        property(&json, "version", "The version of the rules by which the file is read.") { json in
            json.key("const")
            json.integer(1)
        }
    }
}
