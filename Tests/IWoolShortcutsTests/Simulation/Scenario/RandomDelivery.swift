import IWoolShortcuts
import LaunchSimulation
import TestSupport

/// A random history that a phone can have, to be sent through the machines of any design.
struct RandomDelivery {
    /// Something that happens to the machines.
    private enum Step {
        case receive([ShortcutRequest], SceneCallback, scene: Int, tapped: Int)
        case attach(Int)
        case subscribe(Int)
        case detach(Int)
        case activate(Int)
        case resign(Int)
        case background(Int)
        case disconnect(Int)
        case terminate
        case lock(Bool)
        case present(Int)
        case dismiss(Int)
        case navigate(Int)
    }

    private var steps: [(at: Int, step: Step)] = []

    /// What is true while the history is made.
    private struct Phone {
        var connected = [false, false]
        var attached = [false, false]
        var active = [false, false]
        var sheet = [false, false]
        var locked = false
    }

    init(length: Int, using random: inout SeededGenerator) {
        var phone = Phone()
        var now = 0
        var number = 0
        let waits = [0, 0, 10, 40, 200, 400, 500, 30_000, 70_000]
        while steps.count < length {
            now += waits.randomElement(using: &random) ?? 0
            add(at: now, &phone, &number, &random)
        }
    }

    private mutating func add(
        at now: Int, _ phone: inout Phone, _ number: inout Int, _ random: inout SeededGenerator
    ) {
        let scene = Int.random(in: 0...1, using: &random)
        if !phone.connected[scene] {
            phone.connected[scene] = true
            let cold = Bool.random(using: &random) ? requests(&number, &random) : []
            let first = Bool.random(using: &random)
            if first { receive(cold, .configurationForConnecting, scene, now, &random) }
            if !first || Bool.random(using: &random) { receive(cold, .willConnectTo, scene, now, &random) }
            return
        }
        switch Int.random(in: 0..<16, using: &random) {
        case 0...3:
            let links = requests(&number, &random)
            guard let first = links.first else { return }
            let callback: SceneCallback = first.source == .quickAction ? .performActionFor : .onOpenURL
            receive(links, callback, scene, now, &random)
        case 4, 5:
            if phone.attached[scene] {
                steps.append((now, .detach(scene)))
            } else {
                steps.append((now, .attach(scene)))
                if Bool.random(using: &random), let link = requests(&number, &random).first {
                    let callback: SceneCallback =
                        link.source == .quickAction ? .performActionFor : .onOpenURL
                    receive([link], callback, scene, now, &random)
                }
                steps.append((now, .subscribe(scene)))
            }
            phone.attached[scene].toggle()
        case 6...9:
            steps.append((now, phone.active[scene] ? .resign(scene) : .activate(scene)))
            phone.active[scene].toggle()
        case 10 where !phone.active[scene]: steps.append((now, .background(scene)))
        case 11 where Int.random(in: 0...2, using: &random) == 0:
            steps.append((now, .disconnect(scene)))
            phone.connected[scene] = false
            phone.attached[scene] = false
            phone.active[scene] = false
            phone.sheet[scene] = false
        case 12 where Int.random(in: 0...3, using: &random) == 0:
            steps.append((now, .terminate))
            phone = Phone()
        case 13:
            phone.locked.toggle()
            steps.append((now, .lock(phone.locked)))
        case 14:
            phone.sheet[scene].toggle()
            steps.append((now, phone.sheet[scene] ? .present(scene) : .dismiss(scene)))
        case 15: steps.append((now, .navigate(scene)))
        default: break
        }
    }

    private mutating func receive(
        _ requests: [ShortcutRequest], _ callback: SceneCallback, _ scene: Int, _ now: Int,
        _ random: inout SeededGenerator
    ) {
        guard !requests.isEmpty else { return }
        let age = Int.random(in: 0...6, using: &random) == 0 ? 130_000 : 0
        steps.append((now, .receive(requests, callback, scene: scene, tapped: now - age)))
    }

    /// One quick action, or one or two links.
    private func requests(_ number: inout Int, _ random: inout SeededGenerator) -> [ShortcutRequest] {
        let links = [
            "iwool://home", "iwool://rate", "iwool://feedback", "iwool://event/4", "iwool://nowhere",
        ]
        let isQuickAction = Bool.random(using: &random)
        let count = isQuickAction ? 1 : Int.random(in: 1...2, using: &random)
        return (0..<count).map { _ in
            number += 1
            let link = links.randomElement(using: &random) ?? links[0]
            return isQuickAction
                ? ShortcutRequest(number: number, quickAction: link)
                : ShortcutRequest(number: number, link: link)
        }
    }

    /// What the machines of a design say, one answer for each step and each deadline.
    func answers(_ design: LaunchDesign) -> [[DeliveryAction]] {
        var delivery = ShortcutDelivery(sceneCount: 2, design: design)
        var answers: [[DeliveryAction]] = []
        var deadlines: [(at: Int, deadline: DeliveryDeadline)] = []
        var tapped: [Int: Int] = [:]
        for (now, step) in steps {
            while let next = deadlines.indices.filter({ deadlines[$0].at < now })
                .min(by: { deadlines[$0].at < deadlines[$1].at })
            {
                let due = deadlines.remove(at: next)
                answers.append(delivery.deadlinePassed(due.deadline))
                note(answers.last ?? [], at: due.at, tapped, design, &deadlines)
            }
            if case .receive(let requests, _, _, let at) = step {
                for request in requests { tapped[request.number] = at }
            }
            answers.append(perform(step, at: now, design, &delivery))
            note(answers.last ?? [], at: now, tapped, design, &deadlines)
        }
        return answers
    }

    private func note(
        _ actions: [DeliveryAction], at now: Int, _ tapped: [Int: Int], _ design: LaunchDesign,
        _ deadlines: inout [(at: Int, deadline: DeliveryDeadline)]
    ) {
        for case .waitUntil(let deadline) in actions {
            switch deadline {
            case .timer: deadlines.append((now + VirtualInstant(design.timer).milliseconds, deadline))
            case .expiry(let request):
                let life = design.expires.map { VirtualInstant($0).milliseconds } ?? 0
                deadlines.append(((tapped[request] ?? 0) + life, deadline))
            }
        }
    }

    private func perform(
        _ step: Step, at now: Int, _ design: LaunchDesign, _ delivery: inout ShortcutDelivery
    ) -> [DeliveryAction] {
        switch step {
        case .receive(let requests, let callback, let scene, let tapped):
            let life = design.expires.map { VirtualInstant($0).milliseconds } ?? .max
            let late = now - tapped >= life ? requests.map(\.number) : []
            return delivery.receive(requests, through: callback, in: scene, late: late)
        case .attach(let scene): return delivery.attachObserver(in: scene)
        case .subscribe(let scene): delivery.subscribe(in: scene)
        case .detach(let scene): return delivery.detachObserver(in: scene)
        case .activate(let scene): return delivery.sceneDidBecomeActive(scene)
        case .resign(let scene): return delivery.sceneWillResignActive(scene)
        case .background(let scene): delivery.sceneDidEnterBackground(scene)
        case .disconnect(let scene): return delivery.sceneDidDisconnect(scene)
        case .terminate: return delivery.terminate()
        case .lock(let isLocked): return delivery.setLocked(isLocked)
        case .present(let scene): return delivery.sheetDidPresent(in: scene)
        case .dismiss(let scene): return delivery.sheetDidDismiss(in: scene)
        case .navigate(let scene):
            // An action stands for the answer, which is none of a request.
            let mayGo = delivery.navigateByDefault(to: .allFirst, in: scene)
            return [.complete(request: 0, mayGo)]
        }
        return []
    }
}

extension Destination {
    fileprivate static let allFirst = Destination.all[0]
}
