internal import IWoolShortcuts

/// What an audit asks of a design: small questions that together meet every way in which public apps fail.
enum AuditQuestions {
    /// The questions, each with the design to be asked about.
    static func all(for design: LaunchDesign) -> [ExplorerQuestion] {
        [sheetAndLink, copies, setOfLinks, rubbish, secondWindow, leavingAndReturning, relaunch].map {
            question in
            var question = question
            question.design = design
            return question
        }
    }

    private static let rate = ExplorerQuestion.Tap(.quickAction, link: "iwool://rate")
    private static let feedback = ExplorerQuestion.Tap(.quickAction, link: "iwool://feedback")
    private static let stats = ExplorerQuestion.Tap(.quickAction, link: "iwool://stats")
    private static let link = ExplorerQuestion.Tap(.openURL, link: "iwool://calendar")
    private static let otherLink = ExplorerQuestion.Tap(.openURL, link: "iwool://home")
    private static let nowhere = ExplorerQuestion.Tap(.openURL, link: "iwool://nowhere")

    /// A mail sheet and a link, in any order, with everything that may shut a gate.
    private static let sheetAndLink = make([feedback, link], each: 1, events: 6)

    /// A request that is delivered once more, in the same activation or in a later one.
    private static let copies = make(
        [stats], each: 1, events: 8, without: [.lock, .unlock, .sheetDidPresent]
    ) {
        $0[.echo] = 1
    }

    /// Links that come as a set.
    private static let setOfLinks = make([link, otherLink], each: 1, events: 5)

    /// A link that opens nothing, beside one that opens something.
    private static let rubbish = make([stats, nowhere], each: 1, events: 5)

    /// Two windows.
    private static let secondWindow = make(
        [rate], each: 2, events: 7, without: [.lock, .unlock, .sheetDidPresent, .terminate]
    ) {
        $0.sceneCount = 2
    }

    /// A prompt that waits while its scene comes and goes.
    private static let leavingAndReturning = make(
        [rate], each: 2, events: 9, without: [.lock, .unlock, .sheetDidPresent, .terminate])

    /// A process that ends, and another that starts.
    private static let relaunch = make(
        [stats], each: 2, events: 9, without: [.lock, .unlock, .sheetDidPresent, .defaultNavigation])

    private static func make(
        _ taps: [ExplorerQuestion.Tap], each: Int, events: Int,
        without kinds: [ExplorerQuestion.EventKind] = [],
        _ change: (inout ExplorerQuestion) -> Void = { _ in }
    ) -> ExplorerQuestion {
        var question = ExplorerQuestion(taps: taps, each: each)
        for kind in kinds { question[kind] = 0 }
        question.eventLimit = events
        change(&question)
        return question
    }
}
