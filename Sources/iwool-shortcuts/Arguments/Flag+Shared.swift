extension Flag where Options: CommandOptions {
    /// The flag that names the configuration, the same for every command that works on one.
    static func configuration(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Flag {
        .value("file", short: "f", set, .file, "the configuration to work on, '-' for standard input")
    }
}
