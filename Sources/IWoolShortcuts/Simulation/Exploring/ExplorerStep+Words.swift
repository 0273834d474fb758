internal import IWoolShortcuts

extension ExplorerStep {
    /// The step as a line of a history.
    package func words(_ question: ExplorerQuestion) -> String {
        switch self {
        case .tap(let tap, let scene): "tap \(name(of: tap, question))\(place(scene, question))"
        case .echo(let tap): "\(name(of: tap, question)) is delivered once more"
        case .launch: "launch"
        case .terminate: "terminate"
        case .connect(let scene, let via):
            "sceneWillConnect s\(scene + 1)\(via == .both ? "" : " by \(via.callbacks[0].rawValue) only")"
        case .scene(let name, let scene): "\(name.rawValue) s\(scene + 1)"
        case .lock: "lock"
        case .unlock: "unlock"
        case .navigate(let scene): "defaultNavigation s\(scene + 1)"
        case .timer(let request): "the timer of \(name(of: request, question)) is over"
        case .expiry(let request): "the time of \(name(of: request, question)) is over"
        case .subscribe(let scene): "the observer of s\(scene + 1) subscribes"
        }
    }

    private func name(of request: Int, _ question: ExplorerQuestion) -> String {
        let count = question.taps.count
        let link = VisibleText.shown(question.taps[request % count].link)
        return request < count ? link : "the copy of \(link)"
    }

    private func place(_ scene: Int, _ question: ExplorerQuestion) -> String {
        question.sceneCount > 1 ? " for s\(scene + 1)" : ""
    }
}
