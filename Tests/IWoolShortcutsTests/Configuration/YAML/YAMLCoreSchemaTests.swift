import ShortcutsConfiguration
import Testing

struct YAMLCoreSchemaTests {
    @Test(arguments: [
        "0", "1", "-1", "+1", "007", "0o17", "0xFf", "1.", ".5", "-.5", "1.5", "1e0", "1E+10", "1.e-3",
        ".inf",
        "-.Inf", "+.INF", ".nan", ".NaN", ".NAN",
    ])
    func numbers(text: String) {
        #expect(YAMLCoreSchema.isNumber(text))
        #expect(!YAMLCoreSchema.isNull(text))
    }

    @Test(arguments: [
        "", "+", "-", ".", "e1", "1e", "1e+", "1_000", "0o8", "0o", "0x", "-0x1", "+0o1", "0b1", "1:30",
        "inf", "-.nan",
        ".iNF", "1.2.3", "2026-01-01", "one", "1 ", "١",
    ])
    func texts(text: String) {
        #expect(!YAMLCoreSchema.isNumber(text))
    }

    @Test(arguments: ["", "~", "null", "Null", "NULL"])
    func nulls(text: String) {
        #expect(YAMLCoreSchema.isNull(text))
    }

    @Test(arguments: ["nULL", "nil", "none", "~~", " "])
    func others(text: String) {
        #expect(!YAMLCoreSchema.isNull(text))
    }
}
