extension Flag where Options: CommandOptions {
    /// A flag without a value.
    static func toggle(
        _ name: String, short: Character? = nil, _ set: @escaping @Sendable (inout Options) -> Void,
        isRepeatable: Bool = false, _ summary: String
    ) -> Flag {
        Flag(FlagShape(name, short: short, isRepeatable: isRepeatable, summary: summary)) { options, _ in
            set(&options)
        }
    }

    /// A flag with a value that has no default.
    static func value<Value>(
        _ name: String, short: Character? = nil, _ set: @escaping @Sendable (inout Options, Value) -> Void,
        _ kind: ValueKind<Value>, _ summary: String
    ) -> Flag {
        Flag(
            FlagShape(name, short: short, value: kind.shape, summary: summary), reading: kind, set: set)
    }

    /// A flag whose value is one of a few words; its property tells the default, which help names.
    static func choice<Value>(
        _ name: String, short: Character? = nil, _ path: @autoclosure @escaping @Sendable () -> Path<Value>,
        _ summary: String
    ) -> Flag
    where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
        let kind = ValueKind<Value>.choice(name.uppercased())
        return Flag(
            FlagShape(name, short: short, value: kind.shape, summary: summary), reading: kind,
            defaultValue: { Options()[keyPath: path()].rawValue },
            set: { options, value in options[keyPath: path()] = value })
    }

    /// A flag with a value that may be given several times; the values keep their order.
    static func list<Value>(
        _ name: String, short: Character? = nil, _ add: @escaping @Sendable (inout Options, Value) -> Void,
        _ kind: ValueKind<Value>, _ summary: String
    ) -> Flag {
        Flag(
            FlagShape(name, short: short, value: kind.shape, isRepeatable: true, summary: summary),
            reading: kind, set: add)
    }

    /// A flag that reads its value as a kind.
    init<Value>(
        _ shape: FlagShape, reading kind: ValueKind<Value>,
        defaultValue: @escaping @Sendable () -> String? = { nil },
        set: @escaping @Sendable (inout Options, Value) -> Void
    ) {
        self.init(shape, defaultValue: defaultValue) { options, argument throws(Refusal) in
            guard let argument else { preconditionFailure("\(shape.spelling) was set without a value") }
            set(&options, try kind.read(argument, for: "'\(shape.spelling)'"))
        }
    }
}
