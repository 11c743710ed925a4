"""Random matches of every game, for what must hold in each of their states."""

import random
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

from engines.duplicate import DEAL, SINGLE
from engines.game import Game
from engines.handicap import HANDICAP, NONE
from engines.replay import to_move, walk
from tests.contract.undoing import undone
from tests.example import ALL

TABLES = [(key, seats) for key, game in ALL.items() for seats in game.seats]
"""Every game, the example too, with every number of players."""

LONGEST = 5000  # plies; no match comes near
SAMPLE = 60  # states of a match that are looked at


@dataclass(frozen=True)
class Played:
    """A whole match: its states before each move, and the last one after all of them."""

    game: Game
    seats: int
    setup: str
    moves: tuple[str, ...] = field(repr=False)
    states: tuple[Any, ...] = field(repr=False)

    @cached_property
    def again(self) -> tuple[Any, ...]:
        """The same states from setup and moves, sharing nothing with ``states``."""
        return tuple(walk(self.game, self.setup, self.moves))

    @cached_property
    def takebacks(self) -> tuple[tuple[int, int, int], ...]:
        """A number of moves made, a seat that can then take its last decision back, and how many
        moves stand after that: all that there are."""
        found = (
            (made, seat, undone(self.game, self.again, self.moves[:made], seat))
            for made in range(len(self.moves) + 1)
            for seat in range(self.seats)
        )
        return tuple((made, seat, stand) for made, seat, stand in found if stand is not None)

    @property
    def everybody(self) -> tuple[int | None, ...]:
        """Every seat, and None for those who only watch."""
        return (*range(self.seats), None)

    @property
    def plies(self) -> range:
        """The numbers of moves spread over the match; ``states`` and ``moves`` go by them."""
        return range(0, len(self.moves), max(1, len(self.moves) // SAMPLE))

    @property
    def sample(self) -> list[Any]:
        """States spread over the match."""
        return [self.states[ply] for ply in self.plies]


@lru_cache
def played(
    key: str, seats: int, number: int = 0, handicap: str = NONE, deal: str = SINGLE
) -> Played:
    """A match of random moves, perhaps with something given before the first, or with a deal that
    other tables have too."""
    game, luck = ALL[key], random.Random(number)
    options = {} if handicap == NONE else {HANDICAP: handicap}
    options |= {} if deal == SINGLE else {DEAL: deal}
    setup = game.deal(seats, options, f"{number:064x}")
    states = [game.start(setup)]
    moves: list[str] = []
    while not over(game, states[-1]) and len(moves) < LONGEST:
        moves.append(luck.choice(legal(game, states[-1])))
        states.append(game.play(states[-1], moves[-1]))
    return Played(game, seats, setup, tuple(moves), tuple(states))


def over(game: Game, state: Any) -> bool:
    """Whether the match has ended."""
    return game.view(state, None).outcome is not None


def legal(game: Game, state: Any) -> tuple[str, ...]:
    """The legal moves; where nobody has to decide, the one that is taken by itself."""
    view = to_move(game, state)
    return (view.follow,) if view.turn is None else view.moves
