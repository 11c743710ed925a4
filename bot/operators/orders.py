"""A line that an operator types becomes what is wanted."""

import re
from collections.abc import Sequence

from msgspec import Struct

from bot.codes import is_code
from bot.operators.deed import DeedKind, Wanted
from engines.numerals import whole

USAGE, LOG = "usage", "log"
SEVERAL_DAYS, SEVERAL_DEEDS = 7, 20
MOST = 10_000  # days or deeds that are asked for; minutes of a pause
MOST_WORDS = 2  # numbers that follow one another
MINUTE = 60.0
PAUSE_MINUTES = 15  # how long a pause is expected to last where nobody says so
ACCOUNT = re.compile(r"[a-z]+:[A-Za-z0-9_-]{1,80}")
HOW = """\
end CODE                  end a table without a result
shutout ACCOUNT           serve telegram:123 no longer; computers take their seats
letin ACCOUNT             serve them again
pause MINUTES [LASTING]   announce a pause in so many minutes, for so many (15)
resume                    announce no pause any more
usage [DAYS]              who has used the server most in the last days (7)
log [COUNT]               the last deeds of operators (20), and what holds now"""


class BadOrder(ValueError):
    """A line that makes no sense, told in one sentence."""


class OperatorQuestion(Struct, frozen=True):
    """Something that an operator wants to know: USAGE of so many days, or LOG of so many deeds."""

    about: str
    count: int


def parse(words: Sequence[str], now: float) -> Wanted | OperatorQuestion:
    """What the words ask for at the Unix time ``now``. Raises BadOrder."""
    verb, *rest = [word.strip() for word in words] or [""]
    found = _wanted(verb.lower(), rest, now) or _question(verb.lower(), rest)
    if found is None:
        raise BadOrder(f"There is no such command. What can follow admin:\n{HOW}")
    return found


def _wanted(verb: str, rest: list[str], now: float) -> Wanted | None:
    match verb, rest:
        case DeedKind.END, [code] if is_code(code.upper()):
            return Wanted(DeedKind.END, code.upper())
        case ((DeedKind.SHUT_OUT | DeedKind.LET_IN), [account]) if ACCOUNT.fullmatch(account):
            return Wanted(DeedKind(verb), account)
        case DeedKind.PAUSE, [minutes, *lasting] if _are_counts(minutes, *lasting):
            return _pause(now, int(minutes), int(lasting[0]) if lasting else PAUSE_MINUTES)
        case DeedKind.RESUME, []:
            return Wanted(DeedKind.RESUME)
    return None


def _question(verb: str, rest: list[str]) -> OperatorQuestion | None:
    usual = {USAGE: SEVERAL_DAYS, LOG: SEVERAL_DEEDS}
    if verb not in usual or len(rest) > 1 or not _are_counts(*rest):
        return None
    return OperatorQuestion(verb, int(rest[0]) if rest else usual[verb])


def _pause(now: float, minutes: int, lasting: int) -> Wanted:
    begins = now + minutes * MINUTE
    return Wanted(DeedKind.PAUSE, begins=begins, ends=begins + lasting * MINUTE)


def _are_counts(*words: str) -> bool:
    return all(whole(word, 1, MOST) is not None for word in words) and len(words) <= MOST_WORDS
