extension FileSaver.Session {
    /// What the system gives to each file by itself; a copy would be wrong, or is not allowed.
    private static let systemsOwn: Set<FilePath> = [
        "security.ima", "security.evm", "com.apple.provenance", "com.apple.macl",
    ]
    /// The access rights of a Linux file. A folder can give its own to each new file.
    private static let accessList: FilePath = "system.posix_acl_access"

    /// Gives the copy the extended attributes of a file, its access rights among them.
    func keepAttributes(of file: FileDescriptor, on copy: FileDescriptor) throws(FileError) {
        let wanted = try attributes(of: file)
        let got = try attributes(of: copy)
        for (name, value) in wanted where got.first(where: { $0.name == name })?.value != value {
            try keeping(name) { (calls) throws(SystemError) in
                try calls.setAttribute(name, to: value, of: copy)
            }
        }
        let isInherited = got.contains { $0.name == Self.accessList }
        if isInherited, !wanted.contains(where: { $0.name == Self.accessList }) {
            try keeping(Self.accessList) { (calls) throws(SystemError) in
                try calls.removeAttribute(Self.accessList, of: copy)
            }
        }
        try keeping("access control list") { (calls) throws(SystemError) in
            try calls.copyAccessList(from: file, to: copy)
        }
    }

    private func attributes(
        of file: FileDescriptor
    ) throws(FileError) -> [(name: FilePath, value: [UInt8])] {
        try step("reading the file's attributes") { () throws(SystemError) in
            var attributes: [(name: FilePath, value: [UInt8])] = []
            for name in try attributeNames(of: file) where !Self.systemsOwn.contains(name) {
                let value = try files.retrying { (calls) throws(SystemError) in
                    try calls.attribute(name, of: file)
                }
                attributes.append((name, value))
            }
            return attributes
        }
    }

    private func attributeNames(of file: FileDescriptor) throws(SystemError) -> [FilePath] {
        do throws(SystemError) {
            return try files.retrying { (calls) throws(SystemError) in try calls.attributeNames(of: file) }
        } catch  where error == .notSupported {
            return []
        }
    }

    private func keeping(
        _ name: FilePath, _ call: (any SystemCalls) throws(SystemError) -> Void
    ) throws(FileError) {
        do throws(SystemError) {
            try files.retrying(call)
        } catch {
            throw .attribute(path, name: name, error)
        }
    }
}
