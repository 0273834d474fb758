extension Flag where Options: CommandOptions {
    /// A flag whose value the command itself reads, since its fault is to be shown at its place.
    static func argument(
        _ name: String, _ set: @escaping @Sendable (inout Options, Argument) -> Void, _ value: ValueShape,
        _ summary: String
    ) -> Flag {
        Flag(FlagShape(name, value: value, summary: summary)) { options, argument in
            if let argument { set(&options, argument) }
        }
    }

    /// A flag of that kind that may be given several times; the values keep their order.
    static func arguments(
        _ name: String, _ add: @escaping @Sendable (inout Options, Argument) -> Void, _ value: ValueShape,
        _ summary: String
    ) -> Flag {
        Flag(FlagShape(name, value: value, isRepeatable: true, summary: summary)) { options, argument in
            if let argument { add(&options, argument) }
        }
    }
}
