/// Promises that one step broke, as bits.
struct BrokenPromises: OptionSet, Hashable {
    let rawValue: UInt16

    static let nothingLost = BrokenPromises(.nothingLost)
    static let openedOnce = BrokenPromises(.openedOnce)
    static let latestWins = BrokenPromises(.latestWins)
    static let neverTooEarly = BrokenPromises(.neverTooEarly)
    static let notUnderLockOrSheet = BrokenPromises(.notUnderLockOrSheet)
    static let neverStale = BrokenPromises(.neverStale)
    static let onlyTheTappedWindow = BrokenPromises(.onlyTheTappedWindow)
    static let explicitWins = BrokenPromises(.explicitWins)
    static let noNeedlessWait = BrokenPromises(.noNeedlessWait)
    static let countsAddUp = BrokenPromises(.countsAddUp)

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// One promise.
    init(_ promise: DeliveryPromise) {
        rawValue = 1 << UInt16(promise.rawValue)
    }
}
