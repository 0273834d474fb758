import Foundation
import Testing

@testable import iwool_shortcuts

struct FolderWalkTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func found(_ result: FolderWalk.Result) -> [String] {
        result.found.map { "\($0.role) \($0.path.text.dropFirst(folder.path.text.count + 1))" }
    }

    @Test func filesAreFoundByTheirNamesInAFixedOrder() throws {
        let names: [FilePath] = [
            "shortcuts.yaml", "shortcuts.yml", "b/team.shortcuts.yaml", "a/Info.plist", "a/links.lock",
            "a/slow.scenario.yaml", "a/new.design.yaml", "scenarios/x.yaml", "scenarios/deep/y.yml",
            "scenarios/notes.txt", "a/other.yaml", "readme.md", "team.shortcuts.yml", ".shortcuts.yaml",
            "._a.shortcuts.yaml", "a/Info.plist.bak",
        ]
        for name in names { try folder.write("", to: name) }
        let result = try FolderWalk().result(in: folder.path)
        #expect(
            found(result) == [
                "configuration shortcuts.yaml", "configuration shortcuts.yml", "propertyList a/Info.plist",
                "linksLock a/links.lock", "design a/new.design.yaml", "scenario a/slow.scenario.yaml",
                "configuration b/team.shortcuts.yaml", "scenario scenarios/x.yaml",
                "scenario scenarios/deep/y.yml",
            ])
        #expect(result.otherCount == names.count - result.found.count)
        #expect(result.problems.isEmpty)
    }

    @Test func someFoldersAndAllLinksAreNotEntered() throws {
        for name: FilePath in [".git", ".build", "Pods", "DerivedData", ".hidden", "deep/Pods"] {
            try folder.write("", to: name.appending("shortcuts.yaml"))
        }
        try folder.write("", to: "real/shortcuts.yaml")
        try folder.link("alias", to: "real")
        try folder.link("link.shortcuts.yaml", to: "real/shortcuts.yaml")
        try folder.link("loop", to: ".")
        #expect(mkfifo(folder("pipe.shortcuts.yaml").text, 0o600) == 0)
        let result = try FolderWalk().result(in: folder.path)
        #expect(found(result) == ["configuration real/shortcuts.yaml"])
        #expect(result.otherCount == 0)
    }

    @Test func aFolderThatIsNamedIsEnteredWhateverItIs() throws {
        try folder.write("", to: ".build/shortcuts.yaml")
        try folder.link("link", to: ".build")
        #expect(try FolderWalk().result(in: folder(".build")).found.count == 1)
        #expect(try FolderWalk().result(in: folder("link")).found.count == 1)
    }

    @Test func aFolderOfScenariosIsKnownByItsRealName() throws {
        try folder.write("", to: "scenarios/x.yaml")
        try folder.makeFolder("scenarios/deep")
        #expect(try FolderWalk().result(in: folder("scenarios/deep/..")).found.map(\.role) == [.scenario])
    }

    @Test func whereAFolderDoesNotTellTheKindTheFileIsAsked() throws {
        try folder.write("", to: "a/shortcuts.yaml")
        let system = FaultySystem()
        system.hidesKinds = true
        let result = try FolderWalk(FileSystem(system)).result(in: folder.path)
        #expect(found(result) == ["configuration a/shortcuts.yaml"])
    }

    @Test func aFolderBelowThatCanNotBeListedIsAProblemAndNotTheEnd() throws {
        try folder.write("", to: "a/shortcuts.yaml")
        try folder.write("", to: "b/shortcuts.yaml")
        let system = FaultySystem(failing: .open, 2, with: .accessDenied)
        let result = try FolderWalk(FileSystem(system)).result(in: folder.path)
        #expect(found(result) == ["configuration b/shortcuts.yaml"])
        #expect(
            result.problems.map(\.message) == ["cannot read '\(folder("a"))': permission denied (EACCES)"])
        #expect(system.open.isEmpty)
    }

    @Test func aFolderThatIsNamedAndCanNotBeListedIsTheEnd() {
        #expect(throws: FileError.reading(folder("none"), .noSuchFile)) {
            try FolderWalk().result(in: folder("none"))
        }
    }
}
