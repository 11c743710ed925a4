"""How many commands one person has answered in a chat, so that nobody fills it with answers."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from cachetools import LRUCache

from bot import bounds
from bot.people import Chat, Person


class CommandVerdict(StrEnum):
    """What is done with a command."""

    ANSWER = "answer"
    TELL = "tell"  # say once that there are too many
    IGNORE = "ignore"


@dataclass(slots=True)
class _SentCommands:
    times: deque[float] = field(default_factory=deque)
    silent: float = 0.0  # until then nothing is answered


class CommandLimit:
    """``most`` commands in ``window`` seconds from a person in a chat, 0 being no limit; whoever
    sends more gets no answer there for ``silence`` seconds."""

    def __init__(
        self,
        most: int,
        window: float,
        silence: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.silence = silence
        self._most = most
        self._window = window
        self._clock = clock
        self._senders: LRUCache[tuple[str, str], _SentCommands] = LRUCache(bounds.SENDERS)

    def take(self, person: Person, chat: Chat) -> CommandVerdict:
        """Counts a command, in whichever topic of the chat it was sent."""
        now, key = self._clock(), (person.account, chat.id)
        sender = self._senders.setdefault(key, _SentCommands())
        if now < sender.silent:
            return CommandVerdict.IGNORE
        while sender.times and sender.times[0] <= now - self._window:
            sender.times.popleft()
        if self._most and len(sender.times) >= self._most:
            sender.silent = now + self.silence
            sender.times.clear()
            return CommandVerdict.TELL
        sender.times.append(now)
        return CommandVerdict.ANSWER
