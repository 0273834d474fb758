#!/usr/bin/env python3
"""Writes the launch delivery model of given taps, budgets and design for the model checker spin.

    promela_model.py --tap feedback --tap iwool://stats --without lock [--set clears=never]

launch_delivery.pml says what a step does; this file says which steps there are, when iOS allows them, and
which switch of a design means what in the model.
"""

import argparse
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

TEMPLATE = Path(__file__).resolve().parent / "launch_delivery.pml"

#: In the order of the numbers in launch_delivery.pml. The last one checks the model, and only the reference.
PROMISES = (
    "nothingLost", "openedOnce", "latestWins", "neverTooEarly", "notUnderLock", "notUnderSheet", "neverStale",
    "onlyTheTappedWindow", "explicitWins", "noNeedlessWait", "completionOnce", "booksAgree")

#: Events with a budget. Taps happen once each, and deadlines when their time comes.
EVENTS = (
    "launch", "terminate", "lock", "unlock", "sceneWillConnect", "sceneDidDisconnect", "observerAttach",
    "observerDetach", "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneDidEnterBackground", "sheetDidPresent", "sheetDidDismiss", "defaultNavigation")
GROUPS = {"lock": ("lock", "unlock"), "sheet": ("sheetDidPresent", "sheetDidDismiss")}

#: The names a quick action or link may have here: the canonical ones only. Any other name is an invalid tap.
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
    # Nothing is displaced. Taking takes all; they open one by one, and the oldest blocks those behind it.
    ("keptIn", "queue"): "KEPT_IN_QUEUE",
    # A slot for quick actions and one for links; what is taken of both is held, and opens by its own gates.
    ("keptIn", "perSource"): "KEPT_IN_PER_SOURCE",
    # Only an observer that is attached at the delivery gets it; what it still holds at its detach is lost.
    ("keptIn", "nowhere"): "KEPT_IN_NOWHERE",
    # While one is pending in the scene, a newer one is thrown away.
    ("wins", "first"): "WINS_FIRST",
    # An invalid request is stored and displaces; taking finds it out. performActionFor has said true by then.
    ("validates", "afterTaking"): "VALIDATES_AFTER_TAKING",
    # Taking leaves the request in the slot, so every later attach or announcement takes it again.
    ("clears", "never"): "CLEARS_NEVER",
    # The slot outlives the process, what an observer holds does not. The memory of duplicates dies with it.
    ("survives", "acrossLaunches"): "SURVIVES_ACROSS_LAUNCHES",
    # Every delivery is accepted, copies of the connection's links too.
    ("duplicates", "kept"): "DUPLICATES_KEPT",
    # The memory of a cycle, copies of links too, is kept until the process ends.
    ("duplicates", "ignoredForever"): "DUPLICATES_IGNORED_FOREVER",
    # What is delivered in the step directly behind the attach is not heard; it stays in the slot.
    ("attaches", "takeThenSubscribe"): "TAKE_THEN_SUBSCRIBE",
    # Every request waits for a timer from its first take, warm ones and tabs too.
    ("timerFor", "everyOpen"): "TIMER_FOR_EVERY_OPEN",
    # No request waits for a timer.
    ("timerFor", "none"): "TIMER_FOR_NONE",
    # A cold rate or feedback opens when its timer is over, active or not; a warm one waits for the scene.
    ("opensWhen", "timerFires"): "OPENS_WHEN_TIMER_FIRES",
    # Whatever the observer holds when its scene resigns is thrown away; what is in the slot stays.
    ("onResign", "drops"): "ON_RESIGN_DROPS",
    # The lock is no gate.
    ("lock", "opensAnyway"): "LOCK_OPENS_ANYWAY",
    # A sheet is no gate.
    ("sheet", "opensAnyway"): "SHEET_OPENS_ANYWAY",
    # The 120 s pass, and the app keeps the request.
    ("expires", "never"): "EXPIRES_NEVER",
    # One slot for the process: it outlives scenes, and whichever scene takes gets what is in it.
    ("livesWith", "process"): "LIVES_WITH_PROCESS",
    # Cold is what is delivered before any scene of the process was active for the first time.
    ("coldMeans", "processAge"): "COLD_MEANS_PROCESS_AGE",
    # An announcement reaches all attached observers; the first in the order of the scenes takes the request.
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
class Case:
    """What the explorer is given."""
    taps: tuple[str, ...]
    each: int = 1
    without: tuple[str, ...] = ()
    scenes: int = 1
    echoes: int = 0
    design: dict[str, str] = field(default_factory=dict)

    def budget(self, event: str) -> int:
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
    return Step(name + note, f"{left} > 0 && {guard}", f"{left}--; {action}")


def process_steps() -> list[Step]:
    return [
        event_step("launch", None, "!running", "launch()"),
        event_step("terminate", None, "running", "terminate()"),
        event_step("lock", None, "!locked", "locked = 1"),
        event_step("unlock", None, "locked", "locked = 0")]


def connection_steps(scene: int, may_swallow: bool) -> list[Step]:
    """Under SwiftUI the connection may come through its first callback only."""
    guard = f"running && stage[{scene}] == GONE"
    steps = [event_step("sceneWillConnect", scene, guard, f"connect({scene}, 1)")]
    if may_swallow:
        note = " via configurationForConnecting"
        steps.append(event_step("sceneWillConnect", scene, guard, f"connect({scene}, 0)", note))
    return steps


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
        step("sheetDidDismiss", sheet, f"{sheet} = 0"),
        step("defaultNavigation", connected, f"navigate({scene})")]


def tap_steps(case: Case) -> list[Step]:
    return [
        Step(f"tap {number + 1} s{scene + 1}", f"order[{number}] == 0", f"tap({number}, {scene})")
        for number in range(len(case.taps)) for scene in range(case.scenes)]


def echo_steps(case: Case) -> list[Step]:
    """A request that a callback has brought comes again, while its scene is connected."""
    first = len(case.taps)
    steps = []
    for number in range(first):
        for copy in range(first, first + case.echoes):
            guard = f"ledger[{number}] > WITH_IOS && IS_CONNECTED(home[{number}]) && order[{copy}] == 0"
            if copy > first:
                guard += f" && order[{copy - 1}] != 0"
            steps.append(Step(f"echo of {number + 1}", guard, f"echo({number}, {copy})"))
    return steps


def deadline_steps(requests: int) -> list[Step]:
    """Expiries come in the order of the taps, and none while the request's own timer runs."""
    steps = []
    for number in range(requests):
        steps.append(Step(f"timer {number + 1}", f"timer[{number}] == RUNNING", f"timer[{number}] = OVER"))
        older = "".join(
            f" && !(ledger[{other}] == PENDING && order[{other}] < order[{number}])"
            for other in range(requests) if other != number)
        guard = f"ledger[{number}] == PENDING && timer[{number}] != RUNNING{older}"
        steps.append(Step(f"expiry {number + 1}", guard, f"expire({number})"))
    return steps


def all_steps(case: Case) -> list[Step]:
    steps = tap_steps(case) + process_steps()
    for scene in range(case.scenes):
        steps += connection_steps(scene, case.design.get("ui", "SwiftUI") == "SwiftUI")
        steps += scene_steps(scene)
    return steps + echo_steps(case) + deadline_steps(len(case.taps) + case.echoes)


def first_values(case: Case) -> list[str]:
    """What the state begins with, besides zeros: cold, unlocked, nothing tapped, all budgets full."""
    lines = [f"left[{number}] = {case.budget(event)}" for number, event in enumerate(EVENTS)]
    destinations = sorted({Tap(text).destination for text in case.taps})
    for number, text in enumerate(case.taps):
        tap = Tap(text)
        lines += [
            f"link[{number}] = {int(tap.is_link)}", f"needsActive[{number}] = {int(tap.needs_active)}",
            f"valid[{number}] = {int(tap.is_valid)}",
            f"equal[{number}] = {destinations.index(tap.destination)}"]
    return lines


def model(case: Case) -> str:
    """The whole text for spin."""
    macros = {
        "SCENES": case.scenes, "REQUESTS": len(case.taps) + case.echoes, "BUDGETS": len(EVENTS),
        "IS_REFERENCE": int(not set(case.design) - {"ui"}), **design_macros(case.design)}
    head = "".join(f"#define {name} {value}\n" for name, value in macros.items())
    start = "".join(f"        {line};\n" for line in first_values(case))
    steps = "".join(
        f"    :: d_step {{ {step.guard} -> {step.action}; settle() }}  /* {step.label} */\n"
        for step in all_steps(case))
    return (
        f"{head}\n{TEMPLATE.read_text()}\nactive proctype everyOrder() {{\n    d_step {{\n{start}    }}\n"
        f"end:\n    do\n{steps}    od\n}}\n")


def add_case_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tap", action="append", default=[], metavar="WORD|LINK")
    parser.add_argument("--each", type=int, default=1, metavar="N")
    parser.add_argument("--without", default="", metavar="EVENT,...")
    parser.add_argument("--scenes", type=int, default=1, metavar="N")
    parser.add_argument("--echo", type=int, default=0, metavar="N")
    parser.add_argument("--set", action="append", default=[], metavar="SWITCH=VALUE")


def case_of(arguments: argparse.Namespace) -> Case:
    without = members(arguments.without)
    for name in without:
        if name not in EVENTS and name not in GROUPS:
            sys.exit(f"no event is named {name}")
    design = {switch: value for switch, _, value in (text.partition("=") for text in arguments.set)}
    case = Case(tuple(arguments.tap), arguments.each, without, arguments.scenes, arguments.echo, design)
    try:
        design_macros(design)
    except ValueError as error:
        sys.exit(str(error))
    return case


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_case_arguments(parser)
    print(model(case_of(parser.parse_args())), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
