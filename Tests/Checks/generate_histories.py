"""Makes scenarios: random histories of an app that iOS allows, or that it does not.

    generate_histories.py --seed 7                  prints the scenario of that seed, and what becomes of it
    generate_histories.py --seed 7 --impossible     one with an impossible step

A history grows an event at a time; the model says of each whether it may follow. The same seed makes the
same scenario.
"""

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from launch_expectations import agrees_in_every_order, expectations, orders, spoiled
from launch_model import ACTIVE, BACKGROUND, CONNECTED, INACTIVE, Impossible, Run, Undecided, simulate
from launch_scenario import DEVICES, LIFECYCLE, OF_A_SCENE, TAPS, Scenario
from link_rules import ACTIVITY_WIDGETS, DESTINATIONS, WIDGETS
from option_names import OPTIONS
from scenario_text import written

UNKNOWN_WORDS = (
    "last_bookmark", "hoem", "Feedbak", "event", "settings/nowhere", "event/x", "plus+one", "日历")
STRANGE_LINKS = (
    "https://example.com/home", "iwool://event/not-a-number", "iwool://event", "iwool://nowhere",
    "iwool://event/1?id=2", "iwool://settings/home", "iwool://event/0", "iwool://home%FF", "iwool:",
    "iwool://user@home", "mailto:someone", "IWOOL:///Settings/Mail?x=1#top", " iwool://cal ",
    "iwool://event?id=007&id=7", "iwool:/setting", "iwool://home/left/over")
SHORT_WAITS = (0, 0, 1, 5, 20, 50, 100, 149, 150, 151, 349, 350, 351, 399, 400, 401)
LONG_WAITS = (1000, 2500, 5000, 10_001, 60_000, 119_999, 120_000, 125_000)
MOST_EVENTS = 26
SCREENS = tuple(DESTINATIONS)


def generate(seed: int) -> tuple[dict, Run]:
    """A scenario that iOS allows, and how it ends."""
    rng = random.Random(f"history {seed}")
    for _ in range(100):
        history = _History(rng)
        history.grow()
        if history.events:
            return history.document, simulate(Scenario(history.document))
    raise AssertionError(f"seed {seed} made no history in 100 attempts")


def with_expectations(seed: int, document: dict, run: Run) -> tuple[dict, bool]:
    """The scenario, half of the time with an `expect`, and whether it is to pass."""
    rng = random.Random(f"expect {seed}")
    if rng.random() < 0.5 and can_be_tied(document):
        document = document | {"ties": "everyOrder"}
        return document, not run.never_happened and agrees_in_every_order(document)
    if run.never_happened or rng.random() < 0.5:
        return document, not run.never_happened
    expect = expectations(run, rng)
    wrong = spoiled(expect, run, rng) if rng.random() < 0.15 else None
    return document | {"expect": wrong or expect}, wrong is None


def can_be_tied(document: dict) -> bool:
    """Whether some events share an instant, and the rules decide what every order of them leads to."""
    for order in orders(document) or ():
        if not _has_named_requests(order):
            return False
        try:
            simulate(Scenario(order))
        except Impossible:
            continue
        except Undecided:
            return False
    return orders(document) is not None


def _has_named_requests(document: dict) -> bool:
    """Requests without an id are counted, so their names would change with the order."""
    return all("id" in row for row in document["events"] if any(kind in row for kind in TAPS))


def generate_impossible(seed: int) -> tuple[dict, Impossible]:
    """A scenario that iOS allows but for one step, and what the model has against it."""
    rng = random.Random(f"impossible {seed}")
    for _ in range(1000):
        history = _History(rng, by_hand=True)
        history.grow()
        events = list(history.events)
        if not events:
            continue
        at = rng.randrange(len(events) + 1)
        broken = _impossible_step(rng, history, events, at)
        document = history.document | {"events": broken}
        try:
            simulate(Scenario(document))
        except Impossible as impossible:
            return document, impossible
        except Undecided:
            continue
    raise AssertionError(f"seed {seed} made no impossible history in 1000 attempts")


def _impossible_step(rng: random.Random, history: "_History", events: list[dict], at: int) -> list[dict]:
    if rng.random() < 0.1 and 0 < at < len(events):
        before = Scenario(history.document).events[at - 1]
        if before.at and events[at].keys() >= {"at"}:
            return [*events[:at], events[at] | {"at": f"{before.at - 1}ms"}, *events[at + 1:]]
    scene = rng.choice(("s1", "s1", "s2", "s3"))
    ids = [row["id"] for row in events[:at] if isinstance(row.get("id"), str)] + ["nobody"]
    kinds = [*LIFECYCLE, "lock", "unlock", "sheetDidPresent"]
    given = history.document.get("given", {})
    if "sheet" not in given and not any("sheetDidPresent" in row for row in events):
        # Otherwise it would depend on the run whether the sheet has gone by itself.
        kinds.append("sheetDidDismiss")
    kind = rng.choice(kinds)
    step: dict = {"wait": "0ms"}
    if kind in OF_A_SCENE:
        step[kind] = scene
    else:
        step[kind] = rng.choice(("user", "background")) if kind == "launch" else True
    if kind == "sceneWillConnect":
        step["carries"] = [rng.choice(ids)]
    if rng.random() < 0.1:
        step = {"wait": "0ms", "quickAction": "home", "id": "lost", "scene": scene}
    return [*events[:at], step, *events[at:]]


@dataclass
class _Step:
    """One or more events that belong together, without their times, and the weight of their kind."""

    weight: float
    rows: list[dict]


class _History:
    """A scenario that grows; `document` is always one that iOS allows."""

    def __init__(self, rng: random.Random, by_hand: bool = False):
        self.rng = rng
        self.by_hand = by_hand
        self.names = ["s1", "s2", "s3"][:rng.choice([1, 1, 1, 2, 2, 3])]
        # Few, so that taps meet their like; and often those that wait for a timer.
        prompts = ["rate", "feedback"] * rng.choice([1, 2, 20])
        self.favourites = rng.choices([*OPTIONS, "event", *prompts], k=3)
        #: Whether all events have an instant and all requests a name, so that they can change places.
        self.are_instants_plain = rng.random() < 0.3
        self.count = 0
        #: Taps that no process was there for; a later connection may carry them.
        self.uncarried: list[str] = []
        #: The rows of taps that were made, to be repeated.
        self.taps: list[dict] = []
        self.document = self._head()
        self.run = simulate(Scenario(self.document))

    @property
    def events(self) -> list[dict]:
        return self.document["events"]

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def pick(self, *choices):
        return self.rng.choice(choices)

    # What stands above the events

    def _head(self) -> dict:
        document: dict = {"version": 1, "title": "generated"}
        if self.chance(0.2):
            document["source"] = self.pick("a bug report", "owner/app#12", "it's: a \"quote\"")
        document["start"] = self.pick("cold", "cold", "warm")
        if given := self._given(is_warm=document["start"] == "warm"):
            document["given"] = given
        if not self.by_hand and self.chance(0.35):
            document["device"] = self._device()
        if design := self._design():
            document["design"] = design
        if self.chance(0.2):
            document["runOn"] = self.pick("0ms", "100ms", "1s", "5s", "2m", "130s")
        return document | {"events": []}

    def _given(self, is_warm: bool) -> dict:
        given: dict = {}
        if is_warm and (len(self.names) > 1 or self.chance(0.1)):
            given["scenes"] = self.names[:self.rng.randint(1, len(self.names))]
        there = given.get("scenes", ["s1"])
        if is_warm and self.chance(0.3):
            given["observers"] = [name for name in there if self.chance(0.6)]
        if is_warm and self.chance(0.25):
            given["sheet"] = self.rng.choice(there)
        for key, values, probability in (
                ("locked", (True, True, False), 0.2), ("mail", ("none",), 0.15),
                ("reviewPrompts", ("used", "off"), 0.15), ("build", ("testFlight",), 0.15),
                ("ios", ("16.1", "16.2", "16.2.1", "15.7", "17.0", "9.0", "26.0"), 0.2)):
            if self.chance(probability):
                given[key] = self.rng.choice(values)
        return given

    def _device(self) -> str | dict:
        if self.chance(0.7):
            return self.pick(*DEVICES)
        connect = self.pick(0, 1, 50, 60, 500)
        numbers = {"connect": connect, "attach": connect + self.pick(0, 1, 150, 900),
                   "activate": connect + self.pick(0, 1, 200, 2000), "resume": self.pick(0, 1, 40, 700)}
        return {name: f"{number}ms" for name, number in numbers.items()}

    def _design(self) -> dict:
        design = {}
        if self.chance(0.12):
            design["timer"] = self.pick("400ms", "0ms", "1ms", "1s", "2.5s", "130s")
        if self.chance(0.12):
            design["expires"] = self.pick("120s", "2m", "1s", "400ms", "10s", "5m")
        return design

    # Growing

    def grow(self) -> None:
        for _ in range(self.rng.randint(2, MOST_EVENTS)):
            state = simulate(Scenario(self.document), until_last_event=True)
            if not any(self._grow_once(state) for _ in range(8)) or self.run.never_happened:
                break

    def _grow_once(self, state: Run) -> bool:
        steps = list(self._device_steps(state) if "device" in self.document else self._steps(state))
        step = self.rng.choices(steps, [step.weight for step in steps])[0]
        document = self.document | {"events": [*self.events, *self._timed(step.rows, state)]}
        try:
            self.run = simulate(Scenario(document))
        except (Impossible, Undecided):
            return False
        self.document = document
        self._remember(step.rows, state)
        return True

    def _remember(self, rows: list[dict], state: Run) -> None:
        self.count += len(rows)
        for row in rows:
            if not any(kind in row for kind in TAPS):
                continue
            self.taps.append(row)
            ids = row.get("id", [])
            # What names its callback comes with that one, not with a connection.
            if not state.is_running and "device" not in self.document and ids and "via" not in row:
                self.uncarried.append(ids)
        for row in rows:
            for id in row.get("carries", []):
                self.uncarried = [ids for ids in self.uncarried if id != ids and id not in ids]

    def _timed(self, rows: list[dict], state: Run) -> Iterator[dict]:
        """The rows with their times, each in one of the three ways; an instant is the commonest."""
        instant = self._instant(state)
        if self.are_instants_plain:
            for row in rows:
                yield {"at": self._duration(instant)} | row
                instant += self.rng.choice(SHORT_WAITS)
            return
        yield self._timed_first(rows[0], instant, state)
        for row in rows[1:]:
            yield {"wait": f"{self.rng.choice(SHORT_WAITS)}ms"} | row

    def _timed_first(self, row: dict, instant: int, state: Run) -> dict:
        if self.events and not self.by_hand and self.chance(0.25) and (name := self._happening()):
            return {"after": name} | row | self._some_wait(0.3)
        if self.events and self.chance(0.2):
            return {"wait": self._duration(instant - state.now)} | row
        return {"at": self._duration(instant)} | row

    def _happening(self) -> str | None:
        """Something that takes place behind the last event by itself, or, seldom, that never does."""
        if self.chance(0.01):
            return self.pick("sheetDidDismiss", "sceneDidBecomeActive")
        run = self.run
        names = [name for _, name, _ in run.log[run.own_entries:] if not name.startswith("q")]
        return self.rng.choice(names) if names else None

    def _some_wait(self, probability: float) -> dict:
        return {"wait": f"{self.rng.choice(SHORT_WAITS)}ms"} if self.chance(probability) else {}

    def _instant(self, state: Run) -> int:
        """Near the last event, far from it, or exactly where something else falls due."""
        if self.chance(0.25):
            due = [entry[0] for entry in state.upcoming()]
            due = [at for instant in due for at in (instant - 1, instant, instant, instant + 1)]
            if due := [at for at in due if at >= state.now]:
                return self.rng.choice(due)
        waits = LONG_WAITS if self.chance(0.12) else SHORT_WAITS
        return state.now + self.rng.choice(waits)

    def _duration(self, number: int) -> str:
        forms = [f"{number}ms"]
        if number % 100 == 0:
            forms.append(f"{number // 1000}s" if number % 1000 == 0 else f"{number / 1000:.1f}s")
        if number % 60_000 == 0 and number:
            forms.append(f"{number // 60_000}m")
        return self.rng.choice(forms)

    # What may come next

    def _steps(self, state: Run) -> Iterator[_Step]:
        yield _Step(0.5, [{"lock": True} if not state.is_locked else {"unlock": True}])
        if state.is_locked:
            yield _Step(1.5, [{"unlock": True}])
        if not state.is_running:
            yield _Step(2, [self._tap(self.rng.choice(self.names))])
            yield _Step(4, [{"launch": self.pick("user", "background")}])
            return
        yield _Step(0.15, [{"terminate": True}])
        for name in self.names:
            if name in state.scenes:
                yield from self._scene_steps(state, name)
            else:
                yield _Step(4 if name == "s1" else 1.5, list(self._connection(name)))

    def _connection(self, name: str) -> Iterator[dict]:
        """A connection, behind taps that came while the scene was not there."""
        carried = [id for ids in self.uncarried if self.chance(0.85)
                   for id in (ids if isinstance(ids, list) else [ids])]
        for number in range(self.rng.choice([0, 0, 1, 1, 2])):
            tap = self._tap(name, number=number, is_named=True)
            carried += tap["id"] if isinstance(tap["id"], list) else [tap["id"]]
            yield tap
        self.rng.shuffle(carried)
        row: dict = {"sceneWillConnect": name}
        if carried or self.chance(0.3):
            row["carries"] = carried
        if carried and self.chance(0.7):
            both = ["configurationForConnecting", "willConnectTo"]
            row["via"] = self.pick(both, both[:1], both[1:])
        if name != "s1" and self.chance(0.2):
            row["role"] = "carPlay"
        elif self.chance(0.1):
            row["role"] = "window"
        yield row

    def _scene_steps(self, state: Run, name: str) -> Iterator[_Step]:
        scene = state.scenes[name]
        phases = {CONNECTED: ("sceneWillEnterForeground", "sceneDidBecomeActive", "sceneDidEnterBackground"),
                  INACTIVE: ("sceneDidBecomeActive", "sceneDidBecomeActive", "sceneDidEnterBackground"),
                  ACTIVE: ("sceneWillResignActive",), BACKGROUND: ("sceneWillEnterForeground",)}
        for kind in phases[scene.phase]:
            yield _Step(1.2, [{kind: name}])
        if scene.role == "window":
            yield _Step(0.4, [{"observerDetach": name}]) if scene.is_attached else _Step(
                4, [{"observerAttach": name}])
            yield _Step(0.3, [{"sheetDidPresent": name}] if not scene.sheet else [{"sheetDidDismiss": name}])
            yield _Step(0.6, [self._navigation(name)])
        if scene.sheet:
            yield _Step(1, [{"sheetDidDismiss": name}])
        yield _Step(0.12, [{"sceneDidDisconnect": name}])
        yield _Step(2.5, [self._tap(name)])

    def _device_steps(self, state: Run) -> Iterator[_Step]:
        yield _Step(0.7, [{"unlock": True} if state.is_locked else {"lock": True}])
        for name in self.names:
            there = {} if name == "s1" and self.chance(0.8) else {"scene": name}
            yield _Step(3, [self._tap(name)])
            yield _Step(0.6, [{"openApp": True} | there])
            if scene := state.scenes.get(name):
                yield _Step(1, [{"goHome": True} | there])
                yield _Step(0.5, [{"sheetDidDismiss": name} if scene.sheet else {"sheetDidPresent": name}])
                yield _Step(0.5, [self._navigation(name)])

    def _navigation(self, scene: str) -> dict:
        row = {"defaultNavigation": self.rng.choice(SCREENS), "id": f"n{self.count}"}
        return row if scene == "s1" and self.chance(0.7) else row | {"scene": scene}

    # Taps

    def _tap(self, scene: str, *, number: int = 0, is_named: bool = False) -> dict:
        row = self._repeated() if self.taps and self.chance(0.3) else self._new_tap()
        if is_named or self.are_instants_plain or "echoOf" in row or self.chance(0.85):
            row["id"] = self._id(row, number)
        if not is_named and self.chance(0.15):
            row["via"] = "performActionFor" if "quickAction" in row else "onOpenURL"
        if scene != "s1" or self.chance(0.1):
            row["scene"] = scene
        return row

    def _id(self, row: dict, number: int) -> str | list[str]:
        name = f"a{self.count + number}"
        links = row.get("openURL")
        return [f"{name}{'xyzw'[at]}" for at in range(len(links))] if isinstance(links, list) else name

    def _repeated(self) -> dict:
        """A tap again, as an echo of the first or on its own."""
        before = self.rng.choice(self.taps)
        row = {key: value for key, value in before.items() if key in (*TAPS, "activity")}
        if isinstance(before.get("id"), str) and self.chance(0.5):
            row["echoOf"] = before["id"]
        return row

    def _new_tap(self) -> dict:
        kind = self.pick("quickAction", "quickAction", "openURL", "openURL", "widgetTap")
        if kind == "quickAction":
            return {kind: self._word()}
        if kind == "widgetTap":
            return self._widget_tap()
        if self.chance(0.2):
            return {kind: [self._link() for _ in range(self.rng.randint(1, 4))]}
        return {kind: self._link()}

    def _word(self) -> str:
        if self.chance(0.12):
            return self.rng.choice(UNKNOWN_WORDS)
        if self.chance(0.2):
            return self._link()
        name = self.rng.choice(self.favourites)
        if name == "event":
            return f"event/{self.pick(1, 42)}"
        if self.chance(0.1) and name in ("rate", "feedback", "scanner", "reminders"):
            return f"settings/{name}"
        return self.rng.choice((name, name, name.upper(), *OPTIONS[name]))

    def _link(self) -> str:
        if self.chance(0.15):
            return self.rng.choice(STRANGE_LINKS)
        name = self.rng.choice(self.favourites)
        if name == "event":
            return self._event_link()
        return f"iwool://{self.rng.choice((name, name, *OPTIONS[name]))}"

    def _event_link(self) -> str:
        day = self.pick("", "", "day=189302400", "day=-86400", "day=x")
        id = self.pick(1, 42, 9223372036854775807)
        if self.chance(0.3):
            return f"iwool://event?id={id}" + (f"&{day}" if day else "")
        return f"iwool://event/{id}" + (f"?{day}" if day else "")

    def _widget_tap(self) -> dict:
        if self.chance(0.4):
            return {"widgetTap": self._link()}
        if self.chance(0.3):
            name = self.rng.choice(ACTIVITY_WIDGETS)
            return {"widgetTap": name} | ({"activity": self.pick(1, 42)} if self.chance(0.7) else {})
        return {"widgetTap": self.rng.choice(tuple(WIDGETS))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--impossible", action="store_true")
    arguments = parser.parse_args()
    if arguments.impossible:
        document, impossible = generate_impossible(arguments.seed)
        print(written(document, arguments.seed), impossible)
        return
    document, run = generate(arguments.seed)
    document, is_to_pass = with_expectations(arguments.seed, document, run)
    print(written(document, arguments.seed), f"passes: {is_to_pass}, final: {run.final}", sep="\n")
    for request in run.requests:
        print(json.dumps(request.row(), sort_keys=True))


if __name__ == "__main__":
    main()
