/// How an app delivers quick actions and links: one choice for each switch that real apps differ in.
///
/// The default is the design that ships. Every other value is one that public apps had, and what a value
/// breaks is for the simulator and the explorer to show; the machines run by whatever they are given.
package struct LaunchDesign: Hashable, Sendable {
    /// The callbacks of the scene delegate that are read.
    package var seenIn = SceneCallback.Set.all
    /// What happens to the links of the connection options.
    package var connectionLinks = ConnectionLinks.read
    /// Where an accepted request waits for its observer.
    package var keptIn = Storage.buffer
    /// Which of two requests opens when both wait.
    package var wins = Winner.latest
    /// When a request is found to be none that opens anything.
    package var validates = Validation.beforeStoring
    /// When the slot is emptied.
    package var clears = Clearing.whenTaken
    /// How long what is stored lives.
    package var survives = Survival.never
    /// What happens to a request that was delivered before.
    package var duplicates = Duplicates.ignoredInActivation
    /// In which order an observer subscribes and takes.
    package var attaches = Attachment.subscribeThenTake
    /// The moments at which an observer looks into the slot.
    package var readOn = ReadMoments.default
    /// How long a request waits after its first take, if it waits for a timer at all.
    package var timer: Duration = .milliseconds(400)
    /// Which requests wait for the timer.
    package var timerFor = TimerUse.coldSheets
    /// What a mail sheet or a review prompt waits for, beside its timer.
    package var opensWhen = Readiness.sceneActive
    /// What happens to such a request when its scene resigns.
    package var onResign = Resignation.pauses
    /// Whether a request waits while the app is locked.
    package var lock = Gating.waits
    /// Whether a request waits for a sheet of the app to go away.
    package var sheet = Gating.waits
    /// How long after its tap a request may still open; nil for ever.
    package var expires: Duration? = .seconds(120)
    /// What the slot lives and dies with.
    package var livesWith = Owner.scene
    /// What makes a request a cold one.
    package var coldMeans = Coldness.sceneConnection
    /// Which observers hear that something was stored.
    package var heardBy = Audience.itsScene
    /// What the app's own navigation does when somebody asked for something.
    package var defaultNavigation = Navigation.yields
    /// How many links of a set are read.
    package var links = LinkSet.all
    /// Which framework connects the scenes; SwiftUI may swallow `willConnectTo`.
    package var ui = Framework.swiftUI

    /// The design that ships.
    package static let reference = LaunchDesign()

    package init() {}
}
