#!/usr/bin/env python3
"""Holds the built binary to its promise: after whatever happens there is the old file or the new one, whole.

    Tests/Checks/saving.py [BINARY] [errors|signals|kills|limits|mounts|crowd ...]

errors    every system call of the save path fails with ENOSPC, EIO, EACCES and EINTR (strace)
signals   SIGINT, SIGTERM and SIGHUP come at every one of them (strace)
kills     the process is killed at every one of them (strace)
limits    a process that may write no byte, one to which SIGINT means nothing, a lock that another holds
mounts    a full file system, a read-only one, and a file that is mounted by itself
crowd     twenty processes make fifty edits each to one file, while another one reads it

A check that the machine does not allow is skipped, and said to be. Exit 1 if a promise was broken.
"""

import fcntl
import os
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ITEMS = ["home", "calendar", "stats", "island"]
OLD = "version: 1\nshortcuts:\n" + "".join(f"  - {name}  # about {name}\n" for name in ITEMS)
NEW = OLD.replace("  - home  # about home\n", "") + "  - home  # about home\n"
INIT = object()

# Calls that reading and saving make, by any of their names.
CALLS = re.compile(
    r"^(?:\[pid +\d+\] )?(openat2?|open|read|write|pread64|pwrite64|close|fstat|lstat|stat|newfstatat|statx|readlink"
    r"|readlinkat|getrandom|flock|fsync|fdatasync|rename|renameat2?|unlink|unlinkat|link|linkat"
    r"|f?chmod|fchmodat2?|f?chown|lchown|fchownat|faccessat2?|access|f?listxattr|f?getxattr|f?setxattr|f?removexattr"
    r"|ftruncate|fallocate|umask|rt_sigpending)\((.*)$"
)
ERRORS = {
    "ENOSPC": "no space left on device",
    "EIO": "input/output error",
    "EACCES": "permission denied",
    "EINTR": "interrupted",
}
SIGNALS = {"INT": 130, "TERM": 143, "HUP": 129}


class Broken(Exception):
    """A promise that was not kept."""


def promise(condition, words):
    if not condition:
        raise Broken(words)


class Place:
    """A fresh folder that hands its group on, with a link to the configuration; `init` finds none."""

    def __init__(self, edit, backup):
        self.edit, self.backup = edit, backup
        self.folder = Path(tempfile.mkdtemp(prefix="iwool-saving-"))
        os.chmod(self.folder, 0o2755)
        self.path = self.folder / "shortcuts.yaml"
        self.old, self.new = (None, None) if edit is INIT else (OLD, NEW)
        if edit is INIT:
            self.command = ["init", "--file", str(self.path)]
            return
        real = self.folder / "real.yaml"
        real.write_text(OLD)
        os.chmod(real, 0o640)
        try:
            os.setxattr(real, "user.iwool.check", b"kept")
        except OSError:
            pass
        self.path.symlink_to("real.yaml")
        self.command = [*edit, "--file", str(self.path), *(["--backup"] if backup else [])]

    def text(self):
        return self.path.read_text() if self.path.exists() else None

    def check_whole(self, what, is_killed=False):
        """The file is the old one or the new one, and nothing stands beside it."""
        text = self.text()
        if self.edit is INIT:
            # The name is taken first: a kill right then leaves a file of no bytes, which `init` fills.
            known = [None, self.new, ""] if is_killed else [None, self.new]
        else:
            known = [self.old, self.new]
        promise(text in known, f"{what}: the file is torn: {text!r}")
        expected = {"shortcuts.yaml"} if self.edit is INIT else {"shortcuts.yaml", "real.yaml"}
        if self.backup:
            expected.add("real.yaml~")
        extra = {name for name in os.listdir(self.folder)} - expected
        if is_killed:
            extra = {name for name in extra if not name.startswith(".iwool-shortcuts-")}
        promise(not extra, f"{what}: left behind: {sorted(extra)}")
        if text and self.edit is not INIT:
            mode = stat.S_IMODE(os.stat(self.path).st_mode)
            promise(mode == 0o640, f"{what}: the mode is {mode:o}")
            promise(self.path.is_symlink(), f"{what}: the link was replaced")

    def gone(self):
        shutil.rmtree(self.folder)


def run(binary, place, inject=None):
    log = place.folder.parent / (place.folder.name + ".log")
    command = [binary, *place.command]
    if inject is not False:
        options = ["-e", f"inject={inject}"] if inject else []
        command = ["strace", "-f", "-o", str(log), *options, *command]
    result = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return result, [re.sub(r"^\d+ +", "", line) for line in lines]


def save_path(binary, edit, backup):
    """The calls from the lock on to the first word of what was done, as (name, its count in the process)."""
    place = Place(edit, backup)
    result, lines = run(binary, place)
    promise(result.returncode == 0, f"a run without faults fails: {result.stderr}")
    new = place.text()
    promise(edit is INIT or new == NEW, f"a run without faults gives {new!r}")
    place.gone()
    counts, calls, is_locked = {}, [], False
    for line in lines:
        found = CALLS.match(line)
        if not found:
            continue
        name, arguments = found.groups()
        counts[name] = counts.get(name, 0) + 1
        is_locked = is_locked or name == "flock"
        if is_locked and name == "write" and re.match(r"[12],", arguments):
            break
        if is_locked and "ENOTTY" not in arguments:
            calls.append((name, counts[name]))
    promise(len(calls) > 20, f"the save path is not seen in strace's log: {calls}")
    return calls, new


def ways(binary):
    for edit, backup in [(["move", "1", "last"], False), (["move", "1", "last"], True), (INIT, False)]:
        calls, new = save_path(binary, edit, backup)
        name = "init" if edit is INIT else " ".join(edit) + (" --backup" if backup else "")
        yield name, edit, backup, calls, new


def check_errors(binary):
    """Each call fails once."""
    tried = 0
    for way, edit, backup, calls, new in ways(binary):
        for call, count in calls:
            for error, words in ERRORS.items():
                if call == "rt_sigpending":
                    continue
                place = Place(edit, backup)
                place.new = new
                what = f"{way}: {call} {count} fails with {error}"
                result, _ = run(binary, place, f"{call}:error={error}:when={count}")
                place.check_whole(what)
                tried += 1
                if error == "EINTR" or (result.returncode == 0 and call == "close"):
                    promise(result.returncode == 0, f"{what}: not made again: {result.stderr}")
                    promise(place.text() == new, f"{what}: nothing was saved")
                else:
                    promise(result.returncode == 2, f"{what}: exit {result.returncode}: {result.stderr}")
                    promise(words in result.stderr.lower(), f"{what}: the cause is not named: {result.stderr}")
                place.gone()
    return f"{tried} failing calls"


def check_signals(binary):
    """A signal comes at each call."""
    tried = 0
    for way, edit, backup, calls, new in ways(binary):
        for call, count in calls:
            for signal, status in SIGNALS.items():
                place = Place(edit, backup)
                place.new = new
                what = f"{way}: SIG{signal} at {call} {count}"
                result, _ = run(binary, place, f"{call}:signal={signal}:when={count}")
                place.check_whole(what)
                promise(result.returncode == status, f"{what}: exit {result.returncode}: {result.stderr}")
                place.gone()
                tried += 1
    return f"{tried} signals"


def check_kills(binary):
    """The process is killed at each call, and the next one saves as if nothing had been."""
    tried = 0
    for way, edit, backup, calls, new in ways(binary):
        for call, count in calls:
            place = Place(edit, backup)
            place.new = new
            what = f"{way}: killed at {call} {count}"
            run(binary, place, f"{call}:signal=KILL:when={count}")
            place.check_whole(what, is_killed=True)
            if place.text() != new:
                result, _ = run(binary, place, False)
                promise(result.returncode == 0, f"{what}: the next run fails: {result.stderr}")
                promise(place.text() == new, f"{what}: the next run saves {place.text()!r}")
            place.gone()
            tried += 1
    return f"{tried} kills"


def check_limits(binary):
    """What the process was given: a limit, a signal that is ignored, a lock that is held."""

    def start(place, prepare=None):
        return subprocess.Popen(
            [binary, *place.command], stderr=subprocess.PIPE, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL,
            text=True, preexec_fn=prepare)

    def no_bytes():
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    def no_interruption():
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    edit = ["move", "1", "last"]
    place = Place(edit, False)
    process = start(place, no_bytes)
    _, words = process.communicate()
    place.check_whole("no byte may be written")
    promise(process.returncode == 2 and "file too large" in words, f"limit: exit {process.returncode}: {words}")
    place.gone()

    for prepare, waits in [(None, False), (no_interruption, True)]:
        place = Place(edit, False)
        lock = os.open(place.folder, os.O_RDONLY)
        fcntl.flock(lock, fcntl.LOCK_EX)
        process = start(place, prepare)
        # The line comes after five seconds, and then the signal.
        line = process.stderr.readline()
        promise("waiting" in line and str(place.path) in line, f"nothing is said about the lock: {line!r}")
        process.send_signal(signal.SIGINT)
        try:
            process.wait(0.3)
        except subprocess.TimeoutExpired:
            pass
        promise((process.poll() is None) == waits, f"ignored: {waits}, and exit {process.returncode}")
        os.close(lock)
        process.communicate()
        promise(process.returncode == (0 if waits else 130), f"lock: exit {process.returncode}")
        promise(place.text() == (NEW if waits else OLD), "lock: the text is the other one")
        place.check_whole("a lock that another held")
        place.gone()
    return "a limit, an ignored signal, a held lock"


def check_mounts(binary):
    """In a mount namespace of its own, so that nothing stays mounted."""
    if "--inside" not in sys.argv:
        inside = [sys.executable, __file__, binary, "mounts", "--inside"]
        for unshare in (["unshare", "-m"], ["unshare", "-Urm"]):
            try:
                if subprocess.run([*unshare, "true"], capture_output=True).returncode == 0:
                    done = subprocess.run([*unshare, *inside], capture_output=True, text=True)
                    promise(done.returncode == 0, done.stdout + done.stderr)
                    return done.stdout.strip().removeprefix("mounts: ")
            except FileNotFoundError:
                pass
        return None

    folder = Path(tempfile.mkdtemp(prefix="iwool-mounts-"))

    def mount(*words):
        done = subprocess.run(["mount", *words], capture_output=True, text=True)
        promise(done.returncode == 0, f"mount {words}: {done.stderr}")

    def edit(path):
        command = [binary, "move", "1", "last", "--file", str(path)]
        return subprocess.run(command, capture_output=True, text=True)

    try:
        mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder))
        path = folder / "shortcuts.yaml"
        path.write_text(OLD)
        filler = os.open(folder / "filler", os.O_WRONLY | os.O_CREAT)
        try:
            while os.write(filler, b"x" * 4096):
                pass
        except OSError:
            os.close(filler)
        refused(edit(path), path, "no space left on device")

        (folder / "filler").unlink()
        mount("-o", "remount,bind,ro", str(folder))
        refused(edit(path), path, "read-only file system")
        mount("-o", "remount,bind,rw", str(folder))

        other = folder / "other.yaml"
        other.write_text(OLD)
        mount("--bind", str(other), str(path))
        refused(edit(path), path, "mount")
        subprocess.run(["umount", str(path)], check=True)

        done = edit(path)
        promise(done.returncode == 0 and path.read_text() == NEW, f"an edit is refused: {done.stderr}")
    finally:
        subprocess.run(["umount", "-l", str(folder)], capture_output=True)
        folder.rmdir()
    return "a full, a read-only and a bound file system"


def refused(result, path, words):
    promise(result.returncode == 2, f"{words}: exit {result.returncode}: {result.stderr}")
    promise(words in result.stderr.lower(), f"{words}: the cause is not named: {result.stderr}")
    promise(path.read_text() == OLD, f"{words}: the file is torn")
    extra = {name for name in os.listdir(path.parent) if name.startswith(".")}
    promise(not extra, f"{words}: left behind: {sorted(extra)}")


def check_crowd(binary, processes=20, edits=50):
    """No edit is lost, and whoever reads meanwhile sees a whole file.

    Four of the processes have a pair of options each, and replace the one by the other and back: if an edit of
    theirs were lost, their next one would be refused. The others rotate and swap around them.
    """
    pairs = [("home", "rate"), ("calendar", "new"), ("stats", "scanner"), ("island", "feedback")]
    folder = Path(tempfile.mkdtemp(prefix="iwool-crowd-"))
    path = folder / "shortcuts.yaml"
    text = "version: 1\nshortcuts:\n" + "".join(f"  - {one}  # line {i}\n" for i, (one, _) in enumerate(pairs))
    path.write_text(text)
    failures, torn, is_over = [], [], threading.Event()

    def write(number):
        for turn in range(edits):
            if number < len(pairs):
                one, two = pairs[number]
                words = ["replace", *((one, two) if turn % 2 == 0 else (two, one))]
            else:
                words = ["move", "1", "last"] if number % 2 else ["swap", "1", "2"]
            done = subprocess.run(
                [binary, *words, "--file", str(path)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
            if done.returncode != 0:
                failures.append(f"{words}: exit {done.returncode}: {done.stderr.strip()}")

    def shape(text):
        head, *rest = text.split("  - ")
        return head, sorted(re.sub(r"^\S+", "", item) for item in rest)

    def read():
        while not is_over.is_set():
            now = path.read_text()
            if shape(now) != shape(text):
                torn.append(now)

    reader = threading.Thread(target=read)
    writers = [threading.Thread(target=write, args=(number,)) for number in range(processes)]
    reader.start()
    for thread in writers:
        thread.start()
    for thread in writers:
        thread.join()
    is_over.set()
    reader.join()
    names = os.listdir(folder)
    final = {item.split()[0]: item for item in path.read_text().split("  - ")[1:]}
    shutil.rmtree(folder)
    promise(not failures, f"{len(failures)} edits failed: {failures[:3]}")
    promise(not torn, f"{len(torn)} torn files were read: {torn[0]!r}" if torn else "")
    promise(names == ["shortcuts.yaml"], f"left behind: {names}")
    expected = {pair[edits % 2]: i for i, pair in enumerate(pairs)}
    for name, line in expected.items():
        promise(f"# line {line}" in final.get(name, ""), f"edits were lost: {final}")
    return f"{processes} processes, {edits} edits each"


CHECKS = {
    "errors": (check_errors, "strace"),
    "signals": (check_signals, "strace"),
    "kills": (check_kills, "strace"),
    "limits": (check_limits, None),
    "mounts": (check_mounts, None),
    "crowd": (check_crowd, None),
}


def can_trace():
    if not shutil.which("strace"):
        return False
    return subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True).returncode == 0


def main():
    words = [word for word in sys.argv[1:] if word != "--inside"]
    binary = str(ROOT / ".build/release/iwool-shortcuts")
    if words and words[0] not in CHECKS:
        binary = str(Path(words.pop(0)).resolve())
    is_broken = False
    for name in words or CHECKS:
        check, tool = CHECKS[name]
        try:
            if tool and not can_trace():
                print(f"{name}: skipped: strace is missing, or may not trace here")
                continue
            done = check(binary)
            print(f"{name}: {done}" if done else f"{name}: skipped: nothing may be mounted here")
        except Broken as broken:
            print(f"{name}: broken: {broken}")
            is_broken = True
    return 1 if is_broken else 0


if __name__ == "__main__":
    sys.exit(main())
