import IWoolShortcuts
import LaunchSimulation

extension DeliveryAction {
    /// The action in a few words, so that a test reads as what happens: `open 1 iwool://calendar in 0`.
    var story: String {
        switch self {
        case .overlook(let request): "overlook \(request)"
        case .recognize(let request): "recognize \(request)"
        case .accept(let request): "accept \(request)"
        case .ignore(let request, let reason): "ignore \(request): \(reason.name)"
        case .store(let request): "store \(request)"
        case .supersede(let request, let newer): "supersede \(request) by \(newer)"
        case .announce(let scene): "announce in \(scene)"
        case .take(let request, let scene): "take \(request) in \(scene)"
        case .wait(let request, let gates):
            "wait \(request): \(gates.words.joined(separator: ", "))"
        case .waitUntil(.timer(let request)): "timer of \(request)"
        case .waitUntil(.expiry(let request)): "expiry of \(request)"
        case .dismissSheet(let scene): "dismiss the sheet of \(scene)"
        case .open(let request, let link, let scene): "open \(request) \(link.canonicalLink) in \(scene)"
        case .giveBack(let request): "give back \(request)"
        case .drop(let request, let reason): "drop \(request): \(reason.rawValue)"
        case .lose(let request): "lose \(request)"
        case .complete(let request, let isAccepted): "complete \(request) \(isAccepted)"
        }
    }
}
