/// Writes a number of seconds as digits, a sign and a point only.
package struct PlainDecimal: Hashable, Sendable, CustomStringConvertible {
    private let value: Double

    /// Takes a finite number below 2^53, so that it is whole or has few digits in front of its point.
    package init(_ value: Double) {
        precondition(value.magnitude < 0x1p53, "\(value) is no number of seconds that a link can carry")
        self.value = value
    }

    /// An integer when it is whole, else the shortest decimal that reads back to the same number.
    package var description: String {
        if value == Double(Int64(value)) { return String(Int64(value)) }
        let shortest = "\(value)"
        guard let exponent = shortest.firstIndex(where: { $0 == "e" }) else { return shortest }
        // Only numbers next to zero get here, such as -1.5e-07: their exponent is negative.
        let places = Int(shortest[shortest.index(after: exponent)...].drop { $0 == "-" }) ?? 0
        let digits = shortest[..<exponent].filter { $0 >= "0" && $0 <= "9" }
        let trimmed = digits.hasSuffix("0") && digits.count > 1 ? String(digits.dropLast()) : digits
        return (value < 0 ? "-0." : "0.") + String(repeating: "0", count: places - 1) + trimmed
    }
}
