import CSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension OperatingSystem {
    func attributeNames(of file: FileDescriptor) throws(SystemError) -> [FilePath] {
        let list = try filled { buffer, size in
            let start = buffer?.bindMemory(to: CChar.self, capacity: size)
            #if canImport(Darwin)
                return flistxattr(file.number, start, size, 0)
            #else
                return flistxattr(file.number, start, size)
            #endif
        }
        return list.split(separator: 0).map { FilePath(bytes: $0) }
    }

    func attribute(_ name: FilePath, of file: FileDescriptor) throws(SystemError) -> [UInt8] {
        try filled { buffer, size in
            name.withCString { name in
                #if canImport(Darwin)
                    return fgetxattr(file.number, name, buffer, size, 0, 0)
                #else
                    return fgetxattr(file.number, name, buffer, size)
                #endif
            }
        }
    }

    func setAttribute(
        _ name: FilePath, to value: [UInt8], of file: FileDescriptor
    ) throws(SystemError) {
        let (result, number) = name.withCString { name in
            #if canImport(Darwin)
                let result = fsetxattr(file.number, name, value, value.count, 0, 0)
            #else
                let result = fsetxattr(file.number, name, value, value.count, 0)
            #endif
            return (result, errno)
        }
        if result < 0 { throw SystemError(number: number) }
    }

    func removeAttribute(_ name: FilePath, of file: FileDescriptor) throws(SystemError) {
        let (result, number) = name.withCString { name in
            #if canImport(Darwin)
                let result = fremovexattr(file.number, name, 0)
            #else
                let result = fremovexattr(file.number, name)
            #endif
            return (result, errno)
        }
        if result < 0 { throw SystemError(number: number) }
    }

    func copyAccessList(from file: FileDescriptor, to copy: FileDescriptor) throws(SystemError) {
        #if canImport(Darwin)
            try check(fcopyfile(file.number, copy.number, nil, copyfile_flags_t(COPYFILE_ACL)))
        #endif
    }

    /// Asks for the size, then for the bytes, and again if they grew in between.
    private func filled(
        _ call: (UnsafeMutableRawPointer?, Int) -> Int
    ) throws(SystemError) -> [UInt8] {
        while true {
            let size = try check(call(nil, 0))
            if size == 0 { return [] }
            var bytes = [UInt8](repeating: 0, count: size)
            let (count, number) = bytes.withUnsafeMutableBytes { buffer in
                let count = call(buffer.baseAddress, buffer.count)
                return (count, errno)
            }
            if count >= 0 { return Array(bytes.prefix(count)) }
            if number != ERANGE { throw SystemError(number: number) }
        }
    }
}
