import Foundation
import Testing

@Suite("The executable")
struct StreamsTests {
    @Test("prints its version and its help")
    func version() throws {
        let result = try script(#"iwool-shortcuts --version && iwool-shortcuts help"#)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("iwool-shortcuts "))
        #expect(result.messages.isEmpty)
    }

    @Test("ends quietly when the reader of its pipe leaves")
    func brokenPipe() throws {
        let result = try script(
            #"{ sleep 0.1; iwool-shortcuts help; echo $? > status; } | true; while [ ! -s status ]; do :; done; cat status"#
        )
        #expect(result.output == "0\n")
        #expect(result.messages.isEmpty)
    }

    @Test("refuses an argument that is not UTF-8, by its number")
    func invalidArgument() throws {
        let result = try script(#"iwool-shortcuts help "$(printf 'a\377')""#)
        #expect(result.status == 2)
        #expect(result.messages.hasPrefix("iwool-shortcuts: error: argument 2 is not UTF-8: 'a\u{FFFD}'\n"))
    }

    @Test("says when its product is lost: on a full disk, and on a closed stream")
    func lostProduct() throws {
        let closed = try script(#"iwool-shortcuts help >&-"#)
        #expect(closed.status == 2)
        #expect(closed.messages.contains("can't write to standard output: Bad file descriptor"))
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try script(#"iwool-shortcuts help > /dev/full"#)
        #expect(full.status == 2)
        #expect(full.messages.contains("can't write to standard output: No space left on device"))
    }

    @Test("works without a place for its talk")
    func closedErrors() throws {
        let result = try script(#"iwool-shortcuts help 2>&- </dev/null"#)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Usage:"))
    }

    private func script(_ lines: String) throws -> Tool.Run {
        let tool = try Tool()
        defer { tool.remove() }
        return try tool.script(lines)
    }
}
