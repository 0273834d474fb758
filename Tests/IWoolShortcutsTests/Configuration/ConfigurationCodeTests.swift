import IWoolShortcuts
import ShortcutsConfiguration
import Testing

struct ConfigurationCodeTests {
    @Test(arguments: Diagnostic.Code.configuration)
    func theBadExampleGivesThatCodeAndTheGoodOneNone(code: Diagnostic.Code) throws {
        // The only rule that asks for a version of iOS.
        let iOS = code == .unavailableOption ? IOSVersion(16, 0) : nil
        #expect(try ConfigurationCodeTests.codes(of: code.bad, on: iOS) == [code.id])
        #expect(try ConfigurationCodeTests.codes(of: code.good, on: iOS) == [])
    }

    private static func codes(of example: Diagnostic.Code.Example, on iOS: IOSVersion?) throws -> [String] {
        let bytes: [UInt8]
        switch example {
        case .configuration(let text): bytes = Array(text.utf8)
        case .configurationBytes(let raw, _): bytes = raw
        default: throw NoConfiguration()
        }
        let reading = ShortcutsFile.read(SourceText(name: "example.yaml", bytes: bytes), iOS: iOS)
        return reading.diagnostics.map(\.code.id)
    }

    private struct NoConfiguration: Error {}
}
