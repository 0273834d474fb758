/// The options of a command without flags of its own.
struct NoOptions: CommandOptions {}
