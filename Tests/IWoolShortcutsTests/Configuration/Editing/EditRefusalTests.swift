import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct EditRefusalTests {
    /// What is said about an edit, with the way out behind a semicolon; nil when it is made.
    private static func refusal(_ command: String, _ text: String) throws -> String? {
        let edit = try #require(EditWords(command)?.edit)
        do throws(EditRefusal) {
            _ = try ShortcutsEditor(SourceText(name: "", text: text)).outcome(of: edit)
            return nil
        } catch {
            return "\(error.message()); \(error.wayOut)"
        }
    }

    @Test(arguments: [
        (
            "add scan", "[home, cal, stats, rate]",
            "all four places are taken (Home, Calendar, Statistics, Rate App); `replace rate scan` exchanges one"
        ),
        (
            "add home 9", "[cal, home]",
            "Home is selected already, at position 2; `move home PLACE` gives it another place"
        ),
        ("add hoem", "[cal]", "there is no quick action 'hoem'; did you mean 'home'?"),
        (
            "remove watch", "[cal]",
            "there is no quick action 'watch'; "
                + "there are home, calendar, stats, island, new, reminders, scanner, rate, feedback"
        ),
        (
            "add new 4", "[cal, home]",
            "there is no position 4: positions go from 1 to 3; `last` is position 3"
        ),
        ("add new 0", "[cal]", "there is no position 0: positions go from 1 to 2; `last` is position 2"),
        ("move cal 2", "[cal]", "there is no position 2: the only one is 1; `last` is position 1"),
        ("remove 1", "[]", "there is no position 1: nothing is selected; `add NAME` adds the first"),
        (
            "add new up", "[cal]",
            "'new' is new, so there is no place from which it could go up or down; "
                + "`add new first` puts it at the top, `add new last` at the end"
        ),
        (
            "remove new", "[cal]",
            "New Activity is not selected; selected are Calendar; there is nothing to remove"
        ),
        ("remove new", "[]", "New Activity is not selected: the list is empty; there is nothing to remove"),
        ("move new 1", "[cal]", "New Activity is not selected; selected are Calendar; `add new` adds it"),
        (
            "move rate before cal", "[home, cal, stats, new]",
            "Rate App is not selected; selected are Home, Calendar, Statistics, New Activity; "
                + "`replace new rate` puts it in the place of another"
        ),
        (
            "replace cal home", "[cal, home]",
            "Home is selected already, at position 2; "
                + "`swap cal home` lets the two change places, `remove cal` takes the old one out"
        ),
        ("set cal home cal", "[]", "'cal' was given twice; leave one of them out"),
        ("set cal calendar", "[]", "'cal' and 'calendar' are both Calendar; leave one of them out"),
        (
            "set home cal stats new rate", "[]",
            "5 quick actions were given, and at most four fit; leave out those that matter least"
        ),
    ])
    func aRefusalSaysWhyAndTheWayOut(command: String, list: String, words: String) throws {
        #expect(try EditRefusalTests.refusal(command, "version: 1\nshortcuts: \(list)\n") == words)
    }

    @Test(arguments: ["add new", "remove home", "move cal 1", "swap home cal", "set cal", "reset"])
    func anItemBesideItsKeyStays(command: String) throws {
        let text = "version: 1\n? shortcuts\n: - home\n  - cal\n"
        let words = try #require(try EditRefusalTests.refusal(command, text))
        #expect(words.hasPrefix("the first item stands on line 3 beside its key"))
    }

    @Test(arguments: ["add new", "remove home", "set cal", "reset"])
    func aCommentBetweenBracketsMayNotLoseItsItem(command: String) throws {
        let text = "version: 1\nshortcuts: [home,\n  # c\n  cal]\n"
        let words = try #require(try EditRefusalTests.refusal(command, text))
        #expect(words.hasPrefix("the list has a comment between its brackets, at line 3"))
    }

    @Test(arguments: ["swap home cal", "move cal first", "set cal home", "replace cal rate", "normalise"])
    func aCommentBetweenBracketsMayStayWhereItIs(command: String) throws {
        let text = "version: 1\nshortcuts: [home,\n  # c\n  cal]\n"
        #expect(try EditRefusalTests.refusal(command, text) == nil)
    }

    @Test(arguments: ["add new", "move 1 2", "swap 1 2", "normalise"])
    func aFaultyItemIsMendedFirst(command: String) throws {
        #expect(
            try EditRefusalTests.refusal(command, "version: 1\nshortcuts: [hoem, cal]\n")
                == "the file has an error; "
                + "mend it first; `remove N`, `replace N NAME`, `set` and `reset` can do that")
    }

    @Test(arguments: [
        "version: 1\nshortcuts: [home\n", "version: 2\nshortcuts: [home]\n",
        "version: 1\nshortcuts: [home, 3]\n",
        "shortcuts: [home]\n", "version: 1\nshortcuts: &a [home]\n",
        "version: 1\nversion: 1\nshortcuts: []\n",
    ])
    func otherErrorsAreMendedFirst(text: String) throws {
        for command in ["add new", "remove 1", "replace 1 new", "set new", "reset", "normalise"] {
            #expect(try EditRefusalTests.refusal(command, text) == "the file has an error; mend it first")
        }
    }

    @Test func anEmptyFileCanBeFilled() throws {
        #expect(
            try EditRefusalTests.refusal("add home", "# c\n") == "the file has an error; `reset` fills it")
    }

    @Test func anOptionThatIsThereTwiceIsNamedByItsPosition() throws {
        let text = "version: 1\nshortcuts: [home, cal, home]\n"
        #expect(
            try EditRefusalTests.refusal("remove home", text)
                == "Home is in the list more than once, at the positions 1, 3; "
                + "say which by its position: `remove 3`")
        #expect(
            try EditRefusalTests.refusal("replace home new", text)
                == "Home is in the list more than once, at the positions 1, 3; "
                + "say which by its position: `replace 3 NAME`")
    }

    @Test func anEditThatWouldSwallowACommentIsNotMade() throws {
        let text = "version: 1\nshortcuts:\n- home\n  # - scan\n- |-\n  cal\n"
        let words = try #require(try EditRefusalTests.refusal("move cal 1", text))
        #expect(words.hasPrefix("the edit was not made"))
    }
}
