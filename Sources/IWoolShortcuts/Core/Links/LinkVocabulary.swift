/// Every name that a link is read by, packed and hashed once from the one table of destinations.
struct LinkVocabulary: Sendable {
    /// What the first segment of a link selects.
    enum Route: Hashable, Sendable {
        /// The Settings tab, or what is named behind it.
        case settings
        /// Any other destination of the table.
        case destination(Destination)
        /// One activity; ids and days follow.
        case event
    }

    private struct Slot {
        var name = LinkName()
        var route: Route?
    }

    /// The names of the app.
    static let shared = LinkVocabulary()

    /// The name of the query items that give an activity's id.
    static let id = packed("id")
    /// The name of the query items that give the day of an occurrence.
    static let day = packed("day")

    /// Open addressing: a name stands in the slot that its hash names, or in the next free one behind it.
    private let slots: [Slot]
    /// How far a hash is shifted to leave the number of a slot.
    private let shift: UInt64

    private init() {
        var names: [(String, Route)] = Destination.all.flatMap { destination in
            let route: Route = destination == .settings ? .settings : .destination(destination)
            return destination.names.map { ($0, route) }
        }
        names.append((Destination.eventName, .event))
        // At most a quarter of the slots are taken, so that most look-ups need one comparison.
        var bits: UInt64 = 1
        while 1 << bits < names.count * 4 { bits += 1 }
        shift = 64 - bits
        var slots = [Slot](repeating: Slot(), count: 1 << bits)
        for (text, route) in names {
            let name = LinkVocabulary.packed(text)
            var index = Int(name.spread >> shift)
            while slots[index].route != nil { index = (index + 1) & (slots.count - 1) }
            slots[index] = Slot(name: name, route: route)
        }
        self.slots = slots
    }

    private static func packed(_ text: String) -> LinkName {
        guard let name = LinkName(text) else {
            preconditionFailure("the name \(text) is longer than \(LinkName.maximumLength) letters")
        }
        return name
    }

    /// The route of a name in any ASCII case, or nil.
    @inline(__always)
    func route(of name: LinkName) -> Route? {
        var index = Int(truncatingIfNeeded: name.spread >> shift)
        while let route = slots[index].route {
            if slots[index].name == name { return route }
            index = (index &+ 1) & (slots.count &- 1)
        }
        return nil
    }
}
