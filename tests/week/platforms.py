"""The two platforms of the week: every message, edit, deletion and mention is recorded with its
time. They can fail before or after a message stands, and chats can be closed."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.people import Chat, Display
from tests.week.wire import Call, Reached, Sight

BEFORE, AFTER = 0.05, 0.02  # how often a call fails before, and after it has been done


@dataclass(frozen=True, slots=True)
class Telling:
    """A new message that mentions somebody."""

    at: float
    person: str
    chat: Chat
    sight: Sight
    failed: bool  # the bot was told that it was not sent


@dataclass
class Platforms:
    """What stands in which chat. ``told`` hears of every mention at once, while the bot waits."""

    dice: random.Random
    told: Callable[[Telling], None]
    messages: dict[tuple[str, str], Sight] = field(default_factory=dict)
    newest: dict[tuple[str, str], str] = field(default_factory=dict)  # message by chat and table
    closed: set[str] = field(default_factory=set)  # keys of chats where nothing can be written
    counts: Counter[str] = field(default_factory=Counter)
    faults: bool = True
    _last: int = 0

    def answer(self, call: Call) -> Reached:
        """What the bot is told of its call."""
        if call.method == "private_chat":
            return Reached(call.number, self.private_chat(call.person))
        if self.faults and self.dice.random() < BEFORE:
            self.counts["failed before"] += 1
            return Reached(call.number, error="fault")
        failed = self.faults and self.dice.random() < AFTER
        reached = self._done(call, failed)
        if failed and not reached.error:
            self.counts["failed after"] += 1
            return Reached(call.number, error="fault")
        return reached

    def private_chat(self, person: str) -> Chat | None:
        """The chat that only this person reads; on Discord none with somebody who closed it."""
        platform, _, name = person.partition(":")
        chat = Chat(platform, name, "", True)
        return None if platform == "discord" and chat.key in self.closed else chat

    def _done(self, call: Call, failed: bool) -> Reached:
        chat = call.chat or (call.display.chat if call.display else None)
        assert chat is not None
        if call.method == "remove":
            self._removed(call.display)
            return Reached(call.number)
        assert call.sight is not None
        if chat.key in self.closed:
            return Reached(call.number, error="gone")
        if call.method == "show":
            return self._shown(call, call.sight)
        message = self.stand(chat, call.sight)
        for person in call.sight.mentions:
            self.told(Telling(call.at, person, chat, call.sight, failed))
        return Reached(call.number, message)

    def _shown(self, call: Call, sight: Sight) -> Reached:
        assert call.display is not None
        place = call.display.chat.key, call.display.message
        if place not in self.messages:
            return Reached(call.number, error="gone")
        self.messages[place] = sight
        self.counts["edits"] += 1
        return Reached(call.number)

    def _removed(self, display: Display | None) -> None:
        assert display is not None
        self.counts["removed"] += 1
        self.messages.pop((display.chat.key, display.message), None)

    def stand(self, chat: Chat, sight: Sight) -> str:
        """A new message; what it is called."""
        self._last += 1
        message = str(self._last)
        self.counts["new messages"] += 1
        self.messages[chat.key, message] = sight
        if sight.table:
            self.newest[chat.key, sight.table] = message
        return message

    def board(self, chat: Chat, code: str) -> tuple[str, Sight] | None:
        """The newest message of a table in a chat, if it still stands."""
        message = self.newest.get((chat.key, code), "")
        sight = self.messages.get((chat.key, message))
        return None if sight is None else (message, sight)
