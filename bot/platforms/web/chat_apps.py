"""The page inside the app of a chat, where the app says who has opened it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from msgspec import Struct

from bot.codes import is_code
from bot.desk import Desk
from bot.people import Person
from bot.platforms.inside import AppProxy, ChatPlace, Launch, Launches
from bot.platforms.web.requests import Identify
from bot.platforms.web.visitor import Visitor, Visitors


class ChatApp(Struct, frozen=True):
    """An app in which the page opens: ``frames`` are the addresses whose pages may show it in a
    frame, as a policy names them, unless the app shows it through a ``proxy``."""

    launches: Launches
    frames: str = ""
    proxy: AppProxy | None = None


ChatApps = Mapping[str, ChatApp]  # by platform


@dataclass(eq=False, repr=False)
class Identification:
    """Finds out who has opened a page inside the app of a ``platform``."""

    _desk: Desk
    _visitors: Visitors
    _platform: str
    app: ChatApp

    async def identified(self, asked: Identify) -> tuple[Visitor, Launch]:
        """Whoever the app says; how they have opened it, with the table that they are to see.
        Raises Unidentified and Unreachable."""
        known = self._visitors.holder(asked.token)
        if known is not None and known.platform != self._platform:
            known = None
        launch = await self.app.launches.launched(asked.data, _person(known))
        person, place, table = launch.person, launch.place, ""
        if place is not None:
            meant = await self._desk.activities.meant(place.instance, person)
            table = await self._table(person, replace(place, meant=meant), launch.table)
            if table not in ("", meant):  # it came by a link, which is followed but once
                await self._desk.activities.mean(place.instance, person, meant := table)
            place = replace(place, meant=meant)
        visitor = Visitor(
            person.id, person.name, person.language, platform=person.platform, place=place
        )
        return visitor, replace(launch, place=place, table=table)

    async def _table(self, person: Person, place: ChatPlace, linked: str) -> str:
        """What a link named, or they meant otherwise, if it is theirs or the chat's to see."""
        for named in (linked, place.meant):
            code = named.upper()
            if is_code(code) and await self._desk.activities.concerns(
                person, code, place.chat, place.instance
            ):
                return code
        return ""


def _person(known: Visitor | None) -> Person | None:
    if known is None:
        return None
    return Person(known.platform, known.id, known.name, known.language)
