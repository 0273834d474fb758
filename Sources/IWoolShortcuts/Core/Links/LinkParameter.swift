/// What all the places of a link that give one parameter say together.
///
/// A value that is not valid goes before everything else, and two different ones before one.
enum LinkParameter<Value: Equatable>: Equatable {
    /// Nothing gives it.
    case missing
    /// Everything that gives it gives this.
    case agreed(Value)
    /// Valid values that differ.
    case conflicting
    /// At least one that is not valid.
    case invalid

    /// Takes what one more place gives, nil for a value that is not valid.
    @inline(__always)
    mutating func take(_ value: Value?) {
        guard let value else {
            self = .invalid
            return
        }
        switch self {
        case .missing: self = .agreed(value)
        case .agreed(let first) where first != value: self = .conflicting
        case .agreed, .conflicting, .invalid: break
        }
    }
}
