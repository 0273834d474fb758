"""What is explored for the reference and for every wrong value: small, but enough to break what it breaks."""

from promela_model import Case

TWO = ("feedback", "iwool://stats")
NO_CONDITIONS = ("lock", "sheet")
#: One process, one life of each scene.
ONE_LIFE = (*NO_CONDITIONS, "terminate", "sceneDidDisconnect")
#: Nobody leaves the app but by its end.
STAYS = (
    *NO_CONDITIONS, "observerDetach", "sceneWillResignActive", "sceneDidEnterBackground", "defaultNavigation")


def wrong(switch: str, value: str, *taps: str, **more) -> Case:
    return Case(taps or TWO, design={switch: value}, **more)


#: The reference has to keep every promise in each of these.
REFERENCE = (
    Case(TWO),
    Case(("stats", "stats"), echoes=1),
    Case(("nowhere", "feedback", "iwool://stats"), without=("terminate",)),
    Case(("iwool://rate",), each=2, without=NO_CONDITIONS, echoes=1),
    Case(("rate",), each=2, without=("sheet", "observerDetach"), scenes=2),
    Case(TWO, each=2, without=STAYS, scenes=2),
)

#: Each has to break a promise, but for UNBROKEN.
WRONG = (
    wrong("seenIn", "[willConnectTo,performActionFor]"),
    wrong("seenIn", "[configurationForConnecting,performActionFor]"),
    wrong("seenIn", "[configurationForConnecting,willConnectTo]"),
    wrong("connectionLinks", "ignored"),
    wrong("keptIn", "queue"),
    wrong("keptIn", "perSource"),
    wrong("keptIn", "nowhere"),
    wrong("wins", "first"),
    wrong("validates", "afterTaking", "stats", "nowhere"),
    wrong("clears", "never", each=2, without=ONE_LIFE),
    wrong("survives", "acrossLaunches", each=2, without=STAYS),
    wrong("duplicates", "kept", "feedback", echoes=1),
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
    wrong("lock", "opensAnyway"),
    wrong("sheet", "opensAnyway"),
    wrong("expires", "never"),
    wrong("livesWith", "process", each=2, without=STAYS),
    wrong("livesWith", "process", "stats", each=2, without=STAYS, scenes=2),
    wrong("coldMeans", "processAge", "feedback", each=2, without=STAYS),
    wrong("heardBy", "everyScene", "stats", each=2, without=STAYS, scenes=2),
    wrong("defaultNavigation", "overwrites"),
    wrong("links", "first", "iwool://stats", "iwool://calendar"),
)

#: Wrong values that break nothing among these histories: what a connection carries is always in its first
#: callback.
UNBROKEN = ({"seenIn": "[configurationForConnecting,performActionFor]"},)

#: Values that are not wrong.
HARMLESS = (
    Case(TWO, design={"ui": "UIKit"}),
    Case(TWO, design={"readOn": "[attach,announce,activate]"}),
)
