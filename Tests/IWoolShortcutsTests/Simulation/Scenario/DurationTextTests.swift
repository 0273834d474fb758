import IWoolShortcuts
import LaunchSimulation
import Testing

/// Lengths of time as people write them.
struct DurationTextTests {
    @Test(arguments: [
        ("0ms", 0), ("1ms", 1), ("1500ms", 1_500), ("1.5s", 1_500), ("0.001s", 1), ("20.05s", 20_050),
        ("2m", 120_000),
        ("0.5m", 30_000), ("1.25m", 75_000), ("00012ms", 12), ("1.500s", 1_500), ("1.0ms", 1),
        ("1000000000000ms", 1_000_000_000_000),
    ])
    func aLengthIsReadInWholeMilliseconds(text: String, milliseconds: Int) throws {
        #expect(try DurationText.read(text).milliseconds == milliseconds)
    }

    @Test(
        arguments: [
            ("100", DurationText.Problem.Reason.noUnit, "100ms"), ("0", .noUnit, "0ms"),
            ("1.5", .noUnit, "1.5s"),
            ("1.5ms", .fraction, "1ms"), ("1.0005s", .fraction, "1000ms"), ("100 ms", .noDuration, "100ms"),
            ("5 sec", .noDuration, "5s"), ("2min", .noDuration, "2m"), ("1h", .noDuration, "60m"),
            (".5s", .noDuration, "0.5s"),
            ("1.s", .noDuration, "1s"), ("10MS", .noDuration, "10ms"), ("-5ms", .noDuration, nil),
            ("", .noDuration, nil),
            ("ms", .noDuration, nil), ("soon", .noDuration, nil), ("1e3ms", .noDuration, nil),
            ("+5ms", .noDuration, nil),
            ("1000000000001ms", .tooLong, nil), ("99999999999999999999999s", .tooLong, nil),
            ("1_000ms", .noDuration, "1000ms"),
        ] as [(String, DurationText.Problem.Reason, String?)])
    func whatIsNoLengthSaysWhyAndWhatWasMeant(
        text: String, reason: DurationText.Problem.Reason, suggestion: String?
    ) {
        let problem = #expect(throws: DurationText.Problem.self) { try DurationText.read(text) }
        #expect(problem?.reason == reason)
        #expect(problem?.suggestion == suggestion)
    }

    @Test(arguments: [0, 1, 999, 1_000, 1_001, 60_000, 120_000, 90_500])
    func aWrittenLengthReadsBack(milliseconds: Int) throws {
        let length = VirtualInstant(milliseconds: milliseconds)
        #expect(try DurationText.read(DurationText.text(of: length)) == length)
    }

    @Test func wholeSecondsAreWrittenAsSuch() {
        #expect(DurationText.text(of: VirtualInstant(milliseconds: 120_000)) == "120s")
        #expect(DurationText.text(of: VirtualInstant(milliseconds: 400)) == "400ms")
        #expect(DurationText.text(of: VirtualInstant(milliseconds: 1_500)) == "1500ms")
        #expect(DurationText.text(of: .zero) == "0ms")
    }
}
