"""Reversi's computer player: ends solved, speed, and matches between the levels.

``uv run python -m tests.bench reversi`` measures everything in a few minutes, with ladders too
short to mean much. ``uv run python -m tests.bench.reversi --matches 200 --factor 0.1`` plays real
ones, each move in a tenth of the time that the level has at a table; ``--only ladder``, ``ends``,
``speed``, ``cores`` or ``yardstick`` leaves the rest out.

With ``--matches 200 --factor 0.05`` the steps of the ladder are, from the lowest, 93 ± 3, 98 ± 2,
97 ± 2 and 93 ± 3 % of the points. ``tests.bench.reversi_engines`` plays other programs and older
versions of this one.
"""

import argparse
import itertools
import math
import random
import statistics
import time
from collections.abc import Callable

from bot.players.thinker import THINKING
from engines.game import LEVELS
from engines.reversi import REVERSI, ReversiView, solve
from engines.reversi.board import cell
from engines.reversi.player import choose
from engines.reversi.position import START, Position, parse
from tests.bench.rows import Row, row, timed
from tests.engines.ffo import FFO
from tests.engines.reversi_positions import late
from tests.engines.reversi_yardstick import best

EDAX = (0.20, 0.39, 0.56, 2.26, 0.50)  # seconds of Edax 4.6, one thread, on a like machine
YARDSTICK = 4  # plies that the simple player looks ahead
OPENING = 6  # random plies that a pair of matches begins with
Player = Callable[[Position, random.Random], str]


def ends() -> list[Row]:
    """How long each of the known ends takes. Raises ValueError when one is solved wrong."""
    found = []
    for end, edax in zip(FFO, EDAX, strict=True):
        start = time.process_time()
        solution = solve(end.position)
        seconds = time.process_time() - start
        if solution.score != end.score or solution.move not in end.best:
            raise ValueError(f"{end.name}: {solution}")
        remark = f"{solution.nodes / 1e6:.1f} M nodes, Edax 4.6: {1000 * edax:.0f} ms"
        found.append(row(f"{end.name} solved (CPU time)", [seconds], remark))
    return found


def deep_ends() -> list[Row]:
    """How long whole solutions take at the numbers of empty cells at which a master tries."""
    found = []
    for empty in (20, 22, 24):
        seconds = []
        for number in range(10):
            start = time.process_time()
            solve(str(late(number, empty)))
            seconds.append(time.process_time() - start)
        found.append(row(f"{empty} empty cells solved (CPU time)", seconds))
    return found


def speed() -> list[Row]:
    """Loading the weights, a search of the middle game, a search of ends."""
    from engines.reversi.player import weights
    from engines.reversi.player.engine import engine

    looked, solved = [], []
    nodes = [0, 0]
    for number in range(10):
        middle, end = late(number, 40), late(number, 18)
        with engine().until(math.inf):
            engine().forget()
            start = time.process_time()
            engine().look(middle.own, middle.other, 10, -64, 64)
            looked.append(time.process_time() - start)
            nodes[0] += engine().nodes
        with engine().until(math.inf):
            start = time.process_time()
            engine().finish(end.own, end.other)
            solved.append(time.process_time() - start)
            nodes[1] += engine().nodes
    return [
        row("weights loaded", timed(weights.load, 10)),
        row("ten plies at 40 empty cells", looked, f"{nodes[0] / sum(looked):,.0f} nodes/s"),
        row("18 empty cells, all windows", solved, f"{nodes[1] / sum(solved):,.0f} nodes/s"),
    ]


class Always:
    """Says that there is a second core."""

    def watch(self, used: float = 0.0) -> None:
        """There is nothing to be seen."""

    def found(self, used: float = 0.0) -> bool:
        """Always."""
        return True


def cores() -> list[Row]:
    """How long known ends take on one core and on two, by turns. The second thread gives way to
    everything, so that on a busy machine it only takes part as far as that leaves it a core."""
    from engines.reversi.player import weights
    from engines.reversi.player.engine import Engine
    from engines.reversi.player.memory import Memory
    from engines.reversi.player.search import ReversiSearch

    engine = Engine(Memory(weights.load()), Always())
    rows: list[Row] = []
    walls: dict[bool, list[float]] = {False: [], True: []}
    own = {False: 0.0, True: 0.0}
    for end in FFO:
        position = parse(end.position)
        assert position is not None
        for helped in (False, True):
            engine.forget()
            with engine.until(math.inf, helped=helped):
                wall, cpu = time.perf_counter(), time.thread_time()
                ReversiSearch(engine, position.own, position.other).deepen(60, 60)
                walls[helped].append(time.perf_counter() - wall)
                own[helped] += time.thread_time() - cpu
    second = engine.second.used
    for helped, name in ((False, "one core"), (True, "two cores")):
        remark = f"CPU in all: {own[helped]:.2f} s" + f" and {second:.2f} s" * helped
        rows.append(row(f"a known end solved on {name} (wall time)", walls[helped], remark))
    return rows


def _seen(position: Position) -> ReversiView:
    state = REVERSI.start(f"reversi first=1 position={position}")
    return REVERSI.view(state, REVERSI.view(state, None).turn)


def level_player(name: str, seconds: float) -> Player:
    """A level with so many seconds a move."""
    return lambda position, chance: choose(_seen(position), name, seconds, chance)


def _level(name: str, factor: float) -> Player:
    return level_player(name, factor * THINKING[name])


def _yardstick(position: Position, chance: random.Random) -> str:
    return cell(best(position.own, position.other, YARDSTICK))


def _opening(number: int) -> Position:
    chance, position = random.Random(number), START
    for _ in range(OPENING):
        position = position.play(chance.choice(_seen(position).moves))
    return position


def _match(black: Player, white: Player, begin: Position, chance: random.Random) -> int:
    """The lead of black at the end."""
    position = begin
    while not position.over:
        if position.must_pass():
            position = position.passed()
            continue
        player = black if position.colour == "black" else white
        position = position.play(player(position, chance))
    return position.black.bit_count() - position.white.bit_count()


def duel(what: str, one: Player, other: Player, matches: int) -> Row:
    """Matches in pairs from the same opening with the colours changed: the share of the points,
    with its 95 % interval."""
    leads, seconds = [], []
    for number in range(matches):
        chance, begin = random.Random(number), _opening(number // 2)
        start = time.perf_counter()
        if number % 2:
            leads.append(-_match(other, one, begin, chance))
        else:
            leads.append(_match(one, other, begin, chance))
        seconds.append(time.perf_counter() - start)
    points = [100.0 * ((lead > 0) + 0.5 * (lead == 0)) for lead in leads]
    pairs = [statistics.mean(pair) for pair in zip(points[::2], points[1::2], strict=True)]
    width = 1.96 * statistics.stdev(pairs) / math.sqrt(len(pairs))
    share = f"{statistics.mean(points):.1f} ± {width:.1f} % of the points"
    return row(what, seconds, f"{share}, {statistics.mean(leads):+.1f} discs")


def ladder(matches: int, factor: float) -> list[Row]:
    """Each level against the one below it."""
    return [
        duel(
            f"{upper} against {lower}, {factor:g} of the time",
            _level(upper, factor),
            _level(lower, factor),
            matches,
        )
        for lower, upper in itertools.pairwise(LEVELS)
    ]


def yardstick(matches: int, factor: float) -> list[Row]:
    """Each level but the two lowest against plain alpha-beta."""
    return [
        duel(
            f"{level} against alpha-beta of {YARDSTICK} plies",
            _level(level, factor),
            _yardstick,
            matches,
        )
        for level in LEVELS[2:]
    ]


def rows(matches: int = 4, factor: float = 0.02, only: str = "") -> list[Row]:
    """Ends, speed, cores, ladder and yardstick, or one of them."""
    REVERSI.warm()
    parts: dict[str, Callable[[], list[Row]]] = {
        "ends": lambda: ends() + deep_ends(),
        "speed": speed,
        "cores": cores,
        "ladder": lambda: ladder(matches, factor),
        "yardstick": lambda: yardstick(matches, factor),
    }
    return [found for name, part in parts.items() if only in ("", name) for found in part()]


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--factor", type=float, default=0.1)
    parts = ("", "ends", "speed", "cores", "ladder", "yardstick")
    parser.add_argument("--only", default="", choices=parts)
    given = parser.parse_args()
    for found in rows(given.matches, given.factor, given.only):
        print(
            f"{found.what:50} {found.number:4} {found.median:9.1f} ms  {found.remark}", flush=True
        )


if __name__ == "__main__":
    main()
