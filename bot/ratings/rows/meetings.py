"""Who has met whom of late."""

from collections import defaultdict, deque

from bot.ratings.rating import DAY, Pair


class Meetings:
    """When any two have met in matches that count, in the order in which these ended."""

    def __init__(self) -> None:
        self._times: defaultdict[Pair, deque[float]] = defaultdict(deque)

    def add(self, pair: Pair, at: float) -> None:
        """Notes that two have met."""
        self._times[pair].append(at)

    def number(self, pair: Pair, at: float) -> int:
        """How often two have met in the day before a Unix time; what is older is dropped."""
        times = self._times[pair]
        while times and times[0] <= at - DAY:
            times.popleft()
        return len(times)
