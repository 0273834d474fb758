/// Why a link is ignored: one code for each reason that the app has, and one for each usual slip.
extension Diagnostic.Code {
    /// Another scheme, or none.
    package static let notIWool = Diagnostic.Code(
        "not-iwool", .error, "a text does not begin with 'iwool:'",
        why: """
            The app follows links whose scheme is iwool, in any case, with its colon. Everything else is \
            ignored, also a look-alike or an escaped colon.
            """,
        bad: .link("iwol://calendar"), good: .link("iwool://calendar"))

    /// A first segment that is no name.
    package static let unknownPath = Diagnostic.Code(
        "unknown-path", .error, "the first segment of a link is no name of a page",
        why: """
            The first segment, as a whole, selects what is opened. An unknown one is ignored, and does not \
            fall back to Home, so that a mistake does not pass for a success.
            """,
        bad: .link("iwool://calender"), good: .link("iwool://calendar"))

    /// A segment behind `settings` that is no name there.
    package static let unknownSettingsPath = Diagnostic.Code(
        "unknown-settings-path", .error, "what follows 'settings' is none of its pages",
        why: """
            Behind settings, a link can name one of the pages and prompts there. Anything else is ignored; \
            the link does not fall back to the Settings tab.
            """,
        bad: .link("iwool://settings/scaner"), good: .link("iwool://scanner"))

    /// A link to an activity without any id.
    package static let missingEventID = Diagnostic.Code(
        "missing-event-id", .error, "a link to an activity does not say which",
        why: """
            The id stands in the path, event/42, or in the query, event?id=42. Without one there is nothing \
            to open, and the link is ignored.
            """,
        bad: .link("iwool://event"), good: .link("iwool://event/42"))

    /// An id that is not made of digits, or out of range.
    package static let invalidEventID = Diagnostic.Code(
        "invalid-event-id", .error, "an id is no positive integer",
        why: """
            An id is made of the digits 0 to 9 and is 1 to 9223372036854775807, without sign, fraction or \
            exponent. If any id of a link is not valid, the link is ignored, whatever the others say.
            """,
        bad: .link("iwool://event/+42"), good: .link("iwool://event/42"))

    /// Two ids that differ.
    package static let conflictingEventIDs = Diagnostic.Code(
        "conflicting-event-ids", .error, "a link gives several ids, and they differ",
        why: "The app does not guess which of them is meant: it ignores the link.",
        bad: .link("iwool://event/42?id=43"), good: .link("iwool://event/42"))

    /// Quotes, brackets or punctuation that were copied along.
    package static let surroundedLink = Diagnostic.Code(
        "surrounded-link", .error, "quotes, brackets or a full stop stand around a link",
        why: """
            Links that are copied out of a sentence bring what stood around them. The app trims white space \
            and nothing else, so the rest becomes part of the link.
            """,
        bad: .link("<iwool://home>."), good: .link("iwool://home"))

    /// A character that passes for an ASCII one.
    package static let lookAlike = Diagnostic.Code(
        "look-alike", .error, "a character only looks like the ASCII one that is needed",
        why: """
            A full-width digit, a Cyrillic letter or a long dash is another character. The app does not fold \
            them to ASCII, because a link that can be spelled in two ways can be forged.
            """,
        bad: .link("iwool://h\u{43E}me"), good: .link("iwool://home"))

    /// A character that nobody sees, or a space.
    package static let invisibleCharacter = Diagnostic.Code(
        "invisible-character", .error, "a link contains a character that can't be seen",
        why: """
            Zero-width spaces, no-break spaces and control characters come along when text is copied. They \
            are part of the link, and make another name of it.
            """,
        bad: .link("iwool://home\u{200B}"), good: .link("iwool://home"))

    /// A link behind a scheme of its own.
    package static let doubledScheme = Diagnostic.Code(
        "doubled-scheme", .error, "the scheme of a link stands there twice",
        why: """
            A whole link was put behind 'iwool://', most often by a program that adds the scheme itself. \
            The second one is then read as the name of a page.
            """,
        bad: .link("iwool://iwool://home"), good: .link("iwool://home"))

    /// A convention of other apps.
    package static let callbackURL = Diagnostic.Code(
        "x-callback-url", .error, "a link has the form of an x-callback-url",
        why: """
            The app's links call nothing back, and x-callback-url is no name of a page. What stands behind \
            it can be opened directly.
            """,
        bad: .link("iwool://x-callback-url/home"), good: .link("iwool://home"))

    /// An entity where nothing decodes it.
    package static let escapedAmpersand = Diagnostic.Code(
        "escaped-ampersand", .warning, "'&amp;' stands where '&' is meant",
        why: """
            In HTML, '&amp;' is how '&' is written. Copied to where nothing translates it, it makes the next \
            item one named 'amp;day', which the app does not know.
            """,
        bad: .link("iwool://event?id=42&amp;day=86400"), good: .link("iwool://event/42?day=86400"))

    /// A template instead of a link.
    package static let unfilledPlaceholder = Diagnostic.Code(
        "unfilled-placeholder", .error, "a placeholder such as {id} was never filled in",
        why: """
            A template went out as it is. In a text for people, where '{id}' is meant to be read, this is \
            only a hint.
            """,
        bad: .link("iwool://event/{id}"), good: .link("iwool://event/42"))

    /// The codes of a link that opens nothing, or may open nothing.
    static let ignoredLinks = [
        notIWool, unknownPath, unknownSettingsPath, missingEventID, invalidEventID, conflictingEventIDs,
        surroundedLink, lookAlike, invisibleCharacter, doubledScheme, callbackURL, escapedAmpersand,
        unfilledPlaceholder,
    ]
}
