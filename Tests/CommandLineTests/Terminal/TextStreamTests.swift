import Testing

@testable import iwool_shortcuts

@Suite("A stream")
struct TextStreamTests {
    @Test("gathers small writes into large ones")
    func gathering() {
        let terminal = MemoryTerminal()
        let run = CommandLineRun("link", "count", "--limit", "100000", of: SampleTable.table, on: terminal)
        #expect(run.output.hasPrefix("1\n2\n") && run.output.hasSuffix("\n100000\n"))
        #expect((1...12).contains(terminal.writes[.output] ?? 0))
    }

    @Test("keeps its order with the other one, as a screen shows both")
    func order() {
        let terminal = MemoryTerminal()
        _ = CommandLineRun("link", "parse", "x", of: SampleTable.table, on: terminal)
        #expect(terminal.screen.hasPrefix("looked at it\niwool-shortcuts: error:"))
    }

    @Test("whose reader left ends quietly, with the status that the command found, and soon")
    func brokenPipe() {
        let terminal = MemoryTerminal()
        terminal.failures[.output] = .readerIsGone
        let run = CommandLineRun("link", "count", of: SampleTable.table, on: terminal)
        #expect(run.status == .findings)
        #expect(run.messages.isEmpty)
    }

    @Test("that can't take the product is an error")
    func fullDisk() {
        let terminal = MemoryTerminal()
        terminal.failures[.output] = .refused(reason: "No space left on device")
        let run = CommandLineRun("echo", "a", "-q", of: SampleTable.table, on: terminal)
        #expect(run.status == .refused)
        #expect(
            run.messages
                == "iwool-shortcuts: error: can't write to standard output: No space left on device\n")
    }

    @Test("that can't take the talk changes nothing else")
    func closedMessages() {
        let terminal = MemoryTerminal()
        terminal.failures[.error] = .refused(reason: "Bad file descriptor")
        let run = CommandLineRun("echo", "a", of: SampleTable.table, on: terminal)
        #expect(run.status == .fine)
        #expect(run.output == "<a>\n")
    }
}
