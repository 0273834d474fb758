extension Diagnostic.Code {
    /// The codes of the configuration file, in the order in which its stages run.
    package static let configuration: [Diagnostic.Code] =
        yaml + [
            anchor, alias, tag, mergeKey, missingKey, unsupportedVersion, wrongType, unknownOption,
            duplicateOption, tooMany, unknownKey, unavailableOption,
        ]

    /// An anchor stands where the tool edits.
    package static let anchor = Diagnostic.Code(
        "anchor", .error, "an anchor stands in 'version' or 'shortcuts'",
        why: """
            An item with an anchor is referred to from elsewhere, so it could not be moved or removed \
            without breaking the file. Anchors inside other keys are kept as they are.
            """,
        bad: .configuration("version: 1\nshortcuts:\n  - &first home\n"),
        good: .configuration("version: 1\nshortcuts:\n  - home\n"))

    /// An alias stands where the tool edits.
    package static let alias = Diagnostic.Code(
        "alias", .error, "an alias stands where a value is read",
        why: """
            What an alias means stands elsewhere in the file, so a change here would be a change there. \
            Nothing is ever expanded; aliases in keys that are not read are kept as they are.
            """,
        bad: .configuration("version: 1\nx-favourite: &favourite home\nshortcuts:\n  - *favourite\n"),
        good: .configuration("version: 1\nshortcuts:\n  - home\n"))

    /// A tag stands where the tool edits.
    package static let tag = Diagnostic.Code(
        "tag", .error, "a tag stands where a value is read",
        why: """
            A tag gives a value a type, and programs differ in what they make of it. Versions, names and \
            lists need none. Tags in keys that are not read are kept as they are.
            """,
        bad: .configuration("version: 1\nshortcuts:\n  - !option home\n"),
        good: .configuration("version: 1\nshortcuts:\n  - home\n"))

    /// A merge key stands at the top level.
    package static let mergeKey = Diagnostic.Code(
        "merge-key", .error, "a merge key '<<' stands where keys are read",
        why: """
            A merge key takes over the keys of another mapping. YAML 1.2 has none, some programs follow it \
            and some don't, so the file would not mean the same everywhere.
            """,
        bad: .configuration("x-base: &base {theme: dark}\n<<: *base\nversion: 1\nshortcuts: [home]\n"),
        good: .configuration("version: 1\nshortcuts: [home]\n"))

    /// A key that every file needs is missing.
    package static let missingKey = Diagnostic.Code(
        "missing-key", .error, "a key that is needed is missing",
        why: """
            A file needs 'version', so that a later tool knows how to read it. A configuration needs \
            'shortcuts', the list of quick actions, where 'shortcuts: []' says that there are none; a \
            scenario needs 'events'.
            """,
        bad: .configuration("shortcuts:\n  - home\n"),
        good: .configuration("version: 1\nshortcuts:\n  - home\n"))

    /// The version is one that this tool does not read.
    package static let unsupportedVersion = Diagnostic.Code(
        "unsupported-version", .error, "the version is not 1",
        why: """
            The version says by which rules the file is read, and there is one so far. A file of a later \
            version may mean something else, so nothing else in it is judged.
            """,
        bad: .configuration("version: 2\nshortcuts: [home]\n"),
        good: .configuration("version: 1\nshortcuts: [home]\n"))

    /// A value has another type than the one that stands for it.
    package static let wrongType = Diagnostic.Code(
        "wrong-type", .error, "a value is of the wrong type",
        why: """
            The file is a mapping, 'version' is the plain number 1, 'shortcuts' is a list, and its items \
            are names; 'events' is a list of mappings. Null and numbers are those of YAML 1.2; a quoted \
            value is text, and nothing is converted.
            """,
        bad: .configuration("version: 1\nshortcuts:\n  - 3\n"),
        good: .configuration("version: 1\nshortcuts:\n  - stats\n"))

    /// An item names no option.
    package static let unknownOption = Diagnostic.Code(
        "unknown-option", .error, "an item names no quick action",
        why: """
            The app knows a fixed set of quick actions, each under a canonical name and some aliases, all \
            in lower case. 'iwool-shortcuts options' lists them.
            """,
        bad: .configuration("version: 1\nshortcuts:\n  - calender\n"),
        good: .configuration("version: 1\nshortcuts:\n  - calendar\n"))

    /// An option is in the list twice.
    package static let duplicateOption = Diagnostic.Code(
        "duplicate-option", .error, "a quick action is in the list twice",
        why: """
            The menu shows a quick action once. An alias is the same quick action under another name, so \
            'cal' repeats 'calendar'.
            """,
        bad: .configuration("version: 1\nshortcuts:\n  - calendar\n  - cal\n"),
        good: .configuration("version: 1\nshortcuts:\n  - calendar\n"))

    /// The list is longer than the menu.
    package static let tooMany = Diagnostic.Code(
        "too-many", .error, "the list has more items than the menu shows",
        why: """
            iOS shows at most four quick actions of an app and leaves out the rest without a word, so a \
            fifth item would never be seen.
            """,
        bad: .configuration("version: 1\nshortcuts: [home, calendar, stats, island, new]\n"),
        good: .configuration("version: 1\nshortcuts: [home, calendar, stats, island]\n"))

    /// A key at the top level is none that the tool knows.
    package static let unknownKey = Diagnostic.Code(
        "unknown-key", .warning, "a key is not known",
        why: """
            The key and its value are kept, and nothing reads them, so a mistyped name would go unnoticed. \
            A key of your own begins with 'x-' and is never reported. Inside the parts of a scenario it is \
            an error.
            """,
        bad: .configuration("version: 1\ntheme: dark\nshortcuts: [home]\n"),
        good: .configuration("version: 1\nx-theme: dark\nshortcuts: [home]\n"))

    /// A quick action does not work on the version of iOS that was asked about.
    package static let unavailableOption = Diagnostic.Code(
        "unavailable-option", .warning, "a quick action needs a newer iOS",
        why: """
            What some quick actions open came with a later version of iOS. On an older one the menu leaves \
            them out and has fewer rows. It is looked at only when a version is given with '--ios'.
            """,
        bad: .configuration("version: 1\nshortcuts: [home, island]\n"),
        good: .configuration("version: 1\nshortcuts: [home, stats]\n"))
}
