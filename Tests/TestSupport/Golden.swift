import Foundation
package import Testing

/// Texts that are kept in files: pictures, help, exports.
///
/// A text that differs fails, is shown, and changes nothing. With `REWRITE_GOLDENS=1` in the environment the
/// files are written anew, and that run fails too, so that no rewriting passes unseen.
package enum Golden {
    /// Compares a text with a file below Tests/Fixtures.
    package static func expect(
        _ actual: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let url = Fixtures.url(path)
        let kept = try? String(contentsOf: url, encoding: .utf8)
        guard kept != actual else { return }
        guard ProcessInfo.processInfo.environment["REWRITE_GOLDENS"] == "1" else {
            Issue.record(
                "\(path) differs; REWRITE_GOLDENS=1 accepts this:\n\(difference(from: kept ?? "", to: actual))",
                sourceLocation: sourceLocation)
            return
        }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try actual.write(to: url, atomically: true, encoding: .utf8)
            Issue.record("\(path) was written anew; look at it and run again", sourceLocation: sourceLocation)
        } catch {
            Issue.record("\(path) can't be written: \(error)", sourceLocation: sourceLocation)
        }
    }

    /// The first line that differs, then the whole actual text.
    private static func difference(from kept: String, to actual: String) -> String {
        let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(old, new).prefix { $0 == $1 }.count
        let expected = same < old.count ? String(old[same]) : "(end)"
        let got = same < new.count ? String(new[same]) : "(end)"
        return "line \(same + 1) was: \(expected)\nline \(same + 1) is:  \(got)\n--- actual\n\(actual)---"
    }
}
