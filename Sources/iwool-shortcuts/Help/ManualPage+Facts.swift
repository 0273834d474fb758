import IWoolShortcuts

extension ManualPage {
    /// What the tool is, a paragraph each.
    static let description = [
        "iWool lets its user choose up to \(ShortcutSelection.maximumCount) Home Screen quick actions, out "
            + "of \(ShortcutOption.all.count), and their order. \(Product.name) shows, checks and changes "
            + "the files that describe such a choice, and reads and builds the links that the actions open.",
        "The product goes to standard output, everything else to standard error. The name - stands for "
            + "standard input. A flag's value follows it behind = or as the next argument; -- ends the "
            + "flags; flags are not abbreviated, and none is given twice unless it says so.",
    ]

    /// The variables that the tool reads.
    static let environment = [
        (
            ConfigurationSearch.Environment.fileVariable,
            "The configuration, where --file names none; it has to exist."
        ),
        ("XDG_CONFIG_HOME", "Where the user's configuration lies; ~/.config when it is not set."),
        ("LC_ALL, LC_MESSAGES, LANG", "The language of titles and menus; the first that is set counts."),
        ("NO_COLOR", "No colours, when it is not empty."),
        ("CLICOLOR_FORCE", "Colours in files and pipes too, when it is neither empty nor 0."),
        ("TERM", "No colours and no progress when it is dumb."),
    ]

    /// The files that the tool looks for.
    static let files = [
        (
            "\(ConfigurationSearch.fileName)",
            "The configuration, in this folder or the nearest above it up to the repository's root or the "
                + "home folder."
        ),
        (
            "$XDG_CONFIG_HOME/iwool/\(ConfigurationSearch.fileName)",
            "The configuration where no folder above has one."
        ),
    ]
}
