internal import IWoolShortcuts

extension SelectionDifference {
    /// The change as one JSON document, version 1.
    package var json: [UInt8] {
        var json = JSONText(pretty: true)
        json.object { json in
            json.key("added")
            json.array(added) { json, option in json.string(option.canonicalName) }
            json.key("moved")
            json.array(moved) { json, move in
                json.object { json in
                    json.key("from")
                    json.integer(move.from)
                    json.key("name")
                    json.string(move.option.canonicalName)
                    json.key("to")
                    json.integer(move.to)
                }
            }
            json.key("removed")
            json.array(removed) { json, option in json.string(option.canonicalName) }
            json.key("schemaVersion")
            json.integer(1)
        }
        json.endLine()
        return json.bytes
    }
}
