extension Diagnostic.Code {
    /// The codes of scenario files and of design files.
    package static let launch: [Diagnostic.Code] =
        launchEvents + launchMoments + launchRequests + launchStart + launchDesign

    /// A scenario with these lists of events and of what is opened, as an example.
    static func scenario(
        _ events: String, start: String = "cold", more: String = "", opened: String = "[a]"
    ) -> Example {
        .scenario("version: 1\nstart: \(start)\n\(more)events:\n\(events)\nexpect: {opened: \(opened)}\n")
    }
}
