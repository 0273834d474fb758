/// What an `iwool://` link opens: a destination of the app, or one activity.
///
/// ```swift
/// switch IWoolDeepLink.parse("iwool://event/42?day=1893456000") {
/// case .opens(.destination(.calendar)): selectCalendar()
/// case .opens(.destination(let destination)): open(destination)
/// case .opens(.event(let event)): show(event.id, on: event.day)
/// case .ignored(let reason): log(reason)
/// }
/// ```
public enum IWoolDeepLink: Hashable, Sendable {
    /// A tab, a page, a sheet or a prompt.
    case destination(Destination)
    /// One activity, perhaps on one of its days.
    case event(Event)

    /// The link to an activity, perhaps to its occurrence on a day.
    ///
    /// - Throws: the errors of `Event.init(id:day:)`.
    public init(eventID id: Int64, day: Double? = nil) throws(EventError) {
        self = .event(try Event(id: id, day: day))
    }
}
