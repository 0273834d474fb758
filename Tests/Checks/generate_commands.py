"""Makes editing commands for a configuration: mostly such as suit it, and some that must be refused."""

import random
from collections.abc import Callable

from configuration_reader import read
from option_names import MOST_ITEMS, OPTIONS


def generate_command(seed: int, data: bytes) -> list[str]:
    """A command that often, but not always, suits the file."""
    return _Commands(random.Random(f"command {seed}"), data).any()


class _Commands:
    def __init__(self, rng: random.Random, data: bytes):
        self.rng = rng
        _, listing = read(data)
        self.problems = listing.problems
        self.items = [item.value for item in listing.items]
        self.listed = [item.option for item in listing.items if item.option]

    def any(self) -> list[str]:
        verbs: list[Callable[[], list[str]]] = [self.remove, self.replace, self.set, self.reset]
        if not self.problems:
            verbs += [self.add, self.add, self.move, self.move, self.swap, self.normalise]
        elif self.rng.random() < 0.1:
            verbs = [self.add, self.move, self.swap, self.normalise]
        return self.rng.choice(verbs)()

    def add(self) -> list[str]:
        return ["add", self.spelled(self.absent()), *self.rng.choice([[], self.place()])]

    def remove(self) -> list[str]:
        return ["remove", self.existing()]

    def move(self) -> list[str]:
        return ["move", self.existing(), *self.place(*[["up"], ["down"]] * 2)]

    def swap(self) -> list[str]:
        return ["swap", self.neighbour(), self.neighbour()]

    def replace(self) -> list[str]:
        new = self.rng.choice([self.absent(), self.absent(), self.absent(), self.any_option()])
        return ["replace", self.existing(), self.spelled(new)]

    def set(self) -> list[str]:
        count = self.rng.randint(1, MOST_ITEMS)
        options = list(dict.fromkeys(self.listed * 2)) + self.rng.sample(list(OPTIONS), 3)
        self.rng.shuffle(options)
        return ["set", *(self.spelled(option) for option in list(dict.fromkeys(options))[:count])]

    def reset(self) -> list[str]:
        return ["reset"]

    def normalise(self) -> list[str]:
        return ["normalise"]

    def place(self, *more: list[str]) -> list[str]:
        position = str(self.rng.randint(0 if self.rng.random() < 0.1 else 1, len(self.items) + 1))
        return self.rng.choice([
            [position], [position], ["--at", position], ["first"], ["last"],
            ["before", self.neighbour()], ["after", self.neighbour()], *more])

    def neighbour(self) -> str:
        return self.spelled(self.rng.choice(self.listed or list(OPTIONS)))

    def existing(self) -> str:
        """A name or a position; where items are wrong, positions only."""
        if self.problems or self.rng.random() < 0.3:
            return str(self.rng.randint(1, len(self.items) + (self.rng.random() < 0.1)) if self.items
                       else 1)
        if self.listed and self.rng.random() < 0.95:
            return self.spelled(self.rng.choice(self.listed))
        return self.spelled(self.any_option())

    def absent(self) -> str:
        absent = [option for option in OPTIONS if option not in self.listed]
        return self.rng.choice(absent) if self.rng.random() < 0.95 else self.any_option()

    def any_option(self) -> str:
        return self.rng.choice(list(OPTIONS))

    def spelled(self, option: str) -> str:
        return self.rng.choice([option, option, *OPTIONS[option]])
