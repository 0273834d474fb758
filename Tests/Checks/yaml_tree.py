"""A tree of YAML nodes with places, built on the events of libyaml as PyYAML hands them out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import checks_environment

checks_environment.require("yaml")

import yaml  # noqa: E402

if not yaml.__with_libyaml__:
    raise SystemExit("PyYAML was built without libyaml; its pure parser refuses tabs before comments")

DEEPEST = 64


class Unreadable(Exception):
    """The bytes are no single YAML document; `code` says which kind of wrong they are."""

    def __init__(self, code: str, text: str = ""):
        super().__init__(f"{code}: {text}" if text else code)
        self.code = code


@dataclass
class Node:
    """A scalar, sequence, mapping or alias; places count code points and leave out a leading BOM."""

    kind: str
    start: int
    end: int
    anchor: str | None = None
    tag: str | None = None
    value: str = ""
    style: str = ""
    flow: bool = False
    children: list["Node"] = field(default_factory=list)

    @property
    def is_plain(self) -> bool:
        return self.kind == "scalar" and self.style == ""

    @property
    def pairs(self) -> list[tuple["Node", "Node"]]:
        return list(zip(self.children[::2], self.children[1::2], strict=True))

    def walk(self) -> Iterator["Node"]:
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class Token:
    """What the scanner saw: the class name of PyYAML without its tail, and the place."""

    kind: str
    start: int
    end: int


def decode(data: bytes) -> tuple[bool, str]:
    """Whether the file begins with a BOM, and the text behind it."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\0" in data:
        raise Unreadable("encoding", "UTF-16, UTF-32 or NUL")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("encoding", str(error)) from None
    has_mark = text.startswith("\ufeff")
    text = text[has_mark:]
    refused = re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff]", text)
    if refused:
        raise Unreadable("encoding", f"U+{ord(refused[0]):04X}")
    return has_mark, text


def parse(text: str) -> Node | None:
    """The root of the only document, or nothing where there is no document."""
    try:
        return _Builder(text).root()
    except yaml.YAMLError as error:
        raise Unreadable("syntax", " ".join(str(error).split())) from None


def tokens(text: str) -> list[Token]:
    """Every token in order; a text that does not scan is the caller's mistake."""
    return [
        Token(type(token).__name__.removesuffix("Token"), token.start_mark.index, token.end_mark.index)
        for token in yaml.scan(text, Loader=yaml.CBaseLoader)]


class _Builder:
    def __init__(self, text: str):
        self.text = text
        self.events = yaml.parse(text, Loader=yaml.CBaseLoader)
        self.depth = 0

    def root(self) -> Node | None:
        root = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                if root is not None:
                    raise Unreadable("multiple-documents")
                root = self.node(next(self.events))
        return root

    def node(self, event: yaml.Event) -> Node:
        node = Node("", event.start_mark.index, event.end_mark.index, event.anchor)
        if isinstance(event, yaml.AliasEvent):
            node.kind = "alias"
            return node
        node.tag = event.tag
        if isinstance(event, yaml.ScalarEvent):
            node.kind, node.value, node.style = "scalar", event.value, event.style or ""
            if node.style in ("|", ">"):
                # The event ends where the next token begins; the value ends with its last line.
                node.end = node.start + len(self.text[node.start:node.end].rstrip(" \t\r\n"))
            return node
        node.kind = "sequence" if isinstance(event, yaml.SequenceStartEvent) else "mapping"
        node.flow = bool(event.flow_style)
        return self.collection(node)

    def collection(self, node: Node) -> Node:
        self.depth += 1
        if self.depth > DEEPEST:
            raise Unreadable("too-deep")
        while not isinstance(event := next(self.events), yaml.CollectionEndEvent):
            node.children.append(self.node(event))
        node.end = event.end_mark.index if node.flow else max(
            [node.start, *(child.end for child in node.children)])
        self.depth -= 1
        return node
