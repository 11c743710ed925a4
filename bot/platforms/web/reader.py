"""Who looks at a page, and how it looks to them."""

from dataclasses import replace
from typing import Final

from bot.desk import Desk
from bot.errors import Refusal
from bot.people import Person
from bot.platforms.inside import ChatPlace
from bot.platforms.web import wire
from bot.platforms.web.meant import sees
from bot.platforms.web.rate_limit import TooFast
from bot.platforms.web.requests import Theme
from bot.platforms.web.visitor import chat_of
from bot.preferences.settings import SettingsHandlers
from render import Look
from render.look import CONTRAST

LIMIT_TEXTS: Final = {
    "visitor": "web-hasty",
    "address": "web-crowded",
    "pages": "web-many-pages",
}


class PageReader:
    """The person at one page. ``language`` is that of their browser until ``introduced``;
    ``place`` is where in a chat the page is open, None anywhere else."""

    def __init__(self, desk: Desk, person: Person, place: ChatPlace | None = None) -> None:
        self._desk = desk
        self._settings = desk.features.api("preferences", SettingsHandlers)
        self.person = person
        self.chat = chat_of(person)
        self.place = place
        self.language = person.language
        self._who: wire.Who | None = None
        self._theme: Theme = "light"
        self._sharp = False

    async def introduced(self) -> wire.Who:
        """The visitor as they have chosen to be spoken to by now."""
        chosen = await self._settings.of(self.person)
        self.language = self._desk.readers.language(self.person)
        self._who = wire.who(self.person.name, self.language, chosen)
        return self._who

    async def changed(self) -> wire.Who | None:
        """The same where it has changed since, else None."""
        before = self._who
        now = await self.introduced()
        return None if now == before else now

    def wear(self, theme: Theme, sharp: bool) -> None:
        """The page is light or dark now, and ``sharp`` where its system wants more contrast."""
        self._theme, self._sharp = theme, sharp

    def live_in(self, zone: str) -> None:
        """The browser is in this time zone, as it says."""
        self.person = replace(self.person, zone=zone)

    async def look(self) -> str:
        """The page's theme with what its person has chosen by now, also in another tab; where that
        is no palette, with the contrast that their system wants."""
        chosen = await self._settings.of(self.person)
        wanted = CONTRAST if self._sharp else ""
        return Look(self._theme, chosen.palette or wanted, chosen.size, chosen.board).key

    async def sees(self, code: str) -> bool:
        """Whether the table can be looked at here: in a chat not every one."""
        place = self.place
        return place is None or await sees(self._desk, self.person, place, code)

    async def opened(self, code: str) -> None:
        """The person has opened a table here, which others in the chat are to see, too."""
        if self.place is not None:
            instance, chat = self.place.instance, self.place.chat
            await self._desk.activities.opened(instance, self.person, code, chat)

    def refusal(self, refusal: Refusal) -> str:
        """A refusal in the reader's words."""
        return self._desk.words.say(self.language, refusal.code, **refusal.params)

    def limit(self, refusal: TooFast) -> str:
        """What limit was reached, and when they may ask again."""
        why = self._desk.words.say(self.language, LIMIT_TEXTS[refusal.whose])
        again = self._desk.words.say(self.language, "web-try-again", seconds=refusal.seconds)
        return f"{why} {again}"
