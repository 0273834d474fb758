internal import IWoolShortcuts

/// Every quick action can be shown on the version of iOS that was asked about.
enum AvailabilityRule {
    /// What is said about those that can't, or nil.
    static func finding(about file: ShortcutsFile, on version: IOSVersion) -> Diagnostic? {
        let missing = file.layout.items.filter { item in
            item.option.map { !$0.isAvailable(on: version) } ?? false
        }
        guard let first = missing.first else { return nil }
        let needs = missing.compactMap { item in
            item.option.flatMap { option in
                option.minimumIOS.map { (title: option.title(in: .english), minimum: $0) }
            }
        }
        let words = needs.map { "\($0.title) needs iOS \($0.minimum)" }.joined(separator: ", ")
        let changes = needs.map(\.minimum).min() ?? version
        let rows = file.selection.options.count - missing.count
        return Diagnostic(
            .unavailableOption, at: first.node.range,
            "on \(range(from: version, before: changes)) the menu has \(count(of: rows)): \(words)",
            label: "not shown there",
            related: missing.dropFirst().map { Diagnostic.Label(at: $0.node.range, "not shown there") },
            fixes: [Diagnostic.Fix("leave it, or put something that every iOS shows in its place")])
    }

    /// The versions from one to the next that shows a row more: `iOS 16.0 and 16.1`.
    private static func range(from version: IOSVersion, before next: IOSVersion) -> String {
        guard version.major == next.major else {
            return next.minor == 0
                ? "iOS \(version) and later, before \(next)"
                : "iOS \(version) to \(next.major).\(next.minor - 1)"
        }
        let versions = (version.minor..<next.minor).map { "\(version.major).\($0)" }
        guard let last = versions.last, versions.count > 1 else { return "iOS \(version)" }
        return "iOS \(versions.dropLast().joined(separator: ", ")) and \(last)"
    }

    private static func count(of rows: Int) -> String {
        let words = ["no rows", "one row", "two rows", "three rows", "four rows"]
        return rows < words.count ? words[rows] : "\(rows) rows"
    }
}
