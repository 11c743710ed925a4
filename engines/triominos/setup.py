"""The setup of a match in one line, ``triominos seats=2 target=200 hand=8 seed=…``, and the deal of
each round that follows from it. Before the seed may stand ``handicap=20-0``, points that players
have before the first round, and ``deal=duplicate``, with which several tables have the same."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engines import chance
from engines import duplicate as duplicates
from engines.duplicate import DEAL, DUPLICATE, SINGLE
from engines.game import InvalidSetup, Option, Seat
from engines.handicap import HANDICAP, NONE, clause, read
from engines.triominos.tiles import TILES, digits, is_triple, value

SEATS = range(2, 5)
PAIR = 2  # the player count for which the hand's size is a choice
HAND_OF_MORE = 7
TARGET = Option("target", ("200", "400", "500", "600"), "200")
HAND = Option("hand", ("7", "8", "9", "16"), "8", seats=(PAIR,))
OPTIONS: tuple[Option, ...] = (TARGET, HAND)
TURNS = MappingProxyType({seats: tuple(range(seats)) for seats in SEATS})
HANDICAPS = MappingProxyType({size: 2.8 * size for size in (10, 20, 30, 40, 50, 60, 80, 100)})
_LINE = re.compile(
    r"triominos seats=(?P<seats>[234]) target=(?P<target>[0-9]{3}) hand=(?P<hand>[0-9]{1,2})"
    r"(?: handicap=(?P<handicap>[0-9-]+))?(?P<duplicate> deal=duplicate)?"
    r" seed=(?P<seed>[0-9a-f]{64})"
)

Hand = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TriominosSetup:
    """How many play, to how many points, with how many tiles each, the seed of all deals, and the
    points that each seat has before the first; ``duplicate``: several tables have the same deal."""

    seats: int
    target: int
    hand: int
    seed: str
    handicap: tuple[int, ...] = ()
    duplicate: bool = False

    def __str__(self) -> str:
        given = clause(self.handicap) + duplicates.clause(self.duplicate)
        return (
            f"triominos seats={self.seats} target={self.target} hand={self.hand}{given}"
            f" seed={self.seed}"
        )


def deal(seats: int, options: Mapping[str, str], seed: str) -> TriominosSetup:
    """The setup that options and seed give. ``first`` is understood, but the tiles decide who
    begins; ``hand`` counts with two players only. Raises InvalidSetup."""
    if seats not in SEATS:
        raise InvalidSetup(f"seats: {seats} is not 2, 3 or 4")
    if not chance.is_seed(seed):
        raise InvalidSetup("seed: not 64 hex digits")
    _check_known(seats, options)
    target, hand = _chosen(TARGET, options), _chosen(HAND, options)
    given = read(options.get(HANDICAP, NONE), HANDICAPS, (), seats)
    size = hand if seats == PAIR else HAND_OF_MORE
    return TriominosSetup(seats, target, size, seed, given, duplicates.is_duplicate(options))


def parse(line: str) -> TriominosSetup:
    """The setup that a line describes. Raises InvalidSetup."""
    found = _LINE.fullmatch(line)
    if found is None:
        # Errors are logged, and the seed tells every hand.
        raise InvalidSetup(f"{line.partition('seed')[0][:40]!r}: no setup of triominos")
    given = TriominosSetup(
        int(found["seats"]), int(found["target"]), int(found["hand"]), found["seed"]
    )
    if given.seats != PAIR and given.hand != HAND_OF_MORE:
        raise InvalidSetup(f"hand: {given.seats} players take {HAND_OF_MORE}, not {given.hand}")
    again = {"target": found["target"], "hand": found["hand"]}
    again[HANDICAP] = found["handicap"] or NONE
    again[DEAL] = DUPLICATE if found["duplicate"] else SINGLE
    return deal(given.seats, again, given.seed)


def dealt(setup: TriominosSetup, number: int) -> tuple[tuple[Hand, ...], Hand]:
    """The hands and the market, in the order in which it is drawn, of the round ``number``; in a
    duplicate deal the market is the seats' piles one behind the other."""
    order = chance.shuffled(TILES, setup.seed, label(number))
    ends = range(setup.hand, setup.hand * setup.seats + 1, setup.hand)
    market = order[ends[-1] :]
    if setup.duplicate:
        market, _ = duplicates.piled(market, TURNS[setup.seats])
    return tuple(order[end - setup.hand : end] for end in ends), market


def piles(setup: TriominosSetup) -> tuple[int, ...]:
    """How large each seat's pile is at the start of a round; () in a deal for one table."""
    rest = len(TILES) - setup.hand * setup.seats
    return duplicates.piled(TILES[:rest], TURNS[setup.seats])[1] if setup.duplicate else ()


def label(number: int) -> str:
    """That of the seed for the order of the tiles in the round ``number``."""
    return f"round {number}"


def beginner(hands: tuple[Hand, ...]) -> Seat:
    """The seat with the highest triple; where none is dealt, with the tile of the highest sum, of
    equal sums the one whose digits, largest first, compare higher."""
    tiles = [tile for hand in hands for tile in hand]
    best = max(tiles, key=_rank)
    return next(seat for seat, hand in enumerate(hands) if best in hand)


def _rank(tile: str) -> tuple[bool, int, tuple[int, ...]]:
    return is_triple(tile), value(tile), tuple(sorted(digits(tile), reverse=True))


def _chosen(option: Option, options: Mapping[str, str]) -> int:
    choice = options.get(option.key, option.default)
    if choice not in option.choices:
        raise InvalidSetup(f"{option.key}: {choice!r} is not one of {', '.join(option.choices)}")
    return int(choice)


def _check_known(seats: int, options: Mapping[str, str]) -> None:
    known = {"first", HANDICAP, DEAL, *(option.key for option in OPTIONS)}
    for key in options.keys() - known:
        raise InvalidSetup(f"{key}: no option of triominos")
    firsts = ("random", *map(str, range(1, seats + 1)))
    if options.get("first", "random") not in firsts:
        raise InvalidSetup(f"first: {options['first']!r} is not one of {', '.join(firsts)}")
