package import IWoolShortcuts

/// Holds a default setup, the files of a folder `Defaults`, against the tables that this library ships.
///
/// The order is compared with `ShortcutSelection.default`, each link with what the link parser makes of it,
/// each title with the languages of the app, the names with `links.lock`.
package struct DefaultsCheck: Sendable {
    /// The rows of the menu, and what is true of each.
    package let rows: [Row]
    /// The files that were looked at, with what there is to say about each.
    package let findings: [(source: SourceText, diagnostics: [Diagnostic])]

    /// Checks a default setup.
    ///
    /// - Parameters:
    ///   - configuration: The text of its `shortcuts.yaml`.
    ///   - lock: The text of its `links.lock`, where there is one.
    ///   - isStrict: Whether a key that is not known is an error.
    ///   - iOS: The version of iOS that the menu is to be shown on, if that is asked.
    package init(
        configuration: SourceText, lock: SourceText?, isStrict: Bool = false, iOS: IOSVersion? = nil
    ) {
        let reading = ShortcutsFile.read(configuration, isStrict: isStrict, iOS: iOS)
        var diagnostics = reading.diagnostics
        rows = reading.file.map { DefaultsCheck.rows(of: $0.selection) } ?? []
        if let file = reading.file { diagnostics += DefaultsCheck.differences(of: file) }
        findings = [(configuration, diagnostics)] + (lock.map { [($0, LinksLock.check($0))] } ?? [])
    }

    private static func rows(of selection: ShortcutSelection) -> [Row] {
        selection.options.enumerated().map { index, option in
            let shipped = ShortcutSelection.default.options
            return Row(
                position: index + 1, option: option,
                expected: index < shipped.count ? shipped[index] : nil)
        }
    }

    private static func differences(of file: ShortcutsFile) -> [Diagnostic] {
        let shipped = ShortcutSelection.default.options
        var found: [Diagnostic] = []
        for (index, item) in file.layout.items.enumerated() {
            let expected = index < shipped.count ? shipped[index] : nil
            guard let option = item.option, option != expected else { continue }
            let wanted = expected.map { "a fresh install gets \($0)" } ?? "a fresh install has no such row"
            let fix =
                expected.map { Diagnostic.Fix("write '\($0)'") }
                ?? Diagnostic.Fix("remove the row")
            found.append(
                Diagnostic(
                    .defaultDiffers, at: item.node.range, "row \(index + 1) is \(option), and \(wanted)",
                    fixes: [fix], suggestion: expected?.canonicalName))
        }
        for index in shipped.indices.dropFirst(file.layout.items.count) {
            found.append(
                Diagnostic(
                    .defaultDiffers, at: file.layout.shortcuts.key.range,
                    "row \(index + 1) is missing, and a fresh install gets \(shipped[index])",
                    fixes: [Diagnostic.Fix("add '\(shipped[index])'")],
                    suggestion: shipped[index].canonicalName))
        }
        return found
    }
}
