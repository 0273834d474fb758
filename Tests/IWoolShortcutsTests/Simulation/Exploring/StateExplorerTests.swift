import IWoolShortcuts
import LaunchSimulation
import Testing

struct StateExplorerTests {
    private static func question(
        _ links: [String], each: Int = 1, events: Int, _ change: (inout ExplorerQuestion) -> Void = { _ in }
    ) -> ExplorerQuestion {
        var question = ExplorerQuestion(
            taps: links.map { link in
                link.hasPrefix("+")
                    ? .init(.quickAction, link: String(link.dropFirst())) : .init(.openURL, link: link)
            }, each: each)
        question.eventLimit = events
        change(&question)
        return question
    }

    private static let mixes: [ExplorerQuestion] = [
        question(["+iwool://feedback"], events: 6),
        question(["+iwool://stats", "iwool://rate"], events: 4),
        question(["iwool://stats", "iwool://calendar", "iwool://nowhere"], events: 3),
        question(["+iwool://stats"], events: 5) { $0[.echo] = 1 },
        question(["iwool://stats"], events: 5) { $0[.echo] = 1 },
        question(["+iwool://rate"], each: 2, events: 4) { $0.sceneCount = 2 },
    ]

    @Test(arguments: mixes.indices)
    func theReferenceKeepsEveryPromise(mix: Int) {
        let exploration = StateExplorer(Self.mixes[mix]).explore()
        #expect(exploration.isComplete)
        for finding in exploration.broken {
            Issue.record("\(finding.promise) is broken: \(finding.history ?? [])")
        }
    }

    @Test func aWalkSaysWhereItWasCut() {
        var question = Self.mixes[0]
        question.maxStates = 100
        let exploration = StateExplorer(question).explore()
        #expect(!exploration.isComplete)
        #expect(!exploration.wasSettled)
        #expect(exploration.stateCount > 100)
    }

    @Test func theSameWalkCountsTheSame() {
        let (one, other) = (StateExplorer(Self.mixes[1]).explore(), StateExplorer(Self.mixes[1]).explore())
        #expect(one.stateCount == other.stateCount)
        #expect(one.transitionCount == other.transitionCount)
        #expect(one.depth == other.depth)
    }

    // MARK: Wrong designs

    /// Small questions in which each wrong value of the table shows, and the promise that it breaks first.
    private static let traps:
        [(name: String, value: String, promise: DeliveryPromise, question: ExplorerQuestion)] = {
            let tapAndLink = question(["+iwool://feedback", "iwool://stats"], events: 4)
            let one = question(["+iwool://stats"], events: 4)
            return [
                ("seenIn", "[willConnectTo, performActionFor]", .nothingLost, one),
                (
                    "seenIn", "[configurationForConnecting, performActionFor]", .nothingLost,
                    question(["+iwool://stats"], events: 4)
                ),
                (
                    "seenIn", "[configurationForConnecting, willConnectTo]", .nothingLost,
                    question(["+iwool://stats"], events: 4)
                ),
                ("connectionLinks", "ignored", .nothingLost, question(["iwool://stats"], events: 4)),
                ("keptIn", "queue", .latestWins, tapAndLink),
                ("keptIn", "perSource", .latestWins, tapAndLink),
                ("keptIn", "nowhere", .nothingLost, question(["+iwool://stats"], events: 4)),
                ("wins", "first", .latestWins, tapAndLink),
                ("validates", "afterTaking", .countsAddUp, question(["+iwool://nowhere"], events: 2)),
                ("clears", "never", .openedOnce, question(["+iwool://stats"], each: 2, events: 5)),
                ("survives", "acrossLaunches", .neverStale, question(["iwool://stats"], each: 2, events: 6)),
                ("duplicates", "kept", .openedOnce, question(["iwool://stats"], events: 4) { $0[.echo] = 1 }),
                (
                    "duplicates", "ignoredForever", .nothingLost,
                    question(["+iwool://stats"], events: 4) { $0[.echo] = 1 }
                ),
                ("attaches", "takeThenSubscribe", .noNeedlessWait, question(["+iwool://stats"], events: 3)),
                ("readOn", "[announce]", .noNeedlessWait, one),
                ("readOn", "[attach]", .noNeedlessWait, one),
                ("timerFor", "everyOpen", .noNeedlessWait, one),
                ("timerFor", "none", .neverTooEarly, question(["+iwool://rate"], events: 4)),
                ("opensWhen", "timerFires", .neverTooEarly, question(["+iwool://rate"], events: 3)),
                ("onResign", "drops", .nothingLost, question(["+iwool://rate"], each: 2, events: 6)),
                ("lock", "opensAnyway", .notUnderLockOrSheet, question(["iwool://stats"], events: 4)),
                ("sheet", "opensAnyway", .notUnderLockOrSheet, question(["iwool://stats"], events: 4)),
                ("expires", "never", .neverStale, one),
                ("livesWith", "process", .neverStale, question(["iwool://stats"], each: 2, events: 5)),
                (
                    "coldMeans", "processAge", .neverTooEarly,
                    question(["+iwool://rate"], each: 2, events: 7) {
                        for kind: ExplorerQuestion.EventKind in [
                            .lock, .unlock, .sheetDidPresent, .terminate,
                        ] { $0[kind] = 0 }
                    }
                ),
                (
                    "heardBy", "everyScene", .onlyTheTappedWindow,
                    question(["iwool://stats"], each: 2, events: 4) { $0.sceneCount = 2 }
                ),
                ("defaultNavigation", "overwrites", .explicitWins, one),
                ("links", "first", .nothingLost, question(["iwool://stats", "iwool://calendar"], events: 4)),
            ]
        }()

    @Test func everyWrongValueHasATrap() {
        for wrong in LaunchDesign.wrongValues {
            #expect(
                Self.traps.contains { $0.name == wrong.name && $0.value == wrong.value },
                "nothing catches \(wrong.name): \(wrong.value)")
        }
    }

    @Test(arguments: traps.indices)
    func everyWrongValueIsCaughtAndItsHistoryReplayed(index: Int) throws {
        let trap = Self.traps[index]
        let wrong = try #require(
            LaunchDesign.wrongValues.first { $0.name == trap.name && $0.value == trap.value })
        var question = trap.question
        question.design = wrong.design
        let exploration = StateExplorer(question).explore([trap.promise], .atFirstBreach)
        let history = try #require(
            exploration.broken.first?.history, "\(trap.name): \(trap.value) is not caught")
        let scenario = try #require(ExplorerReplay(history, of: question).scenario, "\(history)")
        let result = LaunchSimulator.run(scenario)
        #expect(result.problems.isEmpty, "\(result.problems.map(\.message))")
        try Self.expectReplay(result)
    }

    /// The history, written as a scenario and read again, comes to the same end; the reference does not.
    private static func expectReplay(_ result: SimulationResult) throws {
        var written = result.scenario
        written.expectation = result.asExpectation
        let text = ScenarioText(written).text
        let reading = ScenarioFile.read(SourceText(name: "history", text: text))
        let read = try #require(reading.scenarios.first, "\(reading.diagnostics.map(\.message))\n\(text)")
        let again = LaunchSimulator.run(read)
        let own = again.failures.filter { $0.code != "openedTwice" && $0.code != "openedAfterItsEnd" }
        #expect(own.isEmpty, "\(own)\n\(text)")
        #expect(
            again.timeline.entries.filter { $0.tone != .failure }
                == result.timeline.entries.filter { $0.tone != .failure })
        var reference = read
        reference.design = .reference
        #expect(
            LaunchSimulator.run(reference).timeline != again.timeline, "\(text)")
    }

    @Test func promisesHaveTheirOwnNames() {
        for promise in DeliveryPromise.allCases {
            #expect(DeliveryPromise.named(promise.name) == promise)
            #expect(promise.reportCount > 0)
        }
    }
}
