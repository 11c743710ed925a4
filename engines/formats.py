"""How matches of a game are written outside Crosstable: a scoresheet to a file's bytes and back."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

RESIGNED, CLAIMED, AGREED = "resigned", "claimed", "agreed"
"""Why a match ended that the rules do not end: a side gave up, ran out of time, or both agreed on a
draw."""


class InvalidRecord(ValueError):
    """A record that is broken, or that a format cannot hold: ``part`` is where, ``why`` the reason;
    ``number`` is that of the move, from 1, where it is one, and ``match`` that of the match in a
    file of several, else 0."""

    def __init__(self, part: str, why: str, number: int = 0, match: int = 0) -> None:
        self.part, self.why, self.number, self.match = part, why, number, match
        whole = f"match {match}: " if match else ""
        super().__init__(f"{whole}{f'move {number}' if number else part}: {why}")

    def within(self, match: int) -> "InvalidRecord":
        """The same, told of one match of several."""
        return InvalidRecord(self.part, self.why, self.number, match)


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """What formats that all programs of a game share can say of a match: who played, by seat (""
    where nobody knows), the moves, and which seats won (none: a draw; None: it has no result).
    ``reason`` is "" where the rules have ended it, or one of the above. ``began`` is a Unix time, 0
    where it is unknown, ``seconds`` how long each move took, () where that is unknown."""

    setup: str
    moves: tuple[str, ...]
    names: tuple[str, ...] = ()
    winners: tuple[int, ...] | None = None
    reason: str = ""
    began: float = 0.0
    seconds: tuple[float, ...] = ()


class Format(ABC):
    """One way to write matches. A file is its ``head`` and then one match after the other, so that
    any number of them can be written without holding them all."""

    key: str  # what people call it: "ggf"
    suffix: str  # of a file's name: ".ggf"
    media_type: str

    def head(self, count: int, began: float) -> bytes:
        """What stands before ``count`` matches, the first of which began at a Unix time; always
        equally long."""
        return b""

    @abstractmethod
    def write(self, sheet: Scoresheet) -> bytes:
        """One match. Raises InvalidRecord for one that cannot be said in this format."""

    @abstractmethod
    def knows(self, data: bytes) -> bool:
        """Whether a file's bytes look like this format."""

    @abstractmethod
    def read(self, data: bytes) -> Iterator[Scoresheet]:
        """The matches of a file, each played through. Raises InvalidRecord at the first that is
        broken."""
