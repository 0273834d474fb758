import Foundation
import Testing

@testable import iwool_shortcuts

struct FileSaverTests {
    let folder: TemporaryFolder
    let saver = FileSaver()

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Appends a line, as the smallest edit.
    private func append(_ bytes: [UInt8]) -> [UInt8]? { bytes + Array("new\n".utf8) }

    @Test func anEditReplacesTheText() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        let saved = try saver.edit(path, append)
        #expect(saved == SavedFile(path: path, realPath: path, isWritten: true, backup: nil))
        #expect(try folder.text("a.yaml") == "old\nnew\n")
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test func anEditThatChangesNothingLeavesTheFileAlone() throws {
        let path = try folder.write("old\n", to: "a.yaml", mode: 0o444)
        let before = try folder.status("a.yaml")
        let system = FaultySystem()
        let saver = FileSaver(FileSystem(system))
        for change in [{ $0 }, { _ in nil }] as [([UInt8]) -> [UInt8]?] {
            #expect(try !saver.edit(path, change).isWritten)
        }
        #expect(try folder.status("a.yaml") == before)
        #expect(system.counts[.write] == nil)
        #expect(system.counts[.checkWriteAccess] == nil)
        #expect(system.open.isEmpty)
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o640, 0o755, 0o200 | 0o444])
    func permissionsAreKept(mode: Int) throws {
        let path = try folder.write("old\n", to: "a.yaml", mode: mode)
        _ = try saver.edit(path, append)
        #expect(try folder.status("a.yaml").permissions == UInt32(mode))
        #expect(try folder.text("a.yaml") == "old\nnew\n")
    }

    @Test(arguments: [0o444, 0o400, 0o555, 0o440])
    func aReadOnlyFileIsRefusedAlsoToRoot(mode: Int) throws {
        let path = try folder.write("old\n", to: "a.yaml", mode: mode)
        let before = try folder.status("a.yaml")
        let error = #expect(throws: FileError.self) { try saver.edit(path, append) }
        #expect(error?.code == .readOnly)
        #expect(error?.message == "'\(path)' is read-only, and stays as it is")
        #expect(throws: FileError.self) { try saver.put(path, []) }
        #expect(try folder.status("a.yaml") == before)
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test func aFileThatMayNotBeWrittenToIsRefused() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        let system = FaultySystem(failing: .checkWriteAccess, with: .readOnlyFileSystem)
        let error = #expect(throws: FileError.self) { try FileSaver(FileSystem(system)).edit(path, append) }
        #expect(error?.code == .readOnly)
        #expect(error?.message.contains("read-only file system (EROFS)") == true)
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test func aFileWithSeveralNamesIsRefused() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        try FileManager.default.linkItem(atPath: path.text, toPath: folder("b.yaml").text)
        let error = #expect(throws: FileError.self) { try saver.edit(path, append) }
        #expect(error?.code == .hardLinks)
        #expect(
            error?.message == "'\(path)' has 2 names (hard links), and the others would keep the old text")
        #expect(error?.advice == "`--output FILE` writes the result to another file")
        #expect(try folder.text("b.yaml") == "old\n")
        #expect(try folder.names() == ["a.yaml", "b.yaml"])
    }

    @Test(arguments: [SystemError.busy, .crossDevice])
    func aFileThatIsMountedByItselfIsRefused(reason: SystemError) throws {
        let path = try folder.write("old\n", to: "a.yaml")
        let system = FaultySystem(failing: .rename, with: reason)
        let error = #expect(throws: FileError.self) { try FileSaver(FileSystem(system)).edit(path, append) }
        #expect(error?.code == .mountPoint)
        #expect(
            error?.advice
                == "mount the folder instead of the file, or"
                + " `--output FILE` writes the result to another file"
        )
        #expect(try folder.text("a.yaml") == "old\n")
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test func whatIsNoFileIsRefused() throws {
        try folder.makeFolder("box")
        #expect(mkfifo(folder("pipe").text, 0o600) == 0)
        let rows: [(FilePath, FileError.Code)] = [
            ("none.yaml", .missing), ("none/a.yaml", .missing), ("box", .folder), ("box/", .folder),
            ("box/..", .folder), ("pipe", .notRegular(.pipe)),
        ]
        for (name, code) in rows {
            let error = #expect(throws: FileError.self) { try saver.edit(folder(name), append) }
            #expect(error?.code == code, "\(name)")
            #expect(error?.message.contains(folder(name).text) == true)
        }
        #expect(throws: FileError.replacing(folder("pipe"), kind: .pipe)) {
            try saver.put(folder("pipe"), [1])
        }
        #expect(try folder.names() == ["box", "pipe"])
    }

    @Test func anOpenDescriptorIsNoFileToReplace() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let path = FilePath("/dev/fd/\(ends[1])")
        #expect(throws: FileError.replacing(path, kind: .pipe)) { try saver.put(path, [1]) }
        #expect(throws: FileError.replacing("/dev/null", kind: .device)) { try saver.put("/dev/null", [1]) }
    }

    @Test func aLargeFileIsReadToTheLimitOnly() throws {
        let path = try folder.write("0123456789", to: "a")
        var seen = 0
        let saved = try saver.edit(path, limit: 5) { bytes in
            seen = bytes.count
            return nil
        }
        #expect(seen == 6)
        #expect(!saved.isWritten)
    }

    @Test func aCopyOfTheOldTextIsKept() throws {
        let path = try folder.write("old\n", to: "a.yaml", mode: 0o600)
        try folder.write("older\n", to: "a.yaml~")
        let saved = try saver.edit(path, keepsBackup: true, append)
        #expect(saved.backup == folder("a.yaml~"))
        #expect(try folder.text("a.yaml~") == "old\n")
        #expect(try folder.status("a.yaml~").permissions == 0o600)
        #expect(try folder.text("a.yaml") == "old\nnew\n")
        #expect(try folder.names() == ["a.yaml", "a.yaml~"])
    }

    @Test func aCopyReplacesNothingButAFile() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        try folder.write("other\n", to: "other")
        try folder.link("a.yaml~", to: "other")
        let error = #expect(throws: FileError.self) { try saver.edit(path, keepsBackup: true, append) }
        #expect(error?.message.contains("'\(path)~' is a symbolic link") == true)
        #expect(try folder.text("a.yaml") == "old\n")
        #expect(try folder.text("other") == "other\n")
    }

    @Test func aNewFileIsMadeWithWhatTheMaskLeaves() throws {
        let path = folder("a.yaml")
        let plain = folder("plain")
        let file = try OperatingSystem().open(
            plain, in: .workingFolder, [.writing, .creating], permissions: 0o666)
        try OperatingSystem().close(file)
        let saved = try saver.create(path, Array("new\n".utf8))
        #expect(saved.isWritten)
        #expect(try folder.text("a.yaml") == "new\n")
        #expect(try folder.status("a.yaml").permissions == folder.status("plain").permissions)
        #expect(try folder.names() == ["a.yaml", "plain"])
    }

    @Test func aNewFileReplacesNone() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        #expect(throws: FileError.exists(path)) { try saver.create(path, [1]) }
        #expect(throws: FileError.exists(path)) { try saver.create(path, [1], fillsEmpty: true) }
        #expect(try folder.text("a.yaml") == "old\n")
        try folder.makeFolder("box")
        #expect(throws: FileError.replacing(folder("box"), kind: .folder)) {
            try saver.create(folder("box"), [1])
        }
    }

    @Test func anEmptyFileIsFilledIfWanted() throws {
        let path = try folder.write("", to: "a.yaml", mode: 0o600)
        #expect(throws: FileError.exists(path)) { try saver.create(path, Array("new\n".utf8)) }
        #expect(try saver.create(path, Array("new\n".utf8), fillsEmpty: true).isWritten)
        #expect(try folder.text("a.yaml") == "new\n")
        #expect(try folder.status("a.yaml").permissions == 0o600)
        #expect(try folder.names() == ["a.yaml"])
    }

    @Test func anOutputIsMadeOrReplacedAndNotTouchedIfItIsTheSame() throws {
        let path = folder("out.svg")
        #expect(try saver.put(path, Array("one".utf8)).isWritten)
        let first = try folder.status("out.svg")
        #expect(try !saver.put(path, Array("one".utf8)).isWritten)
        #expect(try folder.status("out.svg") == first)
        #expect(try saver.put(path, Array("two and more".utf8), keepsBackup: true).isWritten)
        #expect(try folder.text("out.svg") == "two and more")
        #expect(try folder.text("out.svg~") == "one")
        #expect(try saver.put(path, []).isWritten)
        #expect(try folder.text("out.svg") == "")
    }

    @Test func aNameInAFolderThatIsNotThereIsRefused() {
        let error = #expect(throws: FileError.self) { try saver.put(folder("none/out.svg"), [1]) }
        #expect(
            error?.message
                == "cannot save '\(folder("none/out.svg"))': there is no folder '\(folder("none"))'")
    }

    @Test func theLongestNameCanBeSaved() throws {
        let name = FilePath(String(repeating: "n", count: 255))
        let path = try folder.write("old\n", to: name)
        #expect(try saver.edit(path, append).isWritten)
        #expect(try folder.text(name) == "old\nnew\n")
    }
}
