import IWoolShortcuts
import LaunchSimulation

/// What `explore` is asked, read from its options.
struct ExplorerPlan {
    /// How many events a bare run allows.
    static let bareEventLimit = 6

    /// The question.
    let question: ExplorerQuestion
    /// The promises that are looked at.
    let promises: [DeliveryPromise]
    /// Where the design comes from.
    let origin: LaunchScenario.DesignOrigin

    init(_ options: ExploreCommand.Options, _ design: DesignChoice) throws(Refusal) {
        let taps = try options.taps.map { argument throws(Refusal) in
            try ExplorerQuestion.Tap(argument: argument)
        }
        let isBare = options.taps.isEmpty && options.each == nil && options.without.isEmpty
        var question = ExplorerQuestion(
            taps: taps.isEmpty ? ExplorerQuestion.usualTaps : taps,
            each: options.each ?? (isBare ? 2 : 1))
        question[.echo] = options.echoes
        question.eventLimit = options.eventLimit ?? (isBare ? ExplorerPlan.bareEventLimit : nil)
        question.sceneCount = options.scenes
        question.maxStates = options.maxStates
        question.design = design.design ?? .reference
        for argument in options.without { try ExplorerPlan.leaveOut(argument, of: &question) }
        if question.requestCount > ExplorerQuestion.requestLimit {
            throw Refusal(
                "\(question.taps.count) taps\(question[.echo] > 0 ? " and their echoes" : "") are more than "
                    + "the \(ExplorerQuestion.requestLimit) requests that a state has room for",
                at: options.taps.last?.place)
        }
        self.question = question
        origin = design.origin
        let named = try options.promises.map { argument throws(Refusal) in
            try ExplorerPlan.promise(argument)
        }
        promises = named.isEmpty ? DeliveryPromise.allCases : named
    }

    private static func promise(_ argument: Argument) throws(Refusal) -> DeliveryPromise {
        if let promise = DeliveryPromise.named(argument.text) { return promise }
        throw Refusal(
            "there is no promise \(VisibleText.quoted(argument.text)): there are "
                + DeliveryPromise.allCases.map(\.name).joined(separator: ", "), at: argument,
            help: Refusal.suggestion(DeliveryPromise.nearMiss.name(near: argument.text)?.name))
    }

    private static func leaveOut(
        _ argument: Argument, of question: inout ExplorerQuestion
    ) throws(Refusal) {
        for word in argument.text.split(separator: ",") {
            guard let group = EventGroup.named(String(word)) else {
                throw Refusal(
                    "there is no event \(VisibleText.quoted(word)) to leave out: there are "
                        + EventGroup.names.joined(separator: ", "), at: argument,
                    help: Refusal.suggestion(NearMiss(words: EventGroup.names).name(near: String(word))))
            }
            for kind in group.kinds { question[kind] = 0 }
        }
    }

    /// Kinds of events that are left out together, under one word.
    struct EventGroup {
        let name: String
        let kinds: [ExplorerQuestion.EventKind]

        private static let words: [EventGroup] = [
            EventGroup(name: "lock", kinds: [.lock, .unlock]),
            EventGroup(name: "sheet", kinds: [.sheetDidPresent]),
            EventGroup(name: "terminate", kinds: [.terminate]),
            EventGroup(name: "detach", kinds: [.observerDetach]),
            EventGroup(name: "background", kinds: [.sceneDidEnterBackground]),
            EventGroup(name: "disconnect", kinds: [.sceneDidDisconnect]),
            EventGroup(name: "navigation", kinds: [.defaultNavigation]),
        ]

        private static let all =
            words
            + ExplorerQuestion.EventKind.allCases.map { EventGroup(name: $0.name, kinds: [$0]) }

        /// The words that help offers, and every kind's own name.
        static var names: [String] {
            words.map(\.name)
                + ExplorerQuestion.EventKind.allCases.map(\.name).filter { name in
                    !words.contains { $0.name == name }
                }
        }

        static func named(_ name: String) -> EventGroup? {
            all.first { $0.name == name }
        }
    }
}

extension ExplorerQuestion.Tap {
    /// The tap of an argument; instants are the explorer's own.
    init(argument: Argument) throws(Refusal) {
        let tap = try TapText(argument: argument)
        if tap.at != nil {
            throw Refusal("every order is walked, so that a tap has no instant here", at: argument)
        }
        self.init(tap.source, link: tap.link)
    }
}
