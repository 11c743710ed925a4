"""The rules of games, for whoever asks."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import PrivateScreen, Reply, screen_reply
from bot.desk.table_finder import TableFinder
from bot.desk.viewers import Viewers
from bot.errors import BadPress, NoTableHere
from bot.people import Chat, Person
from bot.press import as_link
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.picture_cache import PictureCache
from bot.screens.rules import (
    DETAILS,
    details_screen,
    example_of,
    rules_chooser,
    rules_press,
    rules_screen,
)
from bot.screens.slots import Slots
from bot.texts import Words
from engines import GAMES


@dataclass(eq=False, repr=False)
class Rules:
    """Shows them: at first the goal and one turn, and behind a button the details."""

    _words: Words
    _tables: Tables
    _viewers: Viewers
    _pictures: PictureCache
    _replies: Replies
    _finder: TableFinder
    _slots: Slots

    async def command(self, invocation: Invocation) -> Reply:
        """The rules of a game: the one named, else that of the chat's table; without one the games
        to choose from."""
        person, chat = invocation.person, invocation.chat
        try:
            game = invocation.args.get("game") or (await self._finder.find(invocation)).game
        except NoTableHere:
            return await self._replies.inform(
                lambda language: rules_chooser(self._words, language), person, chat, pressed=False
            )
        if self._replies.is_page(chat):
            return await self._alone(game, "", person, chat, invocation.theme)
        make = await self._maker(game, "", invocation.theme or await self._theme(chat, person))
        return await self._replies.inform(make, person, chat, pressed=False)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button: the rules of its table's game, or a part of those of the game that it names,
        in place of the part that stands there. Raises BadPress, NoSuchTable."""
        game, part = (*pressed.press.path, "", "")[:2]
        if not game:
            game = (await self._tables.get(pressed.press.table)).game
        if game not in GAMES or part not in ("", DETAILS):
            raise BadPress
        person, chat = pressed.person, pressed.chat
        here = bool(pressed.press.path)
        return await self._alone(game, part, person, chat, pressed.theme, here)

    async def _alone(
        self, game: str, part: str, person: Person, chat: Chat, theme: str, here: bool = False
    ) -> Reply:
        """A part of the rules for the person alone; where it cannot be shown so, a link leads to
        it."""
        make = await self._maker(game, part, theme or await self._theme(chat, person))
        screen = make(await self._replies.own_language(person, chat))
        here = here or self._replies.is_page(chat)
        reply = screen_reply(replace(screen, audience=person.account), not chat.private, here)
        if isinstance(reply, PrivateScreen):
            way = rules_press(game, *([part] if part else []))
            return replace(reply, others=as_link(way))
        return reply

    async def _theme(self, chat: Chat, person: Person) -> str:
        alone = self._replies.answers_privately(chat)
        return await self._viewers.theme(chat, person.account if alone else None)

    async def _maker(self, game: str, part: str, theme: str) -> Callable[[str], Screen]:
        """Makes a part of the rules in a language."""
        words, shows = self._words, self._slots.rules_button
        if part:
            return lambda language: details_screen(
                words, language, game, shows(words, language, game)
            )
        picture = await example_of(game, self._pictures, theme)
        return lambda language: rules_screen(
            words, language, game, picture, shows(words, language, game)
        )
