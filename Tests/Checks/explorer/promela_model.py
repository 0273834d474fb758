#!/usr/bin/env python3
"""Writes the launch delivery model of given taps, budgets and design for the model checker spin.

    promela_model.py --tap feedback --tap iwool://stats --without lock [--set clears=never]

launch_delivery.pml says what a step does; this file says which steps there are, when iOS allows them, and
which switch of a design means what in the model. The text depends on no more than how many scenes and requests
there are, since the C compiler takes longer than a search; everything else is read from IWOOL_CASE, numbers in
the order of `values`, when the search begins.
"""

import argparse
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

TEMPLATE = Path(__file__).resolve().parent / "launch_delivery.pml"

#: Checks the model, and only with the reference; the explorer has none of that name.
OWN_PROMISE = "booksAgree"
#: In the order of the numbers in launch_delivery.pml.
PROMISES = (
    "nothingLost", "openedOnce", "latestWins", "neverTooEarly", "notUnderLockOrSheet", "neverStale",
    "onlyTheTappedWindow", "explicitWins", "noNeedlessWait", "countsAddUp", OWN_PROMISE)

#: Events with a budget. Taps happen once each, deadlines when their time comes, and a sheet that was presented
#: goes away.
EVENTS = (
    "launch", "terminate", "lock", "unlock", "sceneWillConnect", "sceneDidDisconnect", "observerAttach",
    "observerDetach", "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneDidEnterBackground", "sheetDidPresent", "defaultNavigation", "echo")
GROUPS = {"lock": ("lock", "unlock"), "sheet": ("sheetDidPresent",)}
#: No limit for all events together.
UNLIMITED = 255

#: The names a quick action or link may have here: the canonical ones only. A link to any other is invalid; the
#: explorer takes no invalid quick action.
PAGES = (
    "home", "calendar", "stats", "settings", "new", "island", "reminders", "scanner", "rate", "feedback")
NEED_AN_ACTIVE_SCENE = ("rate", "feedback")

CALLBACKS = {
    "configurationForConnecting": "SEEN_IN_CONFIGURATION", "willConnectTo": "SEEN_IN_WILL_CONNECT",
    "performActionFor": "SEEN_IN_PERFORM_ACTION_FOR"}
READINGS = {
    "attach": "READ_ON_ATTACH", "announce": "READ_ON_ANNOUNCE", "activate": "READ_ON_ACTIVATE"}
#: Switches whose value is a set, by the macro of each member; and what the reference has.
SETS = {"seenIn": (CALLBACKS, tuple(CALLBACKS)), "readOn": (READINGS, ("attach", "announce"))}

#: What each wrong value means here, beside the macro that is set for it.
MEANINGS = {
    # The links of a connection are not read; those that onOpenURL brings are.
    ("connectionLinks", "ignored"): "CONNECTION_LINKS_IGNORED",
    # Nothing is displaced. The observer holds one, the oldest, and takes the next when that has opened.
    ("keptIn", "queue"): "KEPT_IN_QUEUE",
    # A slot for quick actions and one for links. The observer holds one of either, and takes the next when that
    # has opened; of two that lie there it takes the quick action.
    ("keptIn", "perSource"): "KEPT_IN_PER_SOURCE",
    # Only an observer that is attached at the delivery gets it; what it still holds at its detach is lost.
    ("keptIn", "nowhere"): "KEPT_IN_NOWHERE",
    # While one waits in the scene, a newer one is superseded by it.
    ("wins", "first"): "WINS_FIRST",
    # An invalid request is stored and supersedes; taking finds it out. performActionFor has said true by then.
    ("validates", "afterTaking"): "VALIDATES_AFTER_TAKING",
    # Taking leaves the request in the slot, so every later attach or announcement takes it again.
    ("clears", "never"): "CLEARS_NEVER",
    # The slot outlives the process, what an observer holds does not. The memory of duplicates dies with it.
    ("survives", "acrossLaunches"): "SURVIVES_ACROSS_LAUNCHES",
    # Every delivery is accepted, copies of the connection's links too.
    ("duplicates", "kept"): "DUPLICATES_KEPT",
    # The memory of a cycle, copies of links too, is kept until the process ends.
    ("duplicates", "ignoredForever"): "DUPLICATES_IGNORED_FOREVER",
    # Between the attach and a step of its own the observer hears of nothing that is delivered.
    ("attaches", "takeThenSubscribe"): "TAKE_THEN_SUBSCRIBE",
    # Every request waits for a timer from its first take, warm ones and tabs too.
    ("timerFor", "everyOpen"): "TIMER_FOR_EVERY_OPEN",
    # No request waits for a timer.
    ("timerFor", "none"): "TIMER_FOR_NONE",
    # Nothing asks whether the scene is active: a cold rate or feedback waits for its timer, a warm one not.
    ("opensWhen", "timerFires"): "OPENS_WHEN_TIMER_FIRES",
    # A rate or feedback that the observer holds when its scene resigns is thrown away.
    ("onResign", "drops"): "ON_RESIGN_DROPS",
    # The lock is no gate.
    ("lock", "opensAnyway"): "LOCK_OPENS_ANYWAY",
    # A sheet is no gate.
    ("sheet", "opensAnyway"): "SHEET_OPENS_ANYWAY",
    # The 120 s pass, and the app keeps the request.
    ("expires", "never"): "EXPIRES_NEVER",
    # The slot of a scene outlives the scene, and its next connection finds what lies there.
    ("livesWith", "process"): "LIVES_WITH_PROCESS",
    # Cold is what is delivered before any scene of the process was active for the first time.
    ("coldMeans", "processAge"): "COLD_MEANS_PROCESS_AGE",
    # An announcement reaches all observers, the first in the order of the scenes takes; all slots are looked into.
    ("heardBy", "everyScene"): "HEARD_BY_EVERY_SCENE",
    # Automatic navigation is always applied.
    ("defaultNavigation", "overwrites"): "DEFAULT_NAVIGATION_OVERWRITES",
    # Of the links that one connection carries only the first is read.
    ("links", "first"): "LINKS_FIRST",
}
#: Values that are not wrong. Durations are equal here: a deadline comes at any time after its start.
HARMLESS = {("ui", "SwiftUI"), ("ui", "UIKit")}


@dataclass(frozen=True)
class Tap:
    text: str

    @property
    def is_link(self) -> bool:
        return ":" in self.text

    @property
    def destination(self) -> str:
        """What counts for equality: the destination and the id, whatever the day."""
        return self.text.removeprefix("iwool://").partition("?")[0]

    @property
    def is_valid(self) -> bool:
        return self.destination in PAGES or re.fullmatch(r"event/\d+", self.destination) is not None

    @property
    def needs_active(self) -> bool:
        return self.destination in NEED_AN_ACTIVE_SCENE


@dataclass(frozen=True)
class Shape:
    """What the text of a model depends on."""
    scenes: int
    taps: int
    requests: int


@dataclass(frozen=True)
class Case:
    """What the explorer is given."""
    taps: tuple[str, ...]
    each: int = 1
    without: tuple[str, ...] = ()
    scenes: int = 1
    echoes: int = 0
    events: int = UNLIMITED
    design: dict[str, str] = field(default_factory=dict)

    @property
    def shape(self) -> Shape:
        return Shape(self.scenes, len(self.taps), len(self.requests))

    @property
    def requests(self) -> tuple[str, ...]:
        """The taps, and behind them an echo of each."""
        return self.taps * 2 if self.echoes else self.taps

    def budget(self, event: str) -> int:
        if event == "echo":
            return self.echoes
        spared = {name for word in self.without for name in GROUPS.get(word, (word,))}
        return 0 if event in spared else self.each


def members(value: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in value.strip("[]").split(",") if word.strip())


def is_duration(switch: str, value: str) -> bool:
    return switch in ("timer", "expires") and re.fullmatch(r"\d+(\.\d+)?(ms|s|m)", value) is not None


def design_macros(design: dict[str, str]) -> dict[str, int]:
    """Every macro of a design, all at the reference's value but for those that the design sets."""
    macros = dict.fromkeys(MEANINGS.values(), 0)
    for switch, (names, reference) in SETS.items():
        chosen = members(design[switch]) if switch in design else reference
        for name in chosen:
            if name not in names:
                raise ValueError(f"{switch} has no member {name}")
        macros |= {macro: int(name in chosen) for name, macro in names.items()}
    for switch, value in design.items():
        if (switch, value) in MEANINGS:
            macros[MEANINGS[switch, value]] = 1
        elif not (switch in SETS or (switch, value) in HARMLESS or is_duration(switch, value)):
            raise ValueError(f"{switch}={value} has no meaning in this model")
    return macros


@dataclass(frozen=True)
class Step:
    label: str
    guard: str
    action: str


def event_step(event: str, scene: int | None, guard: str, action: str, note: str = "") -> Step:
    """A step that costs budget. All scenes share the budget of an event."""
    left = f"left[{EVENTS.index(event)}]"
    name = event if scene is None else f"{event} s{scene + 1}"
    return Step(name + note, f"{left} > 0 && eventsLeft > 0 && {guard}", f"{left}--; eventsLeft--; {action}")


def process_steps() -> list[Step]:
    return [
        event_step("launch", None, "!running", "launch()"),
        event_step("terminate", None, "running", "terminate()"),
        event_step("lock", None, "!locked", "locked = 1"),
        event_step("unlock", None, "locked", "locked = 0")]


def connection_steps(scene: int, taps: int) -> list[Step]:
    """Under SwiftUI the connection may come through its first callback only, and that of a restored session comes
    through the second only. Without anything to carry it makes no difference."""
    guard = f"running && stage[{scene}] == GONE"
    carries = " || ".join(f"(ledger[{tap}] == WITH_IOS && home[{tap}] == {scene})" for tap in range(taps))
    return [
        event_step("sceneWillConnect", scene, guard, f"connect({scene}, 1, 1)"),
        event_step(
            "sceneWillConnect", scene, f"{guard} && IS_SWIFT_UI && ({carries})", f"connect({scene}, 1, 0)",
            " via configurationForConnecting"),
        event_step(
            "sceneWillConnect", scene, f"{guard} && ({carries})", f"connect({scene}, 0, 1)", " via willConnectTo")]


def scene_steps(scene: int) -> list[Step]:
    stage, connected = f"stage[{scene}]", f"IS_CONNECTED({scene})"
    attached, sheet = f"attached[{scene}]", f"sheet[{scene}]"
    # A scene on its way to the foreground may leave out entering it, and may never become active.
    is_outside = f"({stage} == CONNECTING || {stage} == BACKGROUND)"
    is_before_active = f"({stage} == CONNECTING || {stage} == INACTIVE)"

    def step(event: str, guard: str, action: str) -> Step:
        return event_step(event, scene, guard, action)

    return [
        step("sceneDidDisconnect", connected, f"disconnect({scene})"),
        step("observerAttach", f"{connected} && !{attached}", f"attach({scene})"),
        step("observerDetach", attached, f"detach({scene})"),
        step("sceneWillEnterForeground", is_outside, f"{stage} = INACTIVE"),
        step("sceneDidBecomeActive", is_before_active, f"becomeActive({scene})"),
        step("sceneWillResignActive", f"{stage} == ACTIVE", f"resignActive({scene})"),
        step("sceneDidEnterBackground", is_before_active, f"enterBackground({scene})"),
        step("sheetDidPresent", f"{connected} && !{sheet}", f"{sheet} = 1"),
        Step(f"sheetDidDismiss s{scene + 1}", sheet, f"{sheet} = 0"),
        Step(f"subscribe s{scene + 1}", f"deaf[{scene}]", f"deaf[{scene}] = 0"),
        step("defaultNavigation", connected, f"navigate({scene})")]


def tap_steps(shape: Shape) -> list[Step]:
    return [
        Step(f"tap {tap + 1} s{scene + 1}", f"order[{tap}] == 0", f"tap({tap}, {scene})")
        for tap in range(shape.taps) for scene in range(shape.scenes)]


def echo_steps(shape: Shape) -> list[Step]:
    """A request that a callback has brought comes again, while its scene is connected."""
    return [
        event_step(
            "echo", None, f"IS_DELIVERED({echo - shape.taps}) && IS_CONNECTED(home[{echo - shape.taps}]) && "
            f"order[{echo}] == 0", f"echo({echo - shape.taps}, {echo})", f" of {echo - shape.taps + 1}")
        for echo in range(shape.taps, shape.requests)]


def deadline_steps(requests: int) -> list[Step]:
    """Timers pass in the order in which they began. A time passes when nothing runs that began before it."""
    steps = []
    for number in range(requests):
        mine = f"clock[{requests + number}]"
        others = "".join(
            f" && !(clock[{other}] > 0 && clock[{other}] < {mine})"
            for other in range(requests, 2 * requests) if other != requests + number)
        steps.append(Step(f"timer {number + 1}", f"{mine} > 0{others}", f"timerPassed({number})"))
        steps.append(Step(f"expiry {number + 1}", f"clock[{number}] == 1", f"expire({number})"))
    return steps


def all_steps(shape: Shape) -> list[Step]:
    steps = tap_steps(shape) + process_steps()
    for scene in range(shape.scenes):
        steps += connection_steps(scene, shape.taps) + scene_steps(scene)
    return steps + echo_steps(shape) + deadline_steps(shape.requests)


def values(case: Case) -> dict[str, int]:
    """What the state begins with, besides zeros, and the design: cold, unlocked, nothing tapped, all budgets
    full."""
    values = {f"left[{number}]": case.budget(event) for number, event in enumerate(EVENTS)}
    values["eventsLeft"] = case.events
    destinations = sorted({Tap(text).destination for text in case.taps})
    for number, text in enumerate(case.requests):
        tap = Tap(text)
        values |= {
            f"link[{number}]": int(tap.is_link), f"needsActive[{number}]": int(tap.needs_active),
            f"valid[{number}]": int(tap.is_valid), f"equal[{number}]": destinations.index(tap.destination)}
    values["IS_REFERENCE"] = int(not set(case.design) - {"ui"})
    values["IS_SWIFT_UI"] = int(case.design.get("ui", "SwiftUI") == "SwiftUI")
    return values | design_macros(case.design)


def environment(case: Case) -> dict[str, str]:
    """What the search of a model has to find in its environment."""
    return {"IWOOL_CASE": " ".join(map(str, values(case).values()))}


def model(case: Case) -> str:
    """The whole text for spin: the same for all cases of a shape."""
    shape = case.shape
    numbers = {
        "SCENES": shape.scenes, "REQUESTS": shape.requests, "CLOCKS": 2 * shape.requests, "BUDGETS": len(EVENTS)}
    head = "".join(f"#define {name} {value}\n" for name, value in numbers.items())
    head += "".join(f"bit {name};\n" for name in values(case) if name.isupper())
    start = "".join(f"            now.{name} = strtol(text, &text, 10);\n" for name in values(case))
    steps = "".join(
        f"    :: d_step {{ {step.guard} -> {step.action}; settle() }}  /* {step.label} */\n"
        for step in all_steps(shape))
    return (
        f"{head}\n{TEMPLATE.read_text()}\nactive proctype everyOrder() {{\n    d_step {{\n        c_code {{\n"
        f"            char *text = getenv(\"IWOOL_CASE\");\n{start}        }}\n    }}\n"
        f"end:\n    do\n{steps}    od\n}}\n")


def add_case_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tap", action="append", default=[], metavar="WORD|LINK")
    parser.add_argument("--each", type=int, default=1, metavar="N")
    parser.add_argument("--without", default="", metavar="EVENT,...")
    parser.add_argument("--scenes", type=int, default=1, metavar="N")
    parser.add_argument("--echo", type=int, default=0, metavar="N")
    parser.add_argument("--events", type=int, default=UNLIMITED, metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="SWITCH=VALUE")


def case_of(arguments: argparse.Namespace) -> Case:
    without = members(arguments.without)
    for name in without:
        if name not in EVENTS and name not in GROUPS:
            sys.exit(f"no event is named {name}")
    design = {switch: value for switch, _, value in (text.partition("=") for text in arguments.set)}
    case = Case(
        tuple(arguments.tap), arguments.each, without, arguments.scenes, arguments.echo, arguments.events, design)
    try:
        design_macros(design)
    except ValueError as error:
        sys.exit(str(error))
    return case


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_case_arguments(parser)
    case = case_of(parser.parse_args())
    print(model(case), end="")
    print("".join(f"/* {name}={value} */\n" for name, value in environment(case).items()), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
