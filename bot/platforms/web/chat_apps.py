"""The page inside the app of a chat, where the app says who has opened it."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from bot.desk import Desk
from bot.people import Person
from bot.platforms.inside import AppProxy, Launch, Launches
from bot.platforms.web.meant import meant_path
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
        """Whoever the app says; how they have opened it, with the path of what they are to see.
        Raises Unidentified and Unreachable."""
        known = self._visitors.holder(asked.token)
        if known is not None and known.platform != self._platform:
            known = None
        launch = await self.app.launches.launched(asked.data, _person(known))
        person, place, path = launch.person, launch.place, ""
        if place is not None:
            activities = self._desk.activities
            meant = await activities.meant(place.instance, person)
            linked = launch.table.upper()
            if path := await meant_path(self._desk, person, place, linked):
                if linked != meant:  # it came by a link, which is followed but once
                    await activities.mean(place.instance, person, meant := linked)
            else:
                path = await meant_path(self._desk, person, place, meant)
            place = replace(place, meant=meant)
        visitor = Visitor(
            person.id, person.name, person.language, platform=person.platform, place=place
        )
        return visitor, replace(launch, place=place, path=path)


def _person(known: Visitor | None) -> Person | None:
    if known is None:
        return None
    return Person(known.platform, known.id, known.name, known.language)
