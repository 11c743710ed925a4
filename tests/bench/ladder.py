"""A season of 20,000 rated matches in a database, between people who play like the levels of the
computer players: does the ladder order them as the arena does?

How a match ends is drawn from those that the two levels have really played against each other, in
the same seats (``tests.bench.ladder_matches``): to play all of them with the strongest level
would take days. With ``--played 20000`` the levels that are quick play a whole season themselves,
every move of it, and stand beside what was drawn for the same people in the same order.
"""

import asyncio
import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from msgspec import structs

from bot.cli.arena import PlayedMatch, played
from bot.people import Person
from bot.ratings.ladder import Standing
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.store.store import Store
from bot.tables.table import Chair, Maker, Match, Series, Status, Table
from engines import GAMES
from engines.game import LEVELS, Outcome, Seat
from tests.bench import ladder_matches
from tests.bench.ladder_matches import DRAWN, FACTOR, WON, Results, shares
from tests.bench.rows import Row, row
from tests.bot.club import prove

MATCHES = 20_000
EACH = 12  # people who play like a level
AT_ONCE = 50
PACE = 600.0  # seconds from one match to the next
START = 1_800_000_000.0
QUICK = LEVELS[:4]  # who play a whole season for themselves
REAL = "reversi"  # what they play

Source = Callable[[random.Random, str, str], PlayedMatch]
"""A match between two levels, the first of which has the first seat."""


@dataclass(frozen=True, slots=True)
class Season:
    """What came of a season: the level of each person, the ladder, the seconds that each end of a
    match took, and how fast all ratings were computed anew."""

    levels: dict[str, str]
    ladder: list[Standing]
    took: list[float]
    counted: int
    rebuilt: float

    @property
    def means(self) -> dict[str, float]:
        """What the people of each level have on average, the best first."""
        shown = defaultdict[str, list[int]](list)
        for one in self.ladder:
            shown[self.levels[one.person]].append(one.skill.shown)
        means = {level: sum(own) / len(own) for level, own in shown.items()}
        return dict(sorted(means.items(), key=lambda each: -each[1]))

    @property
    def right(self) -> float:
        """Of all two people of different levels, the share of those whom the ladder has in the
        order of the means."""
        order = list(self.means)
        places = [order.index(self.levels[one.person]) for one in self.ladder]
        pairs = [(a, b) for a, b in combinations(places, 2) if a != b]
        return sum(a < b for a, b in pairs) / len(pairs)


def drawn_from(game: str, results: Results) -> Source:
    """Matches whose ends are drawn from those that were played; their moves are not told."""
    begun = _begun(game)

    def draw(luck: random.Random, one: str, other: str) -> PlayedMatch:
        end = luck.choice(results[f"{one} {other}"])
        winners = () if end == DRAWN else (0,) if end == WON else (1,)
        return structs.replace(begun, outcome=Outcome(winners, (2, 2), "full"))

    return draw


def _begun(game: str) -> PlayedMatch:
    """A match in which both have moved, and nothing has come of it yet."""
    rules = GAMES[game]
    setup = rules.deal(2, {}, "0" * 64)
    state, moves, turns = rules.start(setup), list[str](), list[Seat | None]()
    while not {0, 1} <= set(turns):
        turn = rules.view(state, None).turn
        move = (
            rules.view(state, turn).moves[0] if turn is not None else rules.view(state, None).follow
        )
        state = rules.play(state, move)
        moves.append(move)
        turns.append(turn)
    return PlayedMatch(setup, tuple(moves), tuple(turns), Outcome((), (0, 0), ""))


def played_in(game: str) -> Source:
    """Matches that are played, move for move."""
    rules = GAMES[game]

    def play(luck: random.Random, one: str, other: str) -> PlayedMatch:
        deal = f"{luck.getrandbits(256):064x}"
        return played(rules, (one, other), deal, FACTOR, defaultdict(float))

    return play


async def season(
    game: str,
    source: Source,
    matches: int,
    seed: int,
    levels: Sequence[str] = LEVELS,
    each: int = EACH,
) -> Season:
    """Play it among people like these ``levels``, so many of ``each``; ``AT_ONCE`` matches end
    together, as on a busy evening. Who meets whom follows from the seed alone."""
    people = {f"rooms:{name}-{n}": name for name in levels for n in range(each)}
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder)}/season.db")
        try:
            for key in people:
                await store.people.remember(
                    Person("rooms", key.partition(":")[2], key.partition(":")[2])
                )
            took = await _ended(store, game, source, matches, seed, people)
            return await _found(store, game, people, took)
        finally:
            await store.close()


async def _ended(
    store: Store, game: str, source: Source, matches: int, seed: int, people: dict[str, str]
) -> list[float]:
    meeting, luck, took = random.Random(seed), random.Random(seed + 1), list[float]()
    for first in range(0, matches, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, matches))
        ends = []
        for number in numbers:
            pair = meeting.sample(list(people), 2)
            ends.append(_table(game, number, pair, source(luck, *(people[key] for key in pair))))
        await asyncio.gather(*(store.tables.create(before) for before, _ in ends))
        began = time.perf_counter()
        both = zip(ends, numbers, strict=True)
        await asyncio.gather(*(store.tables.commit(*end, now=START + PACE * n) for end, n in both))
        took += [(time.perf_counter() - began) / len(ends)] * len(ends)
    return took


def _table(game: str, number: int, pair: Sequence[str], end: PlayedMatch) -> tuple[Table, Table]:
    """A table before and after the end of its match between two people."""
    makers = tuple(Maker(seat, "" if seat is None else pair[seat]) for seat in end.turns)
    match = Match(0, end.setup, f"{number:064x}", end.moves, makers=makers, own=True)
    before = Table(
        f"T{number}",
        game,
        pair[0],
        Status.PLAYING,
        chairs=tuple(Chair(key, key) for key in pair),
        series=Series(),
        match=match,
        rated=True,
    )
    return before, before.changed(status=Status.OVER, match=replace(match, outcome=end.outcome))


async def _found(store: Store, game: str, people: dict[str, str], took: list[float]) -> Season:
    ladder = await _ladder(store, game, len(people))
    began = time.perf_counter()
    found = await rating_rows.rebuild(store.renamings)
    rebuilt = time.perf_counter() - began
    again, checked = (
        await _ladder(store, game, len(people)),
        await rating_rows.check(store.database),
    )
    assert [one.skill for one in again] == [one.skill for one in ladder] and not checked.wrong
    return Season(people, ladder, took, found.counted, found.matches / rebuilt)


async def _ladder(store: Store, game: str, most: int) -> list[Standing]:
    """The ladder, with everybody on it however few sure opponents they have met."""
    await prove(store)
    return await ladder_rows.best(store.renamings, "", game, most)


async def rows(seed: int = 1, matches: int = MATCHES, played: int = 0) -> list[Row]:
    """A season of each game of which matches are kept, and with ``played`` one that is really
    played."""
    found = []
    for game, results in ladder_matches.load().games.items():
        drawn = await season(game, drawn_from(game, results), matches, seed)
        arena = " > ".join(f"{level} {share:.0%}" for level, share in shares(results).items())
        found += _rows(f"{game}, drawn", drawn)
        found.append(Row(f"{game}, the arena", sum(map(len, results.values())), 0.0, 0.0, arena))
    if played:
        results = ladder_matches.load().games[REAL]
        alike = await season(REAL, drawn_from(REAL, results), played, seed, QUICK)
        real = await season(REAL, played_in(REAL), played, seed, QUICK)
        found += _rows(f"{REAL}, drawn for the same people", alike)
        found += _rows(f"{REAL}, played", real)
    return found


def _rows(name: str, found: Season) -> list[Row]:
    means = " > ".join(f"{level} {mean:.0f}" for level, mean in found.means.items())
    return [
        row(f"{name}: a match ends", found.took, f"{found.counted} of {len(found.took)} counted"),
        Row(f"{name}: ladder", len(found.ladder), 0.0, 0.0, means),
        Row(
            f"{name}: two people in this order",
            len(found.ladder),
            0.0,
            0.0,
            f"{found.right:.1%}; computed anew at {found.rebuilt:.0f} matches/s",
        ),
    ]
