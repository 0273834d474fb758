/// One of the two streams that a command writes to.
enum StandardStream: Hashable, Sendable {
    /// Standard output: the product, and nothing else.
    case output
    /// Standard error: talk about the product.
    case error

    /// What messages call it.
    var title: String {
        switch self {
        case .output: "standard output"
        case .error: "standard error"
        }
    }
}
