import Testing

@testable import IWoolShortcuts

/// The delegate by itself: which callback brings something, and what a request is found to be.
struct ShortcutSceneDelegateTests {
    private let reference = LaunchDesign.reference

    @Test(arguments: [SceneCallback.configurationForConnecting, .willConnectTo])
    func theFirstCallbackOfAConnectionCaptures(first: SceneCallback) {
        var delegate = ShortcutSceneDelegate()
        #expect(delegate.read(first, reference) == .new)
        #expect(delegate.read(.configurationForConnecting, reference) == .known)
        #expect(delegate.read(.willConnectTo, reference) == .known)
        delegate.disconnect(reference)
        #expect(delegate.read(.willConnectTo, reference) == .new)
    }

    @Test func whatARunningSceneGetsIsAlwaysNew() {
        var delegate = ShortcutSceneDelegate()
        for _ in 0..<2 {
            #expect(delegate.read(.performActionFor, reference) == .new)
            #expect(delegate.read(.onOpenURL, reference) == .new)
        }
        #expect(delegate.read(.willConnectTo, reference) == .new)
    }

    /// A callback that is not implemented is not missed: the next one captures.
    @Test func aCallbackThatIsNotImplementedReadsNothing() {
        var design = LaunchDesign.reference
        design.seenIn = [.willConnectTo]
        var delegate = ShortcutSceneDelegate()
        #expect(delegate.read(.configurationForConnecting, design) == .unread)
        #expect(delegate.read(.performActionFor, design) == .unread)
        #expect(delegate.read(.willConnectTo, design) == .new)
        #expect(delegate.read(.onOpenURL, design) == .new)
    }

    @Test func requestsAreJudgedBeforeAnythingIsStored() {
        var delegate = ShortcutSceneDelegate()
        let good = ShortcutRequest(number: 1, link: "iwool://stats")
        let bad = ShortcutRequest(number: 2, link: "https://stats")
        #expect(judge(bad, &delegate) == .ignored(.link(.notIWool)))
        #expect(delegate.cycle == ActivationCycle())
        #expect(judge(good, &delegate, isLate: true) == .expired)
        #expect(!delegate.cycle.isClaimed)
        #expect(judge(good, &delegate) == .accepted)
        #expect(delegate.cycle.isClaimed)
    }

    @Test func theCycleKnowsACopyAndUsesALinkUp() {
        var cycle = ActivationCycle()
        cycle.quickActions = [.activity(7)]
        cycle.connectionLinks = [.destination(.stats), .activity(7)]
        let sources: [ShortcutRequest.Source] = [.quickAction, .quickAction, .url, .url]
        let answers = sources.map { cycle.isCopy(.activity(7), $0) }
        #expect(answers == [true, true, true, false])
        #expect(cycle.connectionLinks == [.destination(.stats)])
    }

    @Test func theNamesOfTheCallbacksAreThoseOfUIKitAndSwiftUI() {
        #expect(
            SceneCallback.allCases.map(\.rawValue)
                == ["configurationForConnecting", "willConnectTo", "performActionFor", "onOpenURL"])
        #expect(SceneCallback.allCases.filter(\.isOfConnection).count == 2)
        #expect(
            SceneCallback.allCases.reduce(into: SceneCallback.Set()) { $0.formUnion($1.asSet) } == .all)
        #expect(SceneCallback.onOpenURL.asSet.isEmpty)
    }

    private func judge(
        _ request: ShortcutRequest, _ delegate: inout ShortcutSceneDelegate, isLate: Bool = false
    ) -> ShortcutSceneDelegate.Verdict {
        delegate.judge(request, through: .onOpenURL, isLate: isLate, reference)
    }
}

extension ShortcutSceneDelegate.Verdict: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.expired, .expired), (.accepted, .accepted): true
        case (.ignored(let one), .ignored(let other)): one == other
        default: false
        }
    }
}
