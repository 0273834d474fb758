/// Finds the configuration that a command works on.
///
/// First what was named, then `IWOOL_SHORTCUTS_FILE`, then `shortcuts.yaml` in this folder or the nearest
/// above, up to the root of the repository or the home folder, then the one below the user's own
/// configuration folder. Names are looked at, and no file is read.
struct ConfigurationSearch {
    let files: FileSystem
    let environment: Environment
    /// Where the way up starts: the working folder.
    let start: FilePath

    init(_ environment: Environment, from start: FilePath = ".", files: FileSystem = FileSystem()) {
        self.environment = environment
        self.start = start
        self.files = files
    }

    /// The name that is looked for.
    static let fileName: FilePath = "shortcuts.yaml"
    /// The name that is pointed out and not read.
    static let overlookedName: FilePath = "shortcuts.yml"

    /// Looks for the configuration.
    ///
    /// - Parameter named: what `--file` names, `-` for standard input.
    /// - Throws: `missing` when the environment names a file that is not there.
    func result(named: String?) throws(FileError) -> Outcome {
        if let named { return Outcome(InputSource(argument: named), .named) }
        if let path = environment.file { return try result(inEnvironment: path) }
        var outcome = resultAbove()
        if outcome.found == nil, let folder = environment.configurationFolder {
            lookInto(folder.appending("iwool"), for: .user, &outcome)
        }
        return outcome
    }

    private func result(inEnvironment path: FilePath) throws(FileError) -> Outcome {
        do throws(FileError) {
            _ = try FileReader(files).kind(of: path)
        } catch {
            throw FileError(
                error.code, "\(error.message), which \(Environment.fileVariable) names",
                advice: "unset it, or let it name a file that exists"
            )
        }
        return Outcome(InputSource(path), .environment)
    }

    /// Goes up from the working folder, by `..`, as the system itself does.
    private func resultAbove() -> Outcome {
        let home = environment.home.flatMap { try? files.status(of: $0) }
        var outcome = Outcome()
        var folder = start
        while let status = try? files.status(of: folder) {
            lookInto(folder, for: folder == start ? .workingFolder : .folderAbove, &outcome)
            if outcome.found != nil || exists(folder.appending(".git")) { break }
            if let home, home.isSameFile(as: status) { break }
            let above = folder.appending("..")
            guard let next = try? files.status(of: above), !next.isSameFile(as: status) else { break }
            folder = above
        }
        return outcome
    }

    private func lookInto(_ folder: FilePath, for reason: Reason, _ outcome: inout Outcome) {
        let path = folder.appending(Self.fileName)
        if exists(path) {
            outcome.found = Location(source: .file(path), reason: reason)
        }
        let overlooked = folder.appending(Self.overlookedName)
        if exists(overlooked) { outcome.overlooked.append(overlooked) }
    }

    /// Whether something has the name, be it a link that leads nowhere: to pass it by would hide it.
    private func exists(_ path: FilePath) -> Bool {
        (try? files.statusOfName(path)) != nil
    }
}
