"""A scenario as the model takes it: what a YAML reader made of a document, with its times and links read."""

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from link_rules import DESTINATIONS, Link, of_widget, of_word, parse
from option_names import OPTIONS

TAPS = ("quickAction", "openURL", "widgetTap")
LIFECYCLE = (
    "launch", "sceneWillConnect", "observerAttach", "observerDetach", "sceneWillEnterForeground",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect",
    "terminate")
CONDITIONS = ("lock", "unlock", "sheetDidPresent", "sheetDidDismiss", "defaultNavigation")
BY_HAND = ("openApp", "goHome")
KINDS = TAPS + LIFECYCLE + CONDITIONS + BY_HAND
#: The kinds whose value is a scene.
OF_A_SCENE = tuple(kind for kind in KINDS if kind.startswith(("scene", "observer", "sheet")))

UNITS = {"ms": 1, "s": 1000, "m": 60_000}


def milliseconds(text: str | int) -> int:
    """`0ms`, `1.5s` and `2m`; a bare number is milliseconds."""
    if isinstance(text, int):
        return text
    number, unit = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(ms|s|m)", text).groups()
    return round(float(number) * UNITS[unit])


@dataclass(frozen=True)
class Device:
    """How long a phone takes from the tap to each step, in milliseconds."""

    connect: int
    attach: int
    activate: int
    resume: int

    @classmethod
    def read(cls, value: str | dict | None) -> "Device | None":
        if value is None:
            return None
        return DEVICES[value] if isinstance(value, str) else cls(
            **{name: milliseconds(text) for name, text in value.items()})


DEVICES = {
    "fast": Device(30, 120, 160, 20),
    "typical": Device(60, 240, 310, 40),
    "slow": Device(120, 900, 1500, 150),
}


def combinations(document: dict) -> Iterator[dict]:
    """The documents that one with `each` stands for."""
    each = dict(document.get("each", {}))
    if each.get("option") == "all":
        each["option"] = list(OPTIONS)
    rest = {key: value for key, value in document.items() if key != "each"}
    if "device" in each:
        rest.setdefault("device", "$device")
    for values in itertools.product(*each.values()):
        yield _filled(rest, {f"${name}": value for name, value in zip(each, values)})


def _filled(value: object, values: dict) -> object:
    match value:
        case dict():
            return {key: _filled(below, values) for key, below in value.items()}
        case list():
            return [_filled(below, values) for below in value]
        case str() if value in values:
            return values[value]
        case str():
            for name, text in values.items():
                value = value.replace(name, str(text))
    return value


@dataclass
class Request:
    """One tap, and what became of it."""

    id: str
    source: str
    link: Link
    scene: str
    tapped: int | None = None
    is_cold: bool = False
    was_accepted: bool = False
    expires_at: int | None = None
    #: The instant of the timer, from the first take on; only what waits for a timer has one.
    timer: int | None = None
    timer_is_over: bool = False
    was_taken: bool = False
    outcome: str = "pending"
    at: int | None = None
    reason: str | None = None
    by: str | None = None
    shown: dict | None = None

    @property
    def path(self) -> str:
        return "quickAction" if self.source == "quickAction" else "url"

    @property
    def same(self) -> tuple[str | None, int | None]:
        """What two requests have in common that ask for the same, whatever the day."""
        return self.link.destination, self.link.activity

    @property
    def needs_active_scene(self) -> bool:
        return self.link.destination in ("rate", "feedback")

    def row(self) -> dict:
        """The request as the JSON of `simulate` shows it."""
        day = self.link.day
        return {
            "id": self.id, "source": self.source, "destination": self.link.destination,
            "activity": self.link.activity, "day": int(day) if day is not None and day == int(day) else day,
            "outcome": self.outcome, "at": self.at, "reason": self.reason, "by": self.by,
            "scene": self.scene, "path": self.path, "shown": self.shown}


@dataclass(frozen=True)
class Event:
    index: int
    kind: str
    value: object
    scene: str
    at: int | None = None
    wait: int | None = None
    after: str | None = None
    id: str | None = None
    is_echo: bool = False
    role: str = "window"
    carries: tuple[str, ...] = ()
    requests: tuple[Request, ...] = ()


@dataclass
class Scenario:
    document: dict
    events: list[Event] = field(init=False)
    requests: list[Request] = field(init=False, default_factory=list)
    _unnamed: int = field(init=False, default=0)

    def __post_init__(self):
        self.events = [self._event(index, row) for index, row in enumerate(self.document["events"])]

    @property
    def is_warm(self) -> bool:
        return self.document.get("start", "cold") == "warm"

    @property
    def given(self) -> dict:
        return self.document.get("given", {})

    @property
    def device(self) -> Device | None:
        return Device.read(self.document.get("device"))

    @property
    def run_on(self) -> int:
        return milliseconds(self.document.get("runOn", "5s"))

    def design(self, switch: str, default: str) -> int:
        return milliseconds(self.document.get("design", {}).get(switch, default))

    @property
    def carried(self) -> frozenset[str]:
        """The ids that a connection carries: only that connection delivers them."""
        return frozenset(id for event in self.events for id in event.carries)

    def _event(self, index: int, row: dict) -> Event:
        kind = next(key for key in row if key in KINDS)
        value = row[kind]
        scene = value if kind in OF_A_SCENE else row.get("scene", "s1")
        times = {key: milliseconds(row[key]) for key in ("at", "wait") if key in row}
        requests = self._requests(kind, row, scene) if kind in TAPS else ()
        return Event(
            index, kind, value, scene, **times, after=row.get("after"), is_echo="echoOf" in row,
            id=row.get("id") if kind == "defaultNavigation" else None, role=row.get("role", "window"),
            carries=tuple(row.get("carries", ())), requests=requests)

    def _requests(self, kind: str, row: dict, scene: str) -> tuple[Request, ...]:
        links = _links(kind, row)
        ids = row.get("id")
        ids = ids if isinstance(ids, list) else [ids] * len(links)
        made = []
        for id, link in zip(ids, links, strict=True):
            made.append(Request(id or self._next_unnamed(), kind, link, scene))
            self.requests.append(made[-1])
        return tuple(made)

    def _next_unnamed(self) -> str:
        """Requests without an id are q1, q2..., counted among themselves."""
        self._unnamed += 1
        return f"q{self._unnamed}"


def _links(kind: str, row: dict) -> list[Link]:
    value = row[kind]
    if kind == "quickAction":
        return [of_word(value)]
    if kind == "widgetTap":
        return [of_widget(value, row.get("activity"))]
    return [parse(link) for link in (value if isinstance(value, list) else [value])]


def screen(name: str) -> str:
    """The canonical name of the screen that `defaultNavigation` names."""
    return DESTINATIONS[name]
