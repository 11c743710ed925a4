"""Notices for one person in the ways that features bring, beside the boards in chats."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.desk.pending_notices import DeliveryStatus
from bot.desk.personal_ways import PersonalMessage, PersonalWay
from bot.moments import plain
from bot.people import Chat
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.tables.computers import name_on
from bot.tables.names import told_apart
from bot.tables.notices import OpenNotice
from bot.tables.table import Table
from bot.texts import Words
from engines.game import Seat


@dataclass(eq=False, repr=False)
class PersonalNotices:
    """Tells people of tables by the first of all ``ways`` that reaches them. It says what has
    happened, in which game and against whom, and nothing of what lies on the table."""

    _ways: Sequence[PersonalWay]
    _tables: Tables
    _words: Words
    _languages: Languages

    async def come_first(self, notice: OpenNotice, place: Chat | None) -> bool:
        """Whether its person, who was last at this place, is told so before chats are tried."""
        if place is None:
            return False
        ways = [way for way in self._ways if way.platform == place.platform]
        return await _reaching(ways, notice.notice.person) is not None

    async def tell(self, notice: OpenNotice) -> DeliveryStatus:
        """What becomes of it; NOWHERE where no way reaches the person. Raises NoSuchTable."""
        person = notice.notice.person
        way = await _reaching(self._ways, person)
        if way is None:
            return DeliveryStatus.NOWHERE
        return await way.tell(person, await self._message(notice))

    async def tell_summary(self, person: str, lines: Sequence[str]) -> DeliveryStatus:
        """Tells what these lines say of several tables, the first as a title; what becomes of
        it."""
        way = await _reaching(self._ways, person)
        if way is None:
            return DeliveryStatus.NOWHERE
        title, *rest = map(plain, lines)
        language = await self._languages.of_key(person)
        return await way.tell(person, PersonalMessage(title, "\n".join(rest), language, ""))

    async def _message(self, notice: OpenNotice) -> PersonalMessage:
        person = notice.notice.person
        table = await self._tables.get(notice.table, notice.notice.revision)
        language = await self._languages.of_key(person)
        title = self._words.say(language, f"notice-title-{notice.notice.topic}")
        game = self._words.say(language, f"game-{table.game}")
        others = self._words.listed(language, _others(table, person))
        line = " · ".join(filter(None, (game, others)))
        return PersonalMessage(title, line, language, table.code)


async def _reaching(ways: Sequence[PersonalWay], person: str) -> PersonalWay | None:
    for way in ways:
        if await way.reaches(person):
            return way
    return None


def _others(table: Table, person: str) -> tuple[str, ...]:
    """The names of those who play against a person, once each."""
    seats = (seat for seat, chair in enumerate(table.chairs) if chair.person != person)
    return tuple(dict.fromkeys(_name(table, seat) for seat in seats))


def _name(table: Table, seat: Seat) -> str:
    chairs = table.chairs
    return name_on(chairs, seat) if chairs[seat].level else told_apart(chairs, seat)
