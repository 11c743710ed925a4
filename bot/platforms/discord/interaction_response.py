"""One interaction and its one answer.

Discord wants an acknowledgement within 3 seconds and takes exactly one; its token then works for
15 minutes. Whoever comes first, the refreshed display or the reply, takes the answer.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord
from msgspec import Struct

from bot.platforms.discord import layout
from bot.platforms.discord.api_errors import LINE_ERRORS
from bot.platforms.discord.hooks import hooks
from bot.platforms.discord.outgoing import Outgoing
from bot.platforms.discord.people import Interaction, chat_of
from bot.screens import Screen

log = logging.getLogger(__name__)

ANSWER_SECONDS = 1.5  # seconds; Discord gives three
ALIVE = 14.5 * 60  # seconds for which a token is used; it dies at 15 minutes


class InteractionHandle(Struct, frozen=True):
    """A live token that can edit one ``message``: the interaction's own, or a follow-up with an
    id."""

    interaction: Interaction
    until: float  # in the loop's time
    message: str
    followup: int = 0

    async def edit(self, screen: Screen) -> None:
        """Makes the message show ``screen``. Raises discord.HTTPException."""

        async def send(edit: Outgoing) -> None:
            await hooks().edit(self.interaction, edit, self.followup)

        await hooks().edits.edit(chat_of(self.interaction), self.message, screen, send)

    async def post(self, screen: Screen) -> "Posted":
        """Puts ``screen`` under the message as another one. Raises discord.HTTPException."""

        async def send(shown: Outgoing) -> int:
            return await hooks().follow(self.interaction, shown)

        sent = await hooks().edits.post(chat_of(self.interaction), screen, send)
        return Posted(str(sent), InteractionHandle(self.interaction, self.until, str(sent), sent))

    async def delete(self) -> None:
        """Takes the message away. Raises discord.HTTPException."""
        if self.followup:
            await self.interaction.followup.delete_message(self.followup)
        else:
            await self.interaction.delete_original_response()


class Posted(Struct, frozen=True):
    """A message that an answer has put into the chat."""

    message: str
    handle: InteractionHandle

    @property
    def name(self) -> str:
        """The message's id."""
        return self.message

    @property
    def until(self) -> float:
        """When the token dies that can change it, in the loop's time."""
        return self.handle.until


class InteractionResponse:
    """An interaction on its way to an answer. ``owed``: a display waits for its token, so every
    other answer must leave it to the display and follow, until it is released. After ``patience``
    seconds it is answered without content, for the time being."""

    def __init__(
        self,
        interaction: Interaction,
        owed: bool = False,
        on_settled: "Callable[[InteractionResponse], None]" = lambda response: None,
        patience: float = ANSWER_SECONDS,
    ) -> None:
        loop = asyncio.get_running_loop()
        self._on_settled = on_settled
        self._interaction = interaction
        self._released = asyncio.Event()
        if not owed:
            self._released.set()
        self._claimed = False
        self._acknowledged = False  # without content, and by this answer
        self._settled = asyncio.Event()
        self._decided = asyncio.Event()
        self.replied = False  # whether what was asked for is done, or refused
        self._until = loop.time() + ALIVE
        self._deferring: asyncio.Task[None] | None = None
        self._timer = loop.call_later(patience, self._run_out)
        # A form that was opened by a button comes with its message, which is not what it answers.
        self._form = interaction.type is discord.InteractionType.modal_submit
        message = None if self._form else interaction.message
        self.message = str(message.id) if message else ""
        self.ephemeral = message is not None and message.flags.ephemeral
        self.refreshes = False  # whether its token edits the message that was pressed

    @property
    def free(self) -> bool:
        """Whether nobody has taken the answer yet."""
        return not self._claimed

    @property
    def handle(self) -> InteractionHandle:
        """The token as the right to edit the message that the answer was about."""
        # The pressed message and its data are big and no longer needed.
        self._interaction.message = None
        self._interaction.data = None
        return InteractionHandle(self._interaction, self._until, self.message)

    def reply(self) -> None:
        """What was asked for is done, or refused: screens made from now on show it."""
        self.replied = True
        self._decided.set()

    def release(self) -> None:
        """No display waits for it any more: whoever has something to say may answer."""
        self._released.set()

    async def decided(self) -> None:
        """Waits until ``reply``, or until the interaction could not wait any longer."""
        await self._decided.wait()

    async def settled(self) -> None:
        """Waits until the interaction is answered, one way or another."""
        await self._settled.wait()

    async def update(self, screen: Screen) -> bool:
        """Makes the message that was pressed show ``screen``: in the answer, or where that is taken
        with its token. False when neither worked."""
        if not self._claim():
            await self.settled()
            return self.refreshes and await self._tried(self.handle.edit(screen))
        edits, chat = hooks().edits, chat_of(self._interaction)
        if not edits.changes(chat, self.message, screen):
            return await self._answer_empty()

        async def send(edit: Outgoing) -> None:
            await hooks().update(self._interaction, edit)

        return await self._sent(edits.edit(chat, self.message, screen, send), refreshes=True)

    async def tell(self, text: str) -> None:
        """Says something to the one who acted alone."""
        said = layout.private_note(text)
        if await self._claim_released():
            await self._sent(hooks().reply(self._interaction, said))
            return
        await self.settled()
        await self._tried(hooks().follow(self._interaction, said))

    async def post(self, screen: Screen, private: bool) -> Posted | None:
        """Puts ``screen`` into the chat as a new message, or shows it to the one who acted alone.
        None when Discord did not take it."""
        edits, chat = hooks().edits, chat_of(self._interaction)

        async def reply(shown: Outgoing) -> int:
            return await hooks().reply(self._interaction, shown)

        async def follow(shown: Outgoing) -> int:
            return await hooks().follow(self._interaction, shown)

        if await self._claim_released():
            message = await self._result(edits.post(chat, screen, reply, private))
            self._settle()
            return self._posted(message, 0) if message else None
        await self.settled()
        if not self.message and not private:
            # Otherwise the first follow-up would take the place, and the privacy, of the deferral.
            await self._take_note_away()
        message = await self._result(edits.post(chat, screen, follow, private))
        return self._posted(message, message) if message else None

    def _posted(self, number: int, followup: int) -> Posted:
        handle, message = self.handle, str(number)
        return Posted(
            message, InteractionHandle(handle.interaction, handle.until, message, followup)
        )

    async def launch(self) -> str | None:
        """Opens the page as an activity, in the place of any other answer. Its instance, "" where
        Discord does not say; None where it does not open, and another answer can still be given."""
        if not self._claim():
            return None
        try:
            told = await self._interaction.response.launch_activity()
        except discord.HTTPException as error:
            log.warning("could not open the page as an activity: %s", error)
            self._claimed = False
            return None
        except LINE_ERRORS as error:
            log.warning("could not answer an interaction: %s", error)
            self._settle()
            return ""
        self._settle()
        return told.activity_id or ""

    async def acknowledge(self) -> None:
        """Answers without content: a press at once, a command with a note that goes away."""
        if self._claim():
            await self._answer_empty()

    async def _answer_empty(self) -> bool:
        answer = self._interaction.response.defer(ephemeral=True, thinking=self._form)
        return await self._sent(answer, refreshes=bool(self.message), empty=True)

    async def withdraw(self) -> None:
        """Answers a command that needs no answer."""
        await self.acknowledge()
        await self._take_note_away()

    async def _take_note_away(self) -> None:
        """Of a command. One that is delivered again has its answer, which stays."""
        if self._acknowledged:
            await self._tried(self._interaction.delete_original_response())

    def _claim(self) -> bool:
        claimed, self._claimed = self._claimed, True
        self._timer.cancel()
        return not claimed

    async def _claim_released(self) -> bool:
        await self._released.wait()
        return self._claim()

    def _run_out(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self.acknowledge())

    async def _sent(self, answer: Any, refreshes: bool = False, empty: bool = False) -> bool:
        try:
            worked = await self._tried(answer)
            self.refreshes, self._acknowledged = refreshes and worked, empty and worked
            return worked
        finally:
            self._settle()

    def _settle(self) -> None:
        self._settled.set()
        self._decided.set()
        self._released.set()
        self._on_settled(self)

    async def _tried(self, request: Any) -> bool:
        return await self._result(request) is not None

    async def _result(self, request: Any) -> Any:
        """What the request returns, and True for nothing; None, with a line in the log, when
        Discord refuses it or cannot be reached."""
        try:
            result = await request
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.warning("could not answer an interaction: %s", error)
            return None
        return True if result is None else result
