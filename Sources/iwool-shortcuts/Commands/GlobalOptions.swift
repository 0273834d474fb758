import IWoolShortcuts

/// What the flags set that every command has.
struct GlobalOptions: CommandOptions {
    /// When to paint the text.
    var color = ColorMode.auto
    /// The languages of titles and menus; nil when the environment decides.
    var languages: [Language]?
    /// Whether only the product and errors are wanted.
    var isQuiet = false
    /// Whether help is wanted instead of everything else.
    var asksForHelp = false
    /// Whether the version is wanted instead of everything else.
    var asksForVersion = false

    /// The flags, in the order in which help lists them.
    static let flags: [Flag<GlobalOptions>] = [
        .value("lang", { $0.languages = $1 }, .languages, "the language of titles and menus"),
        .choice("color", \.color, "when to use colours"),
        .toggle("quiet", short: "q", { $0.isQuiet = true }, "say nothing but the product and errors"),
        .toggle(
            "help", short: "h", { $0.asksForHelp = true }, isRepeatable: true,
            "print help and do nothing else"),
        .toggle(
            "version", { $0.asksForVersion = true }, isRepeatable: true,
            "print the version and do nothing else"),
    ]
}
