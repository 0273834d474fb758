/// The slot of a scene: what was accepted and not taken yet. Quick actions and links share it, cold and warm.
///
/// The latest request wins; the one that lay there is superseded. Nothing of it is ever written to disk.
public struct PendingShortcutBuffer: Hashable, Sendable {
    /// What lies in the slot; more than one request only in designs that keep several.
    package var entries: [Entry] = []

    package init() {}

    /// A request in the slot.
    package struct Entry: Hashable, Sendable {
        /// The request.
        package var request: ShortcutRequest
        /// Whether it was taken before, and left here by a design that never clears.
        package var wasTaken = false

        package init(request: ShortcutRequest, wasTaken: Bool = false) {
            self.request = request
            self.wasTaken = wasTaken
        }
    }

    /// The request in the slot, or nil.
    public var request: ShortcutRequest? { entries.first?.request }

    /// Whether nothing lies there that still waits.
    package var isEmpty: Bool { !entries.contains { !$0.wasTaken } }

    /// Puts a request into the slot; answers which one was pushed out of it, by which other.
    mutating func store(_ request: ShortcutRequest, _ design: LaunchDesign) -> Loss? {
        let rival = entries.firstIndex { design.competes($0.request, request) }
        guard let rival else {
            insert(Entry(request: request), design)
            return nil
        }
        let old = entries[rival]
        if design.wins == .first { return Loss(loser: request.number, winner: old.request.number) }
        entries[rival] = Entry(request: request)
        return old.wasTaken ? nil : Loss(loser: old.request.number, winner: request.number)
    }

    /// A request that was pushed out, and the one that stayed.
    struct Loss {
        let loser: Int
        let winner: Int
    }

    /// Empties the slot into one pair of hands: a second taker gets nothing.
    mutating func take(_ design: LaunchDesign) -> ShortcutRequest? {
        guard let first = entries.first else { return nil }
        switch design.clears {
        case .whenTaken: entries.removeFirst()
        case .never: entries[0].wasTaken = true
        }
        return first.request
    }

    /// Takes back what an observer held, before whatever else lies there.
    mutating func takeBack(_ request: ShortcutRequest) {
        entries.removeAll { $0.request.number == request.number }
        entries.insert(Entry(request: request), at: 0)
    }

    /// Lets go of a request that ended while it lay here.
    mutating func remove(_ number: Int) {
        entries.removeAll { $0.request.number == number && !$0.wasTaken }
    }

    /// The timer of a request is over, wherever it waits.
    mutating func timerIsOver(for number: Int) {
        for index in entries.indices where entries[index].request.number == number {
            entries[index].request.timer = .over
        }
    }

    private mutating func insert(_ entry: Entry, _ design: LaunchDesign) {
        // With a slot for each source, the quick action is looked for first.
        if design.keptIn == .perSource, entry.request.source == .quickAction {
            entries.insert(entry, at: 0)
        } else {
            entries.append(entry)
        }
    }
}

extension LaunchDesign {
    /// Whether two requests of a scene can't both wait.
    func competes(_ one: ShortcutRequest, _ other: ShortcutRequest) -> Bool {
        switch keptIn {
        case .buffer: true
        case .perSource: one.source == other.source
        case .queue, .nowhere: false
        }
    }
}
