import IWoolShortcuts
import LaunchSimulation
import Testing

struct StateExplorerTests {
    @Test func theReferenceKeepsEveryPromise() {
        var question = ExplorerQuestion(
            taps: [
                .init(.quickAction, link: "iwool://feedback"), .init(.openURL, link: "iwool://stats"),
            ])
        question[.echo] = 1
        let clock = ContinuousClock()
        let start = clock.now
        let exploration = StateExplorer(question).explore()
        print(
            exploration.stateCount, exploration.transitionCount, exploration.depth, exploration.bytesPerState,
            clock.now - start)
        #expect(exploration.isComplete)
        for finding in exploration.broken {
            Issue.record("\(finding.promise) is broken: \(finding.history ?? [])")
        }
    }
}
