import Foundation
import TestSupport

/// The built executable, run as its users run it: as a process of its own, in a fresh folder.
struct Tool {
    /// The binary that `Scripts/test` names, which is the one that ships; else the one beside the tests.
    static let path: String = {
        let named = ProcessInfo.processInfo.environment["IWOOL_SHORTCUTS_BINARY"]
        return named ?? Fixtures.root.appendingPathComponent(".build/debug/iwool-shortcuts").path
    }()

    /// How a run ended, and what it wrote.
    struct Run {
        let status: Int32
        let output: String
        let messages: String
    }

    /// The folder in which it runs.
    let folder: URL

    /// Makes a fresh folder.
    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tool-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes the folder with everything in it.
    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file into the folder.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// The text of a file in the folder.
    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Runs the tool.
    func callAsFunction(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) throws -> Run {
        try run(Tool.path, arguments, input: input, environment: environment)
    }

    /// Runs a line of the shell in which `iwool-shortcuts` is the tool; both streams come as one.
    func shell(_ line: String, environment: [String: String] = [:]) throws -> Run {
        try script("exec 2>&1\n\(line)", environment: environment)
    }

    /// Runs lines of the shell in which `iwool-shortcuts` is the tool.
    func script(_ lines: String, environment: [String: String] = [:]) throws -> Run {
        let programs = file("bin")
        try? FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: programs) }
        try FileManager.default.createSymbolicLink(
            atPath: programs.appendingPathComponent("iwool-shortcuts").path,
            withDestinationPath: Tool.path)
        let path = ["PATH": "\(programs.path):/usr/bin:/bin"]
        return try run(
            "/bin/sh", ["-c", lines], input: "", environment: environment.merging(path) { $1 })
    }

    private func run(
        _ program: String, _ arguments: [String], input: String, environment: [String: String]
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path].merging(environment) { $1 }
        // Files, not pipes: nothing can fill up while nobody reads.
        let (stdin, stdout, stderr) = (file("stdin"), file("stdout"), file("stderr"))
        try Data(input.utf8).write(to: stdin)
        for url in [stdout, stderr] { try Data().write(to: url) }
        process.standardInput = try FileHandle(forReadingFrom: stdin)
        process.standardOutput = try FileHandle(forWritingTo: stdout)
        process.standardError = try FileHandle(forWritingTo: stderr)
        try process.run()
        process.waitUntilExit()
        defer { for url in [stdin, stdout, stderr] { try? FileManager.default.removeItem(at: url) } }
        return Run(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: stdout), as: UTF8.self),
            messages: String(decoding: try Data(contentsOf: stderr), as: UTF8.self))
    }

    private func file(_ name: String) -> URL {
        folder.deletingLastPathComponent().appendingPathComponent("\(folder.lastPathComponent).\(name)")
    }
}
