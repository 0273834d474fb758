"""Holds the built tool against the oracle, on generated files and commands, and against laws of its own.

    edits_differential.py --count 2000 [--seed 1] [--binary PATH]
    edits_differential.py --count 2000 --oracle-only     the laws alone, on the oracle

For every case: the bytes or the refusal are those of the oracle; a dry run writes nothing, and its diff,
given to `patch`, makes the same bytes; `--check` answers what the edit then does; the inverse edit restores
the file to the byte; the same edit twice is one edit or an error; the result checks clean. A failing case is
printed with its seed, after every line that it does not need has been dropped.
"""

import argparse
import collections
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from checks_environment import default_binary
from configuration_reader import ITEM_PROBLEMS, read
from edit_oracle import Refusal, Undecided, apply
from generate_commands import generate_command
from generate_configs import generate
from list_layouts import layout
from option_names import CANONICAL
from yaml_tree import Unreadable

#: One case in so many has wrong items, which can only be mended by position.
ONE_IN = 8
MOST_SECONDS = 20


@dataclass(frozen=True)
class Case:
    before: bytes
    command: tuple[str, ...]

    @property
    def by_position(self) -> bool:
        return any(word.isdigit() for word in self.command[1:2])

    @property
    def is_repeatable(self) -> bool:
        verb = self.command[0]
        return not (verb == "swap" or self.by_position or self.command[-1] in ("up", "down"))


@dataclass(frozen=True)
class Disagreement:
    law: str
    expected: str
    found: str


class Tool:
    """The built binary, on one file of a folder that goes away at the end."""

    def __init__(self, binary: Path, folder: Path):
        self.binary = binary.resolve()
        self.file = folder / "case.shortcuts.yaml"
        self.patched = folder / "patched"
        self.diff = folder / "diff"
        self.runs = 0

    def run(self, *arguments: str) -> subprocess.CompletedProcess:
        self.runs += 1
        return subprocess.run(
            [self.binary, *arguments], stdin=subprocess.DEVNULL, capture_output=True,
            cwd=self.file.parent, timeout=MOST_SECONDS)

    def edit(self, before: bytes, command: tuple[str, ...]) -> bytes | None:
        """The bytes after an edit, or nothing where it was refused."""
        self.file.write_bytes(before)
        done = self.run(*command, "--file", self.file.name)
        after = self.file.read_bytes()
        if done.returncode == 0:
            return after
        if done.returncode != 2 or not done.stderr:
            raise Broken("a refusal exits with 2 and says why", "exit 2 and words", _told(done))
        if after != before:
            raise Broken("a refused edit writes nothing", repr(before), repr(after))
        return None

    def laws(self, case: Case, after: bytes | None) -> Iterator[Disagreement]:
        """The laws that only the binary can break; the file must stand as it was before the edit."""
        self.file.write_bytes(case.before)
        checked = self.run(*case.command, "--check", "--file", self.file.name)
        expected = 2 if after is None else int(after != case.before)
        if checked.returncode != expected:
            yield Disagreement("--check says what the edit does", f"exit {expected}", _told(checked))
        dry = self.run(*case.command, "--dry-run", "--file", self.file.name)
        if self.file.read_bytes() != case.before:
            yield Disagreement("a dry run writes nothing", "the same bytes", "others")
        if after is not None and (patched := self.patch(case.before, dry.stdout)) != after:
            yield Disagreement("the diff makes the same bytes", repr(after),
                               f"{patched!r}\n{dry.stdout!r}")
        if after is not None and not _problems(after):
            self.file.write_bytes(after)
            if (check := self.run("check", self.file.name)).returncode != 0:
                yield Disagreement("the result checks clean", "exit 0", _told(check))

    def patch(self, before: bytes, diff: bytes) -> bytes:
        if not diff:
            return before
        self.diff.write_bytes(diff)
        source = self.patched.with_suffix(".before")
        source.write_bytes(before)
        done = subprocess.run(
            ["patch", "--binary", "--silent", "--output", self.patched, source, self.diff],
            stdin=subprocess.DEVNULL, capture_output=True, timeout=MOST_SECONDS)
        return self.patched.read_bytes() if done.returncode == 0 else done.stdout + done.stderr


class Broken(Exception):
    """An answer that is wrong whatever the command was."""

    def __init__(self, law: str, expected: str, found: str):
        super().__init__(law)
        self.disagreement = Disagreement(law, expected, found)


def _told(done: subprocess.CompletedProcess) -> str:
    return f"exit {done.returncode}, {done.stdout.decode(errors='replace')!r}, " \
           f"{done.stderr.decode(errors='replace')!r}"


def _problems(data: bytes) -> frozenset[str]:
    try:
        return read(data)[1].problems
    except Unreadable as error:
        return frozenset({error.code})


def oracle_edit(before: bytes, command: tuple[str, ...]) -> bytes | None:
    answer = apply(before, list(command))
    return answer if isinstance(answer, bytes) else None


Edit = Callable[[bytes, tuple[str, ...]], bytes | None]


def disagreements(case: Case, edit: Edit, tool: Tool | None) -> Iterator[Disagreement]:
    """Everything that is wrong about one case; nothing where the rules leave the bytes open."""
    try:
        after = edit(case.before, case.command)
        if (found := _against_oracle(case, after)) is not None:
            yield found
            return
        if tool:
            yield from tool.laws(case, after)
        if after is not None and after != case.before:
            yield from _inverse_law(case, after, edit)
        if after is not None and case.is_repeatable:
            again = edit(after, case.command)
            if again is not None and again != after:
                yield Disagreement("the same edit twice is one edit", repr(after), repr(again))
    except Broken as broken:
        yield broken.disagreement
    except subprocess.TimeoutExpired:
        yield Disagreement("an edit ends", f"within {MOST_SECONDS} s", "still running")


def _against_oracle(case: Case, after: bytes | None) -> Disagreement | None:
    match apply(case.before, list(case.command)):
        case Undecided():
            return None
        case Refusal(reason, or_unchanged):
            if after is None or (or_unchanged and after == case.before):
                return None
            return Disagreement("the edit is refused", reason, repr(after))
        case expected:
            if after == expected:
                return None
            return Disagreement(
                "the bytes are those of the rules", repr(expected),
                "refused" if after is None else repr(after))


def _inverse_law(case: Case, after: bytes, edit: Edit) -> Iterator[Disagreement]:
    if (inverse := _inverse(case)) is not None:
        back = edit(after, inverse)
        if back != case.before:
            yield Disagreement(
                f"`{' '.join(inverse)}` restores the file", repr(case.before), repr(back))


def _inverse(case: Case) -> tuple[str, ...] | None:
    verb, *arguments = case.command
    _, listing = read(case.before)
    options = listing.options
    if verb == "add":
        return ("remove", arguments[0])
    if verb == "swap":
        return case.command
    if verb not in ("move", "replace") or listing.problems:
        return None
    which = arguments[0]
    index = int(which) - 1 if which.isdigit() else options.index(CANONICAL[which])
    if verb == "move":
        return ("move", options[index], str(index + 1))
    item = listing.items[index]
    if listing.text[slice(*item.inner)] != item.value:
        return None
    return ("replace", arguments[1], item.value)


def shrunk(case: Case, law: str, edit: Edit, tool: Tool | None) -> Case:
    """The case without the lines that it can fail without."""
    def still_fails(smaller: Case) -> bool:
        if _problems(smaller.before) - ITEM_PROBLEMS:
            return False
        return any(_kind(found.law) == _kind(law) for found in disagreements(smaller, edit, tool))

    smallest, position = case, 0
    while position < len(lines := smallest.before.splitlines(keepends=True)):
        smaller = Case(b"".join(lines[:position] + lines[position + 1:]), case.command)
        if still_fails(smaller):
            smallest = smaller
        else:
            position += 1
    return smallest


def _kind(law: str) -> str:
    return "restores" if law.endswith("restores the file") else law


def cases(first_seed: int, count: int) -> Iterator[tuple[int, Case]]:
    for seed in range(first_seed, first_seed + count):
        before = generate(seed, with_item_problems=seed % ONE_IN == 0)
        yield seed, Case(before, tuple(generate_command(seed, before)))


def report(seed: int, case: Case, found: Disagreement, edit: Edit, tool: Tool | None) -> None:
    small = shrunk(case, found.law, edit, tool)
    for again in disagreements(small, edit, tool):
        if _kind(again.law) == _kind(found.law):
            found = again
    print(f"\nseed {seed}: {' '.join(case.command)}\n  law: {found.law}")
    for line in small.before.splitlines(keepends=True):
        print(f"    {line.decode()!r}")
    print(f"  expected: {found.expected}\n  found:    {found.found}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--binary", type=Path)
    parser.add_argument("--oracle-only", action="store_true")
    parser.add_argument("--most-failures", type=int, default=10, help="how many are printed in full")
    arguments = parser.parse_args()
    if not arguments.oracle_only and not shutil.which("patch"):
        sys.exit("the program `patch` is missing")
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        tool = None if arguments.oracle_only else Tool(
            arguments.binary or default_binary(), Path(folder))
        return _run(arguments, tool.edit if tool else oracle_edit, tool)


def _run(arguments: argparse.Namespace, edit: Edit, tool: Tool | None) -> int:
    print(f"seeds {arguments.seed} to {arguments.seed + arguments.count - 1}")
    layouts, answers, laws = collections.Counter(), collections.Counter(), collections.Counter()
    for seed, case in cases(arguments.seed, arguments.count):
        layouts[type(layout(read(case.before)[1])).__name__] += 1
        answers[_answer(case)] += 1
        for found in disagreements(case, edit, tool):
            laws[_kind(found.law)] += 1
            if laws.total() <= arguments.most_failures:
                report(seed, case, found, edit, tool)
    for counter in (layouts, answers, laws):
        print(", ".join(f"{count} {name}" for name, count in counter.most_common()) or "no failure")
    if tool:
        print(f"{tool.runs} runs of {tool.binary.name}")
    return 1 if laws else 0


def _answer(case: Case) -> str:
    answer = apply(case.before, list(case.command))
    if isinstance(answer, bytes):
        return "unchanged" if answer == case.before else "edited"
    return type(answer).__name__.lower()


if __name__ == "__main__":
    sys.exit(main())
