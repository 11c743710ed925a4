"""One of two worlds: a bot with its database, a table in the middle of a match, and people."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from unittest.mock import patch

import render
from bot import log
from bot.desk import Desk
from bot.players.workers import Urgency, Workers
from bot.running.timing import Timing
from bot.store import Store
from bot.tables.table import Chair, Match, Series, Status, Table
from bot.texts import Words
from engines import GAMES
from engines.game import Rated, View
from render import Picture
from tests.leaks.scene import FIRST_REVISION, Known, Scene
from tests.leaks.script import CODE, Script
from tests.leaks.traffic import OPERATOR, Traffic, digest
from tests.leaks.twins import Deal, Dealer
from tests.leaks.venue import Meet


@dataclass
class World:
    """What was said, for which seats each picture was painted, and in each step what each reader
    could know."""

    traffic: Traffic = field(default_factory=Traffic)
    painted: dict[str, set[int | None]] = field(default_factory=dict)
    known: list[Known] = field(default_factory=list)


async def happens(
    meet: Meet, game: str, seats: int, deal: Deal, script: Script, folder: Path, broken: bool
) -> World:
    """Let the script be played in the world of ``deal``; ``broken``: at last without database."""
    world = World()
    file = folder / "tables.db"
    dealer = Dealer(GAMES[game], deal)
    with _overheard(world), patch.dict(GAMES, {game: dealer}):
        async with _desk(file) as (store, desk), meet(desk, world.traffic, seats) as venue:
            await store.create(_table(game, deal, venue.people[:seats]))
            for who in (-1, *sorted(script.open)):
                await venue.open(who)
            await venue.settled()
            world.known.append({})
            scene = Scene(file, store, venue, world.traffic, dealer, deal.state, world.known)
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
    return Words("en")


@asynccontextmanager
async def _desk(file: Path) -> AsyncIterator[tuple[Store, Desk]]:
    store = await Store.open(f"sqlite:///{file}", busy=0.05)
    workers = Adviser(1)
    desk = Desk(store, workers, _words(), Timing(flush=0.0))
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


@contextmanager
def _overheard(world: World) -> Iterator[None]:
    """Note the log at its most talkative, as an operator would read it, and who is painted for."""

    def paint(view: View, picked: tuple[str, ...] = (), theme: str = "light") -> Picture:
        picture = painting(view, picked, theme)
        world.painted.setdefault(digest(picture.png), set()).add(view.seat)
        return picture

    painting = render.paint
    with _log(world.traffic), patch.object(render, "paint", paint):
        yield


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
