#!/usr/bin/env python3
"""Compares `show` on a small file with the same work done in C, as whole processes side by side."""

import os
import subprocess
import sys
import tempfile

from side_by_side import report

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
tool = os.path.join(root, ".build/release/iwool-shortcuts")
file = os.path.join(root, "Defaults/shortcuts.yaml")
rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 101

with tempfile.TemporaryDirectory() as folder:
    floor = os.path.join(folder, "floor")
    source = os.path.join(root, "Benchmarks/floor.c")
    subprocess.run(["cc", "-O2", source, "-lyaml", "-o", floor], check=True)
    report(
        [
            ("C and libyaml", [floor, file]),
            ("show --file", [tool, "show", "--file", file]),
            ("show", [tool, "show", file]),
            ("--version", [tool, "--version"]),
            ("link parse", [tool, "link", "parse", "iwool://home"]),
        ],
        rounds,
    )
