extension Diagnostic.Code {
    /// The codes of the configuration file, in the order in which its stages run.
    package static let configuration: [Diagnostic.Code] = []
}
