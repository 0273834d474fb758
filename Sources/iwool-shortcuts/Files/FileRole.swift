/// What a file in a folder is to `check`, told by its name alone.
enum FileRole: Hashable, CaseIterable {
    case configuration, scenario, design, propertyList, linksLock

    /// The role of a name, or nil for a file that `check` does not look at.
    ///
    /// - Parameter isBelowScenarios: whether a folder `scenarios` is among those above the file.
    init?(fileName name: FilePath, isBelowScenarios: Bool) {
        // `*` never stands for a leading dot; `._x.shortcuts.yaml` is what macOS leaves on a foreign disk.
        if name.hasPrefix(".") { return nil }
        if name == "shortcuts.yaml" || name == "shortcuts.yml" || name.hasSuffix(".shortcuts.yaml") {
            self = .configuration
        } else if name.hasSuffix(".scenario.yaml") {
            self = .scenario
        } else if name.hasSuffix(".design.yaml") {
            self = .design
        } else if name == "Info.plist" {
            self = .propertyList
        } else if name == "links.lock" {
            self = .linksLock
        } else if isBelowScenarios, name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            self = .scenario
        } else {
            return nil
        }
    }

    /// The names of folders that `check` does not enter; it does not enter hidden ones either.
    static let skippedFolders: Set<FilePath> = [".build", "Pods", "DerivedData"]
}
