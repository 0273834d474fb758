extension Flag where Options: CommandOptions {
    /// The flag that names the configuration, the same for every command that works on one.
    static func configuration(_ path: @autoclosure @escaping @Sendable () -> Path<String?>) -> Flag {
        .value("file", short: "f", path(), .file, "the configuration to work on, '-' for standard input")
    }
}
