"""The state of a match between two moves, and who plays in which order."""

from dataclasses import dataclass

from engines.crosswise.stones import Board
from engines.game import Event, Seat

SIDES = ("orange", "green", "orange", "green")
"""The team of each seat, for any number of players."""

ORDERS: dict[int, tuple[Seat, ...]] = {2: (0, 1), 3: (0, 1, 2, 1), 4: (0, 1, 2, 3)}
"""One round of turns by the number of players: with three the single player, seat 1, plays after
each of the partners."""


@dataclass(frozen=True, slots=True)
class CrosswiseState:
    """A match between two moves; everything in it but the setup follows from setup and moves.

    ``hands`` keep their slots: what comes in takes the place of what was played. ``bag`` is drawn
    from its end; in a duplicate deal it is the seats' ``piles`` one behind the other, of these
    sizes. ``known`` are the stones in each hand that everybody has seen go there, in the
    order in which they came. ``passed`` are the seats that have passed since the last other move.
    """

    first: Seat
    board: Board
    hands: tuple[tuple[str, ...], ...]
    bag: tuple[str, ...]
    store: tuple[str, ...] = ()  # the specials played, in turn
    known: tuple[tuple[str, ...], ...] = ()
    ply: int = 0  # moves made, passes among them
    passed: frozenset[Seat] = frozenset()
    last: tuple[Event, ...] = ()
    handicap: tuple[int, ...] = ()  # the points that each seat's team had before the first stone
    piles: tuple[int, ...] = ()  # () in a deal for one table

    @property
    def ahead(self) -> tuple[int, int]:
        """The points that Orange and Green had before the first stone."""
        return (self.handicap[0], self.handicap[1]) if self.handicap else (0, 0)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def turn(self) -> Seat:
        """Whose move it is, were the match not over."""
        order = ORDERS[self.seats]
        return order[(order.index(self.first) + self.ply) % len(order)]


def hand_size(seats: int, seat: Seat) -> int:
    """How many stones a seat holds at the start: six for a single player against two, else four."""
    return 6 if seats == 3 and seat == 1 else 4
