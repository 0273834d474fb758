extension Diagnostic.Code {
    /// An example input of a rule, kept with the kind of input that it is, so that a test can try it.
    package enum Example: Hashable, Sendable {
        /// The text of a configuration file.
        case configuration(String)
        /// The bytes of a configuration file that is no proper text, with words that show it.
        case configurationBytes([UInt8], shown: String)
        /// The text of a configuration file that is the default setup.
        case defaults(String)
        /// The text of a scenario file.
        case scenario(String)
        /// The text of a design file.
        case design(String)
        /// A link.
        case link(String)
        /// A link whose day is meant in a zone this many seconds ahead of UTC.
        case linkInZone(String, offset: Int)
        /// A link that is too long to show, with words that show it.
        case longLink(String, shown: String)
        /// The text of a `links.lock`, with the line that matters.
        case linksLock(String, shown: String)

        /// The example as a person reads it.
        package var text: String {
            switch self {
            case .configuration(let text), .defaults(let text), .scenario(let text), .design(let text),
                .link(let text), .configurationBytes(_, let text):
                text
            case .linkInZone(let text, _), .longLink(_, let text), .linksLock(_, let text): text
            }
        }
    }
}
