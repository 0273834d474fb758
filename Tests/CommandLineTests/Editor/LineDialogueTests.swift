import IWoolShortcuts
import Testing

@testable import iwool_shortcuts

@Suite("The dialogue of lines")
struct LineDialogueTests {
    private let dialogue = LineDialogue(.default, speaking: .english)

    @Test("numbers the rows on the icon first, and says how to answer")
    func question() {
        let lines = dialogue.question(about: "menu.yaml")
        #expect(lines.first == "menu.yaml:")
        #expect(lines[1] == "  1  Home                 iwool://home       on the icon")
        #expect(lines[9] == "  9  Feedback             iwool://feedback")
        #expect(lines.last == "0 takes all of them off, and an empty line keeps the list.")
    }

    @Test(
        "reads numbers",
        arguments: [
            ("3 1 2 4", ["stats", "home", "calendar", "island"]), ("9,1", ["feedback", "home"]),
            (" 2 ", ["calendar"]), ("0", []),
        ])
    func answers(line: String, names: [String]) throws {
        #expect(try dialogue.answer(line)?.map(\.canonicalName) == names)
    }

    @Test("keeps the list for an empty line")
    func empty() throws {
        #expect(try dialogue.answer("  \r") == nil)
    }

    @Test(
        "says what is wrong with an answer",
        arguments: [
            ("10", "'10' is no number from 1 to 9"), ("x", "'x' is no number from 1 to 9"),
            ("1 1", "1 (Home) comes twice"),
            ("1 2 3 4 5", "5 rows were named, and the menu shows at most four"),
        ])
    func refusals(line: String, message: String) {
        #expect(throws: Refusal(message)) { try dialogue.answer(line) }
    }
}
