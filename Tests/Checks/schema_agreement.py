"""Holds the JSON Schema against `check`, on generated configurations of every kind.

    schema_agreement.py --count 3000 [--seed 1] [--binary PATH] [--schema PATH]

What the tool accepts the schema accepts, hence what the schema refuses the tool refuses. A schema can't see
comments, anchors, double keys or documents; of all else it must refuse what the tool refuses, so that an
editor underlines the same mistakes. A run in which one side refuses next to nothing fails: it proves nothing.
"""

import argparse
import collections
import itertools
import json
import math
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import checks_environment

checks_environment.require("yaml", "ruamel.yaml", "jsonschema_rs")

import jsonschema_rs  # noqa: E402
from ruamel.yaml import YAML  # noqa: E402
from ruamel.yaml.error import YAMLError  # noqa: E402

from generate_configs import generate  # noqa: E402
from option_names import CANONICAL, OPTIONS  # noqa: E402

#: The codes of mistakes that stand in the values, where a schema looks.
VISIBLE = frozenset({
    "wrong-type", "missing-key", "unsupported-version", "unknown-option", "duplicate-option", "too-many",
    "empty"})
LEAST_REFUSED = 0.2
MOST_NODES = 10_000
FIXTURES = checks_environment.ROOT / "Tests" / "Fixtures"

VERSIONS = (
    "2", "0", "-1", "'1'", '"1"', "one", "1.0", "1.5", "01", "+1", "0x1", "1e0", "~", "", "true", "[1]",
    "{a: 1}", "!!int 1", "&v 1", ".nan", "1 1", ">-\n  1")
WRONG_ITEMS = (
    "widget", "calender", "hoem", "Home", "HOME", "settings", "setting", "on", "off", "yes", "no", "true",
    "~", "null", "", "3", "0x10", "1.5", ".inf", "'3'", '"null"', "''", "[home]", "[]", "{home: 1}", "{}",
    "home cal", "&a home", "!option home", "!!str home", "' home'", "2024-05-01", "1_000", "événement",
    "iwool://home", "event")
WRONG_LISTS = (
    "", "~", "home", "home, calendar", "'[]'", "{}", "{home: 1, calendar: 2}", "3", "true", "*here",
    "&list [home]", "!!seq [home]", "!list [home]", "[[home, cal]]", "[home", "[home, cal]]", "- home")
MORE_KEYS = (
    "theme: dark", "x-notes: [1, {a: b}]", "x-date: 2024-05-01", "x-null:", "1: one", "~: nothing",
    "Version: 1", "shortcut: [home]", "short-cuts: []", "x-here: &here [home]", "x-any: {a: &b 1, c: *b}",
    "<<: {a: 1}", "x-twice: {a: 1, a: 2}", "? [a, b]\n: c", "version: 1", "shortcuts: []", "x-tag: !mine 1",
    "x-nan: .nan", "日历: 是", "$schema: ./shortcuts.schema.json")
WHOLE_FILES = (
    "", "\n", "# nothing\n", "~\n", "null\n", "[]\n", "{}\n", "home\n", "- home\n", "3\n", "---\n",
    "--- {}\n", "version: 1\nshortcuts: []\n---\nversion: 1\n", "version: 1\n\tshortcuts: []\n",
    "version 1\n",
    "version: 1\nshortcuts:\n  - home\n - cal\n", "version: 1\nshortcuts:\n  - home\n    - cal\n")


def generated(seed: int) -> str:
    """A configuration that is right, nearly right or wrong; about a third are right."""
    rng = random.Random(f"schema {seed}")
    kind = rng.random()
    if kind < 0.04:
        return rng.choice(WHOLE_FILES)
    if kind < 0.3:
        return generate(seed, with_item_problems=rng.random() < 0.3).decode()
    mistakes = rng.choices([0, 1, 2, 3], [3, 5, 2, 1])[0]
    places = [rng.choice(["version", "list", "items", "items", "items", "keys"]) for _ in range(mistakes)]
    parts = [_version(rng, "version" in places), _shortcuts(rng, "list" in places, places.count("items"))]
    wanted = rng.choice([0, 0, 1]) + (2 if "keys" in places else 0)
    parts += rng.sample(MORE_KEYS, wanted) if "keys" in places else rng.sample(MORE_KEYS[:5], wanted)
    if rng.random() < 0.06:
        parts.remove(rng.choice(parts[:2]))
    rng.shuffle(parts)
    return "".join(part + "\n" for part in parts)


def _version(rng: random.Random, is_wrong: bool) -> str:
    key = rng.choice(["version", "version", "'version'", '"version"'])
    return f"{key}: {rng.choice(VERSIONS) if is_wrong else '1'}"


def _shortcuts(rng: random.Random, is_wrong: bool, wrong_items: int) -> str:
    key = rng.choice(["shortcuts", "shortcuts", '"shortcuts"'])
    if is_wrong:
        return f"{key}: {rng.choice(WRONG_LISTS)}"
    items = _items(rng, wrong_items)
    if items and rng.random() < 0.6:
        return "\n".join([f"{key}:", *(f"  - {item}" for item in items)])
    return f"{key}: [{', '.join(items)}]"


def _items(rng: random.Random, wrong: int) -> list[str]:
    options = rng.sample(list(OPTIONS), rng.randint(0, 4))
    items = [rng.choice([option, *OPTIONS[option]]) for option in options]
    for _ in range(wrong):
        another = rng.choice([
            rng.choice(WRONG_ITEMS), rng.choice(WRONG_ITEMS), rng.choice(list(CANONICAL)),
            rng.choice([*OPTIONS[options[0]], options[0]]) if options else "home"])
        items.insert(rng.randint(0, len(items)), another)
    return [f'"{item}"' if item in CANONICAL and rng.random() < 0.2 else item for item in items]


def fixtures() -> list[str]:
    """The rows that the reader's tests use, as far as they are text."""
    rows = [
        json.loads(line) for name in ("good-configs.jsonl", "bad-configs.jsonl")
        for line in (FIXTURES / name).read_text().splitlines()]
    return [row["yaml"] for row in rows if "yaml" in row]


def loaded(text: str):
    """The values as YAML 1.2 core and JSON know them; raises what can't be loaded, or has no JSON.

    The loader refuses tabs before a comment, where YAML allows them; a space means the same there.
    """
    return _as_json(YAML(typ="safe", pure=True).load(text.replace("\t", " ")), itertools.count())


def _as_json(value, nodes: Iterator[int]):
    if next(nodes) > MOST_NODES:
        raise ValueError("aliases that multiply")
    match value:
        case dict():
            return {
                "null" if key is None else str(key): _as_json(one, nodes) for key, one in value.items()}
        case list() | tuple():
            return [_as_json(one, nodes) for one in value]
        case date():
            return value.isoformat()
        case float() if not math.isfinite(value):
            return str(value)
        case None | bool() | int() | float() | str():
            return value
    raise ValueError(f"no JSON for {type(value).__name__}")


@dataclass(frozen=True)
class Verdict:
    """What `check` says about one file."""

    accepts: bool
    codes: frozenset[str]


def check(binary: Path, file: Path) -> Verdict:
    done = subprocess.run(
        [binary, "check", "--format", "json", file.name], cwd=file.parent,
        stdin=subprocess.DEVNULL, capture_output=True, timeout=20)
    if done.returncode not in (0, 1):
        raise SystemExit(f"check exits with {done.returncode}: {done.stderr.decode()}\n{file.read_text()!r}")
    diagnostics = json.loads(done.stdout)["diagnostics"]
    codes = frozenset(one["code"] for one in diagnostics if one["severity"] == "error")
    if bool(codes) != bool(done.returncode):
        raise SystemExit(f"check exits with {done.returncode}, its errors are {sorted(codes)}")
    return Verdict(not codes, codes)


def schema_text(binary: Path, path: Path | None) -> str:
    if path:
        return path.read_text()
    return subprocess.run([binary, "schema"], check=True, capture_output=True, text=True).stdout


def disagreement(text: str, value, tool: Verdict, schema_accepts: bool) -> str | None:
    if tool.accepts and not schema_accepts:
        return "the tool accepts, the schema refuses"
    if schema_accepts and not tool.accepts and tool.codes <= VISIBLE and not _is_one(value, tool.codes):
        return f"the tool refuses ({', '.join(sorted(tool.codes))}), the schema accepts"
    return None


def _is_one(value, codes: frozenset[str]) -> bool:
    """Whether all that is wrong is how the number one is written, `1.0` or `0x1`: no schema sees that."""
    return codes == {"unsupported-version"} and value["version"] == 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--binary", type=Path)
    parser.add_argument("--schema", type=Path, help="a file instead of what `schema` prints")
    arguments = parser.parse_args()
    binary = (arguments.binary or checks_environment.default_binary()).resolve()
    validator = jsonschema_rs.validator_for(json.loads(schema_text(binary, arguments.schema)))
    texts = [(f"row {number}", text) for number, text in enumerate(fixtures(), 1)]
    texts += [
        (f"seed {seed}", generated(seed))
        for seed in range(arguments.seed, arguments.seed + arguments.count)]
    with tempfile.TemporaryDirectory() as folder:
        return _compare(texts, binary, validator, Path(folder) / "case.shortcuts.yaml")


def _compare(texts: list[tuple[str, str]], binary: Path, validator, file: Path) -> int:
    counts, codes, failures = collections.Counter(), collections.Counter(), 0
    for name, text in texts:
        file.write_bytes(text.encode())
        tool = check(binary, file)
        codes.update(tool.codes)
        counts["the tool refuses"] += not tool.accepts
        try:
            value = loaded(text)
        except (YAMLError, ValueError, TypeError) as error:
            counts["no values for a schema"] += 1
            if tool.accepts:
                counts[f"accepted all the same ({type(error).__name__})"] += 1
            continue
        schema_accepts = validator.is_valid(value)
        counts["the schema refuses"] += not schema_accepts
        if wrong := disagreement(text, value, tool, schema_accepts):
            failures += 1
            if failures <= 10:
                print(f"{name}: {wrong}\n  {text!r}")
                print(*(f"  {one.message}" for one in validator.iter_errors(value)), sep="\n")
    return _judge(counts, codes, failures, len(texts))


def _judge(counts: collections.Counter, codes: collections.Counter, failures: int, total: int) -> int:
    print(f"{total} configurations, {failures} disagreements")
    for counter in (counts, codes):
        print(", ".join(f"{count} {name}" for name, count in counter.most_common()))
    for side in ("the tool refuses", "the schema refuses"):
        if not LEAST_REFUSED * total <= counts[side] <= (1 - LEAST_REFUSED) * total:
            print(f"this run proves little: {side} {counts[side]} of {total}")
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
