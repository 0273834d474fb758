/// What stands behind a name.
enum FileKind: Hashable, Sendable {
    case regular, folder, symbolicLink, pipe, socket, device, other

    /// The kind with its article, for a message: `a pipe`.
    var described: String {
        switch self {
        case .regular: "a regular file"
        case .folder: "a folder"
        case .symbolicLink: "a symbolic link"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .device: "a device"
        case .other: "not a regular file"
        }
    }
}
