"""Reads what `simulate` draws with the tools that people read it with.

    pictures.py [--binary PATH] [--scenarios FOLDER] [--diagrams 4]

JUnit must load in junitparser and pass xmllint, every Mermaid diagram that is tried must render, and every
SVG must pass xmllint, be drawn by rsvg-convert in each language, and leave its edge blank, so that no text
runs out of the picture. The shipped scenarios are drawn, once as they are and once under a design that fails,
and one scenario whose names are made of what these formats escape.
"""

import argparse
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import checks_environment

checks_environment.require("PIL", "junitparser", "mermaidx", "ruamel.yaml")

import mermaidx  # noqa: E402
from junitparser import Error, Failure, JUnitXml, Skipped  # noqa: E402
from PIL import Image, ImageChops  # noqa: E402
from ruamel.yaml import YAML  # noqa: E402

LANGUAGES = ("en", "zh-Hans", "zh-Hant")
LANES = ("iOS", "ShortcutSceneDelegate", "PendingShortcutBuffer", "ShortcutObserver", "AppRouter", "screen")
#: A design under which many scenarios fail, so that failures are drawn too.
BROKEN = ("--set", "opensWhen=timerFires", "--set", "duplicates=kept", "--set", "wins=first")
#: The edge of a picture in which nothing but ground stands, in pixels.
EDGE = 6

HOSTILE = {
    "version": 1,
    "title": "]]> <b>&amp; \"quotes\" 'too'; # %% | `code`\n\x1b[31m\u202e \u05e9\u05dc \U0001f468\u200d\U0001f469 end",
    "start": "warm",
    "events": [
        {"at": "100ms", "sceneWillEnterForeground": "s1"},
        {"at": "110ms", "quickAction": "iwool://stats?a;b#<c>&\"d\"", "id": "a;b#c <d> & \"e\" 'f' ]]> | `g`"},
        {"at": "120ms", "openURL": "nonsense;#<&>\"'|\\", "id": "end"},
        {"at": "150ms", "sceneDidBecomeActive": "s1"},
    ],
    "expect": {"opened": []},
}


class Tool:
    """The binary that is checked."""

    def __init__(self, binary: Path):
        self.binary = binary

    def simulate(self, form: str, *words: str, language: str = "en") -> str:
        done = subprocess.run(
            [self.binary, "simulate", "--format", form, "--lang", language, *words], capture_output=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL, timeout=120)
        if done.returncode not in (0, 1):
            raise SystemExit(f"simulate {words} exits with {done.returncode}: {done.stderr.decode()}")
        return done.stdout.decode()


def xmllint(text: str, what: str) -> None:
    done = subprocess.run(["xmllint", "--noout", "-"], input=text.encode(), capture_output=True)
    assert done.returncode == 0, f"{what} is no XML: {done.stderr.decode()[:500]}"


def check_junit(tool: Tool, *words: str) -> int:
    """Every scenario is a case, told apart by class and name, with the outcome that the JSON says."""
    text = tool.simulate("junit", *words)
    xmllint(text, "JUnit")
    scenarios = json.loads(tool.simulate("json", *words))["scenarios"]
    suites = list(JUnitXml.fromstring(text.encode()))
    cases = [case for suite in suites for case in suite]
    assert len(cases) == len(scenarios), f"{len(cases)} cases for {len(scenarios)} scenarios"
    names = [(case.classname, case.name) for case in cases]
    assert all(all(name) for name in names), "a case without a class or a name"
    assert len(set(names)) == len(names), "two cases have class and name in common"
    for suite in suites:
        counted = sum(isinstance(one, Failure) for case in suite for one in case.result)
        assert suite.failures == counted, f"{suite.name} counts {suite.failures} failures of {counted}"
        assert suite.tests == len(list(suite)), f"{suite.name} counts {suite.tests} cases"
    for case, scenario in zip(cases, scenarios):
        bad = [one for one in case.result if isinstance(one, (Failure, Error))]
        assert bool(bad) != scenario["passed"], f"{case.name}: {case.result}"
        assert all(one.message and one.text and one.type for one in bad), f"{case.name} fails without words"
        assert all(one.message for one in case.result if isinstance(one, Skipped))
    return sum(not scenario["passed"] for scenario in scenarios)


def diagrams(markdown: str) -> list[str]:
    return re.findall(r"^```mermaid\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)


def check_markdown(tool: Tool, limit: int, *words: str) -> int:
    """Every scenario has a diagram with all the lanes; some of them, the longest among them, are rendered."""
    found = diagrams(tool.simulate("markdown", *words))
    scenarios = json.loads(tool.simulate("json", *words))["scenarios"]
    assert len(found) == len(scenarios), f"{len(found)} diagrams for {len(scenarios)} scenarios"
    for diagram in found:
        lanes = re.findall(r"^ +participant \w+ as (\w+)$", diagram, re.MULTILINE)
        assert tuple(lanes) == LANES, f"the participants are {lanes}"
        plain = re.sub(r"#\d+;|<br/>", "", diagram)
        assert not re.search(r'[;#&<"]', plain), f"something is not escaped in\n{diagram}"
    tried = sorted(found, key=len)[:: -max(1, len(found) // max(limit, 1))][:limit]
    for diagram in tried:
        picture = mermaidx.render(diagram).svg()
        assert "Syntax error" not in picture, f"no diagram:\n{diagram}"
        assert all(lane in picture for lane in LANES), f"a lane is missing of\n{diagram}"
    return len(tried)


def check_svg(text: str, what: str) -> None:
    """It is XML with a name and a description, and drawn it has a blank edge and something inside."""
    xmllint(text, what)
    for part in ('role="img"', "<title>", "<desc>", "<text "):
        assert part in text, f"{what} has no {part}"
    # What is taller than rsvg-convert can draw is not drawn.
    if int(re.search(r'height="(\d+)"', text)[1]) > 30_000:
        return
    done = subprocess.run(["rsvg-convert"], input=text.encode(), capture_output=True, timeout=120)
    assert done.returncode == 0, f"rsvg-convert: {done.stderr.decode()}"
    picture = Image.open(io.BytesIO(done.stdout)).convert("RGB")
    ground = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
    drawn = ImageChops.difference(picture, ground).getbbox()
    assert drawn, f"{what} is empty"
    left, top, right, bottom = drawn
    room = min(left, top, picture.width - right, picture.height - bottom)
    assert room >= EDGE, f"{what}: something stands {room} pixels from the edge"


def check(tool: Tool, folder: Path, limit: int) -> None:
    assert check_junit(tool, str(folder)) == 0, "a shipped scenario fails"
    failures = check_junit(tool, str(folder), *BROKEN)
    assert failures > 10, f"only {failures} scenarios fail under a broken design"
    print(f"JUnit: fine, with {failures} failures under a broken design")
    with tempfile.TemporaryDirectory() as temporary:
        hostile = Path(temporary) / "hostile.scenario.yaml"
        with hostile.open("w", encoding="utf-8") as file:
            YAML(typ="safe", pure=True).dump(HOSTILE, file)
        assert check_junit(tool, str(hostile)) == 1, "the scenario of escapes passes"
        count = check_markdown(tool, limit, str(folder)) + check_markdown(tool, 1, str(hostile))
        print(f"Markdown: fine, {count} diagrams rendered")
        files = sorted(folder.glob("*.yaml"))
        chosen = [files[0], files[len(files) // 2], hostile]
        for language in LANGUAGES:
            for file in chosen:
                for words in ((), BROKEN):
                    text = tool.simulate("svg", str(file), *words, language=language)
                    assert f'xml:lang="{language}"' in text
                    check_svg(text, f"{file.name} in {language}")
            xmllint(tool.simulate("svg", str(folder), language=language), f"{folder} in {language}")
            sweep = ("--tap", "feedback", "--device", "slow", "--sweep", "timer=0ms...2s")
            check_svg(tool.simulate("svg", *sweep, language=language), f"a sweep in {language}")
    print(f"SVG: fine, in {len(LANGUAGES)} languages")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--binary", type=Path)
    parser.add_argument(
        "--scenarios", type=Path, default=checks_environment.ROOT / "Defaults" / "scenarios")
    parser.add_argument(
        "--diagrams", type=int, default=4, help="how many diagrams to render; each takes seconds")
    arguments = parser.parse_args()
    binary = (arguments.binary or checks_environment.default_binary()).resolve()
    try:
        check(Tool(binary), arguments.scenarios, arguments.diagrams)
    except AssertionError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
