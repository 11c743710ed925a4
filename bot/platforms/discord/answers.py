"""Shows what the desk replies to an interaction: in the place of what was pressed, to one person
alone, or to everybody in the chat."""

import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord

from bot.background import Background
from bot.desk import Desk
from bot.desk.private_screens import PrivateScreens, Reader
from bot.desk.reply import NewScreen, PrivateScreen, Reply, ScreenInPlace, ScreenStream
from bot.platforms.discord.api_errors import LINE_ERRORS
from bot.platforms.discord.interaction_response import InteractionResponse, Posted
from bot.platforms.discord.messages import DiscordMessages
from bot.platforms.discord.people import Interaction, chat_of, person_of
from bot.screens import Screen

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Answers:
    """Shows replies, and goes on in the ``background`` with those of which more comes later."""

    _desk: Desk
    _messages: DiscordMessages
    _private: PrivateScreens[Posted]
    _background: Background

    async def answer(
        self, response: InteractionResponse, interaction: Interaction, reply: Reply
    ) -> None:
        """Shows a reply to an interaction."""
        match reply:
            case PrivateScreen(screen) | ScreenInPlace(screen) if reply.here and _takes(
                response, interaction, reply
            ):
                await response.update(screen)
            case PrivateScreen(screen):
                await self._show_privately(response, interaction, screen)
            case ScreenStream(screen, later):
                await self._post(response, interaction, screen, later)
            case NewScreen(screen, notice) | ScreenInPlace(screen, notice):
                await self._post(response, interaction, screen)
                if notice:
                    await response.tell(notice)
            case _:
                if reply.notice:
                    await response.tell(reply.notice)

    async def _show_privately(
        self, response: InteractionResponse, interaction: Interaction, screen: Screen
    ) -> None:
        """Shows a private screen: in the place of the one that was pressed, or as a new one."""
        person, chat = person_of(interaction), chat_of(interaction)
        if response.message and chat.private and screen.table:
            # The board in a private chat is private already, and kept up to date as a display.
            await response.update(screen)
            return

        async def put() -> Posted | None:
            if not response.ephemeral:
                return await response.post(screen, private=True)
            updated = await response.update(screen)
            return Posted(response.message, response.handle) if updated else None

        if screen.table:
            await self._private.show(Reader(chat, person), screen, put)
        else:
            await put()

    async def _post(
        self,
        response: InteractionResponse,
        interaction: Interaction,
        screen: Screen,
        later: AsyncIterator[Screen] | None = None,
    ) -> None:
        """Puts a public screen into the chat, and in its place what comes ``later``; one of a table
        becomes a display."""
        chat = chat_of(interaction)
        posted = await response.post(screen, private=False)
        if posted is not None and screen.table:
            self._messages.own(posted)
            await self._desk.posted(screen, chat, posted.message)
        if posted is not None and later is not None:
            # Whoever asked goes on meanwhile: their own screens do not wait for it.
            self._background.start(self._follow(posted, later), "what comes later")

    async def _follow(self, posted: Posted, later: AsyncIterator[Screen]) -> None:
        try:
            async for screen in later:
                await posted.handle.edit(screen)
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.warning("could not edit a message: %s", error)


def _takes(response: InteractionResponse, interaction: Interaction, reply: Reply) -> bool:
    """Whether the message that was pressed, if one was, may show the reply: what is private not
    where others read along."""
    alone = response.ephemeral or chat_of(interaction).private
    return bool(response.message) and (alone or not reply.private)
