"""Runs commands in turn as whole processes and prints medians and ratios to the first."""

import os
import statistics
import time


def measure(commands, rounds):
    """Wall times in seconds of each command, `rounds` of them after three that do not count."""
    times = {name: [] for name, _ in commands}
    sink = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, sink, stream) for stream in (0, 1)]
    for turn in range(-3, rounds):
        for name, words in commands:
            start = time.perf_counter()
            process = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
            _, status = os.waitpid(process, 0)
            elapsed = time.perf_counter() - start
            if os.waitstatus_to_exitcode(status) != 0:
                raise SystemExit(f"{' '.join(words)} ended with {os.waitstatus_to_exitcode(status)}")
            if turn >= 0:
                times[name].append(elapsed)
    os.close(sink)
    return times


def report(commands, rounds):
    """Measures and prints a line for each command."""
    times = measure(commands, rounds)
    first = statistics.median(times[commands[0][0]])
    print(f"{rounds} rounds, in turn")
    for name, _ in commands:
        median = statistics.median(times[name])
        print(f"{name:<20} {median * 1e3:9.3f} ms   x {median / first:.2f}   best {min(times[name]) * 1e3:.3f} ms")
