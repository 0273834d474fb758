extension Flag where Options: CommandOptions {
    /// The flag that names the configuration, the same for every command that works on one.
    static func configuration(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Flag {
        .value("file", short: "f", set, .file, "the configuration to work on, '-' for standard input")
    }

    /// The flag that names a file for the product, the same for every command whose product is one.
    static func output(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Flag {
        .value("output", short: "o", set, .file, "the file to write, in place of standard output")
    }

    /// The flag of a tap, the same wherever there are taps.
    static func tap(_ add: @escaping @Sendable (inout Options, Argument) -> Void) -> Flag {
        .arguments("tap", add, ValueShape("TAP"), "a tap on an option, a link or a widget")
    }

    /// The flag that names the design of an app.
    static func design(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Flag {
        .value("design", set, .file, "the design of an app, in place of the one that ships")
    }

    /// The flag that sets one switch of a design.
    static func designSwitch(_ add: @escaping @Sendable (inout Options, Argument) -> Void) -> Flag {
        .arguments("set", add, ValueShape("SWITCH=VALUE"), "a switch of the design")
    }
}
