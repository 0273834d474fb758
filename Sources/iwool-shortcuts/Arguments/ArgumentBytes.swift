import IWoolShortcuts

/// The arguments of a process as the system has them: bytes, which need not be text.
enum ArgumentBytes {
    /// The bytes of a C array of C strings.
    static func copied(
        from pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int
    ) -> [[UInt8]] {
        (0..<count).compactMap { index in
            guard let start = pointers[index] else { return nil }
            var length = 0
            while start[length] != 0 { length += 1 }
            return UnsafeBufferPointer(start: start, count: length).map { UInt8(bitPattern: $0) }
        }
    }

    /// The arguments as text, never repaired: a name of a file that was repaired would be another file.
    ///
    /// - Throws: for the first argument that is not UTF-8.
    static func text(of arguments: [[UInt8]]) throws(Refusal) -> [String] {
        var texts: [String] = []
        for (index, bytes) in arguments.enumerated() {
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.utf8.elementsEqual(bytes) else {
                let place = Argument.Place(index: index, range: 0..<text.utf8.count)
                throw Refusal(
                    "argument \(index + 1) is not UTF-8: \(VisibleText.quoted(text))", at: place)
            }
            texts.append(text)
        }
        return texts
    }
}
