"""Reversi's master against another program that speaks GTP, such as ``gtp-rhino`` of Debian's
``grhino``.

``uv run python -m tests.bench.reversi_engines --command gtp-rhino --matches 40 --seconds 1``: pairs
of matches from the same opening of random moves, the colours changed. The program is told the time
in whole seconds; one whose command line says how long it thinks keeps to that. Older versions of
the player itself are played by ``tests/bench/reversi_gtp.py``, which says how. GTP is described at
lysator.liu.se/~gunnar/gtp; it names cells as our boards do.
"""

import argparse
import contextlib
import math
import random
import shlex
import shutil
import subprocess
from dataclasses import dataclass

from engines.game import LEVELS
from engines.reversi.board import bits, cell
from engines.reversi.position import START, Position
from tests.bench.reversi import level_player

PLIES = 10  # random moves that a pair of matches begins with
EVEN = 6.0  # discs that such an opening may be worth to either side
Moves = tuple[tuple[str, str], ...]  # colours and cells, or "pass"


class Program:
    """A program that answers GTP on its standard streams."""

    def __init__(self, command: str, seconds: float) -> None:
        name, *given = shlex.split(command)
        found = shutil.which(name) or shutil.which(f"/usr/games/{name}")
        if found is None:
            raise SystemExit(f"no program {name!r}")
        pipe, words = subprocess.PIPE, [found, *given]
        self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, bufsize=1)
        self._told: Moves = ()
        self._clock = f"time_settings 0 {max(1, math.ceil(seconds))} 1"
        self.ask("boardsize 8")

    def ask(self, line: str) -> str:
        """The answer to a command. Raises ValueError when the program refuses it or is gone."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        while answer.strip() == "" and answer:
            answer = self._process.stdout.readline()
        if not answer.startswith("="):
            raise ValueError(f"{line!r} was answered by {answer!r}")
        return answer[1:].strip()

    def move(self, moves: Moves, colour: str) -> str:
        """What it plays after these moves."""
        if not self._told or moves[: len(self._told)] != self._told:
            self.ask("clear_board")
            self.ask(self._clock)
            self._told = ()
        for who, where in moves[len(self._told) :]:
            if where != "pass":
                self.ask(f"play {who} {where}")
                continue
            with contextlib.suppress(ValueError):  # grhino passes by itself and refuses to be told
                self.ask(f"play {who} pass")
        chosen = self.ask(f"genmove {colour}").lower()
        self._told = (*moves, (colour, chosen))
        return chosen

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()


@dataclass(frozen=True)
class Line:
    """A position and the moves that led to it."""

    position: Position = START
    moves: Moves = ()

    def played(self, where: str) -> "Line":
        """After a move, and the pass that it forces."""
        after = self.position.play(where)
        moves = (*self.moves, (self.position.colour, where))
        if not after.over and after.must_pass():
            return Line(after.passed(), (*moves, (after.colour, "pass")))
        return Line(after, moves)


def opening(number: int) -> Line:
    """``PLIES`` random moves after which neither side is far ahead."""
    from engines.reversi.player.engine import engine

    chance = random.Random(number)
    while True:
        line = Line()
        while len(line.moves) < PLIES and not line.position.over:
            line = line.played(cell(chance.choice(list(bits(line.position.moves)))))
        if line.position.over:
            continue
        with engine().until(math.inf):
            if abs(engine().look(line.position.own, line.position.other, 8, -64, 64)) <= EVEN:
                return line


def lead(program: Program, level: str, seconds: float, number: int) -> int:
    """The level's lead at the end of a match; it is black in every second one."""
    line, chance = opening(number // 2), random.Random(number)
    mine = ("black", "white")[number % 2]
    player = level_player(level, seconds)
    while not line.position.over:
        if line.position.colour == mine:
            line = line.played(player(line.position, chance))
        else:
            line = line.played(program.move(line.moves, line.position.colour))
    ahead = line.position.black.bit_count() - line.position.white.bit_count()
    return ahead if mine == "black" else -ahead


def main() -> None:
    """Play, and print how it stands after every pair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--command", default="gtp-rhino")
    parser.add_argument("--level", default="master", choices=LEVELS)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    program = Program(given.command, given.seconds)
    leads: list[int] = []
    for number in range(given.matches):
        leads.append(lead(program, given.level, given.seconds, number))
        won, drawn = sum(one > 0 for one in leads), leads.count(0)
        print(
            f"{given.level} against {given.command}: {won} won, {drawn} drawn, "
            f"{len(leads) - won - drawn} lost, {sum(leads) / len(leads):+.1f} discs",
            flush=True,
        )
    program.close()


if __name__ == "__main__":
    main()
