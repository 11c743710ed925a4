"""Hours, days, regions and cities as each language writes them; ``language`` is one at hand."""

from datetime import UTC, date, datetime, time

from babel import Locale
from babel.dates import format_skeleton, format_time, get_day_names, get_timezone_location

from bot.quiet import zone


def hour(language: str, number: int) -> str:
    """A full hour of the day: "22:00"."""
    return format_time(time(number), "short", locale=language)


def clock(language: str, now: float, name: str) -> str:
    """What clocks show now in the time zone of this name: "14:05"."""
    return format_time(datetime.fromtimestamp(now, zone(name)).time(), "short", locale=language)


def weekday(language: str, number: int) -> str:
    """A day of the week, 0 for Monday."""
    return str(get_day_names("wide", "stand-alone", locale=language)[number])


def day(language: str, at: float) -> str:
    """The day of a Unix time, as it is in Greenwich: "12 Dec"."""
    return written(language, datetime.fromtimestamp(at, UTC).date())


def month(language: str, at: float) -> str:
    """The month of a Unix time, as it is in Greenwich: "November 2026"."""
    return format_skeleton("yMMMM", datetime.fromtimestamp(at, UTC).date(), locale=language)


def written(language: str, shown: date) -> str:
    """A day: "12 Dec"."""
    return format_skeleton("MMMd", shown, locale=language)


def region(language: str, code: str) -> str:
    """A part of the world by its number (UN M49)."""
    return str(Locale.parse(language).territories[code])


def city(language: str, name: str) -> str:
    """The city that a time zone is named after."""
    return get_timezone_location(name, locale=language, return_city=True)
