/// The record of every name that was ever shipped in a link, and what it opens: `Defaults/links.lock`.
///
/// Links live in other people's notes, shortcuts and web pages, so a name that was shipped stays. The file
/// holds one name a line, `scan -> scanner`; lines that begin with `#` and empty ones are notes.
package enum LinksLock {
    /// A name that can stand behind `iwool://`, and what it opens.
    package struct Entry: Hashable, Sendable {
        /// One segment, or two as in `settings/scan`.
        package let name: String
        /// The canonical name of a destination, or `event`.
        package let opens: String

        /// The line of the file, without its line break.
        package var line: String { "\(name) -> \(opens)" }
    }

    /// The entries of the name table: its names in order, `event`, then what lies below Settings.
    package static let entries: [Entry] = {
        let names = Destination.all.flatMap { destination in
            destination.names.map { Entry(name: $0, opens: destination.canonicalName) }
        }
        let nested = Destination.settings.names.flatMap { settings in
            Destination.all.filter(\.isNestedInSettings).flatMap { destination in
                destination.names.map { Entry(name: "\(settings)/\($0)", opens: destination.canonicalName) }
            }
        }
        return names + [Entry(name: Destination.eventName, opens: Destination.eventName)] + nested
    }()

    /// The whole file for the name table as it is.
    package static let rendered: String = {
        let notes = """
            # Every name that an iwool:// link can carry, and what it opens.
            # A name that was shipped stays: add lines for new names, and never change or remove one.

            """
        return notes + entries.map { $0.line + "\n" }.joined()
    }()
}
