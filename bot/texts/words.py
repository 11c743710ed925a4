"""Texts: a code, its parameters and a language become a sentence.

``<language>.ftl`` holds what all games and platforms share, ``<area>.<language>.ftl`` what one
game or platform adds, a folder ``texts`` of a feature or of the core what that says; all files of a
language are one set of Fluent messages.
"""

import logging
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from datetime import timedelta
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from babel.dates import format_timedelta
from babel.lists import format_list
from babel.numbers import get_decimal_symbol

from bot import bounds
from bot.moments import dated, moment
from bot.texts import calendars
from bot.texts.language import Language
from bot.texts.names import OWN

FOLDER = Path(__file__).parent
FOLDERS = (
    FOLDER,
    *sorted(FOLDER.parent.glob("*/texts")),
    *sorted(FOLDER.parent.glob("features/*/texts")),
)
MINUTE = 60.0  # seconds
log = logging.getLogger(__name__)


class Words:
    """All texts in all languages, from the files in ``folders``; ``default`` is spoken where a
    reader's own is not at hand."""

    def __init__(self, default: str = "en", folders: Sequence[Path] = FOLDERS) -> None:
        self._spoken = _load(tuple(folders))
        self.languages = tuple(sorted(self._spoken))
        self.default = self.match(default) or "en"
        # The same sentences are said again and again, to every display and at every refresh.
        self._kept = lru_cache(bounds.SENTENCES)(self._format)
        self._missing: set[tuple[str, str]] = set()  # told once each, in the log

    def match(self, language: str) -> str | None:
        """The language at hand for a code such as ``de-AT``, or None."""
        return match(language, self._spoken)

    def closest(self, language: str) -> str:
        """The language at hand for a code such as ``de-AT``, the default where there is none."""
        return language if language in self._spoken else self.match(language) or self.default

    def has(self, text: str) -> bool:
        """Whether there is a text with this name; what there is, there is in English."""
        return text in self._spoken["en"].entries

    def say(self, language: str, text: str, /, **params: str | int) -> str:
        """The text in ``language``, or in the default language where that is not at hand; in
        English where it lacks the text, which is logged once. An unknown name is logged and comes
        back itself, so that a slip shows without stopping a match."""
        return self._kept(language, text, tuple(params.items()))

    def named(self, language: str) -> str:
        """What those who speak a language call it: "Deutsch"."""
        return OWN.get(language) or named_by_babel(language)

    def listed(self, language: str, names: Iterable[str]) -> str:
        """Several names as the language joins them: "Ann, Ben, and Cleo"."""
        listed = [*names]
        # One alone is joined with nothing, and most lists are of one.
        return listed[0] if len(listed) == 1 else format_list(listed, locale=self.closest(language))

    def labelled(self, language: str, label: str, value: str) -> str:
        """What something is called, and what it is: "Clock: none"."""
        return self.say(language, "labelled", label=label, value=value)

    def decimal_mark(self, language: str) -> str:
        """What stands before the digits behind a whole number."""
        return get_decimal_symbol(self.closest(language))

    def until(self, language: str, at: float, now: float) -> str:
        """A moment for a line of a screen: "in 2 days", which platforms show as they can."""
        left, known = timedelta(seconds=at - now), self.closest(language)
        said = format_timedelta(left, add_direction=True, locale=known, threshold=1.4)
        return moment(at, said)

    def day(self, language: str, at: float) -> str:
        """The day of a moment for a line of a screen: "12 Dec", which platforms show as it is where
        the reader is."""
        return dated(at, calendars.day(self.closest(language), at))

    def month(self, language: str, at: float) -> str:
        """The month of a Unix time, as it is in Greenwich: "November 2026"."""
        return calendars.month(self.closest(language), at)

    def ago(self, language: str, at: float, now: float) -> str:
        """A moment that is past, for a line: "5 minutes ago", in its first minute "just now"."""
        if now - at < MINUTE:
            return moment(at, self.say(language, "moments-ago"))
        return self.until(language, at, now)

    def read(self) -> None:
        """Reads all languages now, as whoever lists something in each of them needs it. It takes
        some hundredths of a second, so call it in a thread."""
        for spoken in self._spoken.values():
            spoken.read()

    def ahead(self, languages: Iterable[str]) -> Iterator[Callable[[], object]]:
        """What first uses would wait for, in pieces, to be called in a thread: of each language
        what it takes to say something, of the default one all that it says."""
        for language in languages:
            yield from self._spoken[language].ahead(parsed=language == self.default)

    def _format(self, language: str, text: str, params: tuple[tuple[str, str | int], ...]) -> str:
        for known in (self.closest(language), "en"):
            spoken = self._spoken[known]
            if text not in spoken.entries:
                if (known, text) not in self._missing:
                    self._missing.add((known, text))
                    log.error("no text %s (%s)", text, known)
                continue
            said, errors = spoken.say(text, dict(params))
            if errors:
                log.error("text %s (%s): %s", text, known, type(errors[0]).__name__)
            return said
        return text


@cache
def _load(folders: tuple[Path, ...]) -> dict[str, Language]:
    return {code: Language(code, files) for code, files in files_of(folders).items()}


@cache
def files_of(folders: tuple[Path, ...]) -> Mapping[str, Sequence[Path]]:
    """The files of each language that has any."""
    found: dict[str, list[Path]] = {}
    for file in (file for folder in folders for file in sorted(folder.glob("*.ftl"), key=str)):
        found.setdefault(file.stem.rpartition(".")[2], []).append(file)
    return found


def named_by_babel(language: str) -> str:
    """What those who speak a language call it, with a capital where the script has such."""
    own = str(Locale.parse(language).get_display_name(language))
    return own[:1].upper() + own[1:]


def match(language: str, known: Container[str]) -> str | None:
    """Of the languages ``known`` that for a code such as ``de-AT``, or None."""
    short = language.lower().replace("_", "-").partition("-")[0]
    return short if short in known else None
