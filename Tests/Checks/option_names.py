"""The nine options of the menu and their names, written down a second time on purpose.

The checks hold the tool against the documentation; they would be blind to a wrong row if they asked
the tool for its table.
"""

OPTIONS: dict[str, tuple[str, ...]] = {
    "home": (),
    "calendar": ("cal",),
    "stats": ("statistics", "stat"),
    "island": ("island-reminder", "islandreminder", "countdown", "quick-countdown", "quickcountdown"),
    "new": ("create", "add", "new-event", "newevent"),
    "reminders": (
        "scheduled-reminders", "scheduledreminders", "scheduled", "notification-reminders"),
    "scanner": ("scan", "qrcode", "barcode"),
    "rate": ("rating", "review", "rate-in-app", "rateinapp"),
    "feedback": ("mail", "support", "contact"),
}

DEFAULT_SELECTION = ("home", "calendar", "stats", "island")

MOST_ITEMS = 4

#: Every name that a person may write, and the option that it means.
CANONICAL: dict[str, str] = {
    name: option for option, aliases in OPTIONS.items() for name in (option, *aliases)}
