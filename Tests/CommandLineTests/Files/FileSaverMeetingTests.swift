import Foundation
import Testing

@testable import iwool_shortcuts

/// What happens when somebody else comes: a signal, another writer, another program with the lock.
struct FileSaverMeetingTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("old\n", to: "a.yaml")
    }

    private func append(_ bytes: [UInt8]) -> [UInt8]? { bytes + Array("new\n".utf8) }

    /// The places of a run at which a signal can come.
    private func places() throws -> [(kind: SystemCallKind, count: Int)] {
        let system = FaultySystem()
        _ = try FileSaver(FileSystem(system)).edit(folder("a.yaml"), append)
        try folder.write("old\n", to: "a.yaml")
        var counts: [SystemCallKind: Int] = [:]
        return system.log.map { kind in
            counts[kind, default: 0] += 1
            return (kind, counts[kind, default: 0])
        }
    }

    @Test(arguments: [(Int32(2), Int32(130), "SIGINT"), (15, 143, "SIGTERM"), (1, 129, "SIGHUP")])
    func aSignalEndsTheWorkWithNothingLeftBehind(signal: Int32, status: Int32, name: String) throws {
        var endings: Set<String> = []
        for place in try places() {
            let system = FaultySystem()
            system.signal = (place.kind, place.count, signal)
            let error = #expect(throws: FileError.self) {
                try FileSaver(FileSystem(system)).edit(folder("a.yaml"), append)
            }
            #expect(error?.exitStatus == status)
            let isSaved = try folder.text("a.yaml") == "old\nnew\n"
            let ending = isSaved ? "'\(folder("a.yaml"))' was saved" : "nothing was changed"
            #expect(error?.message == "interrupted (\(name)); \(ending)")
            #expect(try folder.names() == ["a.yaml"])
            #expect(system.open.isEmpty)
            endings.insert(ending)
            try folder.write("old\n", to: "a.yaml")
        }
        #expect(endings.count == 2)
    }

    @Test func aSignalIsLearntOfThoughSomethingElseWentWrong() throws {
        let system = FaultySystem(failing: .write, with: .noSpace)
        system.signal = (.write, 1, 15)
        let error = #expect(throws: FileError.self) {
            try FileSaver(FileSystem(system)).edit(folder("a.yaml"), append)
        }
        #expect(error?.exitStatus == 143)
        #expect(error?.message.contains("ENOSPC") == true)
    }

    @Test func aSignalTakesBackANameThatWasJustMade() throws {
        let system = FaultySystem()
        system.signal = (.write, 1, 2)
        let error = #expect(throws: FileError.self) {
            try FileSaver(FileSystem(system)).create(folder("b.yaml"), [1])
        }
        #expect(error?.exitStatus == 130)
        #expect(try folder.names() == ["a.yaml"])
    }

    /// What another program can do to the file while it is edited.
    static let changes: [(String, @Sendable (FilePath) throws -> Void)] = [
        ("appended", { try FileSaverMeetingTests.write("old\nother\n", to: $0) }),
        ("emptied", { try FileSaverMeetingTests.write("", to: $0) }),
        ("of the same size", { try FileSaverMeetingTests.write("OLD\n", to: $0) }),
        ("removed", { try FileManager.default.removeItem(atPath: $0.text) }),
        (
            "replaced",
            {
                try FileManager.default.removeItem(atPath: $0.text)
                try FileSaverMeetingTests.write("other\n", to: $0)
            }
        ),
        (
            "turned into a folder",
            {
                try FileManager.default.removeItem(atPath: $0.text)
                try FileManager.default.createDirectory(atPath: $0.text, withIntermediateDirectories: false)
            }
        ),
    ]

    private static func write(_ text: String, to path: FilePath) throws {
        let file = try #require(fopen(path.text, "w"))
        fputs(text, file)
        fclose(file)
    }

    @Test(arguments: changes.indices)
    func aFileThatWasChangedMeanwhileIsLeftAlone(index: Int) throws {
        let path = folder("a.yaml")
        let system = FaultySystem()
        system.before = { kind, count in
            if kind == .synchronise, count == 1 { try? Self.changes[index].1(path) }
        }
        #expect(throws: FileError.changed(path)) { try FileSaver(FileSystem(system)).edit(path, append) }
        #expect(try !folder.names().contains { $0.hasSuffix(".tmp") })
        #expect((try? folder.text("a.yaml")) != "old\nnew\n")
        #expect(system.open.isEmpty)
    }

    @Test func aChangeThatTheClockDoesNotShowIsSeenInTheBytes() throws {
        let path = folder("a.yaml")
        let times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
        #expect(utimes(path.text, times) == 0)
        let system = FaultySystem()
        system.before = { kind, count in
            guard kind == .synchronise, count == 1 else { return }
            try? Self.write("OLD\n", to: path)
            _ = utimes(path.text, times)
        }
        #expect(throws: FileError.changed(path)) { try FileSaver(FileSystem(system)).edit(path, append) }
        #expect(try folder.text("a.yaml") == "OLD\n")
    }

    @Test func afterFiveSecondsItIsSaidWhatIsWaitedForOnce() throws {
        let system = FaultySystem()
        let other = try system.open(folder.path, in: .workingFolder, .folder, permissions: 0)
        #expect(try OperatingSystem().tryLock(other))
        var said: [String] = []
        var saidAt = 0
        system.whilePausing = { [unowned system] in
            if said.isEmpty { saidAt = system.paused }
            if system.paused > 20_000 { try? system.close(other) }
        }
        let saver = FileSaver(FileSystem(system)) { said.append($0) }
        #expect(try saver.edit(folder("a.yaml"), append).isWritten)
        #expect(
            said == [
                "waiting to save '\(folder("a.yaml"))': another program holds the lock on the folder"
                    + " '\(folder.path)'"
            ])
        #expect((4_900...5_100).contains(saidAt))
        #expect(system.open.isEmpty)
    }

    @Test func aSignalEndsTheWaiting() throws {
        let system = FaultySystem()
        let other = try system.open(folder.path, in: .workingFolder, .folder, permissions: 0)
        #expect(try OperatingSystem().tryLock(other))
        system.signal = (.tryLock, 3, 2)
        let error = #expect(throws: FileError.self) {
            try FileSaver(FileSystem(system)).edit(folder("a.yaml"), append)
        }
        #expect(error?.exitStatus == 130)
        #expect(try folder.text("a.yaml") == "old\n")
    }

    @Test func noEditOfManyAtOnceIsLost() throws {
        let path = folder("a.yaml")
        let (writers, edits) = (8, 20)
        DispatchQueue.concurrentPerform(iterations: writers) { writer in
            for edit in 0..<edits {
                do {
                    _ = try FileSaver().edit(path) { $0 + Array("\(writer) \(edit)\n".utf8) }
                } catch {
                    Issue.record(error)
                }
            }
        }
        let lines = try folder.text("a.yaml").split(separator: "\n")
        #expect(lines.count == 1 + writers * edits)
        #expect(Set(lines).count == lines.count)
        for writer in 0..<writers {
            #expect(lines.filter { $0.hasPrefix("\(writer) ") } == (0..<edits).map { "\(writer) \($0)" })
        }
        #expect(try folder.names() == ["a.yaml"])
    }
}
