import Foundation

@testable import iwool_shortcuts

/// A fresh folder on the disk that goes with the value.
final class TemporaryFolder {
    let path: FilePath

    /// The folder for the system's own temporary files, or another one to make it in.
    init(in parent: FilePath? = nil) throws {
        var template = Array(((parent?.text ?? NSTemporaryDirectory()) + "/iwool-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil, let real = realpath(template, nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        defer { free(real) }
        path = FilePath(String(cString: real))
    }

    deinit {
        // A folder without write permission can't be emptied by all but root.
        try? FileManager.default.removeItem(atPath: path.text)
    }

    /// The path of something in the folder.
    func callAsFunction(_ name: FilePath) -> FilePath { path.appending(name) }

    @discardableResult
    func write(_ text: String, to name: FilePath, mode: Int = 0o644) throws -> FilePath {
        let file = self(name)
        try makeFolder(file.folder)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file.text))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.text)
        return file
    }

    @discardableResult
    func makeFolder(_ name: FilePath) throws -> FilePath {
        let folder = self(name)
        try FileManager.default.createDirectory(atPath: folder.text, withIntermediateDirectories: true)
        return folder
    }

    @discardableResult
    func link(_ name: FilePath, to target: FilePath) throws -> FilePath {
        let link = self(name)
        try makeFolder(link.folder)
        try FileManager.default.createSymbolicLink(atPath: link.text, withDestinationPath: target.text)
        return link
    }

    func text(_ name: FilePath) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name).text)), as: UTF8.self)
    }

    /// All names in the folder, sorted.
    func names(in name: FilePath = ".") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self(name).text).sorted()
    }

    func status(_ name: FilePath) throws -> FileStatus {
        try FileSystem().statusOfName(self(name))
    }
}
