package import Foundation

/// Programs of the machine that check what the tool writes, such as shells.
package enum Tool {
    /// What a program said, and how it ended.
    package struct Result: Sendable {
        /// Its exit status.
        package let status: Int32
        /// Its standard output.
        package let output: String
        /// Its standard error.
        package let errors: String
    }

    /// Whether a program is to be found.
    package static func isInstalled(_ name: String) -> Bool { url(of: name) != nil }

    /// Runs a program with text on its standard input.
    package static func run(_ name: String, _ arguments: String..., input: String) throws -> Result {
        try run(name, arguments, input: input)
    }

    package static func run(
        _ name: String, _ arguments: [String], input: String, folder: URL? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = url(of: name)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (stdin, stdout, stderr) = (try temporaryFile(input), try temporaryFile(""), try temporaryFile(""))
        defer { for file in [stdin, stdout, stderr] { try? FileManager.default.removeItem(at: file) } }
        process.standardInput = try FileHandle(forReadingFrom: stdin)
        process.standardOutput = try FileHandle(forWritingTo: stdout)
        process.standardError = try FileHandle(forWritingTo: stderr)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: stdout, encoding: .utf8),
            errors: try String(contentsOf: stderr, encoding: .utf8))
    }

    /// Files rather than pipes: neither side ever waits for the other.
    private static func temporaryFile(_ text: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    private static func url(of name: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
