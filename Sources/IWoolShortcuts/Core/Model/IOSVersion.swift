/// A version of iOS, such as 16.2; compared by its parts, never as text.
public struct IOSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number, 0 when it was left out.
    public let minor: Int

    /// The version of two numbers.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The version of a text such as `16` or `16.2`, or nil; a third number is accepted and ignored.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(ASCII.isDigit),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    /// The version as it is said: `16.2`, also `16.0`.
    public var description: String { "\(major).\(minor)" }

    /// Compares the major numbers, then the minor ones.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
