"""Tournaments behind a page: people who have no window open, join and play them at its desk."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from bot.desk import Desk
from bot.people import Person
from bot.platforms.web import WebPlatform
from bot.settings import Settings
from bot.store.store import Store
from tests import stores
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, kept, person, room, surely
from tests.database import FILE
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.platforms.web.servers import serving
from tests.thinking import workers_for

CLUB = room("club")
BEN, CLEO, DORA = OTHERS = tuple(person(name) for name in ("Ben", "Cleo", "Dora"))
MINUTE = 60.0


class Club(NamedTuple):
    """A page, the desk behind it, the store of both, and where its chats are."""

    web: WebPlatform
    desk: Desk
    store: Store
    rooms: Rooms

    async def opened(self, line: str, only_chat: bool = False) -> str:
        """The code of a tournament that somebody has opened by its form."""
        reply = await self.desk.line(BEN, CLUB, "tournament", line)
        assert reply.screen is not None
        form = next(b.payload for b in buttons(reply.screen) if "new.open." in b.payload)
        if only_chat:
            begin, _, switches = form.rpartition(".")
            form = f"{begin}.{switches.replace('a', '') or '-'}"
        told = await self.desk.press(BEN, CLUB, form, "1")
        assert not told.refused and told.screen is not None, told
        return told.screen.caption.split()[-1]

    async def joined(self, code: str, people: Iterable[Person] = OTHERS) -> None:
        """Has people join where it was opened."""
        for who in people:
            reply = await self.desk.press(who, CLUB, f"cup::0:{code.lower()}.join", "2")
            assert not reply.refused, reply

    async def played(self, tables: Iterable[str]) -> None:
        """Has the second seat of each table give its match up."""
        for code in tables:
            chair = (await kept(self.store, code)).chairs[1]
            platform, _, own = chair.person.partition(":")
            loser = Person(platform, own, chair.name)
            await surely(self.desk, loser, room(f"{own}'s", private=True), "resign", code)


@asynccontextmanager
async def club(folder: Path, clock: Clock, url: str = "") -> AsyncIterator[Club]:
    """A desk of this clock, and its page, which others open at a ``url``."""
    store = await stores.opened(folder / FILE)
    workers = workers_for("tests.late:GAMES")
    desk = desk_of(store, workers, ENGLISH, clock=clock, settings=Settings(web_url=url))
    rooms = Rooms(desk)
    desk.attach(rooms)
    async with serving(desk) as web:
        yield Club(web, desk, store, rooms)
    await desk.close()
    await workers.close()
    await store.close()
