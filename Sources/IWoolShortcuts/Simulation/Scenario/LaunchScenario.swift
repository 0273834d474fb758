package import IWoolShortcuts

/// One scenario: how the phone stands at first, what happens, and what should come of it.
///
/// Scenes and requests are numbered, so that the machines can name them; their names are kept beside.
package struct LaunchScenario: Sendable {
    /// Whether the process runs when the clock starts.
    package enum Start: String, CaseIterable, Sendable {
        /// No process.
        case cold
        /// Alive, its scenes connected and in the background, attached, unlocked.
        case warm
    }

    /// What it is called; nil when the file gives none.
    package var title: String?
    /// How it starts.
    package var start = Start.cold
    /// What is true at the start.
    package var given = Given()
    /// The phone that makes the lifecycle by itself, if there is one.
    package var device: Device?
    /// Whether every order of the file's events at one instant has to come to the same.
    package var triesEveryOrder = false
    /// How long the clock goes on behind the last event.
    package var runOn = VirtualInstant(milliseconds: 5_000)
    /// The design of the app.
    package var design = LaunchDesign.reference
    /// Where the design comes from.
    package var designOrigin = DesignOrigin.reference
    /// The names of the scenes; their places are the numbers.
    package var scenes: [String] = ["s1"]
    /// The requests in the order of their taps; their places are the numbers.
    package var requests: [Request] = []
    /// What happens, in the order of the file.
    package var events: [Event] = []
    /// What should come of it; nil when nothing is said.
    package var expectation: Expectation?
    /// The bytes of the document, for what is said about it as a whole.
    package var range: ByteRange = 0..<0

    package init() {}

    /// Where a design comes from.
    package enum DesignOrigin: Hashable, Sendable {
        /// Nobody gave one.
        case reference
        /// The scenario holds it.
        case scenario
        /// A file, by its name.
        case file(String)
    }
}
