"""The puzzle of the day, posted in the chats that want it: once each, by whichever process claims
it."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.invocation import Invocation
from bot.desk.platform import Gone
from bot.desk.platforms import Platforms
from bot.desk.reply import NewScreen, PrivateLine, PrivateScreen, Reply
from bot.features.puzzles import rows
from bot.features.puzzles.puzzle import day_of, hour_of
from bot.features.puzzles.puzzles import Puzzles
from bot.features.puzzles.screens import daily_line, daily_screen
from bot.people import Chat, Person
from bot.preferences.chat_choices import ChatChoices
from bot.preferences.languages import Languages
from bot.screens import Screen
from bot.store.database import Database
from bot.texts import Words

EVERY = 20.0  # seconds between two looks
LAPSE = 300.0  # seconds after which what a process has claimed, and not posted, is anybody's
HOUR = 18  # of UTC, for a chat that names none

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class DailyPuzzle:
    """Posts the puzzle of the day where a chat has asked for it."""

    _puzzles: Puzzles
    _words: Words
    _languages: Languages
    _choices: ChatChoices
    _platforms: Platforms
    _database: Database
    _clock: Callable[[], float]

    async def command(self, invocation: Invocation) -> Reply:
        """/daily: whether the chat has the puzzle of the day posted, and when, with the hours to
        choose from for those who may. Raises NotManager."""
        person, chat = invocation.person, invocation.chat
        switch, hour = (invocation.args.get(name, "") for name in ("switch", "hour"))
        language = await self._languages.of_chat(chat, person.account if chat.private else None)
        if switch == "off":
            await self._choices.check(person, chat)
            await rows.unsubscribe(self._database, chat)
        elif switch or hour:
            await self._subscribe(person, chat, int(hour) if hour else HOUR)
        at = await rows.hour(self._database, chat)
        if not (switch or hour) and await self._choices.may_choose(person, chat):
            own = await self._languages.of_person(person, chat)
            screen = daily_screen(self._words, own, at, None if chat.private else person.account)
            told = Screen("", 0, (daily_line(self._words, language, at),))
            return NewScreen(screen) if chat.private else PrivateScreen(screen, others=told)
        return PrivateLine(daily_line(self._words, language, at))

    async def _subscribe(self, person: Person, chat: Chat, hour: int) -> None:
        await self._choices.check(person, chat)
        now = self._clock()
        today = day_of(now)
        gone = hour_of(now) >= hour
        await rows.subscribe(self._database, chat, hour, today if gone else today - 1)

    async def post_due(self) -> None:
        """Posts what is due by now in the chats that are this process's."""
        now = self._clock()
        day, hour = day_of(now), hour_of(now)
        due = self._platforms.names, day, hour, now, now - LAPSE, self._platforms.owns
        for chat in await rows.claim(self._database, *due):
            await self._post(chat, day)

    async def _post(self, chat: Chat, day: int) -> None:
        platform = self._platforms.get(chat.platform)
        if platform is None:
            return
        try:
            await platform.post(chat, lambda: self._puzzles.daily_screen(chat))
        except Gone:
            await rows.unsubscribe(self._database, chat)
            return
        except Exception:  # its claim lapses, and then it is tried again
            log.exception("could not post the puzzle of the day on %s", chat.platform)
            return
        await rows.posted(self._database, chat, day)
