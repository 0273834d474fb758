extension Widget {
    /// The link that a tap opens.
    ///
    /// - Parameters:
    ///   - activity: The id of the first activity that it shows, or of the one that it stands for.
    ///   - day: The start of the day of that activity's occurrence, when it recurs.
    /// - Throws: `opensNoLink`, `takesNoActivity`, `needsActivity`, `dayWithoutActivity`, `noSuchLink`.
    public func tapLink(activity: Int64? = nil, day: Double? = nil) throws(TapError) -> IWoolDeepLink {
        switch tap {
        case .insideTheApp:
            throw .opensNoLink(self)
        case .destination(let destination):
            guard activity == nil, day == nil else { throw .takesNoActivity(self) }
            return .destination(destination)
        case .firstActivityOrHome, .activity:
            if let activity { return try link(to: activity, on: day) }
            guard day == nil else { throw .dayWithoutActivity(self) }
            guard tap == .firstActivityOrHome else { throw .needsActivity(self) }
            return .destination(.home)
        }
    }

    private func link(to activity: Int64, on day: Double?) throws(TapError) -> IWoolDeepLink {
        do {
            return try IWoolDeepLink(eventID: activity, day: day)
        } catch {
            throw .noSuchLink(error)
        }
    }

    /// Why a tap has no link.
    public enum TapError: Error, Hashable, Sendable {
        /// A tap opens something in the app that no link leads to.
        case opensNoLink(Widget)
        /// It always opens the same destination, so an activity or a day means nothing to it.
        case takesNoActivity(Widget)
        /// It stands for one activity, and none was given.
        case needsActivity(Widget)
        /// A day was given, and no activity that it could be a day of.
        case dayWithoutActivity(Widget)
        /// No link can carry this id or this day.
        case noSuchLink(IWoolDeepLink.EventError)
    }
}

extension Widget.TapError: CustomStringConvertible {
    /// What was refused, in one line without a full stop.
    public var description: String {
        switch self {
        case .opensNoLink(let widget):
            "a tap on \(widget) stays inside the app: no link opens what it opens"
        case .takesNoActivity(let widget):
            "a tap on \(widget) always opens \(widget.tapSummary): it takes no activity and no day"
        case .needsActivity(let widget):
            "a tap on \(widget) opens one activity: its id is missing"
        case .dayWithoutActivity(let widget):
            "a day is given for a tap on \(widget), and no activity that it is a day of"
        case .noSuchLink(let error):
            error.description
        }
    }
}

extension Widget {
    /// The links that a tap can open, for tables: `iwool://event/{id}, else iwool://home`.
    package var tapSummary: String {
        let event = "iwool://\(Destination.eventName)/{id}"
        return switch tap {
        case .destination(let destination): destination.link
        case .firstActivityOrHome: "\(event) of the first activity, else \(Destination.home.link)"
        case .activity: event
        case .insideTheApp: "in the app only, no link"
        }
    }
}
