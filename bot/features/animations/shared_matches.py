"""Matches that are over, brought into chats in which the bot is no member."""

from dataclasses import dataclass

from bot.desk.platforms import Platforms
from bot.desk.sharing import Offer
from bot.errors import NoSuchTable
from bot.features.animations.animations import Animations
from bot.features.animations.screens import sent_screen
from bot.people import Person
from bot.running.service import Tables
from bot.screens.picture_cache import PictureCache
from bot.screens.wording import Wording
from bot.tables.frames import last_frame
from bot.tables.table import Match, Table
from bot.texts import Words
from engines.numerals import whole
from render import Picture
from render.look import LIGHT

MATCHES = 9999  # of a table, at the most


@dataclass(eq=False, repr=False)
class SharedMatches:
    """Shows how a match has ended to whoever is sent it, with a way to walk through it."""

    _tables: Tables
    _words: Words
    _pictures: PictureCache
    _animations: Animations
    _platforms: Platforms

    async def offer(self, person: Person, language: str, words: str) -> Offer | None:
        """The match of a table's code, the latest unless its number follows."""
        found = await self._find(words)
        if found is None:
            return None
        table, match = found
        wording = Wording(self._words, language, table)
        picture = await self._picture(table, match)
        link = self._animations.address(table, match)
        if not link and (platform := self._platforms.get(person.platform)):
            link = platform.link(table.code)
        screen = sent_screen(wording, match, picture, link)
        return Offer(screen.lines[0], screen.lines[1], table.game, screen)

    async def picture(self, name: str) -> Picture | None:
        """The last position of the match that the words behind /replay name."""
        found = await self._find(name)
        return await self._picture(*found) if found else None

    async def _find(self, words: str) -> tuple[Table, Match] | None:
        code, _, rest = words.upper().partition(" ")
        try:
            table = await self._tables.get(code)
        except NoSuchTable:
            return None
        number = whole(rest, 1, MATCHES) if rest else None
        if table.match is None or (rest and number is None):
            return None
        match = await self._tables.match(table, number - 1 if number else table.match.number)
        return (table, match) if match is not None and match.outcome is not None else None

    async def _picture(self, table: Table, match: Match) -> Picture:
        return await self._pictures.board(last_frame(table.game, match), (), LIGHT)
