#!/usr/bin/env python3
"""Drives the interactive editor in a real terminal, and looks at the screen, the file and the terminal after it.

    Tests/Checks/interactive_edit.py [BINARY]

Needs tmux and bash. Exit 1 if anything was not as it should be.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from checks_environment import default_binary

START = """version: 1
shortcuts:
  - home
  # support asked for this
  - calendar   # work days
  - stats
  - island
"""
PATIENCE = 10.0


class Terminal:
    """A tmux session with a shell in a fresh folder."""

    def __init__(self, binary, text=START):
        self.folder = Path(tempfile.mkdtemp(prefix="interactive-"))
        self.file = self.folder / "shortcuts.yaml"
        self.file.write_text(text)
        self.socket = f"check-{os.getpid()}-{self.folder.name}"
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "en_US.UTF-8", "TERM": "xterm"}
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "-c", str(self.folder),
                  "bash --norc --noprofile", environment=environment)
        self.type("PS1='$ '; stty -a > before", "Enter")
        self.shell(f"PATH={binary.parent}:$PATH")

    def tmux(self, *words, environment=None):
        return subprocess.run(["tmux", "-L", self.socket, *words], env=environment, check=True,
                              capture_output=True, text=True).stdout

    def type(self, *keys):
        self.tmux("send-keys", *keys)

    def press(self, *keys):
        """Types keys one after the other, each with time to be drawn."""
        for key in keys:
            self.type(key)
            time.sleep(0.05)

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def wait(self, *texts, absent=()):
        """Waits until the screen shows all the texts and none of the absent ones."""
        end = time.monotonic() + PATIENCE
        while True:
            screen = self.screen()
            if all(text in screen for text in texts) and not any(text in screen for text in absent):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"waited for {texts} without {absent}, and saw\n{screen}")
            time.sleep(0.05)

    def shell(self, line):
        """Runs a line in the shell and waits for it; gives its status."""
        status = self.folder / "status"
        status.unlink(missing_ok=True)
        self.type(f"{line}; echo $? > status.new && mv status.new status", "Enter")
        return self.status()

    def start(self, *flags):
        (self.folder / "status").unlink(missing_ok=True)
        self.type(f"clear; iwool-shortcuts edit {' '.join(flags)}; echo $? > status.new && mv status.new status",
                  "Enter")
        self.wait("as on the phone")

    def status(self):
        end = time.monotonic() + PATIENCE
        while not (self.folder / "status").exists():
            if time.monotonic() > end:
                raise AssertionError(f"the command did not end:\n{self.screen()}")
            time.sleep(0.05)
        return int((self.folder / "status").read_text())

    def expect_end(self, status, *words):
        """The command has ended, the terminal is as it was, and the words stand on the first screen."""
        assert self.status() == status, f"status {self.status()} in place of {status}"
        self.wait(*words, absent=["as on the phone"])
        assert self.tmux("display-message", "-p", "#{cursor_flag} #{alternate_on}").split() == ["1", "0"]
        assert self.shell("stty -a > after; cmp before after") == 0, "the terminal has other settings"

    def close(self):
        self.tmux("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)


def lines(*items):
    return "version: 1\nshortcuts:\n" + "".join(items)


HOME, CALENDAR = "  - home\n", "  # support asked for this\n  - calendar   # work days\n"
STATS, ISLAND = "  - stats\n", "  - island\n"


def reorders_and_saves(terminal):
    terminal.start()
    terminal.wait("On the icon: 4 of 4", "saved")
    terminal.press("j")
    terminal.wait("travels with Calendar", "# support asked for this")
    terminal.press("K")
    terminal.wait("2 changes, not saved", "up 1", "down 1")
    terminal.press("Enter")
    terminal.wait("wrote shortcuts.yaml")
    terminal.press("q")
    terminal.expect_end(0, "wrote shortcuts.yaml: Calendar, Home, Statistics, Quick Countdown")
    assert terminal.file.read_text() == lines(CALENDAR, HOME, STATS, ISLAND)


def refuses_a_fifth_exchanges_and_undoes(terminal):
    terminal.start()
    terminal.press("9", "Space")
    terminal.wait("! All four places are taken")
    terminal.press("x", "3", "x")
    terminal.wait("Statistics -> Feedback at 3", "new", "off")
    terminal.press("u")
    terminal.wait("undone", "iOS 16.0", absent=["not saved"])
    terminal.press("C-r")
    terminal.wait("done again", "not saved")
    terminal.press("d")
    terminal.wait("-  - stats", "+  - feedback")
    terminal.press("q", "Enter")
    terminal.wait("wrote shortcuts.yaml")
    terminal.press("q")
    terminal.expect_end(0)
    assert terminal.file.read_text() == lines(HOME, CALENDAR, "  - feedback\n", ISLAND)


def takes_another_size(terminal):
    terminal.start()
    terminal.tmux("resize-window", "-x", "58", "-y", "16")
    terminal.wait("On the icon: 4 of 4", absent=["as on the phone"])
    terminal.tmux("resize-window", "-x", "80", "-y", "24")
    terminal.wait("as on the phone")
    terminal.press("q")
    terminal.expect_end(0)


def is_suspended_and_resumed(terminal):
    terminal.start()
    terminal.press("J")
    terminal.wait("2 changes, not saved")
    terminal.press("C-z")
    terminal.wait("Stopped", absent=["as on the phone"])
    assert terminal.tmux("display-message", "-p", "#{cursor_flag} #{alternate_on}").split() == ["1", "0"]
    (terminal.folder / "status").unlink(missing_ok=True)
    terminal.type("fg; echo $? > status.new && mv status.new status", "Enter")
    terminal.wait("as on the phone", "2 changes, not saved")
    terminal.press("Enter")
    terminal.wait("wrote")
    terminal.press("q")
    terminal.expect_end(0)
    assert terminal.file.read_text() == lines(CALENDAR, HOME, STATS, ISLAND)


def leaves_without_saving(terminal):
    terminal.start()
    terminal.press("J", "q")
    terminal.wait("leave without them?")
    terminal.press("n", "q")
    terminal.wait("leave without them?")
    terminal.press("y")
    terminal.expect_end(0, "left without saving")
    assert terminal.file.read_text() == START


def is_interrupted(terminal):
    terminal.start()
    terminal.press("J", "C-c")
    terminal.expect_end(130)
    assert terminal.file.read_text() == START


def is_told_to_end(terminal):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        terminal.start()
        terminal.press("J")
        terminal.wait("not saved")
        subprocess.run(["pkill", f"-{int(number)}", "-f", "^iwool-shortcuts edit", "--newest"], check=True)
        terminal.expect_end(128 + number)
        assert terminal.file.read_text() == START


def loses_neither_version(terminal):
    other = START.replace("  - home\n", "  - home   # theirs\n")
    terminal.start()
    terminal.press("3", "K")
    terminal.wait("not saved")
    terminal.file.write_text(other)
    terminal.press("Enter")
    terminal.wait("was changed by another program", "r reload")
    assert terminal.file.read_text() == other
    terminal.press("o")
    terminal.wait("Save as:")
    terminal.press("m", "i", "n", "e", "Enter")
    terminal.wait("wrote mine")
    assert (terminal.folder / "mine").read_text() == lines(HOME, STATS, CALENDAR, ISLAND)
    assert terminal.file.read_text() == other
    terminal.press("q")
    terminal.expect_end(0)


def reloads_and_replays(terminal):
    other = START.replace("  - home\n", "  - home   # theirs\n")
    terminal.start()
    terminal.press("3", "K")
    terminal.wait("not saved")
    terminal.file.write_text(other)
    terminal.press("Enter")
    terminal.wait("was changed by another program")
    terminal.press("r")
    terminal.wait("reloaded, and your changes made again")
    terminal.press("Enter")
    terminal.wait("wrote shortcuts.yaml")
    terminal.press("q")
    terminal.expect_end(0)
    assert terminal.file.read_text() == lines("  - home   # theirs\n", STATS, CALENDAR, ISLAND)


CHECKS = [
    reorders_and_saves, refuses_a_fifth_exchanges_and_undoes, takes_another_size, is_suspended_and_resumed,
    leaves_without_saving, is_interrupted, is_told_to_end, loses_neither_version, reloads_and_replays,
]


def main():
    if shutil.which("tmux") is None:
        print("skipped: there is no tmux")
        return
    binary = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else default_binary().resolve()
    failures = 0
    for check in CHECKS:
        terminal = Terminal(binary)
        try:
            check(terminal)
            print(f"{check.__name__}: fine")
        except (AssertionError, subprocess.CalledProcessError) as error:
            failures += 1
            print(f"{check.__name__}: {error}")
        finally:
            terminal.close()
    sys.exit(1 if failures else 0)


main()
