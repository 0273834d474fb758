extension Diagnostic.Code {
    /// A line of a lock file that is no entry.
    package static let lockSyntax = Diagnostic.Code(
        "lock-syntax", .error, "a line of links.lock is no entry",
        why: """
            Each line of links.lock says what one name opens: NAME -> DESTINATION. What can't be read \
            can't be kept either, so nothing would notice when the name vanishes.
            """,
        bad: lock(adding: "scan: scanner"), good: lock())

    /// A name that a lock file holds twice.
    package static let lockDuplicate = Diagnostic.Code(
        "lock-duplicate", .error, "a name stands in links.lock twice",
        why: """
            A name opens one thing. Two lines for it are a slip of an edit or of a merge, and sooner or \
            later they say different things.
            """,
        bad: lock(adding: "scan -> scanner"), good: lock())

    /// A shipped name that the table has no longer.
    package static let lockNameGone = Diagnostic.Code(
        "lock-name-gone", .error, "a name that was shipped opens nothing any more",
        why: """
            People keep links in notes, shortcuts and web pages. When a name vanishes, they are ignored \
            without a word. A name that was shipped therefore stays, at least as an alias.
            """,
        bad: lock(adding: "watch -> home"), good: lock())

    /// A shipped name that opens something else than it did.
    package static let lockNameTurned = Diagnostic.Code(
        "lock-name-turned", .error, "a name that was shipped opens something else",
        why: """
            A link that suddenly opens another page is worse than one that does nothing: whoever made it \
            can't see what became of it. Give the new page a new name.
            """,
        bad: lock(replacing: "scan -> scanner", with: "scan -> home"), good: lock())

    /// A name of the table that a lock file lacks.
    package static let lockNameMissing = Diagnostic.Code(
        "lock-name-missing", .warning, "a name is not in links.lock yet",
        why: """
            Once a version with the name is out, the name has to stay. Only the names in links.lock are \
            watched, so add each one before it is shipped.
            """,
        bad: lock(replacing: "scan -> scanner", with: nil), good: lock())

    /// The codes about `links.lock`.
    static let linksLock = [lockSyntax, lockDuplicate, lockNameGone, lockNameTurned, lockNameMissing]

    private static func lock(adding line: String? = nil) -> Example {
        .linksLock(LinksLock.rendered + (line.map { $0 + "\n" } ?? ""), shown: line ?? "scan -> scanner")
    }

    private static func lock(replacing line: String, with other: String?) -> Example {
        let lines = LinksLock.rendered.split(separator: "\n", omittingEmptySubsequences: false)
        let changed = lines.compactMap { $0 == line ? other : String($0) }.joined(separator: "\n")
        return .linksLock(changed, shown: other ?? "(no line for 'scan')")
    }
}
