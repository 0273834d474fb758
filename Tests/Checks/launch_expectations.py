"""What a scenario's `expect` demands of a run, and expectations that a run meets."""

import itertools
import math
import random
from collections.abc import Iterator

from launch_model import Impossible, Run, simulate
from launch_scenario import OF_A_SCENE, Request, Scenario, milliseconds

#: More orders than these are not tried.
MOST_ORDERS = 200

#: The lists besides `opened`, and which of a row's keys names what.
LISTS = {"superseded": "by", "dropped": "reason", "ignored": "reason", "pending": None}


def failures(expect: dict, run: Run) -> list[str]:
    """What is not as it should be, in words; nothing where a run is as it was expected."""
    found = []
    if "opened" in expect:
        found += _opened_failures(expect["opened"], run)
    for outcome, key in LISTS.items():
        if outcome in expect:
            wanted = sorted((row["request"], row[key] if key else None) for row in expect[outcome])
            if wanted != (there := sorted(_rows(outcome, key, run))):
                found.append(f"{outcome} is {there}, expected {wanted}")
    for id, what in expect.get("shown", {}).items():
        shown = run.by_id[id].shown
        if shown is None or shown["what"] != what:
            found.append(f"{id} shows {shown}, expected {what}")
    if "final" in expect and expect["final"] != run.final:
        found.append(f"final is {run.final}, expected {expect['final']}")
    if run.never_happened:
        found.append("an event that others wait for never happened")
    return found


def _rows(outcome: str, key: str | None, run: Run) -> list[tuple[str | None, str | None]]:
    rows = [(request.id, getattr(request, key) if key else None)
            for request in run.requests if request.outcome == outcome]
    if outcome == "ignored":
        rows += [(id, "explicitRequestWins") for id, _ in run.refused]
    return rows


def _opened_failures(rows: list, run: Run) -> list[str]:
    if len(rows) != len(run.opened):
        return [f"opened are {[request.id for request in run.opened]}, expected {rows}"]
    found = []
    for row, request in zip(rows, run.opened):
        row = {"request": row} if isinstance(row, str) else row
        found += [f"{request.id} was opened at {request.at}: {key} is {row[key]}"
                  for key in row if not _meets(key, row, request, run)]
    return found


def _meets(key: str, row: dict, request: Request, run: Run) -> bool:
    value = row[key]
    match key:
        case "request":
            return value == request.id
        case "destination" | "scene" | "path":
            return value == request.row()[key]
        case "id":
            return value == request.link.activity
        case "day":
            return value == request.link.day
        case "at":
            return milliseconds(value) == request.at
        case "notBefore":
            return request.at >= milliseconds(value)
        case "notAfter":
            return request.at <= milliseconds(value)
        case "within":
            start = latest(row["of"], request, run)
            return start is not None and request.at - start <= milliseconds(value)
        case "of":
            return True
    raise AssertionError(f"an opened row has no {key}")


def latest(name: str, request: Request, run: Run) -> int | None:
    """When the event took place last before the opening, in the opening's scene if it is a scene's."""
    opening = run.log.index((request.at, f"{request.id} opened", request.scene))
    instants = [instant for instant, event, scene in run.log[:opening]
                if event == name and (name not in OF_A_SCENE or scene == request.scene)]
    return instants[-1] if instants else None


def expectations(run: Run, rng: random.Random) -> dict:
    """An `expect` that the run meets; parts may be left out, as they may in a file."""
    expect: dict = {}
    if rng.random() < 0.9:
        rows = [_opened_row(request, run, rng) for request in run.opened]
        is_short = rng.random() < 0.15
        expect["opened"] = [request.id for request in run.opened] if is_short else rows
    for outcome, key in LISTS.items():
        if rng.random() < 0.8:
            expect[outcome] = [
                {"request": id} | ({key: value} if key else {}) for id, value in _rows(outcome, key, run)]
    if run.opened and rng.random() < 0.5:
        expect["shown"] = {request.id: request.shown["what"] for request in run.opened}
    if run.final and rng.random() < 0.7:
        expect["final"] = run.final
    return expect


def _opened_row(request: Request, run: Run, rng: random.Random) -> dict:
    row = {"destination": request.link.destination, "request": request.id}
    if request.link.activity is not None and rng.random() < 0.7:
        row["id"] = request.link.activity
        if request.link.day is not None:
            row["day"] = int(request.link.day)
    for key in ("scene", "path"):
        if rng.random() < 0.4:
            row[key] = request.row()[key]
    row |= _instants(request, run, rng)
    return row


def _instants(request: Request, run: Run, rng: random.Random) -> dict:
    form = rng.choice(["at", "notBefore", "between", "within", "none"])
    at = f"{request.at}ms"
    if form == "at":
        return {"at": at}
    if form == "notBefore":
        return {"notBefore": at}
    if form == "between":
        return {"notBefore": f"{request.at - rng.choice([0, 0, 1]) * (request.at > 0)}ms",
                "notAfter": f"{request.at + rng.choice([0, 1, 250])}ms"}
    if form == "within":
        opening = run.log.index((request.at, f"{request.id} opened", request.scene))
        names = {name for _, name, scene in run.log[:opening]
                 if " " not in name and (name not in OF_A_SCENE or scene == request.scene)}
        if names:
            name = rng.choice(sorted(names))
            return {"within": f"{request.at - latest(name, request, run)}ms", "of": name}
    return {}


def spoiled(expect: dict, run: Run, rng: random.Random) -> dict | None:
    """An expectation with one wrong statement, or nothing if there is nothing to spoil."""
    changes = []
    if run.opened and "opened" in expect:
        changes.append({"opened": expect["opened"][:-1]})
        first = run.opened[0]
        changes.append({"opened": [{"request": first.id, "at": f"{first.at + 1}ms"}, *expect["opened"][1:]]})
        changes.append({"opened": [{"request": first.id, "notBefore": f"{first.at + 1}ms"},
                                   *expect["opened"][1:]]})
    if run.final and run.final != "settings":
        changes.append({"final": "settings"})
    changes += [{outcome: expect[outcome][1:]} for outcome in LISTS if expect.get(outcome)]
    return expect | rng.choice(changes) if changes else None


# Ties

def orders(document: dict) -> list[dict] | None:
    """The document in every order of what shares an instant; nothing where not all have plain instants."""
    rows = document["events"]
    if any("at" not in row for row in rows):
        return None
    groups = [list(group) for _, group in itertools.groupby(rows, lambda row: milliseconds(row["at"]))]
    if not 1 < math.prod(math.factorial(len(group)) for group in groups) <= MOST_ORDERS:
        return None
    choices = itertools.product(*map(itertools.permutations, groups))
    return [document | {"events": list(itertools.chain(*choice))} for choice in choices]


def agrees_in_every_order(document: dict) -> bool:
    """Whether every order that is possible leads every request to the same end."""
    ends = list(_ends_of_orders(document))
    return all(end == ends[0] for end in ends)


def _ends_of_orders(document: dict) -> Iterator[dict]:
    for order in orders(document) or [document]:
        try:
            run = simulate(Scenario(order))
        except Impossible:
            continue
        yield {request.id: (request.outcome, request.reason, request.at) for request in run.requests}
