internal import IWoolShortcuts

/// A scenario written as a file: one event a line, every instant spelled out.
package struct ScenarioText {
    private let scenario: LaunchScenario
    /// What the first lines say about where it comes from.
    private let comments: [String]

    package init(_ scenario: LaunchScenario, comments: [String] = []) {
        self.scenario = scenario
        self.comments = comments
    }

    /// The text of the file.
    package var text: String {
        var lines = comments.map { "# \(VisibleText.whole($0))" }
        lines.append("version: 1")
        if let title = scenario.title { lines.append("title: \(ScenarioText.quoted(title))") }
        lines.append("start: \(scenario.start.rawValue)")
        if let given { lines.append("given: \(given)") }
        if let device = scenario.device { lines.append("device: \(words(of: device))") }
        if scenario.triesEveryOrder { lines.append("ties: everyOrder") }
        lines.append("runOn: \(scenario.runOn)")
        let design = scenario.design.differences
        if !design.isEmpty {
            lines.append("design:")
            lines += design.map { "  \($0.name): \($0.value)" }
        }
        if scenario.events.isEmpty {
            lines.append("events: []")
        } else {
            lines.append("events:")
            lines += scenario.events.map { "  - {\(words(of: $0))}" }
        }
        lines += expectation
        return lines.joined(separator: "\n") + "\n"
    }

    private var given: String? {
        let given = scenario.given
        var parts: [String] = []
        if scenario.start == .warm {
            if given.connected != [0] { parts.append("scenes: \(list(given.connected.map(scene)))") }
            if given.attached != given.connected {
                parts.append("observers: \(list(given.attached.map(scene)))")
            }
            if let sheet = given.sheets.first { parts.append("sheet: \(scene(sheet))") }
        }
        if given.isLocked { parts.append("locked: true") }
        if !given.hasMailAccount { parts.append("mail: none") }
        if given.reviewPrompts != .available {
            parts.append("reviewPrompts: \(given.reviewPrompts.rawValue)")
        }
        if given.build != .appStore { parts.append("build: \(given.build.rawValue)") }
        if let iOS = given.iOS { parts.append("ios: \"\(iOS)\"") }
        return parts.isEmpty ? nil : "{\(parts.joined(separator: ", "))}"
    }

    private func words(of device: LaunchScenario.Device) -> String {
        if let name = device.name { return name }
        return "{connect: \(device.connect), attach: \(device.attach), activate: \(device.activate), "
            + "resume: \(device.resume)}"
    }

    private func words(of event: LaunchScenario.Event) -> String {
        let moment =
            switch event.moment {
            case .at(let instant): "at: \(instant)"
            case .wait(let length): "wait: \(length)"
            case .after(let trigger, .zero): "after: \(trigger.words(scenario.requests.map(\.id)))"
            case .after(let trigger, let length):
                "after: \(trigger.words(scenario.requests.map(\.id))), wait: \(length)"
            }
        return "\(moment), \(words(of: event.action))"
    }

    private func words(of action: LaunchScenario.Action) -> String {
        switch action {
        case .tap(let requests, let original, let via): tapWords(requests, original, via)
        case .launch(let isInBackground): "launch: \(isInBackground ? "background" : "user")"
        case .sceneWillConnect(let scene, let carries, let via, let isCarPlay):
            "sceneWillConnect: \(self.scene(scene)), carries: \(list(carries.map(id))), "
                + "via: \(list(via.map(\.rawValue)))" + (isCarPlay ? ", role: carPlay" : "")
        case .scene(let name, let scene): "\(name.rawValue): \(self.scene(scene))"
        case .terminate: "terminate: true"
        case .lock: "lock: true"
        case .unlock: "unlock: true"
        case .defaultNavigation(let destination, let id, let scene):
            "defaultNavigation: \(destination)" + (id.map { ", id: \($0)" } ?? "") + sceneKey(scene)
        case .openApp(let scene): "openApp: true\(sceneKey(scene))"
        case .goHome(let scene): "goHome: true\(sceneKey(scene))"
        }
    }

    private func tapWords(_ requests: [Int], _ original: Int?, _ via: SceneCallback?) -> String {
        guard let first = requests.first else { return "" }
        let row = scenario.requests[first]
        let links = requests.map { ScenarioText.quoted(scenario.requests[$0].link) }
        let ids = requests.map(id)
        var words =
            requests.count == 1
            ? "\(row.source.rawValue): \(links[0]), id: \(ids[0])"
            : "\(row.source.rawValue): \(list(links)), id: \(list(ids))"
        words += sceneKey(row.scene)
        if let original { words += ", echoOf: \(id(original))" }
        if let via { words += ", via: \(via.rawValue)" }
        return words
    }

    private var expectation: [String] {
        guard let expected = scenario.expectation else { return [] }
        var lines = ["expect:"]
        if let opened = expected.opened { lines += block("opened", opened.map(words)) }
        lines += ended("superseded", expected.superseded)
        lines += ended("dropped", expected.dropped)
        lines += ended("ignored", expected.ignored)
        lines += ended("pending", expected.pending)
        if !expected.shown.isEmpty {
            let rows = expected.shown.map { "\(id($0.request)): \($0.what.rawValue)" }
            lines.append("  shown: {\(rows.joined(separator: ", "))}")
        }
        if let final = expected.final { lines.append("  final: \(final.name)") }
        return lines.count == 1 ? ["expect: {}"] : lines
    }

    private func words(of row: LaunchScenario.Opened) -> String {
        var parts: [String] = []
        if let destination = row.destination { parts.append("destination: \(destination)") }
        if let activity = row.activity { parts.append("id: \(activity)") }
        if let day = row.day { parts.append("day: \(PlainDecimal(day))") }
        if let request = row.request { parts.append("request: \(id(request))") }
        if let instant = row.notBefore { parts.append("notBefore: \(instant)") }
        if let instant = row.notAfter { parts.append("notAfter: \(instant)") }
        if let instant = row.at { parts.append("at: \(instant)") }
        if let (length, trigger) = row.within {
            parts.append("within: \(length), of: \(trigger.words(scenario.requests.map(\.id)))")
        }
        if let number = row.scene { parts.append("scene: \(scene(number))") }
        if let path = row.path { parts.append("path: \(path == .url ? "url" : "quickAction")") }
        return "{\(parts.joined(separator: ", "))}"
    }

    private func ended(_ key: String, _ rows: [LaunchScenario.Ended]?) -> [String] {
        guard let rows else { return [] }
        return block(
            key,
            rows.map { row in
                "{request: \(row.request)" + (row.reason.map { ", reason: \($0)" } ?? "")
                    + (row.by.map { ", by: \($0)" } ?? "") + "}"
            })
    }

    private func block(_ key: String, _ rows: [String]) -> [String] {
        rows.isEmpty ? ["  \(key): []"] : ["  \(key):"] + rows.map { "    - \($0)" }
    }

    private func id(_ request: Int) -> String { scenario.requests[request].id }

    private func scene(_ number: Int) -> String { scenario.scenes[number] }

    private func sceneKey(_ number: Int) -> String { number == 0 ? "" : ", scene: \(scene(number))" }

    private func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }

    /// A text in double quotes, which YAML reads as JSON does.
    private static func quoted(_ text: String) -> String {
        var json = JSONText(pretty: false)
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
