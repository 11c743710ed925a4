"""Which seeds are run, for how long, and what is said of them."""

import argparse
import gc
import json
import logging
import os
import random
import resource
import select
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Any

from tests.simulator.world import Result, Size, simulate

LONGEST = 300  # seconds of a processor after which a run counts as one that never ends
WAITED = 20.0 * LONGEST  # and seconds: on a busy machine a processor is long in coming
UNENDED = {"findings": {"the run never ended": []}, "counts": {}, "kills": {}, "points": 0,
           "simulated": 0.0}  # fmt: skip


def main(wall: Callable[[], float]) -> int:
    """Run seeds until the time is over; 1 where something was found."""
    given = _arguments()
    logging.getLogger().setLevel(logging.ERROR)
    size = Size(given.tables, given.kills, given.gap, given.plans, given.held, given.pauses)
    if given.seed is not None:
        result = _forked(partial(simulate, given.seed, size, given.tell))
        print(json.dumps(result, indent=1))
        return int(bool(result["findings"]))
    seeds = random.Random(int.from_bytes(os.getrandom(8)))
    end, began = wall() + given.seconds + 3600 * given.hours, wall()
    runs, points, simulated, failed = 0, 0, 0.0, 0
    kills: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    while wall() < end or not runs:
        seed = seeds.randrange(10**9)
        result = _forked(partial(simulate, seed, size))
        runs, points = runs + 1, points + result["points"]
        simulated += result["simulated"]
        kills.update(result["kills"])
        counts.update(result["counts"])
        if given.tell:
            print(f"seed {seed}: {result['simulated']:.0f} s, {result['kills']}", flush=True)
        if result["findings"]:
            failed += 1
            print(f"seed {seed}: {json.dumps(result['findings'], indent=1)}", flush=True)
    took = wall() - began
    print(
        f"{runs} runs, {failed} with findings; {sum(kills.values())} kills ({dict(kills)}) at "
        f"{points} points; {simulated / 3600:.1f} h of the bot's time in {took:.0f} s; "
        f"{3600 * sum(kills.values()) / took:.0f} kills an hour; {dict(counts)}"
    )
    return int(failed > 0)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.simulator")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--hours", type=float, default=0.0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--tell", action="store_true", help="say everything that crosses")
    parser.add_argument("--tables", type=int, default=Size().tables)
    parser.add_argument("--kills", type=int, default=Size().kills)
    parser.add_argument("--plans", action="store_true", help="kill where plans are due")
    parser.add_argument("--pauses", action="store_true", help="kill where pauses end")
    parser.add_argument("--held", action="store_true", help="kill where notices have waited")
    parser.add_argument("--gap", type=float, default=Size().gap)
    return parser.parse_args()


def _forked(run: Callable[[], Result]) -> dict[str, Any]:
    """What a run says that has a process of its own: each begins with the same memory."""
    gc.freeze()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        gc.disable()
        resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))
        try:
            told = asdict(run())
        except BaseException:
            told = {"findings": {"the run broke": [traceback.format_exc()]}, "counts": {},
                    "kills": {}, "points": 0, "simulated": 0.0}  # fmt: skip
        os.write(writing, json.dumps(told).encode())
        sys.stdout.flush()
        os._exit(0)
    os.close(writing)
    said = b""
    while True:
        ready, _, _ = select.select([reading], [], [], WAITED)
        if not ready:
            os.kill(child, signal.SIGKILL)
        more = os.read(reading, 1 << 16) if ready else b""
        if not more:
            break
        said += more
    os.close(reading)
    os.waitpid(child, 0)
    found: dict[str, Any] = json.loads(said) if said else UNENDED
    return found
