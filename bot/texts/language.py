"""One language's messages, each parsed when it is first said.

Parsing a language takes longer than everything else that happens at the start, and whoever reads
a game in Korean needs neither the other games nor the other languages.
"""

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(?=[a-zA-Z#])", re.MULTILINE)  # where a message or a comment begins
_NAME = re.compile(r"([a-zA-Z][\w-]*) *=")
_PLAIN = re.compile(r"[^=]*= *([^\n{}]*[^\n{} ])\s*")  # a line in which nothing is filled in
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


class Language:
    """What the Fluent files ``sources`` say in the language ``code``."""

    def __init__(self, code: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for entry in (entry for source in sources for entry in _ENTRY.split(source)):
            if named := _NAME.match(entry):
                self._unparsed[named[1]] = entry
        self._names = frozenset(self._unparsed)

    def __contains__(self, text: str) -> bool:
        return text in self._names

    def say(self, text: str, params: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """The text with this name, which there has to be, and what was wrong with it."""
        if plain := _PLAIN.fullmatch(self._unparsed.get(text, "")):
            return plain[1], []
        self._parse(text)
        pattern: Any = self._bundle.get_message(text).value
        said, errors = self._bundle.format_pattern(pattern, params)
        return str(said), list(errors)

    def _parse(self, text: str) -> None:
        """Let the bundle know a message, and those that stand in it."""
        entry = self._unparsed.pop(text, None)
        if entry is None:
            return
        self._bundle.add_resource(FluentResource(entry))
        for reference in _REFERENCE.findall(entry):
            self._parse(reference)
