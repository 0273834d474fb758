"""The editing rules once more: what a command must make of a file, to the byte.

Written from the documentation alone, on libyaml's marks, so that it can disagree with the tool.

    edit_oracle.py --self-test                 the folders of Tests/Fixtures/edits
    edit_oracle.py FILE COMMAND [ARGUMENT...]  prints the file after the edit

Where the rules leave a choice, this is how they are read here:

 1. A payload is one run of lines. A comment left of the dash, and one far to the right that follows no
    item, end the run above an item just as a blank line and a commented-out item do; what stands above
    them is frame.
 2. A commented-out item needs a blank behind its dash (`# -scan` is a remark); none is needed behind `#`.
    Far to the right and right below an item it goes with that item like any other comment there.
 3. The gap that a new item gets is made of empty lines, all with the line end of the new line.
 4. A line end that is lacking comes from the physical line before the one that lacks it.
 5. Where the value of the displaced item stands on the next line, a new item has one blank behind its
    dash.
 6. Blanks at the end of a line in a flow list stay in their slot, so that a comment that moves there and
    back leaves them as they were.
 7. A list whose commas lead their lines is no list with one item a line: only the scalars move.
 8. In a flow list with one item a line, a new last item makes its neighbour's comma directly behind the
    scalar; removing the last takes that comma and the blanks before it. A new line has its comma
    directly behind the name.
 9. `[` and `]` on different lines with nothing but line breaks and blanks between them: a new item gets a
    line of its own, indented like the `]`. With a comment between them, the edit is refused.
10. Quotes are uniform when all items of the list before the edit have the same; for `set` too.
11. Bare new items of `set` take the blanks behind the dash of the item that was in the slot; appended ones
    those of the item that is last by then. Of an option that is there twice, the first is kept.
12. Replacing an option by another name of its own is a change of spelling, and allowed.
13. Positions may be given wherever an existing item is named.
14. In a file with wrong items, a name still works where exactly one item means it.
15. A value in a block scalar ends with its last line that is not blank; what is replaced is its body. Where
    such a payload would swallow comments below its new slot, the edit is refused: it would not read back.
16. Where nothing would change (`up` on the first item, a swap with itself), refusing and doing nothing are
    equally right.
"""

import argparse
import itertools
import sys
from dataclasses import dataclass
from pathlib import Path

import checks_environment
from configuration_reader import Listing, read, read_text
from list_layouts import BlockList, Payload, Refused, Splice, layout
from option_names import CANONICAL, DEFAULT_SELECTION, MOST_ITEMS, OPTIONS
from yaml_tree import Unreadable

FIXTURES = checks_environment.ROOT / "Tests" / "Fixtures" / "edits"
FIXTURE_COUNT = 20

#: The commands that also mend a file whose items are unknown, double or too many.
MENDING = frozenset({"remove", "replace", "set", "reset"})
#: The commands that need no line of their own for the first item.
IN_PLACE = frozenset({"replace", "normalise"})


@dataclass(frozen=True)
class Refusal:
    """The edit is refused and the file untouched.

    `or_unchanged`: saying that nothing is to be done would be as good an answer.
    """

    reason: str
    or_unchanged: bool = False


@dataclass(frozen=True)
class Undecided:
    """The rules do not say what the bytes are."""

    reason: str


class _Nothing(Exception):
    """The command asks for what is already so, or for what can't be; either answer is right."""


def apply(before: bytes, command: list[str]) -> bytes | Refusal | Undecided:
    verb, *arguments = command
    try:
        has_mark, listing = read(before)
        _refuse_problems(verb, listing)
        if _lacks_own_line(verb, listing):
            return Refusal(
                "the first dash shares its line with the key", _changes_nothing(listing, command))
        text = _Edit(listing, arguments).run(verb)
    except Unreadable as error:
        if error.code == "empty" and verb == "reset":
            return Undecided("an empty file is filled with the default configuration")
        return Refusal(str(error))
    except _Nothing as error:
        return Refusal(str(error), or_unchanged=True)
    except Refused as error:
        return Refusal(str(error))
    return ("\ufeff" if has_mark else "").encode() + text.encode()


def _refuse_problems(verb: str, listing: Listing) -> None:
    if listing.problems and verb not in MENDING:
        raise Refused(f"the file has errors: {', '.join(sorted(listing.problems))}")


def _lacks_own_line(verb: str, listing: Listing) -> bool:
    lines = layout(listing)
    return verb not in IN_PLACE and isinstance(lines, BlockList) and lines.shares_line_with_key


def _changes_nothing(listing: Listing, command: list[str]) -> bool:
    """Whether the command would leave a list of the same items, in the simplest layout, as it is."""
    items = ", ".join(item.value for item in listing.items)
    simple = f"version: 1\nshortcuts: [{items}]\n".encode()
    match apply(simple, command):
        case Refusal(or_unchanged=or_unchanged):
            return or_unchanged
        case answer:
            return answer == simple


def splice(text: str, splices: list[Splice]) -> str:
    ordered = sorted(splices, key=lambda one: one[:2])
    assert all(one[1] <= other[0] for one, other in itertools.pairwise(ordered)), "splices overlap"
    for start, end, replacement in reversed(ordered):
        text = text[:start] + replacement + text[end:]
    return text


class _Edit:
    """One command on one list. Every method returns the text after it."""

    def __init__(self, listing: Listing, arguments: list[str]):
        self.listing = listing
        self.arguments = arguments
        self.count = len(listing.items)

    def run(self, verb: str) -> str:
        return getattr(self, verb)(*self.arguments)

    # The commands

    def add(self, name: str, *place: str) -> str:
        option = _option(name)
        if option in self.listing.options:
            raise Refused(f"{option} is already there")
        if self.count >= MOST_ITEMS:
            raise Refused("all places are taken")
        index = self._place_to_add(place)
        wanted = list(self.listing.options)
        wanted.insert(index, option)
        return _inserted(self.listing, index, self._quoted(name), wanted)

    def remove(self, which: str) -> str:
        return _removed(self.listing, self._existing(which))

    def move(self, which: str, *place: str) -> str:
        start = self._existing(which)
        order = [number for number in range(self.count) if number != start]
        order.insert(self._place_to_move(start, place, order), start)
        return self._permuted(order)

    def swap(self, one: str, other: str) -> str:
        first, second = self._existing(one), self._existing(other)
        if first == second:
            raise _Nothing("an item is swapped with itself")
        order = list(range(self.count))
        order[first], order[second] = second, first
        return self._permuted(order)

    def replace(self, old: str, new: str) -> str:
        index, option = self._existing(old), _option(new)
        if option in self.listing.options[:index] + self.listing.options[index + 1:]:
            raise Refused(f"{option} is already there")
        wanted = list(self.listing.options)
        wanted[index] = option
        return _applied(self.listing, [(*self.listing.items[index].inner, new)], wanted)

    def set(self, *names: str) -> str:
        wanted = [_option(name) for name in names]
        if not wanted or len(set(wanted)) < len(wanted) or len(wanted) > MOST_ITEMS:
            raise Refused("one to four different options can be set")
        if not self.listing.problems and list(self.listing.options) == wanted:
            return self.listing.text
        return self._filled(names, wanted)

    def reset(self) -> str:
        return self.set(*DEFAULT_SELECTION)

    def normalise(self) -> str:
        splices = [
            (*item.inner, item.option) for item in self.listing.items if item.value != item.option]
        return _applied(self.listing, splices, list(self.listing.options))

    # How they are done

    def _permuted(self, order: list[int]) -> str:
        if order == sorted(order):
            return self.listing.text
        wanted = [self.listing.options[number] for number in order]
        lines = layout(self.listing)
        return _applied(self.listing, lines.filled([lines.payload(item) for item in order]), wanted)

    def _filled(self, names: tuple[str, ...], wanted: list[str]) -> str:
        lines = layout(self.listing)
        options = self.listing.options
        kept = {option: options.index(option) for option in wanted if option in options}
        pairs = list(zip(names, wanted, strict=True))
        slots = min(self.count, len(wanted))
        payloads = [
            lines.payload(kept[option]) if option in kept else lines.bare(slot, self._quoted(name))
            for slot, (name, option) in enumerate(pairs[:slots])]
        unwanted = range(slots, self.count)
        payloads += [lines.payload(item) for item in unwanted]
        listing = _read_again(splice(self.listing.text, lines.filled(payloads)))
        for index in reversed(unwanted):
            listing = _read_again(_removed(listing, index))
        for name, option in pairs[slots:]:
            if option in kept:
                listing = _appended(listing, lines.written(kept[option]), lines.payload(kept[option]))
            else:
                listing = _appended(listing, self._quoted(name), None)
        _compare(listing, wanted)
        return listing.text

    def _quoted(self, name: str) -> str:
        if self.listing.items:
            styles = {item.style for item in self.listing.items}
            quote = styles.pop() if len(styles) == 1 else ""
            quote = quote if quote in ("'", '"') else ""
        else:
            quote = '"' if self.listing.key.style == '"' else ""
        return quote + name + quote

    # Names and places

    def _existing(self, which: str) -> int:
        if which.isascii() and which.isdigit():
            if not 1 <= int(which) <= self.count:
                raise Refused(f"there is no item {which}")
            return int(which) - 1
        option = _option(which)
        if option not in self.listing.options:
            raise Refused(f"{option} is not in the list")
        if self.listing.options.count(option) > 1:
            raise Refused(f"{option} is there twice")
        return self.listing.options.index(option)

    def _place_to_add(self, place: tuple[str, ...]) -> int:
        match place:
            case () | ("last",):
                return self.count
            case ("first",):
                return 0
            case ("before", name):
                return self._existing_by_name(name)
            case ("after", name):
                return self._existing_by_name(name) + 1
        return _position(place, self.count + 1)

    def _place_to_move(self, start: int, place: tuple[str, ...], others: list[int]) -> int:
        match place:
            case ("first",):
                return 0
            case ("last",):
                return len(others)
            case ("up",) if start > 0:
                return start - 1
            case ("down",) if start < len(others):
                return start + 1
            case ("up",) | ("down",):
                raise _Nothing("it is already at the end")
            case ("before" | "after" as side, name):
                if (other := self._existing_by_name(name)) == start:
                    raise _Nothing("an item stands neither before nor after itself")
                return others.index(other) + (side == "after")
        return _position(place, self.count)

    def _existing_by_name(self, name: str) -> int:
        if name not in CANONICAL:
            raise Refused(f"{name} is no option")
        return self._existing(name)


def _option(name: str) -> str:
    if name not in CANONICAL:
        raise Refused(f"{name} is no option")
    return CANONICAL[name]


def _position(place: tuple[str, ...], last: int) -> int:
    match place:
        case (number,) | ("--at", number) if number.isascii() and number.isdigit():
            if 1 <= int(number) <= last:
                return int(number) - 1
            raise Refused(f"there is no place {number}")
    raise Refused(f"{' '.join(place) or 'nothing'} is no place here")


def _inserted(listing: Listing, index: int, scalar: str, wanted: list[str] | None) -> str:
    return _applied(listing, layout(listing).inserted(index, scalar), wanted)


def _appended(listing: Listing, scalar: str, payload: Payload | None) -> Listing:
    """A new last item; with a payload, its comments come along into the new slot."""
    listing = _read_again(_inserted(listing, len(listing.items), scalar, None))
    if payload is None:
        return listing
    lines = layout(listing)
    payloads = [lines.payload(item) for item in range(len(listing.items) - 1)]
    return _read_again(splice(listing.text, lines.filled([*payloads, payload])))


def _removed(listing: Listing, index: int) -> str:
    wanted = [option for number, option in enumerate(listing.options) if number != index]
    return _applied(listing, layout(listing).removed(index), wanted)


def _applied(listing: Listing, splices: list[Splice], wanted: list[str | None] | None) -> str:
    text = splice(listing.text, splices)
    _compare(_read_again(text), wanted)
    return text


def _read_again(text: str) -> Listing:
    try:
        return read_text(text)
    except Unreadable as error:
        raise Refused(f"internal error: the edit would break the file: {error}") from None


def _compare(listing: Listing, wanted: list[str | None] | None) -> None:
    if wanted is not None and list(listing.options) != wanted:
        raise Refused(f"internal error: the edit would leave {listing.options}, not {wanted}")


def self_test() -> int:
    folders = sorted(path for path in FIXTURES.iterdir() if path.is_dir())
    failures = 0
    for folder in folders:
        command = (folder / "command.txt").read_text().split()
        after = apply((folder / "before.yaml").read_bytes(), command)
        if after != (folder / "after.yaml").read_bytes():
            failures += 1
            print(f"{folder.name}: {' '.join(command)}\n  {after!r}")
    print(f"{len(folders) - failures} of {len(folders)} folders agree to the byte")
    return 0 if failures == 0 and len(folders) == FIXTURE_COUNT and len(OPTIONS) == 9 else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    if arguments.self_test:
        return self_test()
    if arguments.file is None or not arguments.command:
        parser.error("a file and a command, or --self-test")
    match apply(arguments.file.read_bytes(), arguments.command):
        case bytes() as after:
            sys.stdout.buffer.write(after)
            return 0
        case answer:
            print(f"{type(answer).__name__.lower()}: {answer.reason}", file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main())
