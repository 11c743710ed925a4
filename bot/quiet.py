"""When somebody may be rung for: quiet hours and digests, in their own time zone."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from itertools import count
from zoneinfo import ZoneInfo

from bot.people import PersonPreferences

DAILY = "day"  # a digest every day; one of DAYS has it on that day of the week
DAYS = ("1", "2", "3", "4", "5", "6", "7")  # from Monday on
HOURS = 24
DIGEST_HOUR = 9  # of whoever has no quiet hours then

Span = tuple[float, float]  # from the first Unix time until before the second


def zone(name: str) -> ZoneInfo:
    """The time zone of this name, that of Greenwich without daylight saving for an unknown one."""
    try:
        return ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    return name == "UTC" or zone(name).key != "UTC"


def today(name: str, now: float) -> date:
    """The day in the time zone of this name."""
    return datetime.fromtimestamp(now, zone(name)).date()


def morning(name: str, day: date) -> float:
    """The Unix time of a day's morning in the time zone of this name: nobody is woken by it."""
    return datetime(day.year, day.month, day.day, DIGEST_HOUR, tzinfo=zone(name)).timestamp()


def hours(quiet: str) -> tuple[int, int] | None:
    """From which hour until which it is quiet, of "22-7"; None for never or for what says none."""
    first, dash, last = quiet.partition("-")
    if not (dash and first.isdecimal() and last.isdecimal()):
        return None
    begins, ends = int(first), int(last)
    return (begins, ends) if begins != ends and max(begins, ends) < HOURS else None


def quiet_span(chosen: PersonPreferences, now: float) -> Span | None:
    """The quiet hours in which ``now`` lies, or else the next ones; None for whoever has none."""
    chosen_hours = hours(chosen.quiet)
    if chosen_hours is None:
        return None
    begins, ends = chosen_hours
    for day in _days(chosen, now):
        until = _at(chosen, day + timedelta(days=ends <= begins), ends)
        since = _at(chosen, day, begins)
        if now < until and since < until:  # in spring an hour of a night is left out
            return since, until
    raise AssertionError("the days have ended")


def quiet_until(chosen: PersonPreferences, now: float) -> float | None:
    """When the quiet hours end in which ``now`` lies; None outside of them."""
    span = quiet_span(chosen, now)
    return span[1] if span is not None and span[0] <= now else None


def digest_at(chosen: PersonPreferences, now: float) -> float | None:
    """When the next digest is due after ``now``; None for whoever has none."""
    if chosen.digest != DAILY and chosen.digest not in DAYS:
        return None
    chosen_hours = hours(chosen.quiet)
    for day in _days(chosen, now):
        at = _at(chosen, day, DIGEST_HOUR)
        if chosen_hours is not None:  # nobody is woken by it
            at = quiet_until(chosen, at) or at
        if at > now and chosen.digest in (DAILY, str(day.isoweekday())):
            return at
    raise AssertionError("the days have ended")


def _days(chosen: PersonPreferences, now: float) -> Iterator[date]:
    """The days of somebody, from the one before yesterday on."""
    first = today(chosen.zone, now)
    return (first + timedelta(days=number) for number in count(-2))


def _at(chosen: PersonPreferences, day: date, hour: int) -> float:
    """The Unix time at which somebody's clocks first show the hour of a day; where they skip it,
    that at which they do."""
    local = datetime(day.year, day.month, day.day, hour, tzinfo=zone(chosen.zone))
    return local.timestamp()
