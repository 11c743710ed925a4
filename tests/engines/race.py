"""The smallest game there is: two seats in turn take one or two of seven stones; whoever takes the
last wins. All it has is what a game must have."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engines.game import (
    Event,
    Game,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    Outcome,
    Seat,
    View,
    phrase,
)
from engines.options import chosen

TAKES = ("1", "2")


@dataclass(frozen=True)
class State:
    """How many stones are left, and who takes next."""

    stones: int
    turn: Seat
    last: tuple[Event, ...] = ()


@dataclass(frozen=True, kw_only=True)
class RaceView(View):
    """Nothing is hidden."""

    game: ClassVar[str] = "race"
    stones: int


class Race(Game):
    """Moves are ``1`` and ``2``."""

    key = "race"
    seats = range(2, 3)

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        return f"race first={chosen(self, seats, options, seed)['first']}"

    def start(self, setup: str) -> State:
        if setup not in ("race first=1", "race first=2"):
            raise InvalidSetup(setup)
        return State(7, int(setup[-1]) - 1)

    def play(self, state: State, move: str) -> State:
        if move not in TAKES:
            raise InvalidMove(move, "take 1 or 2")
        if int(move) > state.stones:
            raise IllegalMove(move, "there are too few")
        took = phrase("took", seat=state.turn, count=int(move))
        return State(state.stones - int(move), 1 - state.turn, (took,))

    def view(self, state: State, seat: Seat | None) -> RaceView:
        over = not state.stones
        moves = tuple(move for move in TAKES if int(move) <= state.stones)
        scores = tuple(int(over and seat != state.turn) for seat in (0, 1))
        return RaceView(
            seat=seat,
            turn=None if over else state.turn,
            moves=moves if seat == state.turn else (),
            offers=moves,
            score=scores,
            last=state.last,
            outcome=Outcome((1 - state.turn,), scores, "last") if over else None,
            stones=state.stones,
        )

    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        return " ".join((setup, *moves))


GAMES = {"race": Race()}
