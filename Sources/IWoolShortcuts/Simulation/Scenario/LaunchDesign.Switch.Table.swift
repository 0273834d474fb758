package import IWoolShortcuts

extension LaunchDesign.Switch {
    /// Every switch, in the order in which they are listed.
    package static let all: [LaunchDesign.Switch] = [
        seenIn, connectionLinks, keptIn, wins, validates, clears, survives, duplicates, attaches, readOn,
        timer, timerFor, opensWhen, onResign, lock, sheet, expires, livesWith, coldMeans, heardBy,
        defaultNavigation, links, ui,
    ]
}
