import Foundation
import Testing

@testable import iwool_shortcuts

/// Every call of every way to save, made to fail: the old file or the new one, whole, and nothing beside it.
struct FileSaverFaultTests {
    /// The ways to save.
    enum Way: CaseIterable {
        case edit, editWithBackup, create, fillEmpty, put, putNew

        /// The text that is there before, if any.
        var old: String? {
            switch self {
            case .edit, .editWithBackup, .put: "old\n"
            case .fillEmpty: ""
            case .create, .putNew: nil
            }
        }
    }

    static let reasons: [SystemError] = [.noSpace, .inputOutput, .accessDenied, .overQuota]
    static let new = "a text that is longer than the old one\n"

    /// Where the folders are made: in memory, if that keeps attributes, as thousands of files are flushed.
    private static let parent: FilePath? = {
        guard let folder = try? TemporaryFolder(in: "/dev/shm"), let path = try? folder.write("", to: "a")
        else {
            return nil
        }
        return (try? setAttribute("user.iwool.test", of: path)) == nil ? nil : "/dev/shm"
    }()

    /// A folder whose group others get, with a file that has an attribute.
    private func folder(for way: Way) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(in: Self.parent)
        if let old = way.old {
            let path = try folder.write(old, to: "real.yaml", mode: 0o640)
            try folder.link("a.yaml", to: "real.yaml")
            if way == .editWithBackup { try folder.write("older\n", to: "real.yaml~") }
            try? Self.setAttribute("user.iwool.test", of: path)
        }
        if getuid() == 0 { #expect(chown(folder.path.text, 0, 4242) == 0) }
        #expect(chmod(folder.path.text, 0o2755) == 0)
        return folder
    }

    private static func setAttribute(_ name: FilePath, of path: FilePath) throws {
        let system = OperatingSystem()
        let file = try system.open(path, in: .workingFolder, .writing, permissions: 0)
        defer { try? system.close(file) }
        try system.setAttribute(name, to: Array("value".utf8), of: file)
    }

    private func run(_ way: Way, _ folder: TemporaryFolder, _ system: FaultySystem) throws -> SavedFile {
        let saver = FileSaver(FileSystem(system))
        let path = folder("a.yaml")
        let bytes = Array(Self.new.utf8)
        return switch way {
        case .edit: try saver.edit(path) { _ in bytes }
        case .editWithBackup: try saver.edit(path, keepsBackup: true) { _ in bytes }
        case .create: try saver.create(path, bytes)
        case .fillEmpty: try saver.create(path, bytes, fillsEmpty: true)
        case .put, .putNew: try saver.put(path, bytes)
        }
    }

    private func text(_ folder: TemporaryFolder) -> String? { try? folder.text("a.yaml") }

    /// The calls of a run without faults.
    private func calls(_ way: Way) throws -> [(kind: SystemCallKind, count: Int)] {
        let system = FaultySystem()
        system.largestTransfer = 16
        #expect(try run(way, folder(for: way), system).isWritten)
        var counts: [SystemCallKind: Int] = [:]
        return system.log.map { kind in
            counts[kind, default: 0] += 1
            return (kind, counts[kind, default: 0])
        }
    }

    @Test(arguments: Way.allCases)
    func aCallThatFailsLeavesTheOldFileOrTheNewOneWhole(way: Way) throws {
        var refused = 0
        for (kind, count) in try calls(way) {
            for reason in Self.reasons {
                let folder = try folder(for: way)
                let names = try folder.names()
                let system = FaultySystem(failing: kind, count, with: reason)
                system.largestTransfer = 16
                let what = "\(way): \(kind) \(count): \(reason)"
                do {
                    _ = try run(way, folder, system)
                    // Nothing depends on giving back a descriptor that was only read from.
                    #expect(kind == .close, "\(what) was not noticed")
                    #expect(text(folder) == Self.new, "\(what)")
                } catch let error as FileError {
                    refused += 1
                    #expect(error.message.contains(reason.description), "\(what): \(error.message)")
                    #expect(error.message.contains(folder("a.yaml").text), "\(what): \(error.message)")
                    #expect(error.exitStatus == 2, "\(what)")
                    if error.code == .unconfirmed {
                        #expect(text(folder) == Self.new, "\(what)")
                    } else {
                        #expect(text(folder) == way.old, "\(what)")
                        #expect(try folder.names() == names, "\(what)")
                    }
                }
                #expect(system.open.isEmpty, "\(what) leaks")
                #expect(try !folder.names().contains { $0.hasSuffix(".tmp") }, "\(what)")
            }
        }
        #expect(refused > 40)
    }

    @Test(arguments: Way.allCases)
    func aCallThatIsInterruptedIsMadeAgain(way: Way) throws {
        for (kind, count) in try calls(way) {
            let folder = try folder(for: way)
            let system = FaultySystem(failing: kind, count, with: .interrupted)
            system.largestTransfer = 16
            #expect(try run(way, folder, system).isWritten, "\(way): \(kind) \(count)")
            #expect(text(folder) == Self.new, "\(way): \(kind) \(count)")
            #expect(system.open.isEmpty, "\(way): \(kind) \(count) leaks")
        }
    }

    @Test func allCallsThatCanFailAreAmongThem() throws {
        var seen: Set<SystemCallKind> = []
        for way in Way.allCases { seen.formUnion(try calls(way).map(\.kind)) }
        var never: Set<SystemCallKind> = [.entries, .realPath, .remove, .removeAttribute]
        if getuid() != 0 { never.insert(.setOwner) }
        #expect(Set(SystemCallKind.allCases).subtracting(seen) == never)
    }

    @Test func aTemporaryFileThatCanNotBeRemovedIsNamed() throws {
        let folder = try folder(for: .edit)
        let system = FaultySystem()
        system.fault = { kind, _ in
            switch kind {
            case .write: .noSpace
            case .remove: .inputOutput
            default: nil
            }
        }
        let error = #expect(throws: FileError.self) { try run(.edit, folder, system) }
        let name = try #require(try folder.names().first { $0.hasSuffix(".tmp") })
        #expect(error?.message.contains("no space left on device (ENOSPC)") == true)
        #expect(
            error?.message.hasSuffix(
                "; the temporary file '\(folder(FilePath(name)))' stays: input/output error (EIO)") == true)
        #expect(text(folder) == "old\n")
    }

    @Test func aWriteThatGoesNowhereIsAnErrorAndNoLoop() throws {
        let folder = try folder(for: .edit)
        let system = FaultySystem()
        system.before = { [unowned system] kind, _ in system.largestTransfer = kind == .write ? 0 : .max }
        let error = #expect(throws: FileError.self) { try run(.edit, folder, system) }
        #expect(error?.code == .system(.inputOutput))
        #expect(text(folder) == "old\n")
    }

    @Test(arguments: [SystemError.noLocks, .notSupported, .badDescriptor])
    func aFileSystemWithoutLocksIsSavedToAllTheSame(reason: SystemError) throws {
        let folder = try folder(for: .edit)
        #expect(try run(.edit, folder, FaultySystem(failing: .tryLock, with: reason)).isWritten)
    }

    @Test(arguments: [SystemError.invalid, .notSupported])
    func aFolderThatCanNotBeFlushedIsNoFailure(reason: SystemError) throws {
        let folder = try folder(for: .edit)
        #expect(try run(.edit, folder, FaultySystem(failing: .synchronise, 2, with: reason)).isWritten)
    }
}
