"""When the next message or edit may go to one place.

Telegram publishes no exact limits. For messages its guidance is one a second in a chat, twenty a
minute in a group and thirty a second in all. For edits it says nothing, so how many a chat is
allowed is found out: by trying, by what a 429 says, and by trying again later.
"""

from bisect import bisect_right
from typing import Protocol

GROWTH = 1.1  # how much faster edits go after each calm time
LOOK_BACK = 60.0  # seconds in which what was allowed says something of a 429


class Pace(Protocol):
    """How fast something may go. All times are seconds of one monotonic clock."""

    def at(self, now: float) -> float:
        """The earliest time for the next one."""
        ...

    def take(self, now: float) -> None:
        """Counts one that goes out now."""
        ...

    def refused(self, now: float, wait: float) -> None:
        """Obeys a 429: nothing goes for ``wait`` seconds."""
        ...


class KnownPace:
    """``burst`` at once and then one every ``interval`` seconds, at most ``most`` in any
    ``window``. The first half of a window's messages go as they come, the others are spread over
    what is left of it, so that a chat slows instead of halting."""

    def __init__(self, interval: float, burst: int, most: int = 0, window: float = 0.0) -> None:
        self._interval = interval
        self._slack = interval * (burst - 1)
        self._most = most
        self._window = window
        self._sent: list[float] = []  # an empty deque takes ten times as much, in every chat
        self._due = 0.0  # when the place would be free had every message kept its interval
        self._paused = 0.0

    def change(self, interval: float, burst: int) -> None:
        """Keeps another pace from now on."""
        self._interval = interval
        self._slack = interval * (burst - 1)

    def at(self, now: float) -> float:
        """The earliest time for the next message."""
        sent, free = self._sent, 0.0  # when the window leaves room
        del sent[: bisect_right(sent, now - self._window)]
        if sent and len(sent) * 2 >= self._most:
            left, free = self._most - len(sent), sent[0] + self._window
            if left:
                free = sent[-1] + (free - sent[-1]) / (left + 1)
        return max(self._paused, self._due - self._slack, free)

    def take(self, now: float) -> None:
        """Counts a message that goes out now."""
        self._due = max(self._due, now) + self._interval
        if self._most:
            self._sent.append(now)
            del self._sent[: -self._most]

    def refused(self, now: float, wait: float) -> None:
        """Lets nothing go for ``wait`` seconds."""
        self._paused = max(self._paused, now + wait)


class FoundPace:
    """Begins with ``burst`` at once and then one every ``interval`` seconds. A 429 makes that a
    half to a quarter, down to one every ``slowest`` seconds; each ``calm`` seconds of use without
    one make it a tenth faster again, up to where it began."""

    def __init__(self, interval: float, burst: int, calm: float, slowest: float) -> None:
        self.interval = interval
        self._fastest = interval
        self._burst = burst
        self._calm = calm
        self._slowest = slowest
        self._sent: list[float] = []
        self._due = 0.0
        self._paused = 0.0
        self._grows = 0.0  # when the pace has been good for long enough

    def at(self, now: float) -> float:
        """The earliest time for the next edit."""
        return max(self._paused, self._due - self.interval * (self._burst - 1))

    def take(self, now: float) -> None:
        """Counts an edit that goes out now."""
        if now >= self._grows:
            self.interval = max(self._fastest, self.interval / GROWTH)
            self._grows = now + self._calm
        self._due = max(self._due, now) + self.interval
        self._sent.append(now)
        del self._sent[: bisect_right(self._sent, now - LOOK_BACK)]

    def refused(self, now: float, wait: float) -> None:
        """Lets nothing go for ``wait`` seconds, and then half as many or fewer. What was under way
        together is refused together, and says no more than one refusal does."""
        if now >= self._paused:
            allowed = min(self._allowed(now, wait), self.interval * 4)  # a long wait may be rare
            slower = max(self.interval * 2, allowed)
            self.interval = max(self._fastest, min(self._slowest, slower))
        self._paused = max(self._paused, now + wait)
        self._due = self._paused + self.interval * (self._burst - 1)  # then one, not a burst
        self._grows = self._paused + self._calm

    def _allowed(self, now: float, wait: float) -> float:
        """The seconds for each edit that the 429 speaks of: so many were allowed from the first of
        them until the wait is over. The last one is what was refused."""
        del self._sent[: bisect_right(self._sent, now - LOOK_BACK)]
        if len(self._sent) < 2:
            return 0.0
        return (now + wait - self._sent[0]) / (len(self._sent) - 1)
