package import IWoolShortcuts

extension LaunchDesign {
    /// Why a switch makes no difference in a design, whatever its value: another one decides alone.
    package struct Mootness: Sendable {
        /// The switches that make it so.
        package let causes: [String]
        /// How they do it: `'timerFor' is none, so that nothing waits for a timer`.
        package let words: String
    }

    /// Why a switch makes no difference in this design, or nil when it does make one.
    package func mootness(of name: String) -> Mootness? {
        LaunchDesign.mootnessRules.first { rule in
            rule.moot.contains(name) && !rule.causes.contains(name) && rule.holds(self)
        }.map { rule in
            let values = rule.causes.compactMap(Switch.named).map { one in
                "'\(one.name)' is \(one.text(in: self))"
            }
            return Mootness(causes: rule.causes, words: "\(WordList.sum(of: values)), so that \(rule.effect)")
        }
    }

    /// Switches that others make moot.
    private struct MootnessRule: Sendable {
        /// What makes no difference.
        let moot: [String]
        /// What makes it so.
        let causes: [String]
        /// Whether it does in a design.
        let holds: @Sendable (LaunchDesign) -> Bool
        /// What follows from the causes.
        let effect: String
    }

    private static let mootnessRules = [
        MootnessRule(
            moot: ["wins", "clears", "survives", "livesWith", "readOn"], causes: ["keptIn"],
            holds: { $0.keptIn == .nowhere }, effect: "there is no slot in which anything could wait"),
        MootnessRule(
            moot: ["wins"], causes: ["keptIn"], holds: { $0.keptIn == .queue },
            effect: "no request takes the place of another"),
        MootnessRule(
            moot: ["connectionLinks"], causes: ["seenIn"], holds: { !$0.seesConnections },
            effect: "no callback of a connection is read"),
        MootnessRule(
            moot: ["duplicates"], causes: ["seenIn"], holds: { $0.seenIn.isEmpty },
            effect: "nothing is ever delivered twice"),
        MootnessRule(
            moot: ["timer", "coldMeans"], causes: ["timerFor"], holds: { $0.timerFor == .none },
            effect: "nothing waits for a timer"),
        MootnessRule(
            moot: ["coldMeans"], causes: ["timerFor"], holds: { $0.timerFor == .everyOpen },
            effect: "the timer asks nobody whether it is cold"),
        MootnessRule(
            moot: ["timer"], causes: ["seenIn", "coldMeans"],
            holds: { $0.timerFor == .coldSheets && $0.coldMeans == .sceneConnection && !$0.seesConnections },
            effect: "no request is ever cold, and only cold ones wait for the timer"),
        MootnessRule(
            moot: ["timer"], causes: ["keptIn"],
            holds: { $0.keptIn == .nowhere && $0.onlyConnectionsWait },
            effect: "nobody hears of what a connection brings, and only that waits for the timer"),
        MootnessRule(
            moot: ["timer"], causes: ["readOn"],
            holds: { $0.readOn == .announce && $0.keptIn == .buffer && $0.onlyConnectionsWait },
            effect: "nobody takes what a connection brings, and only that waits for the timer"),
        MootnessRule(
            moot: ["clears"], causes: ["readOn"],
            holds: {
                $0.readOn == .announce && $0.keptIn == .buffer && $0.wins == .latest
                    && $0.heardBy == .itsScene
            },
            effect: "nobody looks again at what was taken"),
        MootnessRule(
            moot: ["attaches"], causes: ["readOn"],
            holds: { !$0.readOn.contains(.announce) && $0.keptIn != .nowhere },
            effect: "nobody listens to what is announced"),
        MootnessRule(
            moot: ["onResign"], causes: ["timerFor", "lock", "sheet"],
            holds: { $0.timerFor == .none && $0.lock == .opensAnyway && $0.sheet == .opensAnyway },
            effect: "nothing waits while its scene is active"),
        MootnessRule(
            moot: [
                "timer", "timerFor", "opensWhen", "onResign", "lock", "sheet", "coldMeans", "clears",
                "attaches", "heardBy",
            ], causes: ["readOn"], holds: { $0.readOn.isEmpty && $0.keptIn == .buffer },
            effect: "nothing is ever taken out of the slot"),
    ]

    /// Whether only what a connection brings waits for the timer, and its own scene alone can take it.
    private var onlyConnectionsWait: Bool {
        timerFor == .coldSheets && coldMeans == .sceneConnection && heardBy == .itsScene
    }

    /// Whether a callback of the scene's connection is read.
    private var seesConnections: Bool {
        !seenIn.isDisjoint(with: [.configurationForConnecting, .willConnectTo])
    }
}
