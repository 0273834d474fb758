extension Widget {
    /// The whole definition of a widget; one row of the table.
    struct Row: Sendable {
        /// The name as the protocol writes it.
        let name: String
        /// What a tap opens.
        let tap: Tap
        /// The first version of iOS that has it; nil when every supported one does.
        let minimumIOS: IOSVersion?

        init(_ name: String, _ tap: Tap, minimumIOS: IOSVersion? = nil) {
            self.name = name
            self.tap = tap
            self.minimumIOS = minimumIOS
        }
    }

    /// The one table of widgets.
    static let table: [Row] = [
        Row("Today Active", .destination(.home)),
        Row("Today All", .destination(.home)),
        Row("Today Upcoming", .destination(.home)),
        Row("All Events", .destination(.home)),
        Row("Stats Overview", .destination(.stats)),
        Row("Earnings", .destination(.stats)),
        Row("Top Platforms", .destination(.stats)),
        Row("Glance", .firstActivityOrHome),
        Row("Lock Screen accessories", .firstActivityOrHome),
        Row("List row", .activity, minimumIOS: IOSVersion(17)),
        Row("Quick Countdown Live Activity", .insideTheApp, minimumIOS: IOSVersion(16, 2)),
    ]
}
