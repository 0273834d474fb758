extension IWoolDeepLink {
    /// The one spelling that links are built in: `iwool://calendar`, `iwool://event/42?day=1893456000`.
    ///
    /// Parsing it gives the same link again. A day is written as an integer when it is whole, otherwise as
    /// the shortest decimal that reads back, and never with an exponent.
    public var canonicalLink: String {
        switch self {
        case .destination(let destination):
            destination.link
        case .event(let event):
            "iwool://\(Destination.eventName)/\(event.id)"
                + (event.day.map { "?day=\(PlainDecimal($0))" } ?? "")
        }
    }

    /// The name of what it opens: a destination's canonical name, or `event`.
    public var destinationName: String {
        switch self {
        case .destination(let destination): destination.canonicalName
        case .event: Destination.eventName
        }
    }
}

extension IWoolDeepLink: CustomStringConvertible {
    /// The canonical link.
    public var description: String { canonicalLink }
}
