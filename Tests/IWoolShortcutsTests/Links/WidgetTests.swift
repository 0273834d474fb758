import IWoolShortcuts
import Testing

struct WidgetTests {
    @Test(
        arguments: [
            ("Today Active", "iwool://home", nil), ("Today All", "iwool://home", nil),
            ("Today Upcoming", "iwool://home", nil), ("All Events", "iwool://home", nil),
            ("Stats Overview", "iwool://stats", nil), ("Earnings", "iwool://stats", nil),
            ("Top Platforms", "iwool://stats", nil), ("Glance", "iwool://home", "iwool://event/42"),
            ("Lock Screen accessories", "iwool://home", "iwool://event/42"),
            ("List row", nil, "iwool://event/42"), ("Quick Countdown Live Activity", nil, nil),
        ] as [(String, String?, String?)])
    func aTapOpensTheLinkOfTheTable(name: String, alone: String?, withActivity: String?) throws {
        let widget = try #require(Widget(name))
        #expect(widget.name == name)
        #expect((try? widget.tapLink())?.description == alone)
        #expect((try? widget.tapLink(activity: 42))?.description == withActivity)
        let withDay = withActivity.map { $0 + "?day=1893456000" }
        #expect((try? widget.tapLink(activity: 42, day: 1_893_456_000))?.description == withDay)
        #expect((try? widget.tapLink(day: 1_893_456_000)) == nil)
    }

    @Test func thereIsARowForEachOfThem() {
        #expect(Widget.all.count == 11)
        #expect(Set(Widget.all.map(\.name)).count == Widget.all.count)
    }

    @Test(arguments: ["glance", "GLANCE", "lock-screen-accessories", "list_row", "todayactive"])
    func namesAreFoundHoweverTheyAreSpaced(name: String) {
        #expect(Widget(name) != nil)
    }

    @Test func refusalsSayWhy() throws {
        let live = try #require(Widget("Quick Countdown Live Activity"))
        #expect(throws: Widget.TapError.opensNoLink(live)) { try live.tapLink(activity: 42) }
        let earnings = try #require(Widget("Earnings"))
        #expect(throws: Widget.TapError.takesNoActivity(earnings)) { try earnings.tapLink(activity: 42) }
        let glance = try #require(Widget("Glance"))
        #expect(throws: Widget.TapError.noSuchLink(.notPositive(0))) { try glance.tapLink(activity: 0) }
        #expect(throws: Widget.TapError.dayWithoutActivity(glance)) { try glance.tapLink(day: 0) }
        #expect(
            Widget.TapError.takesNoActivity(earnings).description
                == "a tap on Earnings always opens iwool://stats: it takes no activity and no day")
        #expect(Widget("watch") == nil)
        #expect(Widget.nearMiss.name(near: "glanse") == glance)
    }
}
