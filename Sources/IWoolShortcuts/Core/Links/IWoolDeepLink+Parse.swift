extension IWoolDeepLink {
    /// Reads a link; any text at all gives an answer.
    ///
    /// Works on the bytes: no normalising, no Unicode folding, in linear time and without allocating.
    /// From a `URL`, pass `absoluteString`.
    public static func parse(_ text: String) -> Outcome {
        var text = text
        return text.withUTF8 { parse($0) }
    }

    /// Reads a link from bytes, which need not be UTF-8.
    public static func parse(_ bytes: [UInt8]) -> Outcome {
        bytes.withUnsafeBufferPointer { parse($0) }
    }

    /// Reads a link from bytes in memory that stays valid during the call; they need not be UTF-8.
    public static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
        var parser = LinkParser(bytes)
        return parser.parse()
    }
}
