/// Why a request was never accepted.
public enum IgnoredRequest: Hashable, Sendable {
    /// Its link opens nothing.
    case link(IWoolDeepLink.IgnoredReason)
    /// It was delivered before, through another callback.
    case duplicateDelivery

    /// The name that scripts read.
    public var name: String {
        switch self {
        case .link(let reason): reason.rawValue
        case .duplicateDelivery: "duplicateDelivery"
        }
    }
}
