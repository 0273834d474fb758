package import IWoolShortcuts

extension DesignFile {
    /// A design as a file writes it: every switch that differs from the design that ships.
    package static func text(of design: LaunchDesign, title: String) -> String {
        var json = JSONText(pretty: false)
        json.string(title)
        let lines =
            ["version: 1", "title: \(String(decoding: json.bytes, as: UTF8.self))"]
            + design.differences.map { "\($0.name): \($0.value)" }
        return lines.joined(separator: "\n") + "\n"
    }
}
