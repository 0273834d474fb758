#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The environment variables, as a value that tests can make up.
struct Environment: Sendable {
    private let lookUp: @Sendable (String) -> String?

    /// The variables of this process, each looked up when it is asked for.
    static let process = Environment { name in getenv(name).map { String(cString: $0) } }

    private init(lookUp: @escaping @Sendable (String) -> String?) {
        self.lookUp = lookUp
    }

    /// Made-up variables.
    init(_ variables: [String: String]) {
        lookUp = { variables[$0] }
    }

    /// The value of a variable, empty when it is set to nothing, nil when it is not set.
    subscript(name: String) -> String? { lookUp(name) }

    /// The value of a variable, or nil when it is unset or empty, which most conventions treat alike.
    func nonEmpty(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
