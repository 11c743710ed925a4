"""Days as people write them in their own languages: "12 Dec", "12.12.", "2026-12-12"."""

import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from datetime import date
from itertools import product
from typing import Literal

from babel import Locale
from babel.dates import format_skeleton, get_month_names

WIDTHS: tuple[Literal["wide", "abbreviated"], ...] = ("wide", "abbreviated")
CONTEXTS: tuple[Literal["format", "stand-alone"], ...] = ("format", "stand-alone")
SAMPLE = date(2026, 12, 12)
LAST_DAY = 31
ENGLISH = ("of", "st", "nd", "rd", "th")  # what is written there besides
CENTURY = 2000  # of years that are written with two digits


def read_day(text: str, languages: Iterable[str], today: date) -> date | None:
    """The day that is meant, the next one where no year is said; None for what is none.
    ``languages`` are those in which it may be written, the likeliest first."""
    text = unicodedata.normalize("NFKC", text).casefold()
    numbers = [int(digits[:4]) for digits in re.findall(r"\d+", text)]
    words = _words(text)
    for language in languages:
        for year, month, day in _meant(text, numbers, words, language):
            found = _next(year, month, day, today)
            if found is not None:
                return found
    return None


def _meant(
    text: str, numbers: list[int], words: list[str], language: str
) -> Iterable[tuple[int | None, int, int]]:
    """The year, month and day that this may be, the likeliest first."""
    months, between, order = _months(language), _between(language), _order(language)
    said = [word for word in words if word not in between]
    named = [months[word] for word in said if word in months]
    if len(named) == len(said) == 1 and len(numbers) in (1, 2):
        day, *year = numbers
        yield (year[0] if year else None), named[0], day
    elif not said and len(numbers) == 3 and (order[0] == "y" or numbers[0] > LAST_DAY):
        yield numbers[0], numbers[1], numbers[2]
    elif not said and len(numbers) in (2, 3):
        first, second, *year = numbers
        number = year[0] if year else None
        ways = [(number, second, first), (number, first, second)]
        dotted = "." in text and order[0] != "y"
        yield from ways if dotted or order.index("d") < order.index("M") else reversed(ways)


def _next(year: int | None, month: int, day: int, today: date) -> date | None:
    if year is not None:
        with suppress(ValueError):
            return date(year if year > 99 else CENTURY + year, month, day)
        return None
    for coming in (today.year, today.year + 1):
        with suppress(ValueError):
            found = date(coming, month, day)
            if found > today:
                return found
    return None


def _months(language: str) -> dict[str, int]:
    """The months by every name that is one month's alone."""
    found: dict[str, set[int]] = {}
    for width, context in product(WIDTHS, CONTEXTS):
        for number, name in get_month_names(width, context, locale=language).items():
            for word in _words(name):
                found.setdefault(word, set()).add(number)
    return {word: number for word, (number, *others) in found.items() if not others}


def _between(language: str) -> frozenset[str]:
    """The words that may stand around a day and a month: "de", "日"."""
    shown = (format_skeleton(form, SAMPLE, locale=language) for form in ("yMMMMd", "yMMMd"))
    return frozenset({*_words(" ".join(shown)), *ENGLISH} - {*_months(language)})


def _order(language: str) -> str:
    """In which order year, month and day are written in numbers: "yMd"."""
    pattern = str(Locale.parse(language).date_formats["short"])
    return "".join(sorted("yMd", key=pattern.index))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", unicodedata.normalize("NFKC", text).casefold())
