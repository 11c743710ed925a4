"""People of the fleet in chats: on the loopback Telegram and the loopback Discord."""

import asyncio
import random
from typing import Any

from tests.fleet.people import NONE, Answer, Diary, Place, Player
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Interaction
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message, Query

PATIENT = 8.0  # seconds after which somebody presses again what has done nothing
YOURS = "your turn"
PREFIX = "ct:"
UPDATED = 7  # how an interaction was answered: with the message as it stands now


class TelegramPlayer(Player):
    """In a group of their own, or in the private chat with the bot."""

    def __init__(self, who: Someone, diary: Diary, dice: random.Random, pace: float) -> None:
        super().__init__(f"telegram:{who.user.id}", diary, dice, pace)
        self.who = who

    async def command(self, name: str, **args: str) -> None:
        self.who.say(" ".join((f"/{name}", *args.values())))

    @property
    def board(self) -> Message | None:
        """The newest message that shows a table."""
        shown = (message for message in reversed(self.who.messages) if payloads(message))
        return next(shown, None)

    @property
    def place(self) -> Place | None:
        return ("telegram", self.who.chat.id, self.board.id) if self.board else None

    def offers(self) -> list[str]:
        return payloads(self.board) if self.board else []

    def may_move(self) -> bool:
        return self.board is not None and is_asked(self.board.text, self.who.name)

    async def send(self, payload: str) -> Answer:
        board = self.board
        if board is None:
            return NONE
        query = self.who.send(payload, board)
        came = await answered(query)
        return Answer(came, lambda: query.answers[0].text if query.answers else "")


def payloads(message: Message) -> list[str]:
    """What the buttons of a message in Telegram say."""
    found = (button.get("callback_data") for button in message.buttons)
    return [str(payload) for payload in found if payload]


def is_asked(text: str, *names: str) -> bool:
    """Whether a message says that it is the turn of somebody with one of these names."""
    lines = (line for line in text.splitlines() if YOURS in line)
    return any(name in line for line in lines for name in names)


async def answered(asked: Query | Interaction) -> bool:
    """Whether a press is answered while its presser is patient."""
    try:
        await asyncio.wait_for(asked.done.wait(), PATIENT)
    except TimeoutError:
        return False
    return True


class DiscordPlayer(Player):
    """In a channel of their own, or in the DMs with the bot."""

    def __init__(
        self, user: User, channel: Channel, diary: Diary, dice: random.Random, pace: float
    ) -> None:
        super().__init__(f"discord:{user.id}", diary, dice, pace)
        self.user = user
        self.channel = channel
        self._discord: Discord = user.discord

    async def command(self, name: str, **args: str) -> None:
        await self.user.slash(self.channel, name, **args)

    @property
    def board(self) -> Post | None:
        """The newest message that shows a table."""
        everybodys = (m for m in reversed(self.channel.messages.values()) if not m.ephemeral)
        return next((message for message in everybodys if buttons(message)), None)

    @property
    def place(self) -> Place | None:
        return ("discord", self.channel.id, self.board.id) if self.board else None

    def offers(self) -> list[str]:
        return list(buttons(self.board)) if self.board else []

    def may_move(self) -> bool:
        return self.board is not None and is_asked(
            self.board.text, self.user.name, f"<@{self.user.id}>"
        )

    async def send(self, payload: str) -> Answer:
        board = self.board
        button = buttons(board).get(payload) if board else None
        if board is None:
            return NONE
        try:
            made = await self.user.send(board, *(button or (PREFIX + payload,)))
        except LookupError:  # the bot is not connected
            return NONE
        await answered(made)
        # One that is only deferred may be done later, or never.
        return Answer(made.type == UPDATED, lambda: made.private)


def buttons(message: Post) -> dict[str, tuple[Any, ...]]:
    """The payloads of a message in Discord, with what a client sends for each: the id of a button,
    or that of a list and the entry."""
    ids = (str(button.get("custom_id", "")) for button in message.buttons.values())
    found: dict[str, tuple[Any, ...]] = {name: (name,) for name in ids}
    found |= {value: (part["custom_id"], value) for part, value in message.choices.values()}
    return {
        name.removeprefix(PREFIX).partition("#")[0]: sent
        for name, sent in found.items()
        if name.startswith(PREFIX)
    }
