"""The setup of a match in one line: ``reversi first=1 position=start``.

``first`` is the seat, counted from 1, that plays black. ``position`` is ``start``, or the 64
cells row by row from a1 as ``X`` (black), ``O`` (white) and ``-`` followed by the side to move,
or a transcript to go on from. Behind these ``handicap=2-0`` may stand: whoever is given corners
plays black and has discs there from the start, and white, who gives them, moves first.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType

from engines.game import InvalidSetup, MoveError, Option, Seat
from engines.handicap import clause
from engines.reversi import board, position, record
from engines.reversi.position import START, WHITE, Position

SEATS = range(2, 3)
OPENING = "start"
CORNERS = ("a1", "h8", "h1", "a8")  # in the order in which they are given
HANDICAPS = MappingProxyType({1: 200.0, 2: 450.0, 3: 480.0, 4: 600.0})
OPTIONS: tuple[Option, ...] = (
    Option("first", ("1", "2", "random"), "1"),
    Option("position", (), OPENING),
)
_LINE = re.compile(
    r"reversi first=(?P<first>[^ ]+) position=(?P<position>[^ ]+)"
    r"(?: handicap=(?P<corners>[1-4]-0|0-[1-4]))?"
)


@dataclass(frozen=True, slots=True)
class ReversiSetup:
    """Which seat plays black, where the match begins (``start``, 65 characters or cells), and how
    many corners black is given."""

    black: Seat
    begin: str = OPENING
    corners: int = 0

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
        given = tuple(map(int, (match["corners"] or "0-0").split("-")))
        setup = cls(int(match["first"]) - 1, begin, max(given))
        if setup.handicap != (given if any(given) else ()):
            raise InvalidSetup("handicap: whoever is given corners plays black")
        return setup.checked()

    def checked(self) -> "ReversiSetup":
        """Itself. Raises InvalidSetup where corners are given elsewhere than at the start."""
        if self.corners and self.begin != OPENING:
            raise InvalidSetup("handicap: corners are given at the start, in no other position")
        return self

    @property
    def handicap(self) -> tuple[int, ...]:
        """The corners by seat; () where none are given."""
        corners = (self.corners, 0) if self.black == 0 else (0, self.corners)
        return corners if self.corners else ()

    @property
    def position(self) -> Position:
        """The position before the first move, passes not yet made. Raises InvalidSetup."""
        if self.corners:
            given = sum(map(board.bit, CORNERS[: self.corners]))
            return Position(START.black | given, START.white, WHITE)
        if self.begin == OPENING:
            return START
        return position.parse(self.begin) or _replayed(self.begin)

    @property
    def prefix(self) -> str:
        """What a transcript of the match begins with: the cells played before, or the position."""
        if self.corners:
            return f"{self.position} "
        if self.begin == OPENING:
            return ""
        return f"{self.begin} " if position.parse(self.begin) else self.begin

    def __str__(self) -> str:
        given = clause(self.handicap)
        return f"reversi first={self.black + 1} position={self.begin}{given}"


def line_of(begin: Position) -> str:
    """The setup of a match that begins so, with black on the first seat; the usual corners are a
    handicap."""
    for corners in (0, *HANDICAPS):
        setup = ReversiSetup(0, OPENING, corners)
        if begin == setup.position:
            return str(setup)
    return str(ReversiSetup(0, str(begin)))


def receiver(handicap: Sequence[int], black: Seat) -> Seat:
    """The seat that plays black: the one that is given corners, else ``black``."""
    return handicap.index(max(handicap)) if any(handicap) else black


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
