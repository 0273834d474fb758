internal import IWoolShortcuts

/// The requests of a question, worked out once: the taps, and behind them their echoes.
struct ExplorerTaps {
    /// What the machines are given; the numbers are places in this list.
    let requests: [ShortcutRequest]
    /// For each, the requests with an equal target, as bits; none for one that opens nothing.
    let equals: [UInt32]
    /// How many of them are taps.
    let tapCount: Int

    init(_ question: ExplorerQuestion) {
        tapCount = question.taps.count
        let all = question.requestCount > tapCount ? question.taps + question.taps : question.taps
        requests = all.enumerated().map { number, tap in
            ShortcutRequest(
                number: number, source: tap.source == .quickAction ? .quickAction : .url,
                outcome: IWoolDeepLink.parse(tap.link))
        }
        let targets = requests.map(\.target)
        equals = targets.map { target in
            guard let target else { return 0 }
            return targets.indices.reduce(0) { targets[$1] == target ? $0 | 1 << UInt32($1) : $0 }
        }
    }

    /// Whether a request opens anything.
    func isValid(_ number: Int) -> Bool { equals[number] != 0 }

    /// The number that stands for all requests of a target.
    func representative(of target: RequestTarget) -> Int {
        guard let number = requests.firstIndex(where: { $0.target == target }) else {
            preconditionFailure("no request of the question leads to \(target)")
        }
        return number
    }
}
