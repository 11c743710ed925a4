"""Two worlds that an observer cannot tell apart: in the second one the hidden pieces of all others
are exchanged, and still the same moves can be played for a while."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engines import GAMES
from engines.duplicate import DEAL, SINGLE
from engines.game import Game, Seat, View
from engines.handicap import HANDICAP, NONE, write
from engines.path import settle, split
from tests.contract.hidden import EXCHANGES
from tests.contract.matches import played

PROPOSALS = 100


@dataclass(frozen=True)
class Deal:
    """What a world's match begins with; ``state`` may be any moment of a match."""

    setup: str
    seed: str
    state: Any


@dataclass(frozen=True)
class Twins:
    """The same ``turns`` in two worlds; each turn is a decision and the moves that follow by
    themselves. ``observer`` is a seat, or None for those who only watch."""

    game: str
    seats: int
    observer: Seat | None
    deals: tuple[Deal, Deal]
    turns: tuple[tuple[str, ...], ...]

    @property
    def exchanged(self) -> int:
        """How many pieces in hands are others in the second world."""
        first, second = (deal.state.hands for deal in self.deals)
        seats = zip(first, second, strict=True)
        return sum(a != b for hands in seats for a, b in zip(*hands, strict=True))


class Dealer:
    """A game whose matches begin as they are told to, and which is its own in all else."""

    def __init__(self, game: Game, *deals: Deal) -> None:
        self._game = game
        self._states = {deal.setup: deal.state for deal in deals}

    def start(self, setup: str) -> Any:
        """The state that belongs to the setup."""
        return self._states.get(setup) or self._game.start(setup)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class Gentle(random.Random):
    """Luck that, asked to mix things up, lets two of them change places."""

    def shuffle(self, x: Any) -> None:
        if len(x) > 1:
            one, other = super().sample(range(len(x)), 2)
            x[one], x[other] = x[other], x[one]

    def sample(self, population: Sequence[Any], k: int, **options: Any) -> list[Any]:
        mixed = list(population)
        self.shuffle(mixed)
        return mixed[:k]


def twins(
    key: str,
    seats: int,
    number: int,
    length: int,
    handicapped: bool = False,
    dealt: str = SINGLE,
) -> Twins:
    """Twins of a random match, somewhere in it, for at most ``length`` turns; where it is
    ``handicapped`` some have points ahead."""
    luck, observer = begun(key, seats, number)
    game, given = GAMES[key], handicap(key, seats) if handicapped else NONE
    match = played(key, seats, luck.randrange(12), given, dealt)
    calm = [ply for ply, state in enumerate(match.states[:-1]) if rests(game, state)]
    while True:
        start = luck.choice(calm)
        turns = tuple(_turns(game, match.states, match.moves, start, length))
        state = match.states[start]
        other = _exchanged(game, state, observer, turns, luck)
        deals = tuple(
            _deal(game, seats, each, luck, {HANDICAP: given, DEAL: dealt})
            for each in (state, other)
        )
        found = Twins(key, seats, observer, (deals[0], deals[1]), turns)
        if len(turns) * 2 >= length and found.exchanged:
            return found


def begun(key: str, seats: int, number: int) -> tuple[random.Random, Seat | None]:
    """The luck of the twins of this number, and whose eyes they are for: a seat's, or those of all
    who only watch."""
    luck = random.Random(f"{key} {seats} {number}")
    return luck, luck.choice((None, *range(seats)))


def whole(key: str, seats: int, number: int, most: int) -> Twins:
    """A random match from its deal to the turn before its last, or for ``most`` turns; both worlds
    are the same."""
    match = played(key, seats, number)
    seed = f"{number:064x}"
    turns = tuple(_turns(GAMES[key], match.states, match.moves, 0, most, through=True))
    deal = Deal(match.setup, seed, match.states[0])
    return Twins(key, seats, None, (deal, deal), turns)


def handicap(key: str, seats: int) -> str:
    """What gives the first seat and its partners the most that can be given."""
    game = GAMES[key]
    sides, most = game.sides(seats, {}), max(game.handicaps)
    alone = [str(seat) for seat in range(seats)]
    known = sides if len(sides) == seats and len(set(sides)) < seats else alone
    return write([most if side == known[0] else 0 for side in known])


def _deal(game: Game, seats: int, state: Any, luck: random.Random, options: dict[str, str]) -> Deal:
    seed = f"{luck.getrandbits(256):064x}"
    return Deal(game.deal(seats, options, seed), seed, state)


def mover(game: Game, state: Any) -> View:
    """The view of the seat to move; everybody's when there is none."""
    return game.view(state, game.view(state, None).turn)


def rests(game: Game, state: Any) -> bool:
    """Whether somebody has to decide now."""
    view = mover(game, state)
    return view.turn is not None and not view.follow


def _turns(
    game: Game,
    states: Sequence[Any],
    moves: Sequence[str],
    start: int,
    length: int,
    through: bool = False,
) -> Iterator[tuple[str, ...]]:
    """Decisions with what follows, up to where hands are laid open, or ``through`` that up to the
    end of the match."""
    turn: tuple[str, ...] = ()
    for move, state in zip(moves[start:], states[start + 1 :], strict=True):
        view = game.view(state, None)
        if not length or view.outcome is not None or (view.turn is None and not through):
            return
        turn += (move,)
        if rests(game, state):
            yield turn
            turn, length = (), length - 1


def _exchanged(
    game: Game,
    state: Any,
    observer: Seat | None,
    turns: Sequence[tuple[str, ...]],
    luck: random.Random,
) -> Any:
    """The state with as many hidden pieces exchanged as the coming turns allow. Whether it looks
    the same is not asked here: that is for the traffic to show."""
    found, gentle = state, Gentle(luck.random())
    for _ in range(PROPOSALS):
        proposed = EXCHANGES[game.key](found, observer, gentle)
        if _passes(game, state, proposed, observer, turns):
            found = proposed
    return found


def _passes(
    game: Game, one: Any, other: Any, observer: Seat | None, turns: Sequence[tuple[str, ...]]
) -> bool:
    """Whether the turns are legal in both states and leave the observer's hand the same."""
    for turn in turns:
        if not rests(game, other):
            return False
        for move in turn:
            if move not in mover(game, other).moves:
                return False
            one, other = game.play(one, move), game.play(other, move)
            if observer is not None and one.hands[observer] != other.hands[observer]:
                return False
    return not turns or rests(game, other)


def steps(view: View, move: str) -> Iterator[tuple[str, ...]]:
    """The choices made after each press that leads to ``move``."""
    made: tuple[str, ...] = ()
    while ".".join(made) != move:
        made = (*made, split(move)[len(made)])
        yield made
        made = _settled(view, made)


def _settled(view: View, made: tuple[str, ...]) -> tuple[str, ...]:
    """The choices after a press: lone ones follow, but a piece that is picked is not laid by it."""
    settled = settle(view.moves, made)
    return made if made[-1] in view.hand and ".".join(settled) in view.moves else settled


def slots(view: View, move: str) -> list[str]:
    """The tokens that play ``move`` on a public keyboard: slots for pieces of the hand."""
    tokens: list[str] = []
    used: set[int] = set()
    for made in steps(view, move):
        slot = next((n for n, p in enumerate(view.hand, 1) if p == made[-1] and n not in used), 0)
        used.add(slot)
        tokens.append(f"@{slot}" if slot else made[-1])
    return tokens
