"""The grammar of links, written down a second time on purpose; the scenarios' taps carry them.

It reads the text of a link and answers with a destination, or with the reason why the link is ignored.
"""

import re
from dataclasses import dataclass

from option_names import CANONICAL

SETTINGS = frozenset({"settings", "setting", "preferences"})
BELOW_SETTINGS = frozenset({"scanner", "reminders", "rate", "feedback"})
#: Every name that selects a destination; `event` stands apart, since it needs an id.
DESTINATIONS: dict[str, str] = CANONICAL | dict.fromkeys(SETTINGS, "settings")

BLANKS = b" \t\n\v\f\r"
LARGEST_ID = 2**63 - 1
DAYS = (-62135596800, 253402300799)

#: What every widget opens; those of the second group need or take an activity.
WIDGETS: dict[str, str] = {
    "Today Active": "home", "Today All": "home", "Today Upcoming": "home", "All Events": "home",
    "Stats Overview": "stats", "Earnings": "stats", "Top Platforms": "stats"}
ACTIVITY_WIDGETS = ("Glance",)


@dataclass(frozen=True)
class Link:
    """Where a link leads; `reason` is set where it is ignored, and then nothing else is."""

    destination: str | None = None
    activity: int | None = None
    day: float | None = None
    reason: str | None = None


def parse(link: str | bytes) -> Link:
    data = (link.encode() if isinstance(link, str) else link).strip(BLANKS)
    if data[:6].lower() != b"iwool:":
        return Link(reason="notIWool")
    route, _, query = data[6:].partition(b"#")[0].partition(b"?")
    segments = [_decoded(segment) for segment in route.split(b"/") if segment]
    if not segments:
        return Link("home")
    first = _name(segments[0])
    if first in SETTINGS and len(segments) > 1:
        below = DESTINATIONS.get(_name(segments[1]))
        return Link(below) if below in BELOW_SETTINGS else Link(reason="unknownSettingsPath")
    if first == "event":
        return _activity(segments[1:2], _items(query))
    return Link(DESTINATIONS[first]) if first in DESTINATIONS else Link(reason="unknownPath")


def of_word(word: str) -> Link:
    """A quick action is named by a word, or by a whole link."""
    return parse(word if ":" in word else f"iwool://{word}")


def of_widget(name: str, activity: int | None) -> Link:
    if ":" in name:
        return parse(name)
    if name in WIDGETS:
        return Link(WIDGETS[name])
    return Link("home") if activity is None else Link("event", activity)


def _activity(path: list[bytes | None], items: list[tuple[str, bytes | None]]) -> Link:
    given = path + [value for name, value in items if name == "id"]
    if not given:
        return Link(reason="missingEventID")
    ids = [_id(value) for value in given]
    if None in ids:
        return Link(reason="invalidEventID")
    if len(set(ids)) > 1:
        return Link(reason="conflictingEventIDs")
    days = {_day(value) for name, value in items if name == "day"}
    return Link("event", ids[0], days.pop() if len(days) == 1 else None)


def _items(query: bytes) -> list[tuple[str, bytes | None]]:
    pairs = (item.partition(b"=") for item in query.split(b"&"))
    return [(_name(_decoded(name)), _decoded(value)) for name, _, value in pairs]


def _decoded(part: bytes) -> bytes | None:
    """The bytes of a percent-encoded part, or nothing where a percent sign is out of place."""
    if re.search(rb"%(?![0-9A-Fa-f]{2})", part):
        return None
    return re.sub(rb"%(..)", lambda match: bytes([int(match[1], 16)]), part)


def _name(part: bytes | None) -> str:
    """A part in lower case; what is no ASCII equals no name."""
    return part.lower().decode() if part is not None and part.isascii() else ""


def _id(value: bytes | None) -> int | None:
    digits = (value or b"").strip(BLANKS)
    if not re.fullmatch(rb"[0-9]+", digits):
        return None
    # A long run of zeros is allowed, and a longer number than any Int64 need not be read.
    digits = digits.lstrip(b"0")
    number = int(digits) if 0 < len(digits) < 20 else 0
    return number if 1 <= number <= LARGEST_ID else None


def _day(value: bytes | None) -> float | None:
    text = (value or b"").strip(BLANKS)
    if not re.fullmatch(rb"-?[0-9]+(\.[0-9]+)?", text):
        return None
    day = float(text)
    return day if DAYS[0] <= day <= DAYS[1] else None
