"""One of two worlds: a bot with its database, a table in the middle of a match, and people."""

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import render
from bot import log
from bot.desk import Desk
from bot.features.archive import rows as archive_rows
from bot.features.archive.match_notes import KeptLine, place_of
from bot.players.workers import Urgency, Workers
from bot.running.timing import Timing
from bot.store import chat_store
from bot.store.store import Store
from bot.tables.play import RESIGNED
from bot.tables.table import Chair, Maker, Match, Series, Status, Table
from bot.texts import Words
from engines import GAMES
from engines.game import Outcome, Rated, View
from render import Drawing, PickSheet, Picture
from render.animation import animated
from render.recipe import SIGN
from tests import stores
from tests.contract.matches import played
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.leaks.scene import FIRST_REVISION, Eyes, Known, Scene, reader_at
from tests.leaks.script import CODE, ENDED, Script
from tests.leaks.traffic import OPERATOR, Traffic, digest
from tests.leaks.twins import Deal, Dealer, mover
from tests.leaks.venue import Meet
from tests.patience import PATIENCE

ENDED_PLIES = 4
SEED = "5" * 64
MOMENT = 1_700_000_000.0  # the same in both worlds
SLOWER = 1000.0  # passes the time for the tables, so that a busy machine makes nobody seem away
TIMING = Timing(flush=0.0, soon=PATIENCE, fresh=math.inf)
ANIMATED = "render.animation.animated"
PAINTING = (
    "draw", "lay", "paint", "paint_picks", "paint_tray", "paint_preview", "paint_numbered",
)  # fmt: skip
T = TypeVar("T")
"""What makes a picture of a view: of a whole board, and of a hand alone."""


@dataclass
class World:
    """What was said, for which seats each picture was painted, and in each step what each reader
    could know."""

    traffic: Traffic = field(default_factory=Traffic)
    painted: dict[str, set[int | None]] = field(default_factory=dict)
    known: list[Known] = field(default_factory=list)
    eyes: list[Eyes] = field(default_factory=list)


async def happens(
    meet: Meet, game: str, seats: int, deal: Deal, script: Script, folder: Path, broken: bool
) -> World:
    """Let the script be played in the world of ``deal``; ``broken``: at last without database."""
    world = World()
    file = folder / "tables.db"
    dealer = Dealer(GAMES[game], deal)
    with _overheard(world), patch.dict(GAMES, {game: dealer}):
        async with _desk(file) as (store, desk), meet(desk, world.traffic, seats) as venue:
            await store.tables.create(_table(game, deal, venue.people[:seats]))
            ended = _ended(game, venue.people[:seats])
            await store.tables.create(ended)
            await _note(store, venue.people[script.writer], ended, deal)
            for who in (-1, *sorted(script.open)):
                await venue.open(who)
            await venue.settled()
            world.known.append({})
            world.eyes.append({reader_at(seat): frozenset({seat}) for seat in range(seats)})
            ways = world.known, world.eyes
            scene = Scene(file, store, venue, world.traffic, dealer, deal.state, *ways)
            scene.learn()
            for step in script.steps:
                await scene.take(step)
            if broken:
                await scene.close_database()
    return world


class Adviser(Workers):
    """Rates moves without thinking, so that what it says follows from the view alone."""

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        """The last move is the best, and each before it a point worse."""
        return tuple(Rated(move, float(-n)) for n, move in enumerate(reversed(view.moves)))


@cache
def _words() -> Words:
    """All texts; reading them takes longer than a short match."""
    return ENGLISH


@asynccontextmanager
async def _desk(file: Path) -> AsyncIterator[tuple[Store, Desk]]:
    """A desk that asks the database as often, however long the script takes on this machine: when
    the database has gone, that is what an operator reads."""
    with patch.object(chat_store, "ALWAYS_SECONDS", math.inf):
        store = await stores.opened(file, busy=0.05)
    workers, began = Adviser(1), time.time()

    def clock() -> float:
        return began + (time.time() - began) / SLOWER

    desk = desk_of(store, workers, _words(), timing=TIMING, clock=clock)
    try:
        yield store, desk
    finally:
        await asyncio.gather(desk.close(), return_exceptions=True)
        await workers.close()
        await asyncio.gather(store.close(), return_exceptions=True)


def _table(game: str, deal: Deal, people: tuple[str, ...]) -> Table:
    chairs = tuple(Chair(f"Player {seat}", key) for seat, key in enumerate(people))
    return Table(
        CODE, game, people[0], Status.PLAYING, FIRST_REVISION,
        chairs=chairs, series=Series(first=0), match=Match(0, deal.setup, deal.seed),
    )  # fmt: skip


def _ended(game: str, people: tuple[str, ...]) -> Table:
    """The same match in both worlds, which somebody has given up: its hands lie open."""
    match = played(game, len(people), 1)
    moves = match.moves[:ENDED_PLIES]
    outcome = Outcome((0,), (0,) * len(people), RESIGNED)
    turns = (mover(match.game, state).turn or 0 for state in match.states)
    makers = tuple(
        Maker(turn, people[turn], MOMENT + ply)
        for ply, turn in zip(range(len(moves)), turns, strict=False)
    )
    chairs = tuple(Chair(f"Player {seat}", key) for seat, key in enumerate(people))
    over = Match(
        0, match.setup, SEED, moves, outcome, makers, began=MOMENT, ended=MOMENT + len(moves)
    )
    return Table(
        ENDED, game, people[0], Status.OVER, FIRST_REVISION,
        chairs=chairs, series=Series(first=0, results=(outcome,)), match=over,
    )  # fmt: skip


async def _note(store: Store, person: str, ended: Table, deal: Deal) -> None:
    """Lets a person have noted something else of the match that is over in each world: a text, and
    a line beside it."""
    assert ended.match is not None
    place, world = place_of(ended.code, 0), hashlib.sha256(deal.seed.encode()).hexdigest()[:12]
    await archive_rows.note(store.database, person, place, f"noted in {world}", MOMENT)
    if ended.game == "triominos":  # the audit takes any tile for one of the match that goes on
        return
    ply = int(world, 16) % 2
    line = KeptLine(ply, (ended.match.moves[ply],))  # whose pieces everybody knows
    await archive_rows.keep_line(store.database, person, place, line, 1, MOMENT)


@contextmanager
def _overheard(world: World) -> Iterator[None]:
    """Note the log at its most talkative, as an operator would read it, and who is painted for."""

    def noted(painting: Callable[..., T]) -> Callable[..., T]:
        def paint(view: View, *how: Any) -> T:
            made = painting(view, *how)
            picture = made.picture() if isinstance(made, Drawing) else made
            picture = picture.sprites if isinstance(picture, PickSheet) else picture
            if isinstance(picture, Picture):
                made_of = SIGN + picture.recipe.said if picture.recipe else picture.png
                world.painted.setdefault(digest(made_of), set()).add(view.seat)
            return made

        return paint

    def shown_to_all(game: str, theme: str) -> Picture:
        """A turn of the rules, which is of no match."""
        picture = example(game, theme)
        world.painted.setdefault(digest(picture.png), set()).add(None)
        return picture

    def reduced(picture: Picture, *side: int) -> Picture:
        """A small picture is for whom the large one is."""
        small = reducing(picture, *side)
        world.painted.setdefault(digest(small.png), set()).update(
            world.painted.get(digest(picture.png), ())
        )
        return small

    example, reducing = render.paint_example, render.thumbnail
    with ExitStack() as stack:
        stack.enter_context(_log(world.traffic))
        stack.enter_context(patch.object(render, "paint_example", shown_to_all))
        stack.enter_context(patch.object(render, "thumbnail", reduced))
        for name in PAINTING:
            noting = patch.object(render, name, noted(getattr(render, name)))
            stack.enter_context(noting)
        stack.enter_context(patch(ANIMATED, _noted_frames(world)))
        yield


def _noted_frames(world: World) -> Callable[..., bytes]:
    """What makes an animation, and notes whose eyes its frames are for; hands that lie open below
    the last one are for all."""

    def noting(count: int, drawing: Callable[[int], Drawing], *how: Any) -> bytes:
        gif = animated(count, drawing, *how)
        for number in range(count):
            seats = world.painted[digest(drawing(number).picture().png)]
            world.painted.setdefault(digest(gif), set()).update(seats - {None} or seats)
        return gif

    return noting


class Ear(logging.Handler):
    """Hands every line of the log to the traffic."""

    def __init__(self, traffic: Traffic) -> None:
        super().__init__()
        self._traffic = traffic

    def emit(self, record: logging.LogRecord) -> None:
        if record.name == "asyncio" and record.getMessage().startswith("Unclosed"):
            return  # connections of the people's clients, swept up whenever Python likes
        self._traffic.add(OPERATOR, "log", self.format(record))


@contextmanager
def _log(traffic: Traffic) -> Iterator[None]:
    stores.prepare()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {logger: logger.level for logger in _loggers()}
    root.handlers = []
    log.set_up("DEBUG", ())
    ear = Ear(traffic)
    ear.setFormatter(root.handlers[0].formatter)
    root.handlers = [ear]
    try:
        yield
    finally:
        root.handlers = handlers
        root.setLevel(level)
        for logger in _loggers():
            logger.setLevel(levels.get(logger, logging.NOTSET))


def _loggers() -> list[logging.Logger]:
    known = logging.getLogger().manager.loggerDict.values()
    return [logger for logger in known if isinstance(logger, logging.Logger)]
