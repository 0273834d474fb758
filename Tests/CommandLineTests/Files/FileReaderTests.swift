import Foundation
import Testing

@testable import iwool_shortcuts

struct FileReaderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func aFileIsReadWhole() throws {
        let text = String(repeating: "version: 1\n", count: 20_000)
        let path = try folder.write(text, to: "a.yaml")
        #expect(try FileReader().bytes(of: .file(path)) == Array(text.utf8))
    }

    @Test(arguments: [(0, 1), (3, 4), (9, 10), (10, 10), (11, 10)])
    func oneByteBeyondTheLimitTellsThatAFileIsTooLarge(limit: Int, count: Int) throws {
        let path = try folder.write("0123456789", to: "a")
        #expect(try FileReader().bytes(of: .file(path), limit: limit).count == count)
    }

    @Test func readingAHugeFileCostsNothing() throws {
        let path = try folder.write("", to: "huge")
        #expect(truncate(path.text, 10 << 30) == 0)
        let system = FaultySystem()
        let bytes = try FileReader(FileSystem(system)).bytes(of: .file(path), limit: 1_048_576)
        #expect(bytes.count == 1_048_577)
        #expect(system.counts[.read, default: 0] < 20)
        #expect(system.open.isEmpty)
    }

    @Test func interruptedAndShortReadsAreGoneOnWith() throws {
        let path = try folder.write("version: 1\nshortcuts: []\n", to: "a.yaml")
        let system = FaultySystem()
        system.largestTransfer = 7
        system.fault = { _, count in count == 1 ? .interrupted : nil }
        let bytes = try FileReader(FileSystem(system)).bytes(of: .file(path))
        #expect(String(decoding: bytes, as: UTF8.self) == "version: 1\nshortcuts: []\n")
        #expect(system.open.isEmpty)
    }

    @Test func aCallThatIsInterruptedForEverIsGivenUp() throws {
        let path = try folder.write("x", to: "a")
        let system = FaultySystem()
        system.fault = { kind, _ in kind == .read ? .interrupted : nil }
        #expect(throws: FileError.reading(path, .interrupted)) {
            try FileReader(FileSystem(system)).bytes(of: .file(path))
        }
    }

    @Test func whatIsNoFileIsNamedInOneLine() throws {
        try folder.makeFolder("box")
        try folder.link("gone", to: "nowhere.yaml")
        try folder.link("round", to: "round")
        try folder.write("", to: "file")
        #expect(mkfifo(folder("pipe").text, 0o600) == 0)
        let long = FilePath(String(repeating: "n", count: 300))
        let rows: [(FilePath, FileError.Code, String)] = [
            ("none.yaml", .missing, "there is no file '⟨⟩'"),
            ("file/a", .missing, "there is no file '⟨⟩': a part of its path is not a folder"),
            ("box", .folder, "'⟨⟩' is a folder, and a file is needed here"),
            ("pipe", .notRegular(.pipe), "'⟨⟩' is a pipe, not a regular file"),
            ("gone", .missing, "'⟨⟩' is a symbolic link to 'nowhere.yaml', and there is no such file"),
            (
                "round", .system(.tooManyLinks),
                "cannot read '⟨⟩': too many levels of symbolic links (ELOOP)"
            ),
            (long, .system(.nameTooLong), "cannot read '⟨⟩': file name too long (ENAMETOOLONG)"),
        ]
        for (name, code, message) in rows {
            let path = folder(name)
            let error = #expect(throws: FileError.self) { try FileReader().bytes(of: .file(path)) }
            #expect(error?.code == code)
            #expect(error?.message == message.replacingOccurrences(of: "⟨⟩", with: path.text))
            #expect(error?.exitStatus == 2)
        }
    }

    @Test func aDeviceIsRefusedUnopened() throws {
        let system = FaultySystem()
        let error = #expect(throws: FileError.self) {
            try FileReader(FileSystem(system)).bytes(of: .file("/dev/null"))
        }
        #expect(error?.message == "'/dev/null' is a device, not a regular file")
        #expect(error?.advice == "`-` reads standard input")
        #expect(system.counts[.open] == nil)
    }

    @Test(arguments: [
        (SystemCallKind.open, SystemError.accessDenied, "permission denied (EACCES)"),
        (.read, .inputOutput, "input/output error (EIO)"),
        (.statusOfPath, .accessDenied, "permission denied (EACCES)"),
        (.open, .tooManyOpenFiles, "too many open files in this process (EMFILE)"),
    ])
    func aFailingCallIsPutIntoWords(kind: SystemCallKind, reason: SystemError, words: String) throws {
        let path = try folder.write("x", to: "a")
        let system = FaultySystem(failing: kind, with: reason)
        let error = #expect(throws: FileError.self) {
            try FileReader(FileSystem(system)).bytes(of: .file(path))
        }
        #expect(error?.message == "cannot read '\(path)': \(words)")
        #expect(system.open.isEmpty)
    }

    @Test func whatCanNotBeSeenInAPathIsNamed() {
        let path: FilePath = "a\u{200B}b\n"
        #expect(FileError.reading(path, .noSuchFile).message == "there is no file 'a<U+200B>b\\n'")
    }

    @Test func aDescriptorThatWasHandedOverIsReadThoughItIsAPipe() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        _ = ends.withUnsafeBufferPointer { _ in write(ends[1], "version: 1", 10) }
        close(ends[1])
        defer { close(ends[0]) }
        let bytes = try FileReader().bytes(of: InputSource(argument: "/dev/fd/\(ends[0])"))
        #expect(String(decoding: bytes, as: UTF8.self) == "version: 1")
    }

    @Test func aDescriptorThatIsNotOpenIsMissing() {
        let error = #expect(throws: FileError.self) {
            try FileReader().bytes(of: InputSource(argument: "/dev/fd/9999"))
        }
        #expect(error?.message == "there is no file '/dev/fd/9999'")
    }

    @Test(arguments: [
        ("-", InputSource.standardInput),
        ("./-", .file("./-")),
        ("/dev/stdin", .open(.standardInput, "/dev/stdin")),
        ("/dev/fd/63", .open(FileDescriptor(number: 63), "/dev/fd/63")),
        ("/dev/fd/", .file("/dev/fd/")),
        ("/dev/fd/6x", .file("/dev/fd/6x")),
        ("a.yaml", .file("a.yaml")),
    ])
    func anArgumentNamesASource(argument: String, source: InputSource) {
        #expect(InputSource(argument: argument) == source)
    }
}
