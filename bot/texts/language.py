"""One language's messages, each parsed when it is first said.

Reading all languages, and the more parsing them, takes longer than everything else that happens at
the start, and whoever reads a game in Korean needs neither the other games nor the other languages.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property, lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot import bounds

AT_ONCE = 20  # messages that are parsed ahead at once, in about two milliseconds
_ENTRY = re.compile(r"^(?=[a-zA-Z#])", re.MULTILINE)  # where a message or a comment begins
_NAME = re.compile(r"([a-zA-Z][\w-]*) *=")
_HOLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")  # where a parameter is filled in
_USE = re.compile(r"\$([a-zA-Z][\w-]*)")  # where a parameter is filled in or decides
_MORE = re.compile(r"[\n{}]")  # what shows that a message is more than a line with holes
ALIKE = 1000  # whole numbers below it are written alike in all languages, above not
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
_MARK = "\0"  # around the name of a parameter that is still to be filled in


class Language:
    """What Fluent ``files`` say in the language ``code``, read when it is first spoken."""

    def __init__(self, code: str, files: Iterable[Path]) -> None:
        self._code = code
        self._files = tuple(files)
        self._parsed: set[str] = set()
        self._lines: dict[str, tuple[str, ...]] = {}
        # Names and places are new in nearly every sentence, what decides on its form is not.
        self._forms = lru_cache(bounds.FORMS)(self._form)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self._code], use_isolating=False)

    @cached_property
    def entries(self) -> dict[str, str]:
        """Each message by its name, as it is written."""
        sources = (file.read_text(encoding="utf-8") for file in self._files)
        entries = (entry for source in sources for entry in _ENTRY.split(source))
        return {named[1]: entry for entry in entries if (named := _NAME.match(entry))}

    def say(self, text: str, params: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """The text with this name, which there has to be, and what was wrong with it."""
        # A message that is a line with holes is filled here, ten times faster than by Fluent; not
        # with a parameter that that would write in its own way or does not have.
        line = self._line(text)
        holes = [params.get(name, ALIKE) for name in line[1::2]]
        if line and all(isinstance(value, str) or 0 <= value < ALIKE for value in holes):
            said = list(line)
            said[1::2] = map(str, holes)
            if filled := "".join(said):
                return filled, []
        words = {
            name: value
            for name, value in params.items()
            if isinstance(value, str) and name in _filled(self.entries[text])
        }
        rest = tuple((name, value) for name, value in params.items() if name not in words)
        parts, errors = self._forms(text, tuple(words), rest)
        said = list(parts)
        said[1::2] = (words[name] for name in parts[1::2])
        return "".join(said), errors

    def _form(
        self, text: str, words: tuple[str, ...], params: tuple[tuple[str, str | int], ...]
    ) -> tuple[list[str], list[Exception]]:
        """The text as Fluent says it, in pieces: between them the names of the parameters ``words``
        that are still to be filled in."""
        self._parse(text)
        pattern: Any = self._bundle.get_message(text).value
        marked = {name: f"{_MARK}{name}{_MARK}" for name in words}
        formatted, errors = self._bundle.format_pattern(pattern, dict(params) | marked)
        return str(formatted).split(_MARK), list(errors)

    def read(self) -> None:
        """Reads the files now, which takes some milliseconds."""
        assert self.entries is not None

    def ahead(self, parsed: bool) -> Iterator[Callable[[], object]]:
        """What it takes to say something, in pieces; with ``parsed`` to say anything."""
        yield self.read
        yield lambda: self._bundle
        if parsed:
            texts = tuple(self.entries)
            for first in range(0, len(texts), AT_ONCE):
                yield partial(self._parse_all, texts[first : first + AT_ONCE])

    def _parse_all(self, texts: Iterable[str]) -> None:
        for text in texts:
            if not self._line(text):
                self._parse(text)
                self._bundle.get_message(text)  # which prepares it

    def _line(self, text: str) -> tuple[str, ...]:
        """A message that is one line with nothing but parameters in it: its words, and between them
        the names of those; () for any other."""
        line = self._lines.get(text)
        if line is None:
            parts = _HOLE.split(self.entries[text].partition("=")[2].strip(" \n"))
            more = any(map(_MORE.search, parts[::2]))
            line = self._lines[text] = () if more else tuple(parts)
        return line

    def _parse(self, text: str, above: tuple[str, ...] = ()) -> None:
        """Lets the bundle know a message, and those that stand in it. Two threads may do the same
        together: it counts as parsed once the bundle has all that it needs."""
        if text in self._parsed or text in above or text not in self.entries:
            return
        entry = self.entries[text]
        self._bundle.add_resource(FluentResource(entry))
        for reference in _REFERENCE.findall(entry):
            self._parse(reference, (*above, text))
        self._parsed.add(text)


@cache
def _filled(entry: str) -> frozenset[str]:
    """The parameters of a message that it only fills in, so that its form is the same whatever they
    are; none where another message stands in it."""
    if _REFERENCE.search(entry):
        return frozenset()
    uses, holes = Counter(_USE.findall(entry)), Counter(_HOLE.findall(entry))
    return frozenset(name for name, times in holes.items() if uses[name] == times)
