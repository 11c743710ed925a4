"""The page inside the app of a chat, where the app says who has opened it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.errors import Unidentified
from bot.people import Person
from bot.platforms.web.requests import Identify
from bot.platforms.web.visitor import Visitor, Visitors


class Launches(Protocol):
    """Reads what an app was told when it was opened, and checks that it is true."""

    def person(self, data: str) -> Person:
        """Whoever has just opened it. Raises Unidentified."""
        ...

    def claimed(self, data: str) -> Person:
        """Whoever opened it at any time. Raises Unidentified."""
        ...


@dataclass(frozen=True, slots=True)
class ChatApp:
    """An app in which the page opens: ``frames`` are the addresses whose pages may show it in a
    frame, as a policy names them."""

    frames: str
    launches: Launches


ChatApps = Mapping[str, ChatApp]  # by platform


def identified(app: ChatApp, visitors: Visitors, asked: Identify) -> Visitor:
    """Who a page is: whoever the app says, or when that is long ago the holder of the token, if it
    is the same person. Raises Unidentified."""
    if asked.data:
        try:
            return _visitor(app.launches.person(asked.data))
        except Unidentified:
            if not asked.token:
                raise
    known = visitors.holder(asked.token)
    if known is None:
        raise Unidentified
    if asked.data and _visitor(app.launches.claimed(asked.data)).account != known.account:
        raise Unidentified
    return known


def _visitor(person: Person) -> Visitor:
    return Visitor(person.id, person.name, person.language, platform=person.platform)
