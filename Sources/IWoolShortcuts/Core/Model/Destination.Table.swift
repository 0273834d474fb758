extension Destination {
    /// The one table of names. The parser, the builder, the linter, configuration files, documentation and
    /// every export read it; a row is the whole definition of what it describes.
    static let table: [Row] = [
        Row(
            "home", opens: "Home tab", presents: .tab,
            quickAction: QuickAction(
                place: 1, en: "Home", zhHans: "首页", zhHant: "首頁", symbol: "house", iconType: "Home")),
        Row(
            "calendar", aliases: ["cal"], opens: "Calendar tab", presents: .tab,
            quickAction: QuickAction(
                place: 2, en: "Calendar", zhHans: "日历", zhHant: "日曆", symbol: "calendar",
                iconType: "Date")),
        Row(
            "stats", aliases: ["statistics", "stat"], opens: "Statistics tab", presents: .tab,
            quickAction: QuickAction(
                place: 3, en: "Statistics", zhHans: "统计", zhHant: "統計", symbol: "chart.bar",
                iconType: nil)),
        Row("settings", aliases: ["setting", "preferences"], opens: "Settings tab", presents: .tab),
        Row(
            "new", aliases: ["create", "add", "new-event", "newevent"], opens: "New Activity sheet",
            presents: .sheet,
            quickAction: QuickAction(
                place: 5, en: "New Activity", zhHans: "新建活动", zhHant: "新建活動", symbol: "plus.circle",
                iconType: "Add")),
        Row(
            "island",
            aliases: [
                "island-reminder", "islandreminder", "countdown", "quick-countdown", "quickcountdown",
            ],
            opens: "Quick Countdown sheet (Dynamic Island reminder)", presents: .sheet,
            quickAction: QuickAction(
                place: 4, en: "Quick Countdown", zhHans: "灵动岛提醒", zhHant: "靈動島提醒", symbol: "timer",
                iconType: "Time", minimumIOS: IOSVersion(16, 2))),
        Row(
            "reminders",
            aliases: [
                "scheduled-reminders", "scheduledreminders", "scheduled", "notification-reminders",
            ],
            opens: "Scheduled Reminders page in Settings", presents: .page, isNestedInSettings: true,
            quickAction: QuickAction(
                place: 6, en: "Scheduled Reminders", zhHans: "已登记提醒", zhHant: "已登記提醒",
                symbol: "bell", iconType: "Alarm")),
        Row(
            "scanner", aliases: ["scan", "qrcode", "barcode"],
            opens: "Scanner page in Settings, Tools", presents: .page, isNestedInSettings: true,
            quickAction: QuickAction(
                place: 7, en: "Scanner", zhHans: "扫码", zhHant: "掃碼", symbol: "qrcode.viewfinder",
                iconType: "CapturePhoto")),
        Row(
            "rate", aliases: ["rating", "review", "rate-in-app", "rateinapp"],
            opens: "App Store rating prompt", presents: .reviewPrompt, isNestedInSettings: true,
            quickAction: QuickAction(
                place: 8, en: "Rate App", zhHans: "评分", zhHant: "評分", symbol: "star",
                iconType: "Favorite")),
        Row(
            "feedback", aliases: ["mail", "support", "contact"], opens: "Feedback mail compose",
            presents: .mailSheet,
            isNestedInSettings: true,
            quickAction: QuickAction(
                place: 9, en: "Feedback", zhHans: "反馈", zhHant: "意見回饋", symbol: "envelope",
                iconType: "Mail")),
    ]

    /// The first segment of a link to one activity; it names no destination of the table.
    package static let eventName = "event"
}

extension Destination {
    /// The Home tab, where a link without any segment leads.
    public static let home = row("home")
    /// The Calendar tab.
    public static let calendar = row("calendar")
    /// The Statistics tab.
    public static let stats = row("stats")
    /// The Settings tab.
    public static let settings = row("settings")
    /// The sheet that creates an activity.
    public static let new = row("new")
    /// The Quick Countdown sheet; it never starts a countdown by itself.
    public static let island = row("island")
    /// The list of scheduled reminders, a page in Settings.
    public static let reminders = row("reminders")
    /// The QR and bar code scanner, a page in Settings, Tools.
    public static let scanner = row("scanner")
    /// The App Store rating prompt.
    public static let rate = row("rate")
    /// The feedback mail.
    public static let feedback = row("feedback")

    private static func row(_ name: String) -> Destination {
        guard let destination = Destination(name) else {
            preconditionFailure("the table has no row named \(name)")
        }
        return destination
    }
}
