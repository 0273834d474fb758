extension LinkLintPass {
    /// Reports a segment behind `settings` that is none of the pages and prompts there.
    mutating func reportSettingsPath() {
        guard let anatomy = LinkAnatomy(text.bytes), anatomy.segments.count > 1 else { return }
        let first = anatomy.segments[0]
        let second = anatomy.segments[1]
        let upwards = (range: first.lowerBound..<second.lowerBound, replacement: [UInt8]())
        let message = "there is no page named \(quoted(second)) below \(quoted(first))"
        if outcome(replacing: [upwards]).link != nil {
            return report(
                .unknownSettingsPath, at: second, "\(message): it does not belong to the settings",
                title: "remove \(quoted(upwards.range))", edits: [upwards])
        }
        if let name = LinkLintPass.nestedNames.name(near: text.decoded(second)) {
            return report(
                .unknownSettingsPath, at: second, "\(message); did you mean '\(name)'?",
                title: "write '\(name)'", edits: [(second, Array(name.utf8))])
        }
        let names = Destination.all.filter(\.isNestedInSettings).map(\.canonicalName)
        report(
            .unknownSettingsPath, at: second, message,
            title: "write one of \(names.joined(separator: ", "))")
    }
}
