"""Matches as animations: asked for by a press or a command, announced while they are made."""

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.desk.context import Context
from bot.desk.platform import Reply
from bot.errors import NoSuchMatch, Refusal, as_refusal
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.animation_screen import animation_screen, making_screen
from bot.screens.animations import Making
from bot.screens.wording import Wording
from bot.tables.table import Match, Table

EVERY = 1.5  # seconds after which it is said anew how far it is

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Asked:
    """An animation that somebody waits for in a chat."""

    context: Context
    wording: Wording
    match: Match
    making: Making
    chat: Chat

    async def made(self, seconds: float) -> Screen | None:
        """The message with it, None if it takes longer. Raises FileTooLarge."""
        gif = await self.making.made(seconds)
        if gif is None:
            return None
        screen = animation_screen(self.wording, self.match, gif)
        assert screen.file is not None
        self.context.replies.check_size(screen.file, self.chat)
        return screen

    @property
    def announced(self) -> Screen:
        """The message in its place until then."""
        return making_screen(self.wording, self.making.done, self.making.count)

    async def later(self) -> AsyncIterator[Screen]:
        """How far it is, and then the animation, or why there is none."""
        try:
            while (screen := await self.made(EVERY)) is None:
                yield self.announced
            yield screen
        except Exception as error:
            yield self._refused(error)

    def _refused(self, error: Exception) -> Screen:
        if not isinstance(error, Refusal):
            log.error(
                "table %s: could not make an animation", self.wording.table.code, exc_info=error
            )
            error = as_refusal(error)
        return Screen("", 0, (self.wording.say(error.code, **error.params),))


async def animate(
    context: Context,
    table: Table,
    number: int | None,
    person: Person,
    chat: Chat,
    theme: str = "",
) -> Reply:
    """The animation of a match, the latest without a ``number``, for all in the chat, in a
    ``theme`` or the chat's. Raises NoSuchMatch, AnimationsUnderWay, TooBusy,
    FileTooLarge."""
    match = await _match(context, table, number)
    reader = person.account if chat.private else None
    theme = theme or await context.screens.theme(chat, reader)
    wording = context.composer.wording(table, await context.languages.of_chat(chat, reader))
    making = context.animations.begin(table.game, match, theme, person.key)
    asked = _Asked(context, wording, match, making, chat)
    screen = await asked.made(context.animations.soon)
    if screen is not None:
        return Reply(screen=screen, shared=True)
    return Reply(screen=asked.announced, shared=True, later=asked.later())


async def _match(context: Context, table: Table, number: int | None) -> Match:
    latest = table.match.number if table.match is not None else -1
    match = await context.tables.match(table, latest if number is None else number)
    if match is None:
        raise NoSuchMatch(count=latest + 1)
    return match
