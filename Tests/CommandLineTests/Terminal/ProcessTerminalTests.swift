import Foundation
import Testing

@testable import iwool_shortcuts

@Suite("The streams of a process")
struct ProcessTerminalTests {
    @Test("write everything into a pipe that is full at times and does not block")
    func nonBlockingPipe() async throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        async let read = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }.value
        try ProcessTerminal(output: descriptor).write(bytes[...], to: .output)
        try pipe.fileHandleForWriting.close()
        #expect(await Array(read) == bytes)
    }

    @Test("tell a reader who left from every other failure")
    func failures() throws {
        ProcessTerminal.prepareProcess()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let terminal = ProcessTerminal(output: pipe.fileHandleForWriting.fileDescriptor, error: -1)
        #expect(throws: WriteFailure.readerIsGone) { try terminal.write([1], to: .output) }
        #expect(throws: WriteFailure.refused(reason: "Bad file descriptor")) {
            try terminal.write([1], to: .error)
        }
    }

    @Test("know that a pipe is no terminal and has no width")
    func pipes() {
        let pipe = Pipe()
        let terminal = ProcessTerminal(output: pipe.fileHandleForWriting.fileDescriptor)
        #expect(!terminal.isInteractive(.output))
        #expect(terminal.columns(of: .output) == nil)
    }

    @Test("name the full device", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDevice() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let terminal = ProcessTerminal(output: full.fileDescriptor)
        #expect(throws: WriteFailure.refused(reason: "No space left on device")) {
            try terminal.write([1], to: .output)
        }
    }
}
