"""Clocks: how much time each seat has, and how much an own move gives back. Capped Fischer time, as
at Board Game Arena and the DragonGo server: never more is left than there was at the beginning."""

from dataclasses import dataclass

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
LIVE_GRACE = 30.0  # seconds from overdue until a computer player takes over, with a live clock
NONE = "none"


@dataclass(frozen=True, slots=True)
class Clock:
    """``first`` seconds at the deal, ``bonus`` more after each own move."""

    first: float
    bonus: float

    @property
    def live(self) -> bool:
        """Whether people are expected to stay at the table."""
        return self.first < DAY

    @property
    def grace(self) -> float:
        """Seconds from overdue until a computer player takes over, if nobody chooses."""
        return LIVE_GRACE if self.live else self.bonus


CLOCKS = {
    "5m+10s": Clock(5 * MINUTE, 10),
    "15m+20s": Clock(15 * MINUTE, 20),
    "1d+12h": Clock(DAY, 12 * HOUR),
    "3d+1d": Clock(3 * DAY, DAY),
    "7d+2d": Clock(7 * DAY, 2 * DAY),
}
NAMES = (NONE, *CLOCKS)


def token(name: str) -> str:
    """A clock's name as a choice in a payload and as part of a text's name: ``3d-1d``."""
    return name.replace("+", "-")


def named(word: str) -> str | None:
    """The clock that a word means: its name, its token, or the first amount alone (``3d``)."""
    wanted = word.strip().lower().replace("-", "+")
    return next((n for n in NAMES if wanted in (n, n.partition("+")[0])), None)
