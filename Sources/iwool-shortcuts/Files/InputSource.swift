/// Where a command reads from: standard input, another open descriptor, or a file.
enum InputSource: Hashable {
    case standardInput
    /// A descriptor that the caller handed over, as a shell does for `<(command)`, and its path.
    case open(FileDescriptor, FilePath)
    case file(FilePath)

    /// What an argument names: `-` is standard input, `./-` a file of that name.
    init(argument: String) {
        self = argument == "-" ? .standardInput : InputSource(FilePath(argument))
    }

    /// What a path names; the system's own names of open descriptors are known.
    init(_ path: FilePath) {
        if path == "/dev/stdin" {
            self = .open(.standardInput, path)
        } else if let number = Self.descriptorNumber(in: path) {
            self = .open(FileDescriptor(number: number), path)
        } else {
            self = .file(path)
        }
    }

    private static func descriptorNumber(in path: FilePath) -> Int32? {
        for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
            let digits = path.bytes.dropFirst(prefix.utf8.count)
            if digits.allSatisfy({ (0x30...0x39).contains($0) }) {
                return Int32(String(decoding: digits, as: UTF8.self))
            }
        }
        return nil
    }

    /// The name for messages and reports.
    var path: FilePath {
        switch self {
        case .standardInput: "<stdin>"
        case .open(_, let path), .file(let path): path
        }
    }
}
