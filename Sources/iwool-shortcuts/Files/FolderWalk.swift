/// Finds what `check` looks at in a folder and below, always in the same order.
///
/// Hidden folders, links, `.build`, `Pods` and `DerivedData` are not entered. Files come before the folders
/// beside them, each sorted by the bytes of its name.
struct FolderWalk {
    let files: FileSystem

    init(_ files: FileSystem = FileSystem()) {
        self.files = files
    }

    /// Walks a folder, which is entered whatever its own name is.
    ///
    /// - Parameter isBelowScenarios: whether all YAML below it may be scenarios; by the names of the
    ///   folders, unless it is given.
    /// - Throws: when the folder itself can't be listed; what fails below it stands in the result.
    func result(in root: FilePath, isBelowScenarios: Bool? = nil) throws(FileError) -> Result {
        var result = Result()
        let isBelowScenarios = isBelowScenarios ?? self.isBelowScenarios(root)
        try list(root, isBelowScenarios: isBelowScenarios, isRoot: true, &result)
        while let (folder, isBelowScenarios) = result.waiting.popLast() {
            do throws(FileError) {
                try list(folder, isBelowScenarios: isBelowScenarios, isRoot: false, &result)
            } catch {
                result.problems.append(error)
            }
        }
        return result
    }

    private func list(
        _ folder: FilePath, isBelowScenarios: Bool, isRoot: Bool, _ result: inout Result
    ) throws(FileError) {
        var below: [(FilePath, Bool)] = []
        for entry in try entries(of: folder, isRoot: isRoot) {
            let path = folder.appending(entry.name)
            switch entry.kind ?? kind(of: path, &result) {
            case .regular:
                if let role = FileRole(fileName: entry.name, isBelowScenarios: isBelowScenarios) {
                    result.found.append(Found(path: path, role: role))
                } else {
                    result.otherCount += 1
                }
            case .folder where !entry.name.hasPrefix(".") && !FileRole.skippedFolders.contains(entry.name):
                below.append((path, isBelowScenarios || entry.name == Self.scenarios))
            default:
                continue
            }
        }
        // The last is taken first.
        result.waiting.append(contentsOf: below.reversed())
    }

    private func entries(of folder: FilePath, isRoot: Bool) throws(FileError) -> [FolderEntry] {
        do throws(SystemError) {
            let options: OpenOptions = isRoot ? [.folder] : [.folder, .notFollowing]
            let open = try files.open(folder, options)
            defer { files.abandon(open) }
            let entries = try files.retrying { (calls) throws(SystemError) in try calls.entries(of: open) }
            return entries.sorted { $0.name.bytes.lexicographicallyPrecedes($1.name.bytes) }
        } catch {
            throw .reading(folder, error)
        }
    }

    /// Asks for the kind of a file, where the folder does not tell it.
    private func kind(of path: FilePath, _ result: inout Result) -> FileKind? {
        do throws(SystemError) {
            return try files.statusOfName(path).kind
        } catch {
            result.problems.append(.reading(path, error))
            return nil
        }
    }

    /// Whether the files of the folder stand below one called `scenarios`: by its own real name, or by a
    /// part of the path as it was typed from here.
    private func isBelowScenarios(_ root: FilePath) -> Bool {
        if !root.isAbsolute, root.components.contains(Self.scenarios) { return true }
        let real = try? files.retrying { (calls) throws(SystemError) in try calls.realPath(of: root) }
        return real?.name == Self.scenarios
    }

    private static let scenarios: FilePath = "scenarios"
}
