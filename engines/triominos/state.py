"""A match as it stands, hidden tiles included; only the rules and ``view`` read it."""

from dataclasses import dataclass
from functools import cached_property

from engines.game import Event, Outcome, Seat
from engines.triominos import sheet
from engines.triominos.board import Board, Fit
from engines.triominos.setup import Hand, TriominosSetup
from engines.triominos.sheet import RoundSheet

DRAW, PASS, NEXT = "draw", "pass", "next"


@dataclass(frozen=True)
class TriominosState:
    """One round, who holds what in it, and the sheets of all rounds so far."""

    setup: TriominosSetup
    board: Board
    hands: tuple[Hand, ...]
    market: Hand  # the next tile to draw comes first, unless there are piles
    turn: Seat | None  # None: the round is over
    sheets: tuple[RoundSheet, ...]  # the present round's is the last
    drawer: Seat | None = None  # who drew last, as long as nobody has laid a tile since
    drawn: Hand = ()  # the tiles drawn in that turn
    passes: int = 0  # in succession, up to the last move
    ply: int = 0  # moves made in the match
    last: tuple[Event, ...] = ()  # what happened since somebody last had a choice
    piles: tuple[int, ...] = ()  # in a duplicate deal the sizes of the seats' piles in the market

    @property
    def sheet(self) -> RoundSheet:
        """The sheet of the present round."""
        return self.sheets[-1]

    @property
    def drawing(self) -> bool:
        """Whether the seat to move has drawn in this turn."""
        return self.turn is not None and self.drawer == self.turn

    @cached_property
    def score(self) -> tuple[int, ...]:
        """Each seat's total."""
        return sheet.totals(self.sheets, self.setup.handicap)

    @cached_property
    def fits(self) -> tuple[Fit, ...]:
        """Every way in which the seat to move can lay a tile, by slot, then by place."""
        if self.turn is None:
            return ()
        return tuple(fit for tile in self.hands[self.turn] for fit in self.board.fits(tile))

    @property
    def moves(self) -> tuple[str, ...]:
        """The legal moves: who can lay must, who cannot draws, with the market empty passes."""
        if self.turn is None:
            return () if self.outcome else (NEXT,)
        if self.fits:
            return tuple(fit.move for fit in self.fits)
        return (DRAW,) if self.market else (PASS,)

    @property
    def outcome(self) -> Outcome | None:
        """The end: a round is over, somebody stands at the target or above, one stands highest."""
        if self.turn is not None or max(self.score) < self.setup.target or self.tied:
            return None
        return Outcome((self.score.index(max(self.score)),), self.score, "target")

    @property
    def retells(self) -> bool:
        """Whether ``last`` goes on from what it was before the last move: a pass is told together
        with the move before it, a turn with its draws."""
        drew = any(event.code == "drew" for event in self.last)
        return self.passes > 0 or len(self.drawn) > 1 or (drew and not self.drawn)

    @property
    def tied(self) -> bool:
        """Whether more than one seat has the highest total."""
        return self.score.count(max(self.score)) > 1
