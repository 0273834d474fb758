/// What a plain scalar means by the core schema of YAML 1.2 (section 10.3.2 of its specification).
package enum YAMLCoreSchema {
    /// Whether the plain text means null; text that is not there does.
    package static func isNull(_ text: String) -> Bool {
        switch text {
        case "", "~", "null", "Null", "NULL": true
        default: false
        }
    }
}
