package import Foundation

/// The project's files as the tests see them, found beside the test's own source.
package enum Fixtures {
    /// The root of the checkout.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file or folder below Tests/Fixtures.
    package static func url(_ path: String) -> URL {
        root.appendingPathComponent("Tests/Fixtures").appendingPathComponent(path)
    }

    /// The bytes of a file below Tests/Fixtures.
    package static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: url(path)))
    }

    /// The rows of a file below Tests/Fixtures with one JSON value a line.
    package static func rows<Row: Decodable>(_ path: String, as type: Row.Type = Row.self) throws -> [Row] {
        let decoder = JSONDecoder()
        return try Data(contentsOf: url(path)).split(separator: 0x0A)
            .map { try decoder.decode(Row.self, from: $0) }
    }
}
