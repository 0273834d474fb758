internal import IWoolShortcuts

/// The JSON Schema (draft-07) of a design file, for editors; made from the table of switches.
package enum DesignSchema {
    /// The whole schema as UTF-8, indented, with a line break at the end.
    package static func bytes() -> [UInt8] {
        SchemaWriter.bytes(
            "iWool launch design",
            "How an app delivers quick actions and links: each switch is a choice that real apps differ in."
        ) { json in
            SchemaWriter.mapping(&json, required: ["version"]) { json in
                SchemaWriter.version(&json)
                SchemaWriter.property(&json, "title", "What the design is called.", SchemaWriter.text)
                SchemaWriter.switches(&json)
            }
        }
    }
}
