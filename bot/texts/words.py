"""Texts: a code, its parameters and a language become a sentence.

``<language>.ftl`` holds what all games and platforms share, ``<area>.<language>.ftl`` what one
game or platform adds; all files of a language make one bundle of Fluent messages.
"""

import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.dates import format_timedelta
from fluent.runtime import FluentBundle, FluentResource

from bot.moments import moment

FOLDER = Path(__file__).parent
log = logging.getLogger(__name__)


class Words:
    """All texts in all languages, from the files in ``folders``; ``default`` is spoken where a
    reader's own is not at hand."""

    def __init__(self, default: str = "en", folders: Sequence[Path] = (FOLDER,)) -> None:
        self._bundles = _load(folders)
        self.languages = tuple(sorted(self._bundles))
        self.default = self.match(default) or "en"
        # The same sentences are said again and again, to every display and at every refresh.
        self._kept = lru_cache(maxsize=8192)(self._format)

    def match(self, language: str) -> str | None:
        """The language at hand for a code such as ``de-AT``, or None."""
        short = language.lower().replace("_", "-").partition("-")[0]
        return short if short in self._bundles else None

    def has(self, text: str) -> bool:
        """Whether there is a text with this name, in the default language."""
        return self._bundles[self.default].has_message(text)

    def say(self, language: str, text: str, /, **params: str | int) -> str:
        """The text in ``language``, or in the default language where it is missing. An unknown
        name is logged and comes back itself, so that a slip shows without stopping a match."""
        return self._kept(language, text, tuple(params.items()))

    def until(self, language: str, at: float, now: float) -> str:
        """A moment for a line of a screen: "in 2 days", which platforms show as they can."""
        known = self.match(language) or self.default
        left = timedelta(seconds=at - now)
        said = format_timedelta(left, add_direction=True, locale=known, threshold=1.4)
        return moment(at, said)

    def _format(self, language: str, text: str, params: tuple[tuple[str, str | int], ...]) -> str:
        for known in (self.match(language), self.default, "en"):
            bundle = self._bundles.get(known or "")
            if bundle is None or not bundle.has_message(text):
                continue
            pattern = bundle.get_message(text).value
            if pattern is None:
                continue
            said, errors = bundle.format_pattern(pattern, dict(params))
            if errors:
                log.error("text %s (%s): %s", text, known, type(errors[0]).__name__)
            return str(said)
        log.error("no text %s", text)
        return text


def _load(folders: Sequence[Path]) -> dict[str, FluentBundle]:
    bundles: dict[str, FluentBundle] = {}
    for file in (file for folder in folders for file in sorted(folder.glob("*.ftl"))):
        language = file.stem.rpartition(".")[2]
        bundle = bundles.setdefault(language, FluentBundle([language], use_isolating=False))
        bundle.add_resource(_parsed(file.read_text(encoding="utf-8")))
    return bundles


@lru_cache(maxsize=32)
def _parsed(source: str) -> Any:
    """A file's messages; parsing takes far longer than reading, so equal texts share it."""
    return FluentResource(source)
