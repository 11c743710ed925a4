"""The score sheet: who scored what in which round, by kind."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engines.game import Event, Seat

KINDS = ("tiles", "opening", "bridge", "hexagon", "draws", "passes", "out", "left")
"""The columns of a sheet, in the order of ``RoundSheet.points``."""

KIND_OF = {
    "laid": "tiles",
    "triple": "opening",
    "zeros": "opening",
    "bridge": "bridge",
    "hexagon": "hexagon",
    "drew": "draws",
    "passed": "passes",
    "out": "out",
    "left": "left",
    "own": "left",
}
"""The events that bear points (``points``, for ``seat``), and the column they are booked in."""


@dataclass(frozen=True, slots=True)
class RoundSheet:
    """One round: the points of each seat by kind (``KINDS``), who began, and, once it is over, who
    won it (None: nobody) and how it ended (``out``, ``blocked``)."""

    number: int
    first: Seat
    points: tuple[tuple[int, ...], ...]
    winner: Seat | None = None
    ended: str = ""

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored in this round."""
        return tuple(map(sum, self.points))

    def of(self, seat: Seat, kind: str) -> int:
        """What ``seat`` has scored in this round by ``kind``."""
        return self.points[seat][KINDS.index(kind)]

    def booked(self, events: Iterable[Event]) -> "RoundSheet":
        """The sheet with the points of ``events`` added."""
        rows = [list(row) for row in self.points]
        for event in events:
            if event.code in KIND_OF:
                rows[int(event["seat"])][KINDS.index(KIND_OF[event.code])] += int(event["points"])
        return replace(self, points=tuple(map(tuple, rows)))


def blank(number: int, first: Seat, seats: int) -> RoundSheet:
    """The sheet of a round in which nobody has scored yet."""
    return RoundSheet(number, first, ((0,) * len(KINDS),) * seats)


def totals(sheets: Iterable[RoundSheet], handicap: tuple[int, ...] = ()) -> tuple[int, ...]:
    """What each seat has scored in all rounds, beside the points that it was given before."""
    scored = [*(sheet.totals for sheet in sheets), *([handicap] if handicap else [])]
    return tuple(map(sum, zip(*scored, strict=True)))
