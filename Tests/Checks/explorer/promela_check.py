#!/usr/bin/env python3
"""Explores launch delivery with spin, and holds `iwool-shortcuts explore` against what spin finds.

    promela_check.py                       the reference and some designs: the same verdicts and lengths
    promela_check.py --long                every case of promela_cases.py
    promela_check.py --spin-only           what spin alone finds; only the wrong designs may break a promise
    promela_check.py --tap feedback --each 1 --without lock,sheet --set clears=never [--spin-only] [--history]
                                           one case; its flags are those of `explore`, and promela_model.py's

The status is 1 when anything differs. Needs spin and gcc, and installs nothing.

One search finds the shortest breach of every promise: it is breadth-first, goes on behind a breach, and
reports each promise once. spin's first step sets the start up, at depth 0, so the depth it names is the number
of events and deadlines. The numbers of states differ from the explorer's, which keeps other books.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import checks_environment  # noqa: E402
import promela_cases as cases  # noqa: E402
from promela_model import (  # noqa: E402
    OWN_PROMISE, PROMISES, UNLIMITED, Case, Shape, add_case_arguments, case_of, environment, model)

#: Breadth-first, all orders, no search for cycles. To optimize it takes longer than the searches.
COMPILE = ("gcc", "-O0", "-w", "-DSAFETY", "-DNOREDUCE", "-DBFS", "-o", "pan", "pan.c")
BREACH = re.compile(r"pan:(\d+): assertion violated \((\d+)<0\) \(at depth (\d+)\)")
STEP_OF_ID = re.compile(r"\[id +(\d+) .* => D_STEP(\d+)")
LABEL = re.compile(r"/\* (.*) \*/$")


class SpinFailed(Exception):
    """spin, the compiler or the search did not come to an end."""


@dataclass
class Verdict:
    states: int
    transitions: int
    depth: int
    shortest: dict[str, int] = field(default_factory=dict)
    history: dict[str, list[str]] = field(default_factory=dict)


def run(folder: Path, *command: str, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**os.environ, **environment})
    if done.returncode != 0:
        raise SpinFailed(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    return done.stdout


def read_history(folder: Path, text: str, trail: str) -> list[str]:
    """The labels of a trail's steps. The numbers in a trail are those of `pan -d`, which names the lines."""
    lines = text.splitlines()
    line_of = {number: int(line) for number, line in STEP_OF_ID.findall(run(folder, "./pan", "-d"))}
    rows = [row.split(":") for row in (folder / trail).read_text().splitlines()]
    steps = [LABEL.search(lines[line_of[row[2]] - 1]) for row in rows if int(row[0]) > 1]
    return [step[1] for step in steps if step]


class Searches:
    """The compiled searches, one for every shape of a case."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.texts: dict[Shape, str] = {}

    def prepare(self, case: Case) -> Path:
        """Where the search for the case is, compiled by now."""
        folder = self.folder / "-".join(map(str, (case.scenes, len(case.taps), len(case.requests))))
        if case.shape not in self.texts:
            folder.mkdir()
            self.texts[case.shape] = model(case)
            (folder / "model.pml").write_text(self.texts[case.shape])
            run(folder, "spin", "-a", "model.pml")
            run(folder, *COMPILE)
        return folder

    def explore(self, case: Case) -> Verdict:
        folder = self.prepare(case)
        # -c0: go on behind an error; -e: write a trail for each.
        report = run(folder, "./pan", "-c0", "-e", **environment(case))
        if "Search not completed" in report:
            raise SpinFailed(f"cut: {report}")
        verdict = Verdict(*(int(re.search(pattern, report)[1]) for pattern in (
            r"(\d+) states, stored", r"(\d+) transitions", r"depth reached (\d+)")))
        for number, promise, depth in BREACH.findall(report):
            name = PROMISES[int(promise)]
            history = read_history(folder, self.texts[case.shape], f"model.pml{number}.trail")
            if len(history) != int(depth):
                raise SpinFailed(f"{name}: depth {depth}, but {len(history)} steps: {history}")
            verdict.shortest[name], verdict.history[name] = int(depth), history
        return verdict


def flags(case: Case) -> list[str]:
    """The case as a person would type it; what is as usual is left out."""
    words = [word for tap in case.taps for word in ("--tap", tap)]
    words += ["--each", str(case.each)]
    words += ["--without", ",".join(case.without)] if case.without else []
    words += ["--scenes", str(case.scenes)] if case.scenes != 1 else []
    words += ["--echo", str(case.echoes)] if case.echoes else []
    words += ["--events", str(case.events)] if case.events != UNLIMITED else []
    return words + [word for switch, value in case.design.items() for word in ("--set", f"{switch}={value}")]


def explore_with_binary(binary: str, case: Case) -> dict[str, int]:
    """The broken promises and the lengths of their counterexamples."""
    command = [binary, "explore", *flags(case), "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True)
    said = f"{' '.join(command)}: exit {done.returncode}"
    try:
        report = json.loads(done.stdout)
    except ValueError:
        sys.exit(f"{said}, no JSON: {done.stdout}{done.stderr}")
    rows = report["promises"]
    broken = {row["name"]: row["shortest"] for row in rows if not row["kept"]}
    if report["schemaVersion"] != 1 or not report["complete"] or done.returncode != bool(broken):
        sys.exit(f"{said}: not complete, or not the status of {broken}")
    if {row["name"] for row in rows} != set(PROMISES) - {OWN_PROMISE}:
        sys.exit(f"{said}: other promises than {', '.join(PROMISES)}")
    for row in rows:
        if len(row["history"]) != (row["shortest"] or 0) or row["kept"] != (row["shortest"] is None):
            sys.exit(f"{said}: contradicts itself in {row['name']}")
    return broken


def describe(broken: dict[str, int]) -> str:
    return ", ".join(f"{name} {broken[name]}" for name in PROMISES if name in broken) or "keeps all"


def check_case(case: Case, verdict: Verdict, arguments: argparse.Namespace, is_listed: bool) -> bool:
    """Prints the rows of a case; whether all is well with it."""
    print(f"{' '.join(flags(case))}\n{verdict.states:9} states  {describe(verdict.shortest)}")
    if arguments.history:
        for name, history in verdict.history.items():
            print(f"{'':18}{name}: {', '.join(history)}")
    is_well = True
    if is_listed and bool(verdict.shortest) != (case in cases.WRONG):
        print(f"{'WRONG':>16}  it has to {'break a promise' if case in cases.WRONG else 'keep them all'}")
        is_well = False
    if arguments.binary:
        theirs = explore_with_binary(arguments.binary, case)
        if theirs != verdict.shortest:
            print(f"{'DIFFERS':>16}  the explorer says: {describe(theirs)}")
            is_well = False
    sys.stdout.flush()
    return is_well


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--long", action="store_true", help="explore every case")
    parser.add_argument("--spin-only", action="store_true")
    parser.add_argument("--history", action="store_true", help="print the shortest breaches")
    parser.add_argument("--binary", default="")
    add_case_arguments(parser)
    arguments = parser.parse_args()
    for tool in ("spin", "gcc"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing")
    if not arguments.spin_only:
        arguments.binary = arguments.binary or str(checks_environment.default_binary())
    is_listed = not arguments.tap
    chosen = cases.chosen(arguments.long) if is_listed else [case_of(arguments)]
    uncovered = cases.uncovered()
    if uncovered:
        print(f"WRONG: no case of {', '.join(uncovered)}")
    is_well = not uncovered
    with tempfile.TemporaryDirectory(prefix="iwool-promela-") as folder:
        searches = Searches(Path(folder))
        for case in chosen:
            is_well = check_case(case, searches.explore(case), arguments, is_listed) and is_well
    print(f"cases: {len(chosen)}, {'all is well' if is_well else 'NOT all is well'}")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
