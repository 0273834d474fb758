import Testing

@testable import iwool_shortcuts

struct FilePathTests {
    @Test(arguments: [
        ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("//a", "/", "a"), ("a//b", "a", "b"),
        ("/a/b/c", "/a/b", "c"), ("a/", "a", ""), ("../a", "..", "a"),
    ])
    func aPathHasAFolderAndAName(path: FilePath, folder: FilePath, name: FilePath) {
        #expect(path.folder == folder)
        #expect(path.name == name)
    }

    @Test(arguments: [
        ("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("a", "/b", "/b"), ("..", "..", "../.."),
        ("/", "b", "/b"),
    ])
    func pathsAreJoined(path: FilePath, other: FilePath, joined: FilePath) {
        #expect(path.appending(other) == joined)
    }

    @Test func bytesThatAreNotUTF8AreKeptAndShownReplaced() {
        let path = FilePath(bytes: [0x61, 0xFF, 0x62])
        #expect(path.withCString { UInt8(bitPattern: $0[1]) } == 0xFF)
        #expect(path.quoted == "'a\u{FFFD}b'")
    }
}
