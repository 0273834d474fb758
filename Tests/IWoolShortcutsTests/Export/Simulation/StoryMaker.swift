import IWoolShortcuts
import LaunchSimulation
import ShortcutsExport

/// Makes scenarios by hand, with a source in which every event has a line, and simulates them.
struct StoryMaker {
    typealias Event = LaunchScenario.EventName

    private var scenario = LaunchScenario()
    private var lines = "version: 1\n"
    private var expected: LaunchScenario.Expectation?

    init(_ title: String?, start: LaunchScenario.Start = .cold, scenes: [String] = ["s1"]) {
        scenario.title = title
        scenario.start = start
        scenario.scenes = scenes
        if start == .warm {
            scenario.given.connected = Array(scenes.indices)
            scenario.given.attached = Array(scenes.indices)
        }
    }

    mutating func change(_ body: (inout LaunchScenario) -> Void) { body(&scenario) }

    mutating func at(_ milliseconds: Int, _ action: LaunchScenario.Action) {
        let range = line("  - {at: \(milliseconds)ms, ...}")
        scenario.events.append(
            LaunchScenario.Event(
                .at(VirtualInstant(milliseconds: milliseconds)), action, range: range, nameRange: range))
    }

    mutating func tap(
        _ milliseconds: Int, _ link: String, id: String? = nil,
        source: LaunchScenario.Request.Source = .quickAction, scene: Int = 0
    ) {
        let number = scenario.requests.count
        let range = line("  - {at: \(milliseconds)ms, \(source.rawValue): \(link)}")
        scenario.requests.append(
            LaunchScenario.Request(
                id: id ?? "q\(number + 1)", isNamed: id != nil, source: source, link: link, scene: scene,
                range: range))
        scenario.events.append(
            LaunchScenario.Event(
                .at(VirtualInstant(milliseconds: milliseconds)),
                .tap(requests: [number], echoOf: nil, via: nil), range: range, nameRange: range))
    }

    mutating func connect(_ milliseconds: Int, carries: [Int], _ scene: Int = 0) {
        at(
            milliseconds,
            .sceneWillConnect(
                scene, carries: carries, via: [.configurationForConnecting, .willConnectTo],
                isCarPlay: false))
    }

    mutating func scene(_ milliseconds: Int, _ name: Event, _ scene: Int = 0) {
        at(milliseconds, .scene(name, scene))
    }

    mutating func expectOpened(_ request: Int, notBefore: Int? = nil, notAfter: Int? = nil) {
        let range = line("    - {request: \(scenario.requests[request].id)}")
        var row = LaunchScenario.Opened(range: range)
        row.request = request
        row.notBefore = notBefore.map { VirtualInstant(milliseconds: $0) }
        row.notAfter = notAfter.map { VirtualInstant(milliseconds: $0) }
        expectNothing()
        expected?.opened?.append(row)
    }

    /// Nothing opens, unless rows say so.
    mutating func expectNothing() {
        guard expected == nil else { return }
        expected = LaunchScenario.Expectation(range: 0..<0)
        expected?.opened = []
    }

    private mutating func line(_ text: String) -> ByteRange {
        let start = lines.utf8.count + (text.utf8.count - text.drop { $0 == " " }.utf8.count)
        lines += text + "\n"
        return start..<lines.utf8.count - 1
    }

    func report(file: String = "launch.scenario.yaml") -> SimulationReport {
        var scenario = scenario
        scenario.expectation = expected
        return SimulationReport(SourceText(name: file, text: lines), LaunchSimulator.run(scenario))
    }
}
