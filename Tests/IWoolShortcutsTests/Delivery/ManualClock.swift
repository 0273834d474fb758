import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
        var sinceStart: Duration

        func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    // Guarded by the lock, which is all that "unchecked" leaves to us.
    private let lock = NSLock()
    private var current = Instant(sinceStart: .zero)
    private var sleepers: [Sleeper] = []
    private var count = 0

    var now: Instant { lock.withLock { current } }
    var minimumResolution: Duration { .milliseconds(1) }

    /// Goes to an instant, and wakes whoever slept until then.
    func advance(to milliseconds: Int) {
        let due = lock.withLock {
            current = Instant(sinceStart: .milliseconds(milliseconds))
            let due = sleepers.filter { $0.deadline <= current }
            sleepers.removeAll { $0.deadline <= current }
            return due.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = lock.withLock {
            count += 1
            return count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = lock.withLock {
                    guard deadline > current, !Task.isCancelled else { return true }
                    sleepers.append(
                        Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return false
                }
                if isOver { continuation.resume() }
            }
            try Task.checkCancellation()
        } onCancel: {
            let cancelled = lock.withLock {
                let index = sleepers.firstIndex { $0.number == number }
                return index.map { sleepers.remove(at: $0) }
            }
            cancelled?.continuation.resume(throwing: CancellationError())
        }
    }
}
