"""What home shows of a person's tables: cards in the reader's words, watched for changes."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple

from bot.desk import Desk
from bot.desk.feature import HomeCard
from bot.moments import moment
from bot.people import isolated
from bot.platforms.web import wire
from bot.tables import clocks
from bot.tables.computers import name_on
from bot.tables.names import told_apart
from bot.tables.overview import Overview, shown
from bot.tables.table import Status
from engines.game import Seat

DAY, HOUR, MINUTE = 86_400, 3600, 60


class Watched:
    """The tables whose changes home wants to hear of."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._changed = changed
        self._stops: dict[str, Callable[[], None]] = {}

    def add(self, codes: Iterable[str]) -> bool:
        """Watch these too; whether any of them was not watched yet."""
        new = [code for code in codes if code not in self._stops]
        for code in new:
            self._stops[code] = self._desk.watch(code, self._changed)
        return bool(new)

    def stop(self) -> None:
        """Watch none of them any more."""
        for stop in self._stops.values():
            stop()
        self._stops.clear()


class Cards:
    """Puts tables into words, in one language."""

    def __init__(self, desk: Desk, language: str) -> None:
        self._desk = desk
        self._language = language

    def message(self, overviews: list[Overview], added: Mapping[str, HomeCard]) -> wire.Home:
        """What the page is told of these tables, which are in order, and of the cards ``added`` by
        features."""
        cards = tuple(
            wire.FeatureCard(name, *map(wire.bare, astuple(card))) for name, card in added.items()
        )
        return wire.Home(tuple(map(self.card, overviews)), len(shown(overviews)), cards)

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
        return self._desk.listed(self._language, names)

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
        return self._say("web-card-over", score=" : ".join(map(str, table.score)))

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
        return self._desk.say(self._language, text, **params)


def state(table: Overview) -> str:
    """What a card is like: mine, waiting, lobby or over."""
    if table.mine:
        return "mine"
    return {Status.LOBBY: "lobby", Status.PLAYING: "waiting"}.get(table.status, "over")
