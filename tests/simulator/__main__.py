"""``python -m tests.simulator``: as in the package's docstring."""

import os
import sys
import time

FIXED = "PYTHONHASHSEED"

if os.environ.get(FIXED) != "0":  # sets of texts have an order that would be another one each time
    os.execve(
        sys.executable,
        [sys.executable, "-m", "tests.simulator", *sys.argv[1:]],
        {**os.environ, FIXED: "0"},
    )

wall = time.monotonic  # seconds that really pass

from tests.simulator import stand_ins  # noqa: E402

stand_ins.take_over()

from tests.simulator.command_line import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(wall))
