/// What a request leads to, as far as two requests are compared: the destination and the id, not the day.
package enum RequestTarget: Hashable, Sendable {
    /// A destination of the app.
    case destination(Destination)
    /// An activity, by its id.
    case activity(Int64)

    /// The target of a link.
    package init(_ link: IWoolDeepLink) {
        switch link {
        case .destination(let destination): self = .destination(destination)
        case .event(let event): self = .activity(event.id)
        }
    }
}
