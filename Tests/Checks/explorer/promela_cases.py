"""What is explored for the reference and for every wrong value: small, but enough to break what it breaks."""

from promela_model import MEANINGS, SETS, Case

TWO = ("feedback", "iwool://stats")
CALM = ("lock", "sheet")
#: One process, one life of each scene.
ONE_LIFE = (*CALM, "terminate", "sceneDidDisconnect")
#: Nobody leaves the app but by its end.
STAYS = (*CALM, "observerDetach", "sceneWillResignActive", "sceneDidEnterBackground", "defaultNavigation")


def wrong(switch: str, value: str, *taps: str, without: tuple[str, ...] = CALM, **more) -> Case:
    return Case(taps or TWO, design={switch: value}, without=without, **more)


#: The reference has to keep every promise in each of these.
REFERENCE = (
    Case(TWO, without=CALM),
    Case(TWO, without=("sheet", "terminate", "observerDetach")),
    Case(TWO, without=("lock", "sceneDidDisconnect", "defaultNavigation")),
    Case(("rate", "stats"), without=CALM),
    Case(("stats", "stats"), without=CALM),
    Case(("iwool://stats", "iwool://stats"), without=CALM),
    Case(("feedback", "iwool://nowhere"), without=CALM),
    Case(("feedback",), without=("lock",), echoes=1),
    Case(("iwool://rate",), each=2, without=CALM, echoes=1, events=8),
    Case(("stats", "iwool://stats"), events=6, echoes=2),
    Case(("feedback", "iwool://event/7"), each=2, events=6),
    Case(("rate",), each=2, without=STAYS, scenes=2),
    Case(TWO, events=6, scenes=2),
    Case(("stats", "iwool://nowhere", "feedback"), without=STAYS),
)

#: Each has to break a promise.
WRONG = (
    wrong("seenIn", "[willConnectTo,performActionFor]"),
    wrong("seenIn", "[configurationForConnecting,performActionFor]"),
    wrong("seenIn", "[configurationForConnecting,willConnectTo]"),
    wrong("connectionLinks", "ignored"),
    wrong("keptIn", "queue"),
    wrong("keptIn", "perSource"),
    wrong("keptIn", "nowhere"),
    wrong("wins", "first"),
    wrong("validates", "afterTaking", "stats", "iwool://nowhere"),
    wrong("clears", "never", each=2, without=ONE_LIFE),
    wrong("survives", "acrossLaunches", each=2, without=STAYS),
    wrong("duplicates", "kept", "feedback", echoes=1),
    wrong("duplicates", "kept", "iwool://stats", echoes=1),
    wrong("duplicates", "ignoredForever", "stats", "stats"),
    wrong("attaches", "takeThenSubscribe"),
    wrong("readOn", "[attach]"),
    wrong("readOn", "[announce]"),
    wrong("readOn", "[activate]"),
    wrong("readOn", "[attach,activate]"),
    wrong("readOn", "[announce,activate]"),
    wrong("readOn", "[]"),
    wrong("timerFor", "everyOpen"),
    wrong("timerFor", "none"),
    wrong("opensWhen", "timerFires"),
    wrong("onResign", "drops", "feedback", each=2, without=ONE_LIFE),
    wrong("lock", "opensAnyway", "feedback", without=("sheet",)),
    wrong("sheet", "opensAnyway", "feedback", without=("lock",)),
    wrong("expires", "never"),
    wrong("livesWith", "process", each=2, without=STAYS),
    wrong("livesWith", "process", "stats", each=2, without=STAYS, scenes=2),
    wrong("coldMeans", "processAge", "feedback", each=2, without=STAYS),
    wrong("heardBy", "everyScene", "stats", each=2, without=STAYS, scenes=2),
    wrong("heardBy", "everyScene", "stats", events=7, without=CALM, scenes=2, each=2),
    wrong("defaultNavigation", "overwrites"),
    wrong("links", "first", "iwool://stats", "iwool://calendar"),
)

#: Values that are not wrong.
HARMLESS = (
    Case(TWO, without=CALM, design={"ui": "UIKit"}),
    Case(TWO, without=CALM, design={"readOn": "[attach,announce,activate]"}),
)

#: What the short check explores of them.
SHORT = (
    *REFERENCE[:5],
    REFERENCE[11],
    *(case for case in WRONG if case.design in (
        {"seenIn": "[configurationForConnecting,willConnectTo]"}, {"keptIn": "nowhere"}, {"wins": "first"},
        {"clears": "never"}, {"survives": "acrossLaunches"}, {"duplicates": "ignoredForever"},
        {"attaches": "takeThenSubscribe"}, {"readOn": "[announce]"}, {"timerFor": "none"},
        {"expires": "never"}, {"defaultNavigation": "overwrites"}, {"links": "first"})),
    *(case for case in WRONG if case.scenes == 2 and case.taps == ("stats",) and case.events > 9),
)


def chosen(is_long: bool) -> tuple[Case, ...]:
    return (*REFERENCE, *WRONG, *HARMLESS) if is_long else SHORT


def uncovered() -> list[str]:
    """The wrong values that no case has; of sets, those that leave out one member of the reference."""
    wanted = set(MEANINGS)
    for switch, (_, reference) in SETS.items():
        wanted |= {(switch, f"[{','.join(n for n in reference if n != left)}]") for left in reference}
    covered = {row for case in WRONG for row in case.design.items()}
    return [f"{switch}={value}" for switch, value in sorted(wanted - covered)]
