"""Small histories and what the rules say of them, worked out by hand: they hold the model itself."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import checks_environment
import link_rules
from launch_model import Impossible, simulate
from launch_scenario import Scenario

LINKS = checks_environment.ROOT / "Tests" / "Fixtures" / "links.jsonl"


@dataclass
class Case:
    name: str
    events: list[dict]
    #: What is said of each request: outcome, instant, and a reason or a newer request.
    ends: dict[str, tuple]
    head: dict = field(default_factory=dict)
    final: str | None = None

    def document(self) -> dict:
        return {"version": 1, "title": self.name, "start": "cold"} | self.head | {"events": self.events}


WARM = {"start": "warm"}
DEVICE = {"device": "typical"}
BOTH_WINDOWS = {"start": "warm", "given": {"scenes": ["s1", "s2"]}}


def _launched(*taps: dict, attach: str = "200ms", active: str = "300ms") -> list[dict]:
    """A cold start that carries the taps, all of which happen at its first instant."""
    return [
        *({"at": "0ms"} | tap for tap in taps), {"at": "5ms", "launch": "user"},
        {"at": "60ms", "sceneWillConnect": "s1", "carries": [tap["id"] for tap in taps]},
        {"at": attach, "observerAttach": "s1"}, {"at": active, "sceneDidBecomeActive": "s1"}]


def _quick(word: str, id: str = "a", **more: object) -> dict:
    return {"quickAction": word, "id": id} | more


def _url(link: object, id: object = "a", **more: object) -> dict:
    return {"openURL": link, "id": id} | more


CASES = (
    # The timer of what came with a connection
    Case("a cold prompt opens with its timer, counted from the take",
         _launched(_quick("rate")), {"a": ("opened", 600)}, final="rate"),
    Case("a slow activation needs no timer any more",
         _launched(_quick("feedback"), active="1500ms"), {"a": ("opened", 1500)}),
    Case("leaving neither stops nor restarts the timer",
         [*_launched(_quick("rate")), {"at": "400ms", "sceneWillResignActive": "s1"},
          {"at": "500ms", "observerDetach": "s1"}, {"at": "700ms", "observerAttach": "s1"},
          {"at": "900ms", "sceneDidBecomeActive": "s1"}], {"a": ("opened", 900)}),
    Case("a warm prompt has no timer",
         [{"at": "0ms", "sceneWillEnterForeground": "s1"}, {"at": "1ms"} | _quick("rate"),
          {"at": "20ms", "sceneDidBecomeActive": "s1"}], {"a": ("opened", 20)}, WARM),
    Case("the timer stands behind the file's events of its instant",
         [*_launched(_quick("rate")), {"at": "600ms", "sceneWillResignActive": "s1"}],
         {"a": ("pending", None)}),
    # Duplicates
    Case("a quick action is a duplicate within its cycle, whatever the day",
         [{"at": "0ms"} | _quick("iwool://event/1?day=5"),
          {"at": "9ms"} | _quick("iwool://event/1?day=6", "b")],
         {"a": ("opened", 0), "b": ("ignored", 9, "duplicateDelivery")}, WARM),
    Case("what is delivered in the background belongs to the next cycle",
         [{"at": "0ms"} | _quick("home"), {"at": "1ms", "sceneWillEnterForeground": "s1"},
          {"at": "2ms"} | _quick("home", "b"), {"at": "3ms", "sceneDidEnterBackground": "s1"},
          {"at": "4ms"} | _quick("home", "c")],
         {"a": ("opened", 0), "b": ("ignored", 2, "duplicateDelivery"), "c": ("opened", 4)}, WARM),
    Case("every URL of the connection has one copy, whatever comes between",
         [*_launched(_url("iwool://home"), _url("iwool://cal", "b")),
          {"at": "1s"} | _url("iwool://stats", "c"), {"at": "2s"} | _url("iwool://home", "d"),
          {"at": "3s"} | _url("iwool://home", "e")],
         {"a": ("superseded", 60, "b"), "b": ("opened", 200), "c": ("opened", 1000),
          "d": ("ignored", 2000, "duplicateDelivery"), "e": ("opened", 3000)}),
    Case("a URL is no copy of a quick action",
         [*_launched(_quick("home")), {"at": "1s"} | _url("iwool://home", "b")],
         {"a": ("opened", 200), "b": ("opened", 1000)}),
    # One slot, the latest wins
    Case("the links of one callback are announced once",
         [{"at": "0ms"} | _url(["iwool://home", "iwool://x", "iwool://cal"], ["a", "b", "c"])],
         {"a": ("superseded", 0, "c"), "b": ("ignored", 0, "unknownPath"), "c": ("opened", 0)}, WARM,
         final="calendar"),
    Case("scenes have slots of their own",
         [{"at": "0ms", "lock": True}, {"at": "1ms"} | _quick("home"),
          {"at": "2ms"} | _quick("new", "b", scene="s2"), {"at": "3ms", "unlock": True}],
         {"a": ("opened", 3), "b": ("opened", 3)}, BOTH_WINDOWS),
    Case("a tap that nothing carries goes nowhere", [{"at": "0ms"} | _quick("home")],
         {"a": ("pending", None)}),
    # Sheets
    Case("a sheet is asked to go under a lock too, and is gone after a while",
         [{"at": "0ms", "lock": True}, {"at": "1ms"} | _quick("home"), {"at": "500ms", "unlock": True}],
         {"a": ("opened", 500)}, {"start": "warm", "given": {"sheet": "s1"}}),
    Case("a sheet that goes by itself opens the gate", [{"at": "1ms"} | _quick("home")],
         {"a": ("opened", 351)}, {"start": "warm", "given": {"sheet": "s1"}}),
    Case("a sheet that the file dismisses does not go twice",
         [{"at": "0ms"} | _quick("home"), {"at": "9ms", "sheetDidDismiss": "s1"},
          {"at": "20ms", "sheetDidPresent": "s1"}, {"at": "30ms"} | _quick("new", "b")],
         {"a": ("opened", 9), "b": ("opened", 380)}, {"start": "warm", "given": {"sheet": "s1"}}),
    # Ends
    Case("a request ends with its time, behind the file's events of that instant",
         [{"at": "0ms", "lock": True}, {"at": "1ms"} | _quick("home"),
          {"at": "2ms"} | _quick("new", "b", scene="s2"), {"at": "120001ms", "unlock": True}],
         {"a": ("opened", 120_001), "b": ("opened", 120_001)}, BOTH_WINDOWS),
    Case("a request expires where it waits",
         [{"at": "0ms", "lock": True}, {"at": "1ms"} | _quick("home"), {"at": "125s", "unlock": True}],
         {"a": ("dropped", 120_001, "expired")}, WARM),
    Case("what comes too late displaces nothing, and what is no link is ignored at any time",
         [{"at": "0ms"} | _quick("home"), {"at": "0ms"} | _url("x:y", "b"),
          {"at": "119s"} | _quick("new", "c"), {"at": "119s", "launch": "user"},
          {"at": "120s", "sceneWillConnect": "s1", "carries": ["c", "a", "b"]},
          {"at": "121s", "observerAttach": "s1"}],
         {"a": ("dropped", 120_000, "expired"), "b": ("ignored", 120_000, "notIWool"),
          "c": ("opened", 121_000)}),
    Case("a disconnected scene drops what waits in it",
         [{"at": "0ms", "lock": True}, {"at": "1ms"} | _quick("home"),
          {"at": "2ms", "sceneDidDisconnect": "s1"}],
         {"a": ("dropped", 2, "sceneDisconnected")}, WARM),
    Case("the clock runs on, but not for ever",
         [{"at": "0ms", "lock": True}, {"at": "1ms"} | _quick("home")],
         {"a": ("dropped", 120_001, "expired")}, WARM | {"runOn": "2m"}),
    Case("other durations of the design",
         [*_launched(_quick("rate")), {"at": "301ms", "lock": True}, {"at": "302ms"} | _quick("home", "b")],
         {"a": ("superseded", 302, "b"), "b": ("dropped", 1302, "expired")},
         {"design": {"timer": "900ms", "expires": "1s"}}),
    # Navigation by itself
    Case("a default screen yields to a request, until the next cycle",
         [{"at": "0ms", "defaultNavigation": "cal"}, {"at": "1ms"} | _quick("home"),
          {"at": "2ms", "defaultNavigation": "new"}], {"a": ("opened", 1)}, WARM, final="home"),
    Case("a default screen is shown where nothing was asked for",
         [{"at": "0ms", "defaultNavigation": "cal"}], {}, WARM, final="calendar"),
    # Waiting for another event
    Case("an event stands behind the opening that it waits for, made by a timer",
         [*_launched(_quick("rate")), {"after": "a opened"} | _url("iwool://cal", "b"),
          {"wait": "1s"} | _quick("new", "c")],
         {"a": ("opened", 600), "b": ("opened", 600), "c": ("opened", 1600)}),
    Case("what never happens takes all behind it along",
         [{"at": "0ms"} | _quick("home"), {"after": "sheetDidDismiss"} | _quick("new", "b")],
         {"a": ("opened", 0), "b": ("pending", None)}, WARM),
    # Devices
    Case("a device launches at the tap", [{"at": "10ms"} | _quick("home")],
         {"a": ("opened", 250)}, DEVICE),
    Case("a prompt on a device waits for its timer", [{"at": "0ms"} | _quick("rate")],
         {"a": ("opened", 640)}, DEVICE),
    Case("a tap before the connection comes with it, one after it at its own instant",
         [{"at": "0ms"} | _quick("rate"), {"at": "59ms"} | _quick("feedback", "b"),
          {"at": "61ms"} | _quick("rate", "c")],
         {"a": ("superseded", 60, "b"), "b": ("opened", 640), "c": ("ignored", 61, "duplicateDelivery")},
         DEVICE),
    Case("a quick action leaves an active scene, a URL does not",
         [{"at": "0ms", "openApp": True}, {"at": "1s"} | _quick("rate"),
          {"at": "2s"} | _quick("rate", "b"), {"at": "3s"} | _url("iwool://rate", "c")],
         {"a": ("opened", 1040), "b": ("opened", 2040), "c": ("opened", 3000)}, DEVICE),
    Case("going home cancels the activation, and a tap comes back",
         [{"at": "0ms"} | _quick("rate"), {"at": "100ms", "goHome": True},
          {"at": "1s"} | _quick("rate", "b")],
         {"a": ("superseded", 1000, "b"), "b": ("opened", 1040)}, DEVICE),
)

#: Histories that cannot be, each for its last event.
IMPOSSIBLE = (
    [{"at": "0ms", "sceneDidBecomeActive": "s1"}],
    [{"at": "0ms", "sceneDidEnterBackground": "s1"}],
    [{"at": "0ms", "sceneWillResignActive": "s1"}],
    [{"at": "0ms", "observerAttach": "s1"}],
    [{"at": "0ms", "observerDetach": "s1"}, {"at": "1ms", "observerDetach": "s1"}],
    [{"at": "0ms", "launch": "user"}],
    [{"at": "0ms", "sceneWillConnect": "s1"}],
    [{"at": "0ms", "sceneWillConnect": "s2", "carries": ["nobody"]}],
    [{"at": "0ms", "sceneDidDisconnect": "s2"}],
    [{"at": "0ms", "terminate": True}, {"at": "1ms", "sceneWillConnect": "s1"}],
    [{"at": "0ms", "terminate": True}, {"at": "1ms", "terminate": True}],
    [{"at": "0ms", "unlock": True}],
    [{"at": "0ms", "sheetDidDismiss": "s1"}],
    [{"at": "0ms", "sheetDidPresent": "s1"}, {"at": "1ms", "sheetDidPresent": "s1"}],
    [{"at": "5ms", "lock": True}, {"at": "4ms", "unlock": True}],
    [{"at": "0ms"} | _quick("home", scene="s2")],
    [{"at": "0ms", "sceneWillConnect": "s2", "role": "carPlay"}, {"at": "1ms", "observerAttach": "s2"}],
)


def told_wrongly() -> Iterator[str]:
    """What the model says otherwise than it was worked out by hand."""
    for case in CASES:
        run = simulate(Scenario(case.document()))
        for request in run.requests:
            found = (request.outcome, request.at, request.reason or request.by)
            if found != (*case.ends[request.id], None)[:3]:
                yield f"{case.name}: {request.id} is {found}, expected {case.ends[request.id]}"
        if case.final and run.final != case.final:
            yield f"{case.name}: final is {run.final}, expected {case.final}"
    for events in IMPOSSIBLE:
        try:
            simulate(Scenario({"start": "warm", "events": events}))
            yield f"{events} is taken for possible"
        except Impossible as impossible:
            if impossible.index != len(events) - 1:
                yield f"{events}: not its last event is refused"


def wrong_links() -> Iterator[str]:
    """The links of the fixture that the second grammar reads otherwise."""
    for line in LINKS.read_text().splitlines():
        row = json.loads(line)
        link = bytes.fromhex(row["inputHex"]) if "inputHex" in row else row["input"]
        expected = link_rules.Link(row["destination"], row["id"], row["day"], row["reason"])
        if (found := link_rules.parse(link)) != expected:
            yield f"{link!r} is {found}, expected {expected}"
