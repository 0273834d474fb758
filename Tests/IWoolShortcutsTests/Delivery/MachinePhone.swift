import IWoolShortcuts

/// Machines that a test drives by hand, one scene unless more are asked for.
///
/// Requests are numbered from 1. Every method answers what the machines said, in words.
final class MachinePhone {
    var machines: ShortcutDelivery
    /// Everything that was said so far.
    private(set) var actions: [DeliveryAction] = []
    private(set) var lastNumber = 0

    init(sceneCount: Int = 1, _ change: (inout LaunchDesign) -> Void = { _ in }) {
        var design = LaunchDesign.reference
        change(&design)
        machines = ShortcutDelivery(sceneCount: sceneCount, design: design)
    }

    /// A phone whose scenes are active and attached.
    static func inFront(
        sceneCount: Int = 1, _ change: (inout LaunchDesign) -> Void = { _ in }
    ) -> MachinePhone {
        let phone = MachinePhone(sceneCount: sceneCount, change)
        for scene in 0..<sceneCount {
            phone.attach(scene)
            phone.active(scene)
        }
        return phone
    }

    private func said(_ actions: [DeliveryAction]) -> [String] {
        self.actions += actions
        return actions.map(\.story)
    }

    private func next() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Requests

    @discardableResult
    func quickAction(
        _ word: String, _ callback: SceneCallback = .performActionFor, in scene: Int = 0, late: Bool = false
    ) -> [String] {
        let request = ShortcutRequest(number: next(), quickAction: "iwool://" + word)
        return receive([request], callback, in: scene, late: late)
    }

    @discardableResult
    func links(
        _ words: [String], _ callback: SceneCallback = .onOpenURL, in scene: Int = 0, late: Bool = false
    ) -> [String] {
        let requests = words.map { ShortcutRequest(number: next(), link: "iwool://" + $0) }
        return receive(requests, callback, in: scene, late: late)
    }

    @discardableResult
    func link(
        _ word: String, _ callback: SceneCallback = .onOpenURL, in scene: Int = 0, late: Bool = false
    ) -> [String] {
        links([word], callback, in: scene, late: late)
    }

    @discardableResult
    func receive(
        _ requests: [ShortcutRequest], _ callback: SceneCallback, in scene: Int = 0, late: Bool = false
    ) -> [String] {
        said(
            machines.receive(
                requests, through: callback, in: scene, late: late ? requests.map(\.number) : []))
    }

    // MARK: Life and conditions

    @discardableResult func attach(_ scene: Int = 0) -> [String] {
        said(machines.attachObserver(in: scene))
    }

    @discardableResult func detach(_ scene: Int = 0) -> [String] {
        said(machines.detachObserver(in: scene))
    }

    @discardableResult func active(_ scene: Int = 0) -> [String] {
        said(machines.sceneDidBecomeActive(scene))
    }

    @discardableResult func resign(_ scene: Int = 0) -> [String] {
        said(machines.sceneWillResignActive(scene))
    }

    /// The scene resigns and enters the background.
    @discardableResult func goHome(_ scene: Int = 0) -> [String] {
        let words = resign(scene)
        machines.sceneDidEnterBackground(scene)
        return words
    }

    @discardableResult func disconnect(_ scene: Int = 0) -> [String] {
        said(machines.sceneDidDisconnect(scene))
    }

    @discardableResult func terminate() -> [String] { said(machines.terminate()) }

    @discardableResult func lock() -> [String] { said(machines.setLocked(true)) }

    @discardableResult func unlock() -> [String] { said(machines.setLocked(false)) }

    @discardableResult func present(_ scene: Int = 0) -> [String] {
        said(machines.sheetDidPresent(in: scene))
    }

    @discardableResult func dismiss(_ scene: Int = 0) -> [String] {
        said(machines.sheetDidDismiss(in: scene))
    }

    @discardableResult func timer(_ request: Int) -> [String] {
        said(machines.deadlinePassed(.timer(request: request)))
    }

    @discardableResult func expiry(_ request: Int) -> [String] {
        said(machines.deadlinePassed(.expiry(request: request)))
    }

    func navigate(to destination: Destination = .home, in scene: Int = 0) -> Bool {
        machines.navigateByDefault(to: destination, in: scene)
    }

    // MARK: What came of it

    /// The numbers of the requests that were opened, in order.
    var opened: [Int] {
        actions.compactMap { action in
            if case .open(let request, _, _) = action { request } else { nil }
        }
    }

    /// The number of the request in the slot.
    func slot(_ scene: Int = 0) -> Int? { machines.scenes[scene].buffer.request?.number }

    /// The number of the request that the observer holds.
    func held(_ scene: Int = 0) -> Int? { machines.observer(of: scene).held?.number }
}
