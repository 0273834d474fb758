/// What the onlooker remembers of a scene's activation cycle, in one word.
struct CycleBook: Hashable {
    var rawValue: UInt32

    /// The accepted quick actions of the cycle, as bits of their numbers.
    var quickActions: UInt32 {
        get { rawValue & 0xFF }
        set { rawValue = rawValue & ~0xFF | newValue & 0xFF }
    }

    /// The links of the connection of which no copy has come yet, as bits of their numbers.
    var connectionLinks: UInt32 {
        get { rawValue >> 8 & 0xFF }
        set { rawValue = rawValue & ~0xFF00 | (newValue & 0xFF) << 8 }
    }

    /// Whether a request was accepted or opened.
    var isClaimed: Bool {
        get { rawValue >> 16 & 1 == 1 }
        set { rawValue = newValue ? rawValue | 1 << 16 : rawValue & ~(1 << 16) }
    }
}
