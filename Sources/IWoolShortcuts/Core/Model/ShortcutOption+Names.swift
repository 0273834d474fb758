extension ShortcutOption {
    /// The Home tab.
    public static let home = option(.home)
    /// The Calendar tab.
    public static let calendar = option(.calendar)
    /// The Statistics tab.
    public static let stats = option(.stats)
    /// The Quick Countdown sheet.
    public static let island = option(.island)
    /// The sheet that creates an activity.
    public static let new = option(.new)
    /// The list of scheduled reminders.
    public static let reminders = option(.reminders)
    /// The scanner.
    public static let scanner = option(.scanner)
    /// The rating prompt.
    public static let rate = option(.rate)
    /// The feedback mail.
    public static let feedback = option(.feedback)

    private static func option(_ destination: Destination) -> ShortcutOption {
        guard let option = ShortcutOption(destination) else {
            preconditionFailure("\(destination) is no quick action")
        }
        return option
    }
}
