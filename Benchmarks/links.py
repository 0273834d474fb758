#!/usr/bin/env python3
"""Compares the parsing of a large file of links with reading its lines, as whole processes side by side."""

import os
import random
import shutil
import sys
import tempfile

from side_by_side import report

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
tool = os.path.join(root, ".build/release/iwool-shortcuts")
count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
names = "home calendar cal stats settings new island countdown reminders scanner rate feedback mail".split()


def link(source):
    kind = source.random()
    if kind < 0.5:
        return f"iwool://{source.choice(names)}"
    if kind < 0.9:
        return f"iwool://event/{source.randrange(1, 10 ** source.randrange(1, 9))}"
    if kind < 0.97:
        return f"iwool://event/{source.randrange(1, 9999)}?day={source.randrange(0, 2_000_000_000)}"
    return f"iwool://{source.choice(names)}x"


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "links.txt")
    source = random.Random(1)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(link(source) + "\n" for _ in range(count))
    print(f"{count} links, {os.path.getsize(path) / 1e6:.1f} MB")
    shell = shutil.which("sh")
    report(
        [
            ("wc -l", [shell, "-c", f"exec wc -l < {path}"]),
            ("link parse --count", [shell, "-c", f"exec {tool} link parse --count < {path}"]),
            ("link parse, ndjson", [shell, "-c", f"exec {tool} link parse --format ndjson < {path}"]),
            ("grep -c", [shell, "-c", f"LC_ALL=C grep -cE '^iwool://(event/[0-9]+|[a-z]+)' {path} | cat"]),
        ],
        rounds,
    )
