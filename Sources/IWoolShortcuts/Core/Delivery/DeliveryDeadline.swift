/// Something that will be over at an instant which only a clock knows.
public enum DeliveryDeadline: Hashable, Sendable {
    /// The timer of a request, counted from its first take.
    case timer(request: Int)
    /// The last instant at which a request may open, counted from its tap.
    case expiry(request: Int)

    /// The request that it belongs to.
    public var request: Int {
        switch self {
        case .timer(let request), .expiry(let request): request
        }
    }
}
