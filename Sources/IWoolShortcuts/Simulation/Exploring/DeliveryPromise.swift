package import IWoolShortcuts

/// Something that delivery promises to the person who taps; the explorer looks for a history that breaks it.
package enum DeliveryPromise: Int, CaseIterable, Hashable, Sendable {
    case nothingLost
    case openedOnce
    case latestWins
    case neverTooEarly
    case notUnderLockOrSheet
    case neverStale
    case onlyTheTappedWindow
    case explicitWins
    case noNeedlessWait
    case countsAddUp

    /// The name that scripts and `--promise` use.
    package var name: String { String(describing: self) }

    /// The promise of a name.
    package static func named(_ name: String) -> DeliveryPromise? {
        allCases.first { $0.name == name }
    }

    /// Guesses the promise that a mistyped name was meant to be.
    package static let nearMiss = NearMiss(allCases.map { (spelling: $0.name, name: $0) })

    /// What is promised, in a sentence.
    package var sentence: String { row.sentence }

    /// What people report when it is broken, in a few words.
    package var bugClass: String { row.bugClass }

    /// In how many public bug reports that was the trouble; they are listed in Docs/public-reports.md.
    package var reportCount: Int { row.reportCount }
}

extension DeliveryPromise {
    private struct Row {
        let sentence: String
        let bugClass: String
        let reportCount: Int
    }

    private var row: Row {
        switch self {
        case .nothingLost:
            Row(
                sentence: "every valid request comes to an end, and to one that the rules know, once its "
                    + "scene is attached, active and unlocked",
                bugClass: "lost: the app opens, and the action does nothing", reportCount: 68)
        case .openedOnce:
            Row(
                sentence: "a request opens once, whatever callbacks bring it",
                bugClass: "doubled: one tap, delivered by two callbacks, opens twice", reportCount: 9)
        case .latestWins:
            Row(
                sentence: "an older request never opens once a newer one was accepted in its scene",
                bugClass: "overtaken: an older request comes after a newer one", reportCount: 5)
        case .neverTooEarly:
            Row(
                sentence: "a mail sheet or a review prompt opens only over an active scene, and a cold one "
                    + "only after its timer",
                bugClass: "too early: it opens before the scene is active, and nothing is seen",
                reportCount: 5)
        case .notUnderLockOrSheet:
            Row(
                sentence: "nothing opens under a lock, or under a sheet of the app",
                bugClass: "hidden: it opens under the lock screen or a sheet", reportCount: 9)
        case .neverStale:
            Row(
                sentence: "nothing opens after its end: not in another process, not after its scene was "
                    + "gone, not after it expired",
                bugClass: "stale: an old action comes back at the next activation", reportCount: 10)
        case .onlyTheTappedWindow:
            Row(
                sentence: "a request opens in its own scene",
                bugClass: "wrong window: another window answers, or several do", reportCount: 4)
        case .explicitWins:
            Row(
                sentence: "the app goes nowhere by itself while somebody's request waits, nor after one came "
                    + "or was opened in the same activation",
                bugClass: "overwritten: the app's own navigation covers what was asked for", reportCount: 9)
        case .noNeedlessWait:
            Row(
                sentence: "nothing waits longer than its gates ask",
                bugClass: "slow: a fixed delay where nothing has to be waited for", reportCount: 8)
        case .countsAddUp:
            Row(
                sentence: "each request ends in exactly one way, and the completion handler hears the truth",
                bugClass: "miscounted: a request ends twice, or the system is told otherwise",
                reportCount: 6)
        }
    }
}
