import Testing

@testable import iwool_shortcuts

struct FileSaverLinkTests {
    let folder: TemporaryFolder
    let saver = FileSaver()

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("old\n", to: "real/deep/file.yaml")
    }

    private func append(_ bytes: [UInt8]) -> [UInt8]? { bytes + Array("new\n".utf8) }

    /// A chain of links: the name of the first, and where each points.
    static let chains: [[(FilePath, FilePath)]] = [
        [("a", "real/deep/file.yaml")],
        [("links/a", "../real/deep/file.yaml")],
        [("a", "b"), ("b", "links/c"), ("links/c", "../real/deep/file.yaml")],
        // Behind a folder that is a link itself, `..` is the parent of the real one.
        [("way", "real/deep"), ("a", "way/../hop"), ("real/hop", "deep/file.yaml")],
        [("way", "real/deep"), ("a", "way/file.yaml")],
    ]

    @Test(arguments: chains.indices)
    func theRealFileIsReplacedAndEachLinkStays(index: Int) throws {
        let chain = Self.chains[index]
        for (name, target) in chain { try folder.link(name, to: target) }
        let path = folder(chain.first { $0.0 != "way" }?.0 ?? "none")
        let saved = try saver.edit(path, keepsBackup: true, append)
        #expect(saved.path == path)
        #expect(try OperatingSystem().realPath(of: saved.realPath) == folder("real/deep/file.yaml"))
        #expect(try folder.text("real/deep/file.yaml") == "old\nnew\n")
        #expect(try folder.names(in: "real/deep") == ["file.yaml", "file.yaml~"])
        for (name, target) in chain { #expect(try OperatingSystem().target(ofLink: folder(name)) == target) }
    }

    @Test func anAbsoluteLinkIsFollowed() throws {
        try folder.link("a", to: folder("real/deep/file.yaml"))
        let saved = try saver.edit(folder("a"), append)
        #expect(saved.realPath == folder("real/deep/file.yaml"))
        #expect(try folder.text("real/deep/file.yaml") == "old\nnew\n")
    }

    @Test func aLinkThatLeadsNowhereIsMissingToAnEdit() throws {
        try folder.link("a", to: "real/none.yaml")
        let error = #expect(throws: FileError.self) { try saver.edit(folder("a"), append) }
        #expect(error?.code == .missing)
        #expect(try folder.names(in: "real") == ["deep"])
    }

    @Test func aNewFileIsMadeWhereALinkLeads() throws {
        try folder.link("a", to: "real/none.yaml")
        let saved = try saver.create(folder("a"), Array("new\n".utf8))
        #expect(saved.realPath == folder("real/none.yaml"))
        #expect(try folder.text("real/none.yaml") == "new\n")
        #expect(try folder.status("a").kind == .symbolicLink)
    }

    @Test func aLoopOfLinksIsRefused() throws {
        try folder.link("a", to: "b")
        try folder.link("b", to: "a")
        for refused in [{ try saver.edit($0, append) }, { try saver.put($0, [1]) }]
            as [(FilePath) throws -> SavedFile]
        {
            let error = #expect(throws: FileError.self) { _ = try refused(folder("a")) }
            #expect(error?.code == .system(.tooManyLinks))
            #expect(error?.message.contains("too many levels of symbolic links") == true)
        }
    }

    @Test func aLinkToAFolderIsAFolder() throws {
        try folder.link("a", to: "real/deep/")
        #expect(throws: FileError.reading(folder("a"), kind: .folder)) { try saver.edit(folder("a"), append) }
    }

    @Test func aLinkThatIsTurnedElsewhereWhileWeComeIsFollowedAnew() throws {
        try folder.write("other\n", to: "other/file.yaml")
        try folder.link("a", to: "real/deep/file.yaml")
        let system = FaultySystem()
        system.before = { [folder] kind, count in
            guard kind == .tryLock, count == 1 else { return }
            try? OperatingSystem().remove(folder("a"), in: .workingFolder)
            _ = try? folder.link("a", to: "other/file.yaml")
        }
        let saved = try FileSaver(FileSystem(system)).edit(folder("a"), append)
        #expect(saved.realPath == folder("other/file.yaml"))
        #expect(try folder.text("other/file.yaml") == "other\nnew\n")
        #expect(try folder.text("real/deep/file.yaml") == "old\n")
        #expect(system.open.isEmpty)
    }

    @Test func aLinkThatIsTurnedElsewhereBeforeTheRenameIsAChange() throws {
        try folder.write("other\n", to: "other/file.yaml")
        try folder.link("a", to: "real/deep/file.yaml")
        let system = FaultySystem()
        system.before = { [folder] kind, count in
            guard kind == .synchronise, count == 1 else { return }
            try? OperatingSystem().remove(folder("a"), in: .workingFolder)
            _ = try? folder.link("a", to: "other/file.yaml")
        }
        #expect(throws: FileError.changed(folder("a"))) {
            try FileSaver(FileSystem(system)).edit(folder("a"), append)
        }
        #expect(try folder.text("real/deep/file.yaml") == "old\n")
        #expect(try folder.names(in: "real/deep") == ["file.yaml"])
    }
}
