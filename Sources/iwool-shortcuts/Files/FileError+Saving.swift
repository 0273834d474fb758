extension FileError {
    private static let elsewhere = "`--output FILE` writes the result to another file"

    /// A step that the system refused, before anything was changed.
    static func saving(_ path: FilePath, _ reason: SystemError, while purpose: String) -> FileError {
        FileError(
            .system(reason), "cannot save \(path.quoted): \(reason) while \(purpose); nothing was changed")
    }

    /// What has no bytes of its own to replace.
    static func replacing(_ path: FilePath, kind: FileKind) -> FileError {
        let error = FileError.reading(path, kind: kind)
        return FileError(error.code, error.message)
    }

    static func noFolder(_ path: FilePath, folder: FilePath) -> FileError {
        FileError(
            .missing, "cannot save \(path.quoted): there is no folder \(folder.quoted)",
            advice: "make the folder first")
    }

    static func readOnly(_ path: FilePath) -> FileError {
        FileError(
            .readOnly, "\(path.quoted) is read-only, and stays as it is",
            advice: "`chmod u+w` allows writing, and \(elsewhere)")
    }

    static func noWriteAccess(_ path: FilePath, _ reason: SystemError) -> FileError {
        FileError(
            .readOnly, "\(path.quoted) may not be written to: \(reason); nothing was changed",
            advice: elsewhere)
    }

    static func hardLinks(_ path: FilePath, count: UInt64) -> FileError {
        FileError(
            .hardLinks,
            "\(path.quoted) has \(count) names (hard links), and the others would keep the old text",
            advice: elsewhere)
    }

    static func mountPoint(_ path: FilePath) -> FileError {
        FileError(
            .mountPoint,
            "\(path.quoted) is mounted by itself (a bind mount), and can't be replaced from inside",
            advice: "mount the folder instead of the file, or \(elsewhere)")
    }

    static func owner(_ path: FilePath, _ wanted: FileStatus, _ reason: SystemError?) -> FileError {
        FileError(
            .owner,
            "\(path.quoted) belongs to user \(wanted.user) and group \(wanted.group), which a new file can't"
                + " keep\(reason.map { ": \($0)" } ?? ""); nothing was changed",
            advice: elsewhere)
    }

    static func permissions(_ path: FilePath, _ wanted: UInt32) -> FileError {
        FileError(
            .owner,
            "\(path.quoted) has the permissions \(String(wanted, radix: 8)), which a new file can't keep;"
                + " nothing was changed",
            advice: elsewhere)
    }

    static func attribute(_ path: FilePath, name: FilePath, _ reason: SystemError) -> FileError {
        FileError(
            .attributes,
            "\(path.quoted) has an attribute that a new file can't keep, \(name): \(reason);"
                + " nothing was changed",
            advice: elsewhere)
    }

    static func backup(_ path: FilePath, name: FilePath, kind: FileKind) -> FileError {
        FileError(
            .notRegular(kind),
            "cannot keep a copy of \(path.quoted): \(name.quoted) is \(kind.described);"
                + " nothing was changed",
            advice: "move \(name.quoted) away")
    }

    /// Somebody wrote to the file since it was read.
    static func changed(_ path: FilePath) -> FileError {
        FileError(
            .changed, "\(path.quoted) was changed by another program meanwhile, and nothing was written",
            advice: "run the command again")
    }

    static func exists(_ path: FilePath) -> FileError {
        FileError(.exists, "\(path.quoted) exists, and stays as it is")
    }

    static func interrupted(_ signal: Int32, _ path: FilePath, isSaved: Bool) -> FileError {
        let name =
            switch signal {
            case 1: "SIGHUP"
            case 2: "SIGINT"
            case 15: "SIGTERM"
            default: "signal \(signal)"
            }
        let state = isSaved ? "\(path.quoted) was saved" : "nothing was changed"
        return FileError(.interrupted(signal), "interrupted (\(name)); \(state)")
    }

    /// The new file is in place, but a crash of the machine could still bring the old one back.
    static func unconfirmed(_ path: FilePath, _ reason: SystemError) -> FileError {
        FileError(
            .unconfirmed,
            "\(path.quoted) was saved, but its folder did not reach the disk: \(reason)"
        )
    }
}
