import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct ConfigurationRoundTripTests {
    @Test func everySelectionIsReadAsItWasRendered() throws {
        var count = 0
        func visit(_ options: [ShortcutOption]) throws {
            count += 1
            let selection = try ShortcutSelection(options)
            let source = SourceText(name: "rendered.yaml", text: ShortcutsFile.render(selection))
            let reading = ShortcutsFile.read(source)
            if reading.file?.selection != selection || !reading.diagnostics.isEmpty {
                Issue.record("\(options): \(reading.diagnostics)")
            }
            guard options.count < ShortcutSelection.maximumCount else { return }
            for option in ShortcutOption.all where !options.contains(option) {
                try visit(options + [option])
            }
        }
        try visit([])
        #expect(count == 3_610)
    }
}
