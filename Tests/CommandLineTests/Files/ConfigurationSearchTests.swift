import Testing

@testable import iwool_shortcuts

struct ConfigurationSearchTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("home/repository/one/two")
    }

    private func search(
        from start: FilePath, file: FilePath? = nil, own: FilePath? = nil, named: String? = nil
    ) throws -> ConfigurationSearch.Outcome {
        let environment = ConfigurationSearch.Environment(
            file: file.map { folder($0) }, home: folder("home"), configurationFolder: own.map { folder($0) })
        return try ConfigurationSearch(environment, from: folder(start)).result(named: named)
    }

    private func path(_ outcome: ConfigurationSearch.Outcome) throws -> String? {
        try outcome.found.map { try OperatingSystem().realPath(of: $0.path).text }
    }

    @Test func theFolderItselfComesFirst() throws {
        try folder.write("", to: "home/repository/one/two/shortcuts.yaml")
        try folder.write("", to: "home/repository/shortcuts.yaml")
        let outcome = try search(from: "home/repository/one/two")
        #expect(try path(outcome) == folder("home/repository/one/two/shortcuts.yaml").text)
        #expect(outcome.found?.reason == .workingFolder)
    }

    @Test func theNearestAboveIsTaken() throws {
        try folder.write("", to: "home/repository/one/shortcuts.yaml")
        try folder.write("", to: "home/shortcuts.yaml")
        let outcome = try search(from: "home/repository/one/two")
        #expect(try path(outcome) == folder("home/repository/one/shortcuts.yaml").text)
        #expect(outcome.found?.reason == .folderAbove)
    }

    @Test(arguments: [true, false])
    func theWayUpEndsAtTheRepositorysRoot(isGitAFolder: Bool) throws {
        // A worktree and a submodule have a file of that name.
        if isGitAFolder {
            try folder.makeFolder("home/repository/.git")
        } else {
            try folder.write("gitdir: x", to: "home/repository/.git")
        }
        try folder.write("", to: "home/shortcuts.yaml")
        #expect(try search(from: "home/repository/one/two") == .init())
        try folder.write("", to: "home/repository/shortcuts.yaml")
        #expect(
            try path(search(from: "home/repository/one/two")) == folder("home/repository/shortcuts.yaml").text
        )
    }

    @Test func theWayUpEndsAtTheHomeFolder() throws {
        try folder.write("", to: "shortcuts.yaml")
        #expect(try search(from: "home/repository").found == nil)
        try folder.write("", to: "home/shortcuts.yaml")
        #expect(try path(search(from: "home/repository")) == folder("home/shortcuts.yaml").text)
    }

    @Test func aHomeFolderIsKnownThroughALink() throws {
        try folder.write("", to: "shortcuts.yaml")
        try folder.link("link", to: "home")
        let environment = ConfigurationSearch.Environment(home: folder("link"))
        let search = ConfigurationSearch(environment, from: folder("home/repository"))
        #expect(try search.result(named: nil).found == nil)
    }

    @Test func theUsersOwnComesLast() throws {
        try folder.write("", to: "own/iwool/shortcuts.yaml")
        let outcome = try search(from: "home/repository", own: "own")
        #expect(outcome.found?.path == folder("own/iwool/shortcuts.yaml"))
        #expect(outcome.found?.reason == .user)
        try folder.write("", to: "home/shortcuts.yaml")
        #expect(try search(from: "home/repository", own: "own").found?.reason == .folderAbove)
    }

    @Test func whatIsNamedGoesBeforeAll() throws {
        try folder.write("", to: "home/shortcuts.yaml")
        let file = try search(from: "home", file: "other.yaml", named: "mine.yaml")
        #expect(file.found == .init(source: .file("mine.yaml"), reason: .named))
        let input = try search(from: "home", named: "-")
        #expect(input.found == .init(source: .standardInput, reason: .named))
    }

    @Test func theEnvironmentGoesBeforeTheFolders() throws {
        try folder.write("", to: "home/shortcuts.yaml")
        try folder.write("", to: "other.yaml")
        let outcome = try search(from: "home", file: "other.yaml")
        #expect(outcome.found == .init(source: .file(folder("other.yaml")), reason: .environment))
    }

    @Test func aFileOfTheEnvironmentThatIsMissingIsAnError() throws {
        let error = #expect(throws: FileError.self) { try search(from: "home", file: "other.yaml") }
        #expect(error?.code == .missing)
        #expect(
            error?.message
                == "there is no file '\(folder("other.yaml"))', which IWOOL_SHORTCUTS_FILE names")
    }

    @Test func theOtherSpellingIsPointedOut() throws {
        try folder.write("", to: "home/repository/shortcuts.yml")
        try folder.write("", to: "home/shortcuts.yaml")
        let outcome = try search(from: "home/repository")
        #expect(try path(outcome) == folder("home/shortcuts.yaml").text)
        #expect(outcome.overlooked == [folder("home/repository/shortcuts.yml")])
    }

    @Test func aLinkThatLeadsNowhereIsNotPassedBy() throws {
        try folder.link("home/repository/shortcuts.yaml", to: "gone")
        try folder.write("", to: "home/shortcuts.yaml")
        let outcome = try search(from: "home/repository")
        #expect(outcome.found?.path == folder("home/repository/shortcuts.yaml"))
    }

    @Test func aFolderThatCanNotBeLookedAtEndsTheWayUp() throws {
        let system = FaultySystem()
        system.fault = { kind, count in kind == .statusOfPath && count > 3 ? .accessDenied : nil }
        let search = ConfigurationSearch(
            .init(), from: folder("home/repository"), files: FileSystem(system))
        #expect(try search.result(named: nil) == .init())
    }

    @Test func variablesAreTakenAsTheyAreMeant() {
        func environment(_ variables: [String: String]) -> ConfigurationSearch.Environment {
            .init { variables[$0] }
        }
        #expect(environment([:]) == .init())
        #expect(environment(["IWOOL_SHORTCUTS_FILE": "", "HOME": "", "XDG_CONFIG_HOME": ""]) == .init())
        #expect(
            environment(["IWOOL_SHORTCUTS_FILE": "a.yaml", "HOME": "/h"])
                == .init(file: "a.yaml", home: "/h", configurationFolder: "/h/.config"))
        #expect(
            environment(["HOME": "/h", "XDG_CONFIG_HOME": "/x"])
                == .init(home: "/h", configurationFolder: "/x"))
        #expect(
            environment(["HOME": "/h", "XDG_CONFIG_HOME": "x"])
                == .init(home: "/h", configurationFolder: "/h/.config"))
    }
}
