"""What home shows of a person's tables: cards in the reader's words, watched for changes."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, dataclass

import msgspec

from bot.desk import Desk
from bot.desk.feature import HomeCard
from bot.desk.page_messages import bare
from bot.errors import as_refusal
from bot.figures import figure
from bot.moments import moment
from bot.people import isolated
from bot.platforms.web import wire
from bot.platforms.web.channel import Channel
from bot.platforms.web.reader import PageReader
from bot.press import Press
from bot.tables import clocks
from bot.tables.computers import name_on
from bot.tables.names import told_apart
from bot.tables.overview import Overview, shown
from bot.tables.table import Status
from engines.game import Seat

DAY, HOUR, MINUTE = 86_400, 3600, 60

log = logging.getLogger(__name__)


class WatchedTables:
    """The tables, or by its key the chat, whose changes home wants to hear of."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._changed = changed
        self._stops: dict[str, Callable[[], None]] = {}

    def add(self, codes: Iterable[str]) -> bool:
        """Watches these too; whether any of them was not watched yet."""
        new = [code for code in codes if code not in self._stops]
        for code in new:
            self._stops[code] = self._desk.spectators.watch(code, self._changed)
        return bool(new)

    def stop(self) -> None:
        """Watches none of them any more."""
        for stop in self._stops.values():
            stop()
        self._stops.clear()


class ShownHome:
    """The home of one page, while it ``is_open``; ``changed`` is called when one of the person's
    tables changes."""

    def __init__(
        self, desk: Desk, reader: PageReader, channel: Channel, changed: Callable[[], None]
    ) -> None:
        self._desk = desk
        self._reader = reader
        self._channel = channel
        self._watched = WatchedTables(desk, changed)
        self._showing = asyncio.Lock()  # one after the other, so the newest is shown last
        self.is_open = False

    async def open(self) -> None:
        """Comes home."""
        self.is_open = True
        await self.show()

    def leave(self) -> None:
        """Shows it no more."""
        self._watched.stop()
        self.is_open = False

    async def show(self) -> None:
        """Shows the person's tables as they stand; watched first, so that no change falls between
        looking and watching."""
        person, language = self._reader.person, self._reader.language
        async with self._showing:
            try:
                games = await self._desk.tables.games_of(person)
                while self.is_open and self._watched.add(game.code for game in games):
                    games = await self._desk.tables.games_of(person)
                there = await self._there()
                added = await self._desk.features.home_cards(person, language)
            except Exception as error:
                log.exception("could not list a person's tables in a browser")
                await self._channel.notify(self._reader.refusal(as_refusal(error)), alert=True)
                return
            if self.is_open:
                cards = Cards(self._desk, self._desk.readers.language(person))
                await self._channel.send(cards.message(games, added, there))

    async def _there(self) -> list[Overview]:
        """The tables of others where the page is open in a chat."""
        place, activities = self._reader.place, self._desk.activities
        if place is None:
            return []
        person, chat, instance = self._reader.person, place.chat, place.instance
        self._watched.add((chat.key,))  # where others may come to stand
        found = await activities.tables(person, chat, instance)
        while self.is_open and self._watched.add(table.code for table in found):
            found = await activities.tables(person, chat, instance)
        return found


@dataclass(eq=False, repr=False)
class Cards:
    """Puts tables into words, in one language."""

    _desk: Desk
    _language: str

    def message(
        self, overviews: list[Overview], added: Mapping[str, HomeCard], there: list[Overview]
    ) -> wire.Home:
        """What the page is told of these tables, which are in order, of the cards ``added`` by
        features, and of the tables of others ``there``."""
        cards = tuple(
            wire.FeatureCard(name, *map(bare, astuple(card))) for name, card in added.items()
        )
        own, others = tuple(map(self.card, overviews)), tuple(map(self._foreign, there))
        return wire.Home(own, len(shown(overviews)), cards, others)

    def _foreign(self, table: Overview) -> wire.TableCard:
        """A table of others."""
        lobby = table.status is Status.LOBBY
        sit = Press("join", table.code, table.revision).pack() if lobby else ""
        return msgspec.structs.replace(self.card(table), foreign=True, sit=sit)

    def card(self, table: Overview) -> wire.TableCard:
        """One table."""
        pill = wire.line_message(self._pill(table))
        names = self._names(table)
        return wire.TableCard(table.code, table.game, table.revision, state(table), names, pill)

    def _names(self, table: Overview) -> str:
        names = [*dict.fromkeys(self._name(table, seat) for seat in table.others)]
        if not names:
            alone = len(table.chairs) > 1
            return self._say("web-card-both" if alone else "web-card-nobody")
        return self._desk.words.listed(self._language, names)

    def _name(self, table: Overview, seat: Seat) -> str:
        chair = table.chairs[seat]
        if not chair.level:
            return isolated(told_apart(table.chairs, seat))
        return name_on(table.chairs, seat)

    def _pill(self, table: Overview) -> str:
        if table.status is Status.LOBBY:
            return self._say("web-card-lobby")
        if table.status is Status.OVER:
            return self._end(table)
        if table.moves:
            return self._until("web-card-mine", table)
        if table.asked:
            return self._say("web-card-asked")
        if table.turn is None:
            return self._say("web-card-between")
        return self._until("web-card-turn", table, name=self._name(table, table.turn))

    def _end(self, table: Overview) -> str:
        if not table.score:
            return self._say("web-card-off")
        return self._say("web-card-over", score=" : ".join(map(figure, table.score)))

    def _until(self, text: str, table: Overview, **params: str) -> str:
        """With the time that is left by the clock to whose turn it is."""
        left = 0.0 if table.deadline is None else table.deadline - self._desk.now()
        if table.clock == clocks.NONE or table.deadline is None or left <= 0:
            return self._say(text, **params)
        time = moment(table.deadline, self._roughly(left))
        return self._say(f"{text}-until", left=time, **params)

    def _roughly(self, seconds: float) -> str:
        for unit, text in ((DAY, "web-days"), (HOUR, "web-hours"), (MINUTE, "web-minutes")):
            if seconds >= unit:
                return self._say(text, number=str(int(seconds // unit)))
        return self._say("web-minutes", number="1")

    def _say(self, text: str, **params: str) -> str:
        return self._desk.words.say(self._language, text, **params)


def state(table: Overview) -> str:
    """What a card is like: mine, waiting, lobby or over."""
    if table.mine:
        return "mine"
    return {Status.LOBBY: "lobby", Status.PLAYING: "waiting"}.get(table.status, "over")
