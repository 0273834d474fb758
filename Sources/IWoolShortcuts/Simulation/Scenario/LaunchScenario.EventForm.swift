extension LaunchScenario {
    /// How an event is written: a row of the table that the reader, the schema and the help share.
    package struct EventForm: Sendable {
        /// What stands behind the event's name.
        package enum Value: Sendable {
            /// The name of a quick action, a word, or a link.
            case quickAction
            /// A link, or a list of them.
            case links
            /// The name of a widget, or a link.
            case widget
            /// How the process starts.
            case launch
            /// The name of a scene.
            case scene
            /// `true`, and nothing else.
            case yes
            /// The name of a destination.
            case destination
        }

        /// The event.
        package let name: EventName
        /// What stands behind its name.
        package let value: Value
        /// The keys that it takes beside those of its moment.
        package let keys: [EventKey]
        /// What happens, in one sentence.
        package let summary: String
        /// An event of the kind, as a file writes it.
        package let example: String
    }
}

extension LaunchScenario.EventName {
    /// How it is written.
    package var form: LaunchScenario.EventForm {
        guard let form = LaunchScenario.EventForm.table.first(where: { $0.name == self }) else {
            preconditionFailure("the event \(rawValue) has no row in the table")
        }
        return form
    }
}
