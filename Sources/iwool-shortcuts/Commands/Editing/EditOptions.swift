/// What the commands that edit a configuration have in common; each takes the flags that it knows.
struct EditOptions: CommandOptions {
    /// The configuration; nil for the one that is found.
    var file: String?
    /// Where the result goes instead.
    var output: String?
    /// Whether the difference is wanted, and nothing else.
    var isDryRun = false
    /// Whether only the question is asked, if anything would change.
    var isCheck = false
    /// Whether the old text is kept beside the new one.
    var keepsBackup = false
    /// The position of `--at`.
    var position: Int?
    /// Whether a file that can't be edited may be written anew.
    var isForced = false

    /// Whether nothing may be written.
    var isTrial: Bool { isDryRun || isCheck }

    /// The flags of all of them.
    static let flags: [Flag<EditOptions>] = [
        .configuration { $0.file = $1 },
        .toggle("dry-run", short: "n", { $0.isDryRun = true }, "print the difference and write nothing"),
        .toggle("check", { $0.isCheck = true }, "write nothing, and exit with 1 if anything would change"),
        .value(
            "output", short: "o", { $0.output = $1 }, .file,
            "write the result to another file, '-' for standard output"),
        .toggle("backup", { $0.keepsBackup = true }, "keep the old text as NAME~"),
    ]

    /// The flag that names a position.
    static let at = Flag<EditOptions>.value("at", { $0.position = $1 }, .position, "the position, as PLACE")
}

extension ValueKind where Value == Int {
    /// A position in the list.
    fileprivate static let position = ValueKind(
        ValueShape("N"), expecting: "a position, which is a whole number from 1 on"
    ) { text in
        Int(text).flatMap { $0 >= 1 ? $0 : nil }
    }
}
