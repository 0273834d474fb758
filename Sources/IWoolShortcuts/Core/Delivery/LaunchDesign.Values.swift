/// The values of the switches. The raw values are the words of a design file.
extension LaunchDesign {
    /// What happens to the links of the connection options.
    package enum ConnectionLinks: String, CaseIterable, Sendable {
        case read, ignored
    }

    /// Where an accepted request waits: in one slot, in line, in a slot for each source, or not at all.
    package enum Storage: String, CaseIterable, Sendable {
        case buffer, queue, perSource, nowhere
    }

    /// Which of two requests opens when both wait.
    package enum Winner: String, CaseIterable, Sendable {
        case latest, first
    }

    /// When a request is found to be none that opens anything.
    package enum Validation: String, CaseIterable, Sendable {
        case beforeStoring, afterTaking
    }

    /// When the slot is emptied.
    package enum Clearing: String, CaseIterable, Sendable {
        case whenTaken, never
    }

    /// Whether what is stored is there again after the process ended.
    package enum Survival: String, CaseIterable, Sendable {
        case never, acrossLaunches
    }

    /// What happens to a request that was delivered before: ignored in the same activation cycle, taken as
    /// a new one, or ignored for as long as the process runs.
    package enum Duplicates: String, CaseIterable, Sendable {
        case ignoredInActivation, kept, ignoredForever
    }

    /// In which order an observer subscribes and takes.
    package enum Attachment: String, CaseIterable, Sendable {
        case subscribeThenTake, takeThenSubscribe
    }

    /// Which requests wait for the timer.
    package enum TimerUse: String, CaseIterable, Sendable {
        case coldSheets, everyOpen, none
    }

    /// What a mail sheet or a review prompt waits for, beside its timer.
    package enum Readiness: String, CaseIterable, Sendable {
        case sceneActive, timerFires
    }

    /// What happens to a held mail sheet or review prompt when its scene resigns.
    package enum Resignation: String, CaseIterable, Sendable {
        case pauses, drops
    }

    /// Whether a shut gate is waited for.
    package enum Gating: String, CaseIterable, Sendable {
        case waits, opensAnyway
    }

    /// What the slot lives and dies with.
    package enum Owner: String, CaseIterable, Sendable {
        case scene, process
    }

    /// What makes a request cold: that a connection brought it, or that the process was never active yet.
    package enum Coldness: String, CaseIterable, Sendable {
        case sceneConnection, processAge
    }

    /// Which observers hear that something was stored.
    package enum Audience: String, CaseIterable, Sendable {
        case itsScene, everyScene
    }

    /// What the app's own navigation does when somebody asked for something.
    package enum Navigation: String, CaseIterable, Sendable {
        case yields, overwrites
    }

    /// How many links of a set are read.
    package enum LinkSet: String, CaseIterable, Sendable {
        case all, first
    }

    /// Which framework connects the scenes.
    package enum Framework: String, CaseIterable, Sendable {
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"
    }

    /// The moments at which an observer looks into the slot.
    package struct ReadMoments: OptionSet, Hashable, Sendable {
        /// The moments as bits.
        package let rawValue: UInt8

        /// The moments of some bits.
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// When it attaches.
        package static let attach = ReadMoments(rawValue: 1)
        /// When it hears that something was stored.
        package static let announce = ReadMoments(rawValue: 2)
        /// When its scene becomes active.
        package static let activate = ReadMoments(rawValue: 4)
        /// The moments of the design that ships.
        package static let `default`: ReadMoments = [.attach, .announce]
    }
}
