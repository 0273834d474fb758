import Foundation
import Testing

@testable import iwool_shortcuts

struct FileSaverOwnershipTests {
    static let isRoot = getuid() == 0

    let folder: TemporaryFolder
    let saver = FileSaver()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func append(_ bytes: [UInt8]) -> [UInt8]? { bytes + Array("new\n".utf8) }

    @Test(.enabled(if: isRoot, "only root can give files away"))
    func ownerAndSpecialPermissionsAreKept() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        #expect(chown(path.text, 12345, 54321) == 0)
        #expect(chmod(path.text, 0o6640) == 0)
        _ = try saver.edit(path, keepsBackup: true, append)
        for name: FilePath in ["a.yaml", "a.yaml~"] {
            let status = try folder.status(name)
            #expect(status.user == 12345)
            #expect(status.group == 54321)
            #expect(status.permissions == 0o6640)
        }
    }

    @Test(.enabled(if: isRoot, "only root can choose any group"))
    func aFolderThatHandsItsGroupOnDoesNotChangeTheFilesOwn() throws {
        try folder.makeFolder("box")
        #expect(chown(folder("box").text, 0, 777) == 0)
        #expect(chmod(folder("box").text, 0o2775) == 0)
        let path = try folder.write("old\n", to: "box/a.yaml")
        #expect(chown(path.text, 0, 888) == 0)
        _ = try saver.edit(path, append)
        #expect(try folder.status("box/a.yaml").group == 888)
        _ = try saver.create(folder("box/b.yaml"), [1])
        #expect(try folder.status("box/b.yaml").group == 777)
    }

    @Test(.enabled(if: isRoot, "only root meets a file whose owner it could keep"))
    func anOwnerThatCanNotBeKeptIsRefused() throws {
        let path = try folder.write("old\n", to: "a.yaml")
        #expect(chown(path.text, 12345, 54321) == 0)
        let system = FaultySystem(failing: .setOwner, with: .notPermitted)
        let error = #expect(throws: FileError.self) { try FileSaver(FileSystem(system)).edit(path, append) }
        #expect(error?.code == .owner)
        #expect(
            error?.message
                == "'\(path)' belongs to user 12345 and group 54321, which a new file can't keep:"
                + " operation not permitted (EPERM); nothing was changed")
        #expect(error?.advice == "`--output FILE` writes the result to another file")
        #expect(try folder.text("a.yaml") == "old\n")
        #expect(try folder.names() == ["a.yaml"])
    }

    #if os(Linux)
        private func withFile<Result>(
            _ path: FilePath, _ body: (OperatingSystem, FileDescriptor) throws -> Result
        ) throws -> Result {
            let system = OperatingSystem()
            let file = try system.open(path, in: .workingFolder, [], permissions: 0)
            defer { try? system.close(file) }
            return try body(system, file)
        }

        @Test func attributesAreKept() throws {
            let path = try folder.write("old\n", to: "a.yaml")
            let value = Array("value \0 with a NUL".utf8)
            try withFile(path) {
                try $0.setAttribute("user.iwool.one", to: value, of: $1)
                try $0.setAttribute("user.iwool.empty", to: [], of: $1)
            }
            _ = try saver.edit(path, append)
            #expect(try withFile(path) { try $0.attribute("user.iwool.one", of: $1) } == value)
            #expect(try withFile(path) { try $0.attribute("user.iwool.empty", of: $1) } == [])
        }

        @Test func anAttributeThatCanNotBeKeptIsRefused() throws {
            let path = try folder.write("old\n", to: "a.yaml")
            try withFile(path) { try $0.setAttribute("user.iwool.one", to: [1], of: $1) }
            let system = FaultySystem(failing: .setAttribute, with: .notSupported)
            let error = #expect(throws: FileError.self) {
                try FileSaver(FileSystem(system)).edit(path, append)
            }
            #expect(error?.code == .attributes)
            #expect(error?.message.contains("user.iwool.one: operation not supported (ENOTSUP)") == true)
            #expect(try folder.names() == ["a.yaml"])
        }

        /// Access rights as Linux stores them: owner rw, one user as given, group r, mask rw.
        private func accessList(user: UInt32, bits: UInt16) -> [UInt8] {
            let rows: [(tag: UInt16, bits: UInt16, id: UInt32)] = [
                (0x01, 6, .max), (0x02, bits, user), (0x04, 4, .max), (0x10, 6, .max), (0x20, 0, .max),
            ]
            func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
                withUnsafeBytes(of: number.littleEndian, Array.init)
            }
            return bytes(UInt32(2)) + rows.flatMap { bytes($0.tag) + bytes($0.bits) + bytes($0.id) }
        }

        @Test func accessListsAreKept() throws {
            let path = try folder.write("old\n", to: "a.yaml")
            let list = accessList(user: 4711, bits: 6)
            try withFile(path) { try $0.setAttribute("system.posix_acl_access", to: list, of: $1) }
            let permissions = try folder.status("a.yaml").permissions
            _ = try saver.edit(path, append)
            #expect(try folder.status("a.yaml").permissions == permissions)
            #expect(try withFile(path) { try $0.attribute("system.posix_acl_access", of: $1) } == list)
        }

        @Test func whatAFolderGivesToNewFilesIsNotForcedOnAnOldOne() throws {
            let path = try folder.write("old\n", to: "box/a.yaml", mode: 0o640)
            try withFile(folder("box")) {
                try $0.setAttribute("system.posix_acl_default", to: accessList(user: 4711, bits: 6), of: $1)
            }
            _ = try saver.edit(path, append)
            #expect(try folder.status("box/a.yaml").permissions == 0o640)
            #expect(try withFile(path) { try $0.attributeNames(of: $1) } == [])
            _ = try saver.create(folder("box/b.yaml"), [1])
            let names = try withFile(folder("box/b.yaml")) { try $0.attributeNames(of: $1) }
            #expect(names == ["system.posix_acl_access"])
        }
    #endif
}
