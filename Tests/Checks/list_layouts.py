"""The three ways in which a list stands in a file, and what an edit changes in each.

A list is a fixed frame with slots; every item is a payload that moves between slots. A layout knows which
bytes are whose, and answers every edit with splices: (start, end, replacement) over the text before.
"""

import itertools
import re
from abc import ABC, abstractmethod
from dataclasses import dataclass

from configuration_reader import Listing
from option_names import CANONICAL

Splice = tuple[int, int, str]
#: The pieces of a payload, one for each span of a slot.
Payload = tuple[str, ...]

_NAMES = "|".join(re.escape(name) for name in sorted(CANONICAL, key=len, reverse=True))
_QUOTED = rf"""(?:{_NAMES}|'(?:{_NAMES})'|"(?:{_NAMES})")"""
_REST = r"[ \t]*(?:[ \t]#.*)?\Z"

#: `# - scan  # tried it in March`: the dash needs a blank behind it, or it would not begin an item.
PARKED_BLOCK_ITEM = re.compile(rf"[ \t]*#[ \t]*-[ \t]+{_QUOTED}{_REST}", re.DOTALL)
#: `# scan,`: the same in a flow list with one item a line.
PARKED_FLOW_ITEM = re.compile(rf"[ \t]*#[ \t]*{_QUOTED}[ \t]*,?{_REST}", re.DOTALL)


class Refused(Exception):
    """The layout of the list does not allow the edit."""


class Layout(ABC):
    def __init__(self, listing: Listing):
        self.listing = listing
        self.text = listing.text
        self.lines = listing.lines
        self.items = listing.items

    @abstractmethod
    def spans(self, slot: int) -> list[tuple[int, int]]:
        """The bytes of a slot that hold its payload."""

    @abstractmethod
    def bare(self, slot: int, scalar: str) -> Payload:
        """A payload without any comment, as it looks in a slot."""

    def payload(self, item: int) -> Payload:
        return tuple(self.text[start:end] for start, end in self.spans(item))

    def filled(self, payloads: list[Payload]) -> list[Splice]:
        """Every slot gets a payload."""
        return [
            (start, end, piece)
            for slot, payload in enumerate(payloads)
            for (start, end), piece in zip(self.spans(slot), payload, strict=True)]

    @abstractmethod
    def inserted(self, index: int, scalar: str) -> list[Splice]:
        """A new item in front of the one at `index`, or behind the last."""

    @abstractmethod
    def removed(self, index: int) -> list[Splice]:
        """The item at `index` is gone, with all that it owns."""

    def written(self, item: int) -> str:
        return self.text[self.items[item].start:self.items[item].end]


def layout(listing: Listing) -> Layout:
    if not listing.sequence.flow:
        return BlockList(listing)
    return LinedFlowList(listing) if _has_one_item_a_line(listing) else RunningFlowList(listing)


def _has_one_item_a_line(listing: Listing) -> bool:
    """No two items share a line and none shares one with a bracket.

    Every comma must also stand on the line where its item ends: in a list that leads with commas a
    comment "behind the comma" would swallow the next item.
    """
    if not listing.items:
        return False
    number = listing.lines.number
    ends = [number(item.end - 1) for item in listing.items]
    starts = [number(item.start) for item in listing.items]
    commas = listing.marks("FlowEntry")
    brackets = number(listing.sequence.start), number(listing.sequence.end - 1)
    return (
        brackets[0] < starts[0] and ends[-1] < brackets[1]
        and all(above < below for above, below in zip(ends, starts[1:], strict=False))
        and all(number(comma) == end for comma, end in zip(commas, ends, strict=False)))


@dataclass(frozen=True)
class Region:
    """The lines of one payload, both ends included."""

    first: int
    last: int


class WholeLineList(Layout):
    """What a block list and a flow list with one item a line have in common."""

    regions: list[Region]

    def gap(self, above: int) -> range:
        """The lines between the payload `above` and the next one."""
        return range(self.regions[above].last + 1, self.regions[above + 1].first)

    def is_all_blank(self, lines: range) -> bool:
        return all(self.lines.is_blank(number) for number in lines)

    def uniform_gap(self) -> int:
        """How many blank lines stand between any two items, if it is the same number everywhere."""
        gaps = [self.gap(above) for above in range(len(self.items) - 1)]
        if gaps and len({len(gap) for gap in gaps}) == 1 and all(map(self.is_all_blank, gaps)):
            return len(gaps[0])
        return 0

    def line_end_at_or_above(self, number: int) -> str:
        """The end of a line; the last one of a file may lack it, and takes that of the line before."""
        return self.lines.line_end(number) or self.lines.line_end(number - 1)

    def inserted_lines(self, index: int, line: str) -> Splice:
        if index < len(self.items):
            above = self.regions[max(index - 1, 0)].last
            line_end = self.line_end_at_or_above(above)
            place = self.lines[self.regions[index].first].start
            return place, place, line + line_end * (1 + self.uniform_gap())
        last = self.regions[-1].last
        place = self.lines[last].end
        return place, place, self.line_end_at_or_above(last) * (1 + self.uniform_gap()) + line

    def removed_lines(self, index: int) -> Splice:
        region = self.regions[index]
        above, below = self.blank_lines_to_remove(index)
        first, last = self.lines[region.first - above], self.lines[region.last + below]
        if last.stop == last.end:
            return self.lines[region.first - above - 1].end, last.end, ""
        return first.start, last.stop, ""

    def blank_lines_to_remove(self, index: int) -> tuple[int, int]:
        """How many blank lines go with an item, above it and below it."""
        if len(self.items) == 1:
            return 0, 0
        if index == 0 and self.is_all_blank(gap := self.gap(0)):
            return 0, len(gap)
        if index == len(self.items) - 1 and self.is_all_blank(gap := self.gap(index - 1)):
            return len(gap), 0
        above = self.blank_run(range(self.regions[index].first - 1, -1, -1))
        below = self.blank_run(range(self.regions[index].last + 1, len(self.lines)))
        return (above, 0) if above < below else (0, below)

    def blank_run(self, numbers: range) -> int:
        return sum(1 for _ in itertools.takewhile(self.lines.is_blank, numbers))


class BlockList(WholeLineList):
    """One item a line, each behind a dash."""

    #: A comment that begins at most so far right of the dash speaks of the item below it.
    NEAR = 2

    def __init__(self, listing: Listing):
        super().__init__(listing)
        self.dashes = listing.marks("BlockEntry")
        first = self.lines[self.lines.number(self.dashes[0])]
        self.column = self.dashes[0] - first.start
        self.regions = []
        for number in range(len(self.items)):
            self.regions.append(self._region(number))

    @property
    def shares_line_with_key(self) -> bool:
        return self.lines.number(self.dashes[0]) == self.lines.number(self.listing.colon)

    def _region(self, item: int) -> Region:
        above = self.regions[-1].last if item else self.lines.number(self.listing.colon)
        first = self.lines.number(self.dashes[item])
        last = self.lines.number(self.items[item].end - 1)
        while first - 1 > above and self._belongs_to_item_below(first - 1):
            first -= 1
        while last + 1 < len(self.lines) and self._is_far_right(last + 1):
            last += 1
        return Region(first, last)

    def _is_far_right(self, number: int) -> bool:
        column = self.lines.comment_column(number)
        return column is not None and column > self.column + self.NEAR

    def _belongs_to_item_below(self, number: int) -> bool:
        column = self.lines.comment_column(number)
        return (
            column is not None and self.column <= column <= self.column + self.NEAR
            and not PARKED_BLOCK_ITEM.match(self.lines.words(number)))

    def spans(self, slot: int) -> list[tuple[int, int]]:
        region = self.regions[slot]
        return [(self.lines[region.first].start, self.lines[region.last].end)]

    def bare(self, slot: int, scalar: str) -> Payload:
        """A line with the indentation, and the blanks behind the dash, of the item in the slot."""
        dash = self.dashes[slot]
        blanks = self.text[dash + 1:self.items[slot].start]
        if blanks.strip(" "):
            blanks = " "
        return (" " * self.column + "-" + blanks + scalar,)

    def inserted(self, index: int, scalar: str) -> list[Splice]:
        [line] = self.bare(min(index, len(self.items) - 1), scalar)
        return [self.inserted_lines(index, line)]

    def removed(self, index: int) -> list[Splice]:
        splices = [self.removed_lines(index)]
        if len(self.items) == 1:
            behind_colon = self.listing.colon + 1
            splices.insert(0, (behind_colon, behind_colon, " []"))
        return splices


class LinedFlowList(WholeLineList):
    """Between brackets, with one item a line."""

    def __init__(self, listing: Listing):
        super().__init__(listing)
        self.commas = listing.marks("FlowEntry")
        self.regions = []
        for number in range(len(self.items)):
            self.regions.append(self._region(number))

    @property
    def has_trailing_comma(self) -> bool:
        return len(self.commas) == len(self.items)

    def _region(self, item: int) -> Region:
        above = self.regions[-1].last if item else self.lines.number(self.listing.sequence.start)
        first = self.lines.number(self.items[item].start)
        last = self.lines.number(self.items[item].end - 1)
        while first - 1 > above and self._belongs_to_item_below(first - 1):
            first -= 1
        return Region(first, last)

    def _belongs_to_item_below(self, number: int) -> bool:
        return (
            self.lines.comment_column(number) is not None
            and not PARKED_FLOW_ITEM.match(self.lines.words(number)))

    def bare(self, slot: int, scalar: str) -> Payload:
        return ("", scalar, "")

    def spans(self, slot: int) -> list[tuple[int, int]]:
        """The comment lines above, the scalar, and the comment behind it with the blanks before that."""
        scalar = self.items[slot]
        own_line = self.lines[self.lines.number(scalar.start)]
        behind = self.commas[slot] + 1 if slot < len(self.commas) else scalar.end
        words = self.text[behind:self.lines[self.regions[slot].last].end]
        # Blanks at the very end of a line stay there: what moves must be found again on the way back.
        comment = len(words.rstrip(" \t"))
        return [
            (self.lines[self.regions[slot].first].start, own_line.start),
            (scalar.start, scalar.end),
            (behind, behind + comment),
        ]

    def inserted(self, index: int, scalar: str) -> list[Splice]:
        model = self.items[min(index, len(self.items) - 1)]
        indentation = self.text[self.lines[self.lines.number(model.start)].start:model.start]
        if index < len(self.items) or self.has_trailing_comma:
            return [self.inserted_lines(index, indentation + scalar + ",")]
        return [(model.end, model.end, ","), self.inserted_lines(index, indentation + scalar)]

    def removed(self, index: int) -> list[Splice]:
        splices = [self.removed_lines(index)]
        if 0 < index == len(self.items) - 1 and not self.has_trailing_comma:
            splices.insert(0, (self.items[index - 1].end, self.commas[index - 1] + 1, ""))
        return splices


class RunningFlowList(Layout):
    """On one line between brackets, or over several lines in any other way."""

    def spans(self, slot: int) -> list[tuple[int, int]]:
        return [(self.items[slot].start, self.items[slot].end)]

    def bare(self, slot: int, scalar: str) -> Payload:
        return (scalar,)

    def inserted(self, index: int, scalar: str) -> list[Splice]:
        self._refuse_comments()
        if not self.items:
            return self._inserted_into_empty(scalar)
        if index == len(self.items):
            place = self.items[-1].end
            return [(place, place, self._separator(index - 2) + scalar)]
        place = self.items[index].start
        separator = self._separator(index if index < len(self.items) - 1 else index - 1)
        return [(place, place, scalar + separator)]

    def _inserted_into_empty(self, scalar: str) -> list[Splice]:
        place, end = self.listing.sequence.start + 1, self.listing.sequence.end - 1
        blanks = self.text[place:end]
        lined = re.fullmatch(r"([ \t]*(?:\r\n|\r|\n))((?:[ \t]*(?:\r\n|\r|\n))*)([ \t]*)", blanks)
        if lined:
            # Over several lines the item gets a line of its own, so that its removal takes just that.
            place += lined.end(1)
            return [(place, place, lined[3] + scalar + lined[1].lstrip(" \t"))]
        return [(place, place, blanks + scalar)]

    def removed(self, index: int) -> list[Splice]:
        self._refuse_comments()
        if len(self.items) == 1:
            bracket = self.listing.sequence.start + 1
            blanks = re.compile(r"[ \t]*").match(self.text, bracket)
            return [(blanks.end(), self.listing.sequence.end - 1, "")]
        if index < len(self.items) - 1:
            return [(self.items[index].start, self.items[index + 1].start, "")]
        return [(self.items[index - 1].end, self.items[index].end, "")]

    def _separator(self, item: int) -> str:
        """What stands between an item and the next one; a plain `, ` where there are no two."""
        if not 0 <= item < len(self.items) - 1:
            return ", "
        return self.text[self.items[item].end:self.items[item + 1].start]

    def _refuse_comments(self) -> None:
        inside = self.listing.sequence
        places = [inside.start + 1, *(place for item in self.items for place in (item.start, item.end)),
                  inside.end - 1]
        between = (self.text[start:end] for start, end in zip(places[::2], places[1::2], strict=True))
        if any("#" in words for words in between):
            raise Refused("a comment stands between the brackets of a list in an unusual layout")
