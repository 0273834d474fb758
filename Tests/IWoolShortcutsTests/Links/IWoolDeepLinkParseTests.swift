import IWoolShortcuts
import TestSupport
import Testing

struct IWoolDeepLinkParseTests {
    @Test func everyRowIsThere() {
        #expect(LinkRow.all.count == 171)
    }

    @Test(arguments: LinkRow.all)
    func readsTheRow(row: LinkRow) {
        let outcome = IWoolDeepLink.parse(row.bytes)
        switch outcome {
        case .opens(let link):
            #expect(link.destinationName == row.destination)
            #expect(link.canonicalLink == row.canonical)
            #expect(row.reason == nil)
            if case .event(let event) = link {
                #expect(event.id == row.id)
                #expect(event.day == row.day)
            }
            #expect(IWoolDeepLink.parse(link.canonicalLink) == outcome)
        case .ignored(let reason):
            #expect(reason.rawValue == row.reason)
            #expect(row.destination == nil)
        }
        if row.inputHex == nil { #expect(IWoolDeepLink.parse(row.input) == outcome) }
    }

    @Test func everyNameOpensItsDestinationInAnyCase() {
        for destination in Destination.all {
            for name in destination.names {
                #expect(IWoolDeepLink.parse("iwool://\(name)").link == .destination(destination))
                #expect(IWoolDeepLink.parse("IWOOL:\(name.uppercased())").link == .destination(destination))
                let encoded = name.utf8.map { "%" + String($0, radix: 16) }.joined()
                #expect(IWoolDeepLink.parse("iwool://\(encoded)").link == .destination(destination))
            }
        }
    }

    @Test func everyNestedNameOpensItsDestination() {
        for settings in Destination.settings.names {
            for destination in Destination.all {
                for name in destination.names {
                    let outcome = IWoolDeepLink.parse("iwool://\(settings)/\(name)")
                    if destination.isNestedInSettings {
                        #expect(outcome == .opens(.destination(destination)))
                    } else {
                        #expect(outcome == .ignored(.unknownSettingsPath))
                    }
                }
            }
        }
    }

    @Test(
        arguments: [
            ("iwool://event/ 42 ", 42, nil),
            ("iwool://event/%2042%09?day=%20-86400%0B", 42, -86400),
            ("iwool://event/000000000000000000000000000000000042", 42, nil),
            ("iwool://event/42?day=000000000000000000000000000086400", 42, 86400),
            ("iwool://event/42?day=-62135596800", 42, -62_135_596_800),
            ("iwool://event/42?day=-62135596801", 42, nil),
            ("iwool://event/42?day=253402300799", 42, 253_402_300_799),
            ("iwool://event/42?day=253402300800", 42, nil),
            ("iwool://event/42?day=-0", 42, 0),
            ("iwool://event/42?day=0.1", 42, 0.1),
            ("iwool://event/42?day=1.", 42, nil),
            ("iwool://event/42?day=.5", 42, nil),
            ("iwool://event/42?day=+1", 42, nil),
            ("iwool://event/42?day=1%2E5", 42, 1.5),
            ("iwool://event/42?day=1%", 42, nil),
            ("iwool://event/42?day=86400&day=86400.0", 42, 86400),
            ("iwool://event/42?day=86400&day=x&day=86400", 42, nil),
            ("iwool://event/42?day=99999999999999999999999999999999999999", 42, nil),
            ("iwool://event/42?DAY=1&x=day=2&=&&day", 42, nil),
            ("iwool://event/42?DAY=1&x=day=2&=&&", 42, 1),
            ("iwool://event?x&id=42&id=%34%32", 42, nil),
        ] as [(String, Int64, Double?)])
    func readsIdsAndDays(text: String, id: Int64, day: Double?) {
        guard case .opens(.event(let event)) = IWoolDeepLink.parse(text) else {
            Issue.record("\(text) opens no activity")
            return
        }
        #expect(event.id == id)
        #expect(event.day == day)
    }

    @Test(
        arguments: [
            ("iwool://event/42?id=x&id=43", .invalidEventID),
            ("iwool://event?id=42&id=43&id", .invalidEventID),
            ("iwool://event/4 2", .invalidEventID),
            ("iwool://event/%", .invalidEventID),
            ("iwool://event/42%4", .invalidEventID),
            ("iwool://event?id=18446744073709551658", .invalidEventID),
            ("iwool://event?i%64=0", .invalidEventID),
            ("iwool://event?id%=42", .missingEventID),
            ("iwool://notification-remindersx", .unknownPath),
            ("iwool://notification-reminders%00", .unknownPath),
            ("iwool://\\home", .unknownPath),
            ("iwool://settings/settings", .unknownSettingsPath),
            ("iwool://settings/%", .unknownSettingsPath),
            ("iwool ://home", .notIWool),
            ("\u{FEFF}iwool://home", .notIWool),
            ("\u{85}iwool://home", .notIWool),
        ] as [(String, IWoolDeepLink.IgnoredReason)])
    func ignores(text: String, reason: IWoolDeepLink.IgnoredReason) {
        #expect(IWoolDeepLink.parse(text) == .ignored(reason))
    }
}
