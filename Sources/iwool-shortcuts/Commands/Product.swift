/// What the tool is called and which one it is.
enum Product {
    /// The name of the executable.
    static let name = "iwool-shortcuts"
    /// The version, by the rules of <https://semver.org>.
    static let version = "0.1.0"
    /// What it is for, in one line.
    static let summary = "choose, check and understand the Home Screen quick actions of iWool"
}
