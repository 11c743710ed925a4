"""Presses of buttons, and what becomes of the messages that were pressed."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from msgspec import structs

from bot.accounts.accounts import Accounts
from bot.desk.button_press import ButtonPress
from bot.desk.displays import Displays
from bot.desk.handler_types import VerbHandler
from bot.desk.pressed_messages import PressedMessages
from bot.desk.reply import NewScreen, PrivateScreen, Reply, ScreenInPlace
from bot.errors import BadPress, NotHost, NotSeated, Stale
from bot.press import tables_of
from bot.running.clocks import Clocks
from bot.running.presence import Presence
from bot.store.deliveries import carrying_out


@dataclass(eq=False, repr=False)
class Presses:
    """Does what buttons ask for. ``tableless`` are the verbs under messages that show no table."""

    _verbs: Mapping[str, VerbHandler]
    _tableless: Collection[str]
    _accounts: Accounts
    _presence: Presence
    _displays: Displays
    _messages: PressedMessages
    _clocks: Clocks

    async def reply(self, pressed: ButtonPress) -> Reply:
        """The answer to a press. Raises a Refusal."""
        if pressed.press.verb not in self._verbs:
            raise BadPress
        table, displays = pressed.press.table, self._displays
        self._presence.sign(table, pressed.person.key, pressed.chat)
        place = table, pressed.chat, pressed.message
        # Only a message that shows the table, as its buttons tell, may be made a display of that:
        # not where the answer takes its place, as it may where nobody else reads.
        shown = tables_of(pressed.buttons, but=self._tableless)
        replaced = pressed.chat.private and pressed.press.verb in self._tableless
        adopts = table in shown and not replaced
        adopted = adopts and await displays.adopt(*place, pressed.person)
        try:
            reply = await self._handled(pressed)
            return reply if await self._has_place(pressed, reply) else _anew(reply)
        except Stale:
            await displays.refresh_pressed(*place)
            raise
        finally:
            if adopted:
                await displays.show_adopted(*place)

    async def _has_place(self, pressed: ButtonPress, reply: Reply) -> bool:
        """Whether a reply may take the place of the message that was pressed: of one that others
        see only where such a button stands on it, and of a board only what shows the table."""
        if reply.screen is None or not pressed.message:
            return True
        table = pressed.press.table
        if pressed.chat.private:
            if reply.screen.table or not table:
                return True
            return not await self._messages.shows(table, pressed.chat, pressed.message)
        button = f"{pressed.press.verb}:{table}:"  # be it with another choice
        return any(payload.startswith(button) for payload in pressed.buttons)

    async def _handled(self, pressed: ButtonPress) -> Reply:
        handle = self._verbs[pressed.press.verb]
        try:
            return await handle(pressed)
        except NotSeated:
            # The seat may have gone to the person whose account this has just become.
            person = await self._accounts.person(pressed.person)
            if person.key == pressed.person.key:
                raise
            return await handle(structs.replace(pressed, person=person))
        except NotHost:
            # The host may have slept for so long that the powers are the presser's by now.
            with carrying_out(None):
                taken = await self._clocks.look(pressed.press.table)
            if not taken:
                raise
            return await handle(pressed)


def _anew(reply: Reply) -> Reply:
    """The same as a message of its own."""
    match reply:
        case PrivateScreen():
            return replace(reply, here=False)
        case ScreenInPlace(screen, notice, alert, picks, shared):
            return NewScreen(screen, notice, alert, picks, shared)
    return reply
