extension FileError {
    /// What `check` and `show` say about a file that the system does not give.
    static func reading(_ path: FilePath, _ reason: SystemError) -> FileError {
        switch reason {
        case .noSuchFile:
            return FileError(.missing, "there is no file \(path.quoted)")
        case .notFolder:
            return FileError(.missing, "there is no file \(path.quoted): a part of its path is not a folder")
        case .isFolder:
            return .reading(path, kind: .folder)
        case .accessDenied, .notPermitted:
            return FileError(.noAccess, "cannot read \(path.quoted): \(reason)")
        default:
            return FileError(.system(reason), "cannot read \(path.quoted): \(reason)")
        }
    }

    /// What is said where a file is wanted and something else has the name.
    static func reading(_ path: FilePath, kind: FileKind) -> FileError {
        switch kind {
        case .folder:
            return FileError(.folder, "\(path.quoted) is a folder, and a file is needed here")
        case .pipe, .socket, .device:
            return FileError(
                .notRegular(kind), "\(path.quoted) is \(kind.described), not a regular file",
                advice: "`-` reads standard input"
            )
        default:
            return FileError(.notRegular(kind), "\(path.quoted) is not a regular file")
        }
    }

    /// What is said where a link leads nowhere, for the name is there.
    static func dangling(_ path: FilePath, target: FilePath) -> FileError {
        FileError(
            .missing, "\(path.quoted) is a symbolic link to \(target.quoted), and there is no such file")
    }
}
