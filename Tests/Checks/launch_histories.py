"""Holds `simulate` of the built tool against the model, on random scenarios.

    launch_histories.py --count 2000 [--seed 1] [--binary PATH]
    launch_histories.py --self-test [--scenarios FOLDER...]     the model alone, without a binary

Every request must have the same end, at the same instant, for the same reason; half of the scenarios expect
what the model found, or, some of them, something else, which must then fail. One history in five has an
impossible step and must be refused. A scenario that is judged differently is printed with its seed, after
every event that it does not need has been dropped, and its file is kept.
"""

import argparse
import collections
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import checks_environment

checks_environment.require("ruamel.yaml")

from ruamel.yaml import YAML  # noqa: E402

from generate_histories import generate, generate_impossible, with_expectations  # noqa: E402
from launch_cases import told_wrongly, wrong_links  # noqa: E402
from launch_expectations import agrees_in_every_order, failures  # noqa: E402
from launch_model import Impossible, Undecided, simulate  # noqa: E402
from launch_scenario import Scenario, combinations  # noqa: E402
from scenario_text import written  # noqa: E402

ROOT = checks_environment.ROOT
KEPT = ROOT / ".build" / "checks-failures"
SCENARIOS = [ROOT / "Tests" / "Fixtures" / "scenarios", ROOT / "Defaults" / "scenarios"]
#: The tool is started once for so many files, of so many scenarios each.
FILES_AT_ONCE = 25
SCENARIOS_A_FILE = 4
ONE_IMPOSSIBLE_IN = 5
MOST_SECONDS = 120


@dataclass
class Case:
    seed: int
    document: dict
    is_to_pass: bool

    @classmethod
    def of_seed(cls, seed: int) -> "Case":
        document, run = generate(seed)
        return cls(seed, *with_expectations(seed, document | {"title": f"history {seed}"}, run))

    @property
    def title(self) -> str:
        return self.document["title"]

    @property
    def text(self) -> str:
        return written(self.document, self.seed)

    def without_events(self, first: int, end: int) -> "Case":
        """A smaller case. What it expects no longer holds, so it expects nothing."""
        events = self.document["events"]
        document = {key: value for key, value in self.document.items() if key != "expect"}
        document["events"] = events[:first] + events[end:]
        is_tied = document.get("ties") == "everyOrder"
        agrees = agrees_in_every_order(document) if is_tied else True
        return Case(self.seed, document, agrees and not simulate(Scenario(document)).never_happened)


class Tool:
    """The built binary, on files of a folder that goes away at the end."""

    def __init__(self, binary: Path, folder: Path):
        self.binary = binary.resolve()
        self.folder = folder
        self.runs = 0

    def simulate(self, texts: dict[str, str]) -> subprocess.CompletedProcess:
        """Runs the files, of these names and texts, together."""
        self.runs += 1
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            scenarios = Path(folder) / "scenarios"
            scenarios.mkdir()
            for name, text in texts.items():
                (scenarios / f"{name}.scenario.yaml").write_text(text)
            return subprocess.run(
                [self.binary, "simulate", "scenarios", "--format", "json"], stdin=subprocess.DEVNULL,
                capture_output=True, text=True, errors="replace", cwd=folder, timeout=MOST_SECONDS)


# Comparing

def disagreements(batch: list[Case], tool: Tool) -> Iterator[tuple[Case, str]]:
    """The cases that the tool judges differently, and how."""
    done = tool.simulate(_files(batch))
    if done.returncode not in (0, 1) or not (scenarios := _scenarios(done)):
        if len(batch) == 1:
            told = done.stdout[:2000] + done.stderr[:2000]
            yield batch[0], f"the tool ends with {done.returncode}\n{told}"
            return
        for case in batch:
            yield from disagreements([case], tool)
        return
    for case in batch:
        if found := _difference(case, scenarios.get(case.title)):
            yield case, found
    status = int(not all(case.is_to_pass for case in batch))
    judges_alike = all(scenarios[case.title]["passed"] == case.is_to_pass for case in batch)
    if done.returncode != status and judges_alike:
        yield batch[0], f"the tool ends with {done.returncode}, not {status}"


def _files(batch: list[Case]) -> dict[str, str]:
    files = {}
    for first in range(0, len(batch), SCENARIOS_A_FILE):
        cases = batch[first:first + SCENARIOS_A_FILE]
        files[f"h{cases[0].seed}"] = "---\n".join(case.text for case in cases)
    return files


def _scenarios(done: subprocess.CompletedProcess) -> dict[str, dict] | None:
    try:
        return {scenario["title"]: scenario for scenario in json.loads(done.stdout)["scenarios"]}
    except (ValueError, KeyError, TypeError):
        return None


def _difference(case: Case, found: dict | None) -> str | None:
    if found is None:
        return "the tool does not show the scenario"
    run = simulate(Scenario(case.document))
    rows = {row.get("id"): row for row in found["requests"]}
    lines = [f"final: {found['final']}, the model says {run.final}"] if found["final"] != run.final else []
    if found["passed"] != case.is_to_pass:
        lines.append(f"passed: {found['passed']}, the model says {case.is_to_pass}; {found['failures']}")
    never = any(failure["code"] == "neverHappened" for failure in found["failures"])
    if never != run.never_happened:
        lines.append(f"neverHappened: {never}, the model says {run.never_happened}")
    for request in run.requests:
        # Of a tap that never took place there is nothing to say.
        if request.tapped is not None and (row := rows.get(request.id)) != request.row():
            lines.append(f"{request.id}: the tool  {_shown(row)}")
            lines.append(f"{request.id}: the model {_shown(request.row())}")
    if strange := rows.keys() - {request.id for request in run.requests}:
        lines.append(f"requests that nobody made: {sorted(strange, key=str)}")
    return "\n".join(lines) or None


def _shown(row: dict | None) -> str:
    return json.dumps(row, sort_keys=True)


def impossible_disagreement(seed: int, tool: Tool) -> tuple[str, str] | None:
    """The text of an impossible history that the tool takes, and what is wrong with its answer."""
    document, impossible = generate_impossible(seed)
    text = written(document, seed)
    done = tool.simulate({f"i{seed}": text})
    if done.returncode == 2 and "error" in done.stdout + done.stderr:
        return None
    return text, f"the tool ends with {done.returncode}, the model says: event {impossible.index + 1}, " \
                 f"{impossible}\n{done.stdout[:500]}{done.stderr[:500]}"


# Shrinking and telling

def shrunk(case: Case, tool: Tool) -> Case:
    """The case without the events that it can disagree without, one or two neighbours at a time."""
    smallest = case
    while True:
        disagreeing = (smaller for smaller in _smaller(smallest) if any(disagreements([smaller], tool)))
        if (smaller := next(disagreeing, None)) is None:
            return smallest
        smallest = smaller


def _smaller(case: Case) -> Iterator[Case]:
    count = len(case.document["events"])
    for width in (1, 2):
        for first in range(count - width, -1, -1):
            if width == count:
                continue
            try:
                yield case.without_events(first, first + width)
            except (Impossible, Undecided):
                continue


def report(seed: int, text: str, found: str) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"history-{seed}.scenario.yaml"
    kept.write_text(text)
    print(f"\nseed {seed}, kept as {kept}\n{text}{found}", flush=True)


# The model alone

def self_test(folders: list[Path]) -> int:
    found = [*wrong_links(), *told_wrongly(), *_scenario_failures(folders), *_unreadable_texts()]
    print("\n".join(found) or "the model agrees with what is written down")
    return 1 if found else 0


def _documents(text: str) -> list[dict]:
    return list(YAML(typ="safe", pure=True).load_all(text))


def _scenario_failures(folders: list[Path]) -> Iterator[str]:
    files = [file for folder in folders for file in sorted(folder.rglob("*.yaml"))]
    documents = [(file.name, document) for file in files for each in _documents(file.read_text())
                 for document in combinations(each)]
    print(f"{len(documents)} scenarios in {len(files)} files")
    if not documents:
        yield f"there is no scenario below {', '.join(map(str, folders))}"
    for name, document in documents:
        try:
            found = failures(document.get("expect", {}), simulate(Scenario(document)))
            if "ties" in document and not agrees_in_every_order(document):
                found.append("not every order of what shares an instant ends alike")
        except (Impossible, Undecided) as error:
            found = [f"{type(error).__name__}: {error}"]
        yield from (f"{name}: {document['title']}: {failure}" for failure in found)


def _unreadable_texts(count: int = 200) -> Iterator[str]:
    """The writer and the expectations, held against a reader and the judge of expectations."""
    for seed in range(count):
        case = Case.of_seed(seed)
        if _documents(case.text) != [case.document]:
            yield f"seed {seed}: the text is not what was generated"
        run = simulate(Scenario(case.document))
        agrees = "ties" not in case.document or agrees_in_every_order(case.document)
        if (not agrees or bool(failures(case.document.get("expect", {}), run))) == case.is_to_pass:
            yield f"seed {seed}: whether it is to pass is not what the model says"


# Running

def compare(arguments: argparse.Namespace, tool: Tool) -> int:
    last = arguments.seed + arguments.count
    print(f"seeds {arguments.seed} to {last - 1}")
    counts, wrong = collections.Counter(), 0
    step = FILES_AT_ONCE * SCENARIOS_A_FILE
    for first in range(arguments.seed, last, step):
        batch = [Case.of_seed(seed) for seed in range(first, min(first + step, last))]
        _count(batch, counts)
        for case, found in disagreements(batch, tool):
            wrong += 1
            if wrong <= arguments.most_failures:
                _report_smallest(case, found, tool)
    for seed in range(arguments.seed, last, ONE_IMPOSSIBLE_IN):
        counts["impossible"] += 1
        if found := impossible_disagreement(seed, tool):
            wrong += 1
            if wrong <= arguments.most_failures:
                report(seed, *found)
    print(", ".join(f"{count} {name}" for name, count in counts.most_common()))
    print(f"{wrong} disagreements, {tool.runs} runs of {tool.binary.name}")
    return 1 if wrong else 0


def _report_smallest(case: Case, found: str, tool: Tool) -> None:
    small = shrunk(case, tool)
    for _, again in disagreements([small], tool):
        found = again
    report(case.seed, small.text, found)


def _count(batch: list[Case], counts: collections.Counter) -> None:
    for case in batch:
        run = simulate(Scenario(case.document))
        counts.update(request.outcome for request in run.requests)
        counts["to pass" if case.is_to_pass else "to fail"] += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--binary", type=Path)
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--scenarios", type=Path, nargs="+", default=SCENARIOS)
    parser.add_argument("--most-failures", type=int, default=10, help="how many are printed in full")
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test(arguments.scenarios)
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        return compare(arguments, Tool(arguments.binary or checks_environment.default_binary(), Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
