"""Makes configuration files in every layout that a person, an editor or another tool may leave behind.

    generate_configs.py --seed 7        prints the file of that seed, and a command for it
    generate_configs.py --count 2000    counts what the generator makes

The same seed makes the same file; the checks print it when they fail.
"""

import argparse
import collections
import random
import sys

from configuration_reader import read
from generate_commands import generate_command
from list_layouts import BlockList, layout
from option_names import CANONICAL, OPTIONS
from yaml_tree import Unreadable

REMARKS = (
    "top of the menu", "work days only", "été 🏖", "第一个", "don't: touch", "ask again in May", "x",
    "[not, a, list]", "shortcuts:", "'", "# twice", "- ", "home sweet home", "- unknown", "tab\tinside")

UNKNOWN_KEYS = (
    ["theme: dark"],
    ["theme:    {accent:   teal,   dark: yes}   # unknown to us"],
    ["'accent colour' : \"teal 🎨\""],
    ["x-notes: |", "  shortcuts:", "    - island", "    - home"],
    ["x-text: >-", "  one", "", "  two"],
    ["x-any: &a {k: [1], b: &b 2, c: *b}"],
    ["x-list:", "- home", "- cal  # not ours"],
    ["x-deep:", "    a:", "    - {b: c}", "    -", "      - d"],
    ["x-flow: [", "  home, # c", "  cal", "  ]"],
    ["x-null:"],
    ["日历: 是"],
)


def generate(seed: int, *, with_item_problems: bool = False) -> bytes:
    """A configuration without errors, or one whose only errors are those of its items."""
    for attempt in range(100):
        data = _Writer(random.Random(f"{seed}.{attempt}"), with_item_problems).file()
        try:
            _, listing = read(data)
        except Unreadable:
            continue
        if bool(listing.problems) == with_item_problems:
            return data
    raise AssertionError(f"seed {seed} made no usable file in 100 attempts")


class _Writer:
    """Draws one file. Every method that writes lines returns them without their ends."""

    def __init__(self, rng: random.Random, with_item_problems: bool):
        self.rng = rng
        self.with_item_problems = with_item_problems
        self.is_commented = rng.random() < 0.7
        self.quotes = rng.choice(["", "", "", "'", '"', "mixed", "mixed"])

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def pick(self, *choices):
        return self.rng.choice(choices)

    # The file

    def file(self) -> bytes:
        body = self.flow_root() if self.chance(0.08) else self.block_root()
        lines = self.prologue() + body + self.epilogue()
        text = self.joined(lines)
        if self.chance(0.2):
            text = text.rstrip("\r\n")
        return (b"\xef\xbb\xbf" if self.chance(0.1) else b"") + text.encode()

    def joined(self, lines: list[str]) -> str:
        style = self.pick("\n", "\n", "\n", "\r\n", "\r\n", "\r", "mixed")
        text = ""
        for line in lines:
            line_end = self.pick("\n", "\r\n", "\r") if style == "mixed" else style
            text += line + line_end
        return text

    def prologue(self) -> list[str]:
        lines = self.free_lines(0)
        if self.chance(0.1):
            lines += ["%YAML 1.2"] + ["---"]
        elif self.chance(0.15):
            lines.append(self.pick("---", "--- # phone", "---   "))
        return lines + self.free_lines(0)

    def epilogue(self) -> list[str]:
        lines = self.free_lines(0)
        if self.chance(0.12):
            lines += ["...", *self.pick([], ["# end"], ["", "# end", ""])]
        return lines

    def block_root(self) -> list[str]:
        parts = [self.version(), self.shortcuts()]
        unknown = self.rng.sample(UNKNOWN_KEYS, self.pick(0, 0, 1, 1, 2, 3))
        parts += [list(lines) for lines in unknown]
        self.rng.shuffle(parts)
        if self.chance(0.4):
            parts.sort(key=lambda part: part[0].lstrip("\"'? ").startswith("shortcuts"))
        lines = []
        for part in parts:
            lines += self.free_lines(0) if lines else []
            lines += part
        return lines

    def version(self) -> list[str]:
        key = self.pick("version", "version", "version", '"version"', "'version'", "version ")
        return [f"{key}:{self.pick(' ', ' ', '   ')}1{self.trailing_comment(0.2)}"]

    def flow_root(self) -> list[str]:
        names = ", ".join(self.scalar(name, in_flow=True) for name in self.names())
        key = self.pick("shortcuts", '"shortcuts"')
        if self.chance(0.4):
            return [f'{{{self.pick("", " ")}"version": 1, {key}: [{names}]{self.pick("", " ")}}}']
        lines = self.flow_list(key, indentation="  ")
        return ["{", "  version: 1,", *lines[:-1], lines[-1] + self.pick("", ","), "}"]

    # The list

    def names(self) -> list[str]:
        count = self.pick(0, 1, 2, 3, 3, 4, 4, 4)
        names = [self.pick(option, option, *aliases) for option, aliases in
                 self.rng.sample(list(OPTIONS.items()), count)]
        if self.with_item_problems:
            for _ in range(self.pick(1, 1, 2)):
                wrong = self.pick("widget", "calender", "Home", "yes", self.any_name(), self.any_name())
                names.insert(self.rng.randint(0, len(names)), wrong)
        return names

    def any_name(self) -> str:
        return self.rng.choice(list(CANONICAL))

    def shortcuts(self) -> list[str]:
        key = self.pick(*["shortcuts"] * 6, '"shortcuts"', "'shortcuts'", "shortcuts  ")
        if self.chance(0.55) and (block := self.block_list(key)):
            return block
        return self.flow_list(key)

    def block_list(self, key: str) -> list[str]:
        names = self.names()
        column = self.pick(0, 1, 2, 2, 2, 3, 4)
        spacing = self.pick(1, 1, 1, 2, 3)
        gap = self.pick(0, 0, 0, 1, 2, None)
        comment = self.trailing_comment(0.25)
        lines = [f"{key}:{comment}"]
        if self.chance(0.06):
            lines = self.pick(
                [f"? {key}{comment}", ":"], [f"? {key}", f":{comment}"], [f"? {key}", "# c", ":"])
            if self.chance(0.3) and names:
                lines[-1:] = [f": - {self.scalar(names[0])}"]
                names, column = names[1:], 2
                return lines + [f"  - {self.scalar(name)}" for name in names]
        for number, name in enumerate(names):
            lines += self.lines_between(column, number, gap)
            lines += self.block_item(name, column, spacing if self.chance(0.85) else self.pick(1, 4))
        if self.is_commented and self.chance(0.5):
            lines += self.comment_lines(column, self.pick(1, 1, 2, 3))
        return lines if names else []

    def lines_between(self, column: int, number: int, gap: int | None) -> list[str]:
        lines = []
        if gap is not None:
            lines += [self.blank_line()] * (gap if number else 0)
        elif self.chance(0.4):
            lines += [self.blank_line()] * self.pick(1, 1, 2)
        if self.is_commented and self.chance(0.45):
            lines += self.comment_lines(column, self.pick(1, 1, 2, 2, 4))
        return lines

    def comment_lines(self, column: int, count: int) -> list[str]:
        lines = []
        for _ in range(count):
            if self.chance(0.15):
                lines.append(self.blank_line())
                continue
            at = self.pick(
                0, column - 1, column, column, column, column + 1, column + 2, column + 2, column + 3,
                column + 4, column + 12)
            lines.append(" " * max(at, 0) + self.remark(parked="- "))
        return lines

    def remark(self, parked: str) -> str:
        if self.chance(0.25):
            name = self.any_name()
            quote = self.pick("", "", "'", '"')
            return (f"#{self.pick('', ' ', ' ', '  ')}{parked}{quote}{name}{quote}"
                    + self.pick("", "", ",", " ", "  # later", "# glued", " and more"))
        return f"#{self.pick(' ', ' ', '')}{self.pick(*REMARKS)}"

    def block_item(self, name: str, column: int, spacing: int) -> list[str]:
        dash = " " * column + "-"
        comment = self.trailing_comment(0.35)
        if self.chance(0.03):
            return [dash + self.pick("", "  ", " # c"), " " * (column + 2) + self.scalar(name) + comment]
        if self.chance(0.03):
            return [f"{dash} {self.pick('>-', '|-')}{comment}", " " * (column + 4) + name]
        return [dash + " " * spacing + self.scalar(name) + comment]

    def scalar(self, name: str, *, in_flow: bool = False) -> str:
        quote = self.pick("", "'", '"') if self.quotes == "mixed" else self.quotes
        if quote == '"' and self.chance(0.04):
            name = name.replace(name[0], f"\\x{ord(name[0]):02x}", 1)
        if quote == "" and in_flow and self.chance(0.02):
            quote = "'"
        return quote + name + quote

    def trailing_comment(self, probability: float) -> str:
        if self.is_commented and self.chance(probability):
            return self.pick(" ", "  ", "      ", "\t", " \t ") + self.remark(parked="- ")
        return self.pick(*[""] * 8, " ", "\t")

    # Flow lists

    def flow_list(self, key: str, indentation: str = "") -> list[str]:
        names = self.names()
        write = self.pick(self.flow_on_one_line, self.flow_one_item_a_line, self.flow_oddly)
        lines = write(names, indentation)
        space = "" if key[0] in "\"'" and indentation else " "
        if self.chance(0.05) and not indentation:
            return [f"{key}:", *(" " + line for line in lines)]
        return [f"{indentation}{key}:{self.pick(' ', '  ', space)}{lines[0]}", *lines[1:]]

    def flow_on_one_line(self, names: list[str], indentation: str) -> list[str]:
        inside = self.pick("", "", " ", "  ")
        text = inside
        for number, name in enumerate(names):
            separator = self.pick(", ", ", ", ",", " , ", ",  ", ",\t") if self.chance(0.4) else ", "
            text += (separator if number else "") + self.scalar(name, in_flow=True)
        if names and self.chance(0.15):
            text += self.pick(",", " ,", ", ")
        text += inside if names else ""
        return [f"[{text}]" + ("" if indentation else self.trailing_comment(0.3))]

    def flow_one_item_a_line(self, names: list[str], indentation: str) -> list[str]:
        column = len(indentation) + self.pick(2, 2, 4, 0)
        gap = self.pick(0, 0, 0, 1, None)
        lines = ["[" + self.trailing_comment(0.2)]
        has_trailing_comma = self.chance(0.5)
        for number, name in enumerate(names):
            lines += self.flow_lines_between(column, number, gap)
            has_comma = number < len(names) - 1 or has_trailing_comma
            comma = self.pick(*[","] * 8, " ,") if has_comma else ""
            at = column if self.chance(0.9) else column + 2
            lines.append(
                " " * at + self.scalar(name, in_flow=True) + comma + self.trailing_comment(0.35))
        if self.is_commented and self.chance(0.25):
            lines += [" " * column + self.remark(parked="")]
        return lines + [indentation + self.pick("", "", "  ") + "]"]

    def flow_lines_between(self, column: int, number: int, gap: int | None) -> list[str]:
        blank = gap if gap is not None and number else self.pick(0, 0, 1) if gap is None else 0
        lines = [self.blank_line()] * blank
        if self.is_commented and self.chance(0.35):
            for _ in range(self.pick(1, 1, 2, 3)):
                at = self.pick(0, column, column, column + 2, column + 9)
                lines.append(
                    self.blank_line() if self.chance(0.12)
                    else " " * at + self.remark(parked=self.pick("", "", "- ")))
        return lines

    def flow_oddly(self, names: list[str], indentation: str) -> list[str]:
        """Several items on a line, commas in front, a bracket beside an item, comments anywhere."""
        inner = indentation + "  "
        text = "[" + self.odd_break(inner)
        for number, name in enumerate(names):
            if number:
                text += self.pick(", ", ",", f"\n{inner}, ", f",\n{inner}", f",\n{inner}", " ,\t")
                if text.endswith(inner) and self.is_commented and self.chance(0.1):
                    text += f"# in the way\n{inner}"
            text += self.scalar(name, in_flow=True)
        if names and self.chance(0.2):
            text += ","
        return (text + self.odd_break(inner) + "]").split("\n")

    def odd_break(self, inner: str) -> str:
        return self.pick("", "", " ", f"\n{inner}", f" \n\n{inner}")

    # Lines that belong to nobody

    def free_lines(self, column: int) -> list[str]:
        lines = [self.blank_line() for _ in range(self.pick(0, 0, 0, 1, 1, 2))]
        if self.is_commented and self.chance(0.3):
            lines += self.comment_lines(column, self.pick(1, 2))
        return lines + ([self.blank_line()] if self.chance(0.1) else [])

    def blank_line(self) -> str:
        return self.pick(*[""] * 12, "  ", "     ")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int)
    arguments = parser.parse_args()
    if arguments.count is None:
        data = generate(arguments.seed)
        print(f"# {' '.join(generate_command(arguments.seed, data))}", file=sys.stderr)
        sys.stdout.buffer.write(data)
        return 0
    counts = collections.Counter()
    for seed in range(arguments.seed, arguments.seed + arguments.count):
        counts.update(_features(generate(seed)))
    for feature, count in sorted(counts.items()):
        print(f"{count:6} {feature}")
    return 0


def _features(data: bytes) -> list[str]:
    has_mark, listing = read(data)
    lines = layout(listing)
    features = {
        type(lines).__name__: True,
        "BOM": has_mark,
        "CR LF": b"\r\n" in data,
        "CR alone": b"\r" in data.replace(b"\r\n", b""),
        "no line end at the end": not data.endswith((b"\n", b"\r")),
        "comment": b"#" in data,
        "empty list": not listing.items,
        "first dash beside the key": isinstance(lines, BlockList) and lines.shares_line_with_key,
    }
    return [feature for feature, is_there in features.items() if is_there]


if __name__ == "__main__":
    sys.exit(main())
