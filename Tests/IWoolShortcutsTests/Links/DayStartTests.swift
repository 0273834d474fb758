import Foundation
import IWoolShortcuts
import TestSupport
import Testing

struct DayStartTests {
    struct Row: Decodable, CustomTestStringConvertible {
        let instant: String
        let timeZone: String
        let dayStart: Int64
        let why: String

        static let all = try! Fixtures.rows("daystart.jsonl", as: Row.self)

        var testDescription: String { "\(instant) in \(timeZone): \(why)" }
    }

    @Test func everyRowIsThere() {
        #expect(Row.all.count == 129)
    }

    @Test(arguments: Row.all)
    func findsTheStartOfTheRow(row: Row) throws {
        let zone = try #require(TimeZone(identifier: row.timeZone))
        let instant = try Date(row.instant, strategy: .iso8601).timeIntervalSince1970
        let start = try Self.start(of: instant, in: zone)
        #expect(start == Double(row.dayStart))
        #expect(try Self.start(of: start, in: zone) == start)
    }

    @Test func agreesWithFoundationInManyZones() throws {
        let seed: UInt64 = 1_893_456_000
        var random = SeededGenerator(seed: seed)
        let zones = TimeZone.knownTimeZoneIdentifiers.compactMap(TimeZone.init(identifier:))
        try #require(zones.count > 300)
        for zone in zones {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            for _ in 0..<15 {
                let instant = Double(Int64.random(in: -2_000_000_000...4_000_000_000, using: &random))
                let expected = calendar.startOfDay(for: Date(timeIntervalSince1970: instant))
                let start = try Self.start(of: instant, in: zone)
                #expect(
                    start == expected.timeIntervalSince1970, "\(instant) in \(zone.identifier), seed \(seed)")
            }
        }
    }

    @Test func agreesWithFoundationAroundEveryChangeOfTheClock() throws {
        let names = [
            "America/Havana", "America/St_Johns", "America/Sao_Paulo", "Asia/Beirut", "Pacific/Apia",
            "Pacific/Kwajalein", "Australia/Lord_Howe", "Africa/Cairo", "America/Toronto", "Antarctica/Troll",
        ]
        for zone in names.compactMap(TimeZone.init(identifier:)) {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            var date = Date(timeIntervalSince1970: -1_700_000_000)
            while let change = zone.nextDaylightSavingTimeTransition(after: date), change > date,
                change.timeIntervalSince1970 < 1_900_000_000
            {
                for hours in [-30, -3, -1, 0, 1, 3, 12, 30] {
                    let instant = change.timeIntervalSince1970 + Double(hours * 3600)
                    let expected = calendar.startOfDay(for: Date(timeIntervalSince1970: instant))
                    #expect(
                        try Self.start(of: instant, in: zone) == expected.timeIntervalSince1970,
                        "\(instant) in \(zone.identifier)")
                }
                date = change
            }
        }
    }

    @Test func aFractionBelongsToTheSecondThatItIsIn() throws {
        #expect(try IWoolDeepLink.occurrenceDayStartForDeepLink(-0.5) { _ in 0 } == -86_400)
        #expect(try IWoolDeepLink.occurrenceDayStartForDeepLink(86_399.9) { _ in 0 } == 0)
    }

    @Test func refusesWhatIsOutOfRange() {
        typealias Failure = IWoolDeepLink.DayStartError
        #expect(throws: Failure.instantOutOfRange(253_402_300_800)) {
            try IWoolDeepLink.occurrenceDayStartForDeepLink(253_402_300_800) { _ in 0 }
        }
        #expect(throws: Failure.self) { try IWoolDeepLink.occurrenceDayStartForDeepLink(.nan) { _ in 0 } }
        #expect(throws: Failure.offsetOutOfRange(100_000)) {
            try IWoolDeepLink.occurrenceDayStartForDeepLink(0) { _ in 100_000 }
        }
        #expect(throws: Failure.startOutOfRange(-62_135_625_600)) {
            try IWoolDeepLink.occurrenceDayStartForDeepLink(-62_135_596_800) { _ in 28_800 }
        }
    }

    @Test func theNextDayStartsWhereItsDateFirstComes() throws {
        let apia = try #require(TimeZone(identifier: "Pacific/Apia"))
        let rule: (Int64) -> Int = { apia.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }
        // The 30th of December 2011 was skipped: behind the 29th comes the 31st.
        #expect(try LocalDay.start(after: 1_325_152_800, in: rule) == 1_325_239_200)
        #expect(try LocalDay.start(after: 1_325_239_199, in: rule) == 1_325_239_200)
    }

    private static func start(of instant: Double, in zone: TimeZone) throws -> Double {
        try IWoolDeepLink.occurrenceDayStartForDeepLink(instant) {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0)))
        }
    }
}
