/// An instant of the virtual clock, or a length of time on it: whole milliseconds from the start.
package struct VirtualInstant: Hashable, Comparable, Sendable {
    /// How many milliseconds.
    package let milliseconds: Int

    package init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// The length of a duration, cut to whole milliseconds.
    package init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        milliseconds = Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }

    /// The same length as a duration.
    package var duration: Duration { .milliseconds(milliseconds) }

    /// The start of the clock.
    /// The start, or no time at all.
    package static let zero = VirtualInstant(milliseconds: 0)

    package static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The instant that comes so long after another.
    /// So long after an instant.
    package static func + (left: VirtualInstant, right: VirtualInstant) -> VirtualInstant {
        VirtualInstant(milliseconds: left.milliseconds + right.milliseconds)
    }

    /// How long after another instant it comes.
    /// How long one instant is after another.
    package static func - (left: VirtualInstant, right: VirtualInstant) -> VirtualInstant {
        VirtualInstant(milliseconds: left.milliseconds - right.milliseconds)
    }
}

extension VirtualInstant: CustomStringConvertible {
    /// As scenario files write it: `400ms`, `1500ms`.
    package var description: String { "\(milliseconds)ms" }
}
