/// What is odd about a link that opens something.
extension Diagnostic.Code {
    /// Another spelling than the one that is built, of no kind that has its own code.
    package static let notCanonical = Diagnostic.Code(
        "not-canonical", .hint, "a link is not written in the usual way",
        why: """
            Several spellings open the same. With one spelling, links can be compared, searched and counted; \
            it is the one that the app builds.
            """,
        bad: .link("iwool:home"), good: .link("iwool://home"))

    /// A name that is not the canonical one.
    package static let aliasName = Diagnostic.Code(
        "alias-name", .hint, "a link uses another name of a page",
        why: "Every alias stays for good. The canonical name is the one that documentation and exports use.",
        bad: .link("iwool://cal"), good: .link("iwool://calendar"))

    /// Upper-case letters in the scheme, a name or a query name.
    package static let upperCase = Diagnostic.Code(
        "upper-case", .hint, "a link has upper-case letters in its names",
        why: """
            The app compares the scheme, the names and the query names without regard to case. Other \
            programs on the way, and a search, may not.
            """,
        bad: .link("iwool://Home"), good: .link("iwool://home"))

    /// A slash behind the last segment.
    package static let trailingSlash = Diagnostic.Code(
        "trailing-slash", .hint, "a link ends in a slash",
        why: "Empty segments are dropped, so the slash says nothing, and makes two links of one.",
        bad: .link("iwool://home/"), good: .link("iwool://home"))

    /// Segments behind a complete path.
    package static let leftoverSegment = Diagnostic.Code(
        "leftover-segment", .warning, "a link goes on after it has said what to open",
        why: """
            The app ignores the segments behind a complete path. Whoever wrote them most likely expected \
            something of them.
            """,
        bad: .link("iwool://stats/2026"), good: .link("iwool://stats"))

    /// A query on a link that opens no activity.
    package static let unwantedQuery = Diagnostic.Code(
        "unwanted-query", .warning, "a link that takes no query has one",
        why: "Only links to an activity have a query. On every other link the app ignores it.",
        bad: .link("iwool://home?day=86400"), good: .link("iwool://home"))

    /// A query item with a name that means nothing.
    package static let unusedQueryItem = Diagnostic.Code(
        "unused-query-item", .warning, "a link to an activity has a query item that the app ignores",
        why:
            "The app reads 'id' and 'day'. An item with another name changes nothing, also one for tracking.",
        bad: .link("iwool://event/42?source=mail"), good: .link("iwool://event/42"))

    /// An id that is given already.
    package static let redundantID = Diagnostic.Code(
        "redundant-id", .hint, "a link gives the same id more than once",
        why: "All the ids of a link must be equal. With one of them, they can't come to differ.",
        bad: .link("iwool://event/42?id=42"), good: .link("iwool://event/42"))

    /// Zeros in front of an id or a day.
    package static let leadingZeros = Diagnostic.Code(
        "leading-zeros", .hint, "a number in a link has zeros in front",
        why: "The zeros say nothing, and two links to one activity look like links to two.",
        bad: .link("iwool://event/007"), good: .link("iwool://event/7"))

    /// A part behind `#`.
    package static let ignoredFragment = Diagnostic.Code(
        "ignored-fragment", .warning, "a link has a part behind '#'",
        why: "The app ignores everything from the first '#' on, also a '?' behind it.",
        bad: .link("iwool://home#top"), good: .link("iwool://home"))

    /// More bytes than everything carries.
    package static let longLink = Diagnostic.Code(
        "long-link", .warning, "a link is longer than 2,048 bytes",
        why: """
            The app reads links of any length. Some of what carries them, such as NFC tags, QR codes and \
            messengers, cuts them or drops them.
            """,
        bad: .longLink(
            "iwool:" + String(repeating: "/", count: 2048) + "home", shown: "iwool:////... (2,058 bytes)"),
        good: .link("iwool://home"))

    /// The codes of a link that opens something, but for its day.
    static let linkSpelling = [
        notCanonical, aliasName, upperCase, trailingSlash, leftoverSegment, unwantedQuery, unusedQueryItem,
        redundantID, leadingZeros, ignoredFragment, longLink,
    ]
}
