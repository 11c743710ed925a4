"""What lines are worth: Orange scores the six columns, Green the six rows."""

from dataclasses import dataclass
from functools import lru_cache

from engines.crosswise.stones import COLOURS, Board, column_of, row_of

GROUPS = {2: 1, 3: 3, 4: 5, 5: 7, 6: 9}
"""Points for so many stones of a colour in a line. Six of them win the match at once; the 9 points
count in a series that adds up scores."""

DIFFERENT = 6
"""Points for a complete line of six different colours."""

KINDS = {2: "pair", 3: "three", 4: "four", 5: "five", 6: "six"}
"""The name of so many stones of a colour."""


@dataclass(frozen=True, slots=True)
class ScoringGroup:
    """One thing in a line that counts: ``size`` stones of ``colour``, or six different ones with
    ``colour`` empty; worth ``points``."""

    size: int
    colour: str
    points: int

    @property
    def kind(self) -> str:
        """``pair``, ``three``, ``four``, ``five``, ``six``, or ``different``."""
        return KINDS[self.size] if self.colour else "different"


@dataclass(frozen=True, slots=True)
class LineScore:
    """What a line is worth now, and the parts that make it up, the biggest first."""

    points: int
    parts: tuple[ScoringGroup, ...] = ()

    @property
    def six(self) -> str:
        """The colour of which the line holds six; empty when it does not."""
        return next((part.colour for part in self.parts if part.size == 6), "")


@dataclass(frozen=True, slots=True)
class Score:
    """Both teams' lines: ``columns`` a to f for Orange, ``rows`` 1 to 6 for Green; ``ahead`` are
    the points that the teams had before the first stone."""

    columns: tuple[LineScore, ...]
    rows: tuple[LineScore, ...]
    ahead: tuple[int, int] = (0, 0)

    @property
    def orange(self) -> int:
        """The sum of the columns, and what Orange was given."""
        return self.ahead[0] + sum(line.points for line in self.columns)

    @property
    def green(self) -> int:
        """The sum of the rows, and what Green was given."""
        return self.ahead[1] + sum(line.points for line in self.rows)


@lru_cache(maxsize=1 << 17)  # all there are: seven to the power of six
def score_line(stones: Board) -> LineScore:
    """The score of a line of six entries, each a colour or None for an empty cell."""
    sizes = {colour: stones.count(colour) for colour in COLOURS}
    if set(sizes.values()) == {1}:
        return LineScore(DIFFERENT, (ScoringGroup(6, "", DIFFERENT),))
    parts = [
        ScoringGroup(size, colour, GROUPS[size]) for colour, size in sizes.items() if size in GROUPS
    ]
    parts.sort(key=lambda part: -part.size)
    return LineScore(sum(part.points for part in parts), tuple(parts))


def score(board: Board, ahead: tuple[int, int] = (0, 0)) -> Score:
    """What every line of both teams is worth on a board of 36 entries, beside what they had
    before the first stone."""
    return Score(
        tuple(score_line(column_of(board, column)) for column in range(6)),
        tuple(score_line(row_of(board, row)) for row in range(6)),
        ahead,
    )


LARGE = ("four", "five", "six", "different")
"""The kinds by which matches are found again."""


def made(before: Board, after: Board) -> tuple[str, ...]:
    """The large groups in lines that had none of their kind before."""
    lines = zip(_lines(before), _lines(after), strict=True)
    found = (_kinds(new) - _kinds(old) for old, new in lines)
    kinds = frozenset[str]().union(*found)
    return tuple(kind for kind in LARGE if kind in kinds)


def _lines(board: Board) -> tuple[LineScore, ...]:
    found = score(board)
    return (*found.columns, *found.rows)


def _kinds(line: LineScore) -> frozenset[str]:
    return frozenset(part.kind for part in line.parts)
