import Testing

@testable import IWoolShortcuts

/// The slot by itself.
struct PendingShortcutBufferTests {
    private let reference = LaunchDesign.reference

    private func request(_ number: Int, isLink: Bool = false) -> ShortcutRequest {
        isLink
            ? ShortcutRequest(number: number, link: "iwool://stats")
            : ShortcutRequest(number: number, quickAction: "iwool://home")
    }

    private func numbers(_ buffer: PendingShortcutBuffer) -> [Int] {
        buffer.entries.map(\.request.number)
    }

    @Test func anEmptySlotTakesWhatComes() {
        var buffer = PendingShortcutBuffer()
        #expect(buffer.isEmpty)
        #expect(buffer.request == nil)
        #expect(buffer.store(request(1), reference) == nil)
        #expect(buffer.request?.number == 1)
        #expect(!buffer.isEmpty)
    }

    @Test(arguments: [false, true], [false, true])
    func theLatestWinsWhateverItsKind(first: Bool, second: Bool) {
        var buffer = PendingShortcutBuffer()
        _ = buffer.store(request(1, isLink: first), reference)
        let loss = buffer.store(request(2, isLink: second), reference)
        #expect(loss == PendingShortcutBuffer.Loss(loser: 1, winner: 2))
        #expect(numbers(buffer) == [2])
    }

    @Test func takingEmptiesItIntoOnePairOfHands() {
        var buffer = PendingShortcutBuffer()
        _ = buffer.store(request(1), reference)
        #expect(buffer.take(reference)?.number == 1)
        #expect(buffer.take(reference) == nil)
        #expect(buffer.isEmpty)
    }

    @Test func whatIsTakenBackIsThereAgain() {
        var buffer = PendingShortcutBuffer()
        buffer.takeBack(request(1))
        #expect(buffer.take(reference)?.number == 1)
    }

    @Test func onlyTheRequestThatEndedGoes() {
        var buffer = PendingShortcutBuffer()
        _ = buffer.store(request(2), reference)
        buffer.remove(1)
        #expect(numbers(buffer) == [2])
        buffer.remove(2)
        #expect(buffer.isEmpty)
    }

    @Test func aTimerGoesOnHere() {
        var buffer = PendingShortcutBuffer()
        _ = buffer.store(request(1), reference)
        buffer.timerIsOver(for: 2)
        #expect(buffer.request?.timer == .notStarted)
        buffer.timerIsOver(for: 1)
        #expect(buffer.request?.timer == .over)
    }

    @Test func aQueueKeepsAll() {
        var queue = LaunchDesign.reference
        queue.keptIn = .queue
        var buffer = PendingShortcutBuffer()
        for number in 1...3 { #expect(buffer.store(request(number), queue) == nil) }
        #expect((1...4).map { _ in buffer.take(queue)?.number } == [1, 2, 3, nil])
    }

    @Test func aSlotForEachSourceLooksForTheQuickActionFirst() {
        var perSource = LaunchDesign.reference
        perSource.keptIn = .perSource
        var buffer = PendingShortcutBuffer()
        #expect(buffer.store(request(1, isLink: true), perSource) == nil)
        #expect(buffer.store(request(2), perSource) == nil)
        #expect(buffer.store(request(3, isLink: true), perSource)?.loser == 1)
        #expect(numbers(buffer) == [2, 3])
    }

    @Test func theFirstWinsInAnotherDesign() {
        var first = LaunchDesign.reference
        first.wins = .first
        var buffer = PendingShortcutBuffer()
        _ = buffer.store(request(1), first)
        let loss = buffer.store(request(2), first)
        #expect(loss == PendingShortcutBuffer.Loss(loser: 2, winner: 1))
        #expect(numbers(buffer) == [1])
    }

    @Test func aSlotThatIsNeverClearedGivesTheSameAgain() {
        var never = LaunchDesign.reference
        never.clears = .never
        var buffer = PendingShortcutBuffer()
        _ = buffer.store(request(1), never)
        #expect((1...3).map { _ in buffer.take(never)?.number } == [1, 1, 1])
        #expect(buffer.isEmpty, "nothing that waits lies there")
        // What was taken is no loss when a newer one takes its place, and does not expire.
        buffer.remove(1)
        #expect(numbers(buffer) == [1])
        #expect(buffer.store(request(2), never) == nil)
        #expect(numbers(buffer) == [2])
        // What is taken back lies there once.
        #expect(buffer.take(never)?.number == 2)
        buffer.takeBack(request(2))
        #expect(numbers(buffer) == [2])
        #expect(!buffer.isEmpty)
    }
}

extension PendingShortcutBuffer.Loss: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        (left.loser, left.winner) == (right.loser, right.winner)
    }
}
