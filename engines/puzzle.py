"""Puzzles: positions with one answer, proved by trying all; made from self-play, kept as a file."""

import lzma
import random
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import ClassVar

HARDEST = 5
FILE = "puzzles.tsv.xz"
OF_A_MATCH = 2  # puzzles, for more of them would look alike
_COLUMNS = 9


class NoPuzzles(ValueError):
    """A file of puzzles that cannot be read; the message names the line."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what is asked of the seat to move, and the one answer.

    ``best`` is what the answer is worth and ``second`` the most that any other move is, by the
    measure of the ``task``; ``effort`` is what the difficulty goes by; ``line`` are the moves that
    show the solution, the answer first.
    """

    task: str  # a code, for the texts
    answer: str
    best: int
    second: int
    effort: int
    difficulty: int  # 1 to HARDEST
    line: tuple[str, ...]
    setup: str
    moves: tuple[str, ...] = ()

    def __str__(self) -> str:
        numbers = (self.best, self.second, self.effort, self.difficulty)
        lists = " ".join(self.line), self.setup, " ".join(self.moves)
        return "\t".join((self.task, self.answer, *map(str, numbers), *lists))

    @classmethod
    def parse(cls, text: str) -> "Puzzle":
        """The puzzle that a line describes, as ``str`` writes it. Raises NoPuzzles."""
        fields = text.split("\t")
        if len(fields) != _COLUMNS or not all(
            number.lstrip("-").isdigit() for number in fields[2:6]
        ):
            raise NoPuzzles(f"no puzzle: {text[:40]!r}")
        best, second, effort, difficulty = map(int, fields[2:6])
        line, moves = tuple(fields[6].split()), tuple(fields[8].split())
        return cls(fields[0], fields[1], best, second, effort, difficulty, line, fields[7], moves)


class Puzzler(ABC):
    """What a game's puzzles are: how positions are found, solved and told from each other."""

    folder: ClassVar[Path]  # where the file of this game's puzzles lies
    steps: ClassVar[tuple[int, int, int, int]]  # the efforts at which difficulties 2 to 5 begin
    since: ClassVar[int]  # the first day on which one may be the puzzle of the day, from 1970

    @abstractmethod
    def positions(self, rng: random.Random) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The positions of one match of self-play that may make a puzzle: a setup and the moves
        up to there."""

    @abstractmethod
    def solve(self, setup: str, moves: tuple[str, ...]) -> Puzzle | None:
        """The puzzle of a position, solved by trying all that can be played; None where there is
        no single answer, or nothing to find."""

    @abstractmethod
    def essence(self, setup: str, moves: tuple[str, ...]) -> str:
        """The same for two positions that are one puzzle, whichever way the board lies."""

    @abstractmethod
    def same(self, move: str, answer: str) -> bool:
        """Whether two moves of a position do the same."""

    def difficulty(self, effort: int) -> int:
        """From 1 to HARDEST."""
        return 1 + bisect_right(self.steps, effort)

    @cached_property
    def kept(self) -> tuple[Puzzle, ...]:
        """The puzzles that come with the game, always in the same order; none without a file.
        Raises NoPuzzles."""
        file = self.folder / FILE
        return read(file) if file.exists() else ()


def make(puzzler: Puzzler, seed: int, known: set[str]) -> Iterator[Puzzle]:
    """Puzzles without end, from matches of self-play; ``seed`` decides which. What is in ``known``
    by its essence is no new one, and what is given is added to it."""
    rng = random.Random(seed)
    while True:
        yield from islice(_found(puzzler, random.Random(rng.getrandbits(64)), known), OF_A_MATCH)


def _found(puzzler: Puzzler, rng: random.Random, known: set[str]) -> Iterator[Puzzle]:
    """The new puzzles in a match of self-play, no two of them with the same answer."""
    answers: set[str] = set()
    for setup, moves in puzzler.positions(rng):
        puzzle = puzzler.solve(setup, moves)
        if puzzle is None or puzzle.answer in answers:
            continue
        essence = puzzler.essence(setup, moves)
        if essence not in known:
            known.add(essence)
            answers.add(puzzle.answer)
            yield puzzle


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file. Raises NoPuzzles."""
    text = lzma.decompress(file.read_bytes()).decode()
    return tuple(Puzzle.parse(line) for line in text.splitlines())


def write(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Keep puzzles in a file: a line each, tabs between, packed."""
    text = "".join(f"{puzzle}\n" for puzzle in puzzles)
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
