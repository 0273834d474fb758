import Foundation
import IWoolShortcuts
import LaunchSimulation
import TestSupport

/// The scenarios of a folder, as they are simulated.
struct ScenarioFolder {
    /// The scenarios that come with the tool.
    static let shipped = ScenarioFolder(Fixtures.root.appendingPathComponent("Defaults/scenarios"))
    /// The scenarios that were made from public bug reports.
    static let reports = ScenarioFolder(Fixtures.url("scenarios"))

    let files: [(name: String, scenarios: [LaunchScenario])]

    private init(_ folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        files = names.sorted().map { name in
            let bytes = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
            return (name, ScenarioFile.read(SourceText(name: name, bytes: Array(bytes))).scenarios)
        }
    }

    var scenarios: [LaunchScenario] { files.flatMap(\.scenarios) }
}
