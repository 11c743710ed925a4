"""The card at the end of a season, posted in the chats whose ladder runs in months: once each, by
whichever process claims it."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.platform import Gone
from bot.desk.platforms import Platforms
from bot.desk.viewers import Viewers
from bot.people import Chat
from bot.preferences.languages import Languages
from bot.ratings.rows import seasons as season_rows
from bot.ratings.season import Season, SeasonResult, season_at
from bot.ratings.season_screens import podium_of, season_screen
from bot.screens import Screen
from bot.screens.picture_cache import PictureCache
from bot.store.database import Database
from bot.texts import Words
from engines import GAMES

EVERY = 30.0  # seconds between two looks
LAPSE = 300.0  # seconds after which what a process has claimed, and not posted, is anybody's

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class SeasonCards:
    """Tells chats how their season ended."""

    _words: Words
    _languages: Languages
    _viewers: Viewers
    _pictures: PictureCache
    _platforms: Platforms
    _database: Database
    _clock: Callable[[], float]

    async def post_due(self) -> None:
        """Posts what is due by now in the chats that are this process's: after a long rest the card
        of each month that was missed, the oldest first."""
        now = self._clock()
        due = self._platforms.names, season_at(now), now, now - LAPSE, self._platforms.owns
        while claimed := await season_rows.claim(self._database, *due):
            for chat, ended in claimed:
                await self._post(chat, ended)

    async def _post(self, chat: Chat, ended: Season) -> None:
        """Posts one card; where nobody has played there is nothing to tell."""
        platform = self._platforms.get(chat.platform)
        if platform is None:
            return
        results = await self._results(chat, ended)
        try:
            if results:
                await platform.post(chat, lambda: self._screen(chat, ended, results))
        except Gone:
            pass  # nobody reads there any more
        except Exception:  # its claim lapses, and then it is tried again
            log.exception("could not post the end of a season on %s", chat.platform)
            return
        await season_rows.told(self._database, chat, Season(ended.number + 1))

    async def _results(self, chat: Chat, ended: Season) -> list[SeasonResult]:
        """What was played of each game, the one of most matches first."""
        found = [await season_rows.result(self._database, chat, game, ended) for game in GAMES]
        played = (one for one in found if one.standings)
        return sorted(played, key=lambda one: -one.matches)

    async def _screen(self, chat: Chat, ended: Season, results: list[SeasonResult]) -> Screen:
        language = await self._languages.of_chat(chat, None)
        theme = await self._viewers.theme(chat, None)
        picture = await self._pictures.podium(podium_of(results[0]), theme)
        return season_screen(self._words, language, ended, results, picture)
