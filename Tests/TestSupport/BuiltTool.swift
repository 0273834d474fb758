import Foundation

/// The executable as it was built beside the tests.
package enum BuiltTool {
    /// Its path.
    package static var path: String {
        get throws {
            let bundles =
                Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
            for bundle in bundles {
                let url = bundle.deletingLastPathComponent().appendingPathComponent("iwool-shortcuts")
                if FileManager.default.isExecutableFile(atPath: url.path) { return url.path }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }

    /// Runs a line of the shell in which `$TOOL` is the executable, in a fresh folder that is removed again.
    package static func shell(_ line: String, input: String = "") throws -> Tool.Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = "unset IWOOL_SHORTCUTS_FILE CLICOLOR_FORCE; export LC_ALL=C; TOOL='\(try path)'; \(line)"
        return try Tool.run("sh", ["-c", script], input: input, folder: folder)
    }
}
