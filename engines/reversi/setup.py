"""The setup of a match in one line: ``reversi first=1 position=start``.

``first`` is the seat, counted from 1, that plays black. ``position`` is ``start``, or the 64
cells row by row from a1 as ``X`` (black), ``O`` (white) and ``-`` followed by the side to move,
or a transcript to go on from.
"""

import re
from dataclasses import dataclass

from engines.game import InvalidSetup, MoveError, Option, Seat
from engines.reversi import position, record
from engines.reversi.position import START, Position

SEATS = range(2, 3)
OPENING = "start"
OPTIONS: tuple[Option, ...] = (
    Option("first", ("1", "2", "random"), "1"),
    Option("position", (), OPENING),
)
_LINE = re.compile(r"reversi first=(?P<first>[^ ]+) position=(?P<position>[^ ]+)")


@dataclass(frozen=True, slots=True)
class ReversiSetup:
    """Which seat plays black, and where the match begins (``start``, 65 characters or cells)."""

    black: Seat
    begin: str = OPENING

    @classmethod
    def parse(cls, line: str) -> "ReversiSetup":
        """The setup of a line as ``str`` writes it and no other way. Raises InvalidSetup."""
        match = _LINE.fullmatch(line)
        if match is None:
            raise InvalidSetup(f"{line!r} is not of the form: reversi first=1 position=start")
        if match["first"] not in ("1", "2"):
            raise InvalidSetup(f"first: {match['first']} is no seat")
        begin = beginning(match["position"])
        if begin != match["position"]:
            raise InvalidSetup(f"position: {match['position']} should be written {begin}")
        return cls(int(match["first"]) - 1, begin)

    @property
    def position(self) -> Position:
        """The position before the first move, passes not yet made. Raises InvalidSetup."""
        if self.begin == OPENING:
            return START
        return position.parse(self.begin) or _replayed(self.begin)

    @property
    def prefix(self) -> str:
        """What a transcript of the match begins with: the cells played before, or the position."""
        if self.begin == OPENING:
            return ""
        return f"{self.begin} " if position.parse(self.begin) else self.begin

    def __str__(self) -> str:
        return f"reversi first={self.black + 1} position={self.begin}"


def beginning(text: str) -> str:
    """The one way to write where a match begins, checked. Raises InvalidSetup."""
    if text.strip().lower() in ("", OPENING):
        return OPENING
    given = position.parse(text)
    if given is None and position.parse(f"{text}X"):
        raise InvalidSetup("position: after the 64 cells the side to move is missing, X or O")
    begin = str(given) if given else record.write(_cells(text))
    if (given or _replayed(begin)).over:
        raise InvalidSetup("position: nobody can move")
    return begin


def _cells(text: str) -> tuple[str, ...]:
    try:
        return record.read(text)
    except MoveError as error:
        raise InvalidSetup(f"position: {error}") from error


def _replayed(text: str) -> Position:
    try:
        return record.position_after(_cells(text))
    except MoveError as error:
        raise InvalidSetup(f"position: {error}") from error
