"""Reads a configuration the way the documentation says: its list, and every kind of problem in it."""

import bisect
import re
from dataclasses import dataclass
from functools import cached_property

from option_names import CANONICAL, MOST_ITEMS
from yaml_tree import Node, Token, Unreadable, decode, parse, tokens

#: The problems of single items; a file that has no others can still be mended by position.
ITEM_PROBLEMS = frozenset({"unknown-option", "duplicate-option", "too-many"})

_NULL = re.compile(r"(|~|null|Null|NULL)\Z")
_INTEGER = re.compile(r"([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)\Z")
_FLOAT = re.compile(
    r"([-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN))\Z")


@dataclass(frozen=True)
class Line:
    """`start..<end` is the text, `end..<stop` the line end, which the last line may lack."""

    start: int
    end: int
    stop: int


class SourceLines:
    """The lines of a text; LF, CRLF and CR end one."""

    def __init__(self, text: str):
        self.text = text
        self.lines = [
            Line(match.start(), match.end(1), match.end())
            for match in re.finditer(r"([^\r\n]*)(?:\r\n|\r|\n|\Z)", text)
            if match.end() > match.start()]
        self.starts = [line.start for line in self.lines]

    def __len__(self) -> int:
        return len(self.lines)

    def __getitem__(self, number: int) -> Line:
        return self.lines[number]

    def number(self, index: int) -> int:
        """The line that holds a place of the text."""
        return bisect.bisect_right(self.starts, index) - 1

    def words(self, number: int) -> str:
        line = self.lines[number]
        return self.text[line.start:line.end]

    def line_end(self, number: int) -> str:
        line = self.lines[number]
        return self.text[line.end:line.stop]

    def is_blank(self, number: int) -> bool:
        return not self.words(number).strip(" \t")

    def comment_column(self, number: int) -> int | None:
        """The column of the `#` of a line that holds a comment and nothing else."""
        words = self.words(number)
        bare = words.lstrip(" \t")
        return len(words) - len(bare) if bare.startswith("#") else None


@dataclass(frozen=True)
class Item:
    """One scalar of the list; `start..<end` holds its quotes, `inner` does not."""

    start: int
    end: int
    value: str
    style: str
    inner: tuple[int, int]

    @property
    def option(self) -> str | None:
        return CANONICAL.get(self.value)


@dataclass(frozen=True)
class Listing:
    """A configuration whose list can be pointed at; `problems` holds item problems only."""

    text: str
    key: Node
    sequence: Node
    items: tuple[Item, ...]
    problems: frozenset[str]

    @cached_property
    def lines(self) -> SourceLines:
        return SourceLines(self.text)

    @cached_property
    def _tokens(self) -> list[Token]:
        return tokens(self.text)

    @cached_property
    def colon(self) -> int:
        """The place of the `:` between the key and the list."""
        return next(
            token.start for token in self._tokens
            if token.kind == "Value" and token.start >= self.key.end)

    def marks(self, kind: str) -> list[int]:
        """The dashes or the commas of the list."""
        return [
            token.start for token in self._tokens
            if token.kind == kind and self.sequence.start <= token.start < self.sequence.end]

    @property
    def options(self) -> tuple[str | None, ...]:
        return tuple(item.option for item in self.items)


def read(data: bytes) -> tuple[bool, Listing]:
    """Whether there is a BOM, and the listing; any problem but one of an item is raised."""
    has_mark, text = decode(data)
    return has_mark, read_text(text)


def read_text(text: str) -> Listing:
    root = parse(text)
    if root is None or (root.is_plain and root.tag is None and _NULL.match(root.value)):
        raise Unreadable("empty")
    if root.kind != "mapping":
        raise Unreadable("wrong-type", "the root is no mapping")
    _refuse_duplicate_keys(root)
    _refuse_references(root)
    _check_version(root)
    key, value = _pair(root, "shortcuts")
    if value.kind != "sequence":
        raise Unreadable("wrong-type", "shortcuts is no list")
    items = tuple(_item(text, node) for node in value.children)
    return Listing(text, key, value, items, _item_problems(items))


def _pair(root: Node, name: str) -> tuple[Node, Node]:
    for key, value in root.pairs:
        if key.kind == "scalar" and key.value == name:
            return key, value
    raise Unreadable("missing-key", name)


def _refuse_duplicate_keys(root: Node) -> None:
    for node in root.walk():
        if node.kind == "mapping":
            names = [key.value for key, _ in node.pairs if key.kind == "scalar"]
            if len(set(names)) < len(names):
                raise Unreadable("duplicate-key")


def _refuse_references(root: Node) -> None:
    for key, value in root.pairs:
        if key.is_plain and key.value == "<<":
            raise Unreadable("merge-key")
        if key.kind == "scalar" and key.value in ("version", "shortcuts"):
            for node in (key, *value.walk()):
                if node.kind == "alias":
                    raise Unreadable("alias")
                if node.anchor:
                    raise Unreadable("anchor")
                if node.tag:
                    raise Unreadable("tag")


def _check_version(root: Node) -> None:
    _, version = _pair(root, "version")
    if version.is_plain and version.value == "1":
        return
    if version.is_plain and (_INTEGER.match(version.value) or _FLOAT.match(version.value)):
        raise Unreadable("unsupported-version", version.value)
    raise Unreadable("wrong-type", "version")


def _item(text: str, node: Node) -> Item:
    if node.kind != "scalar":
        raise Unreadable("wrong-type", "an item is no text")
    if node.is_plain and any(kind.match(node.value) for kind in (_NULL, _INTEGER, _FLOAT)):
        raise Unreadable("wrong-type", "an item is null or a number")
    inner = (node.start, node.end)
    if node.style in ("'", '"'):
        inner = (node.start + 1, node.end - 1)
    elif node.style in ("|", ">"):
        body = re.compile(r"[^\r\n]*[ \t\r\n]*").match(text, node.start, node.end)
        inner = (body.end(), node.end)
    return Item(node.start, node.end, node.value, node.style, inner)


def _item_problems(items: tuple[Item, ...]) -> frozenset[str]:
    known = [item.option for item in items if item.option]
    found = {
        "unknown-option": len(known) < len(items),
        "duplicate-option": len(set(known)) < len(known),
        "too-many": len(items) > MOST_ITEMS,
    }
    return frozenset(problem for problem, is_there in found.items() if is_there)
