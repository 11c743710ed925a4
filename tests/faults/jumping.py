"""The program on a machine whose clock is set anew while it runs: ``python -m
tests.faults.jumping``, with the seconds to be added in a file ``ahead`` in its folder."""

import sys
import time
from pathlib import Path

AHEAD = Path("ahead")
real_time = time.time


def told_time() -> float:
    """What the clock says now."""
    return real_time() + float(AHEAD.read_text())


time.time = told_time  # before anything else asks for it

import bot.running.clocks as clocks  # noqa: E402 - the clock comes first
from bot.__main__ import main  # noqa: E402

clocks.JUMP_SECONDS = 0.2  # seconds until a jump is noticed

if __name__ == "__main__":
    sys.exit(main([]))
