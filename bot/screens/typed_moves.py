"""Moves as people type them: in the words of the screens, in their language and in English."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.screens.spelling import compact, end_of, forms, skipped, spelt, unique
from bot.texts import Words
from engines import GAMES
from engines.game import Form, View
from engines.path import join, next_choices, settle

Path = tuple[str, ...]
LONGEST = 80  # characters of a line that is read as a move
TURNED = 3  # numbers in a row that may be one choice: "0 3 5"
BETWEEN = 3  # small words in a row between two choices, about
KINDS = "choice", "noted", "emoji", "typed"  # families of texts that name a choice


@dataclass(frozen=True)
class TypedMoves:
    """Reads what somebody types who has this ``view`` before them, in the words of ``languages``.
    It knows of moves and choices, and of no game."""

    words: Words
    languages: tuple[str, ...]
    view: View

    def readings(self, line: str, picked: Path = ()) -> tuple[Path, ...]:
        """The choices that a line can mean after those ``picked``: moves, and beginnings of
        moves."""
        text = spelt(line)
        if not text or len(text) > LONGEST:
            return ()
        return tuple(path for path in self._read(text, 0, picked) if path != picked)

    def without_first(self, line: str) -> tuple[Path, ...]:
        """The same for a line that leaves the first choice out: "c4" for "red c4"."""
        text = spelt(line)
        if not text or len(text) > LONGEST:
            return ()
        firsts = next_choices(self.view.moves, ())
        return tuple(
            path for first in firsts for path in self._read(text, 0, (first,)) if path != (first,)
        )

    def could_be(self, line: str, whole: bool = False) -> bool:
        """Whether the line would be a move or, unless it has to be a ``whole`` one, a part of one
        at some time of the match: on another board, with other pieces in the hand."""
        text = spelt(line)
        known = self._forms if whole else self._parts
        return 0 < len(text) <= LONGEST and any(self._has(text, 0, f, whole) for f in known)

    @cached_property
    def _forms(self) -> tuple[Form, ...]:
        """Every kind of move, with the slots of pieces."""
        slots = tuple(map(str, range(1, max(self.view.hands, default=0) + 1)))
        known = GAMES[self.view.game].forms(self.view)
        return tuple(tuple((*choices, *slots) for choices in form) for form in known)

    @cached_property
    def _parts(self) -> tuple[Form, ...]:
        """The same, and without their first choices."""
        return tuple(dict.fromkeys((*self._forms, *(form[1:] for form in self._forms))))

    def _has(self, text: str, at: int, form: Form, whole: bool) -> bool:
        """Whether choices of the form, in turn, are all that follows there; small words alone are
        none."""
        starts = self._starts(text, at)
        if at and len(text) in starts and not (whole and form):
            return True
        return any(
            self._has(text, end, form[1:], whole)
            for start in starts
            for choice in (form[0] if form else ())
            for end in self._ends(choice, text, start)
        )

    def whole(self, path: Path) -> Path | None:
        """The move that the choices make, lone continuations taken; None where something is left to
        choose. A piece is not laid by being named, be there one place for it alone."""
        made = settle(self.view.moves, path)
        if join(made) not in self.view.moves:
            return None
        return None if made != path and path[-1] in self.view.hand else made

    def _read(self, text: str, at: int, picked: Path) -> tuple[Path, ...]:
        found: dict[Path, None] = {}
        for start in self._starts(text, at):
            if start == len(text):
                found[picked] = None
                continue
            for choice in next_choices(self.view.moves, picked):
                for end in self._ends(choice, text, start):
                    found.update(dict.fromkeys(self._read(text, end, (*picked, choice))))
        return tuple(found)

    def _starts(self, text: str, at: int) -> tuple[int, ...]:
        """Where the next choice may begin: here, and behind words such as "to"."""
        found = [skipped(text, at)]
        for start in found:
            ends = [
                skipped(text, end)
                for word in self._between
                if (end := end_of(word, text, start)) and not _names_cell(word, text, end)
            ]
            if len(found) <= BETWEEN:
                found += [end for end in ends if end not in found]
        return tuple(found)

    def _ends(self, choice: str, text: str, at: int) -> tuple[int, ...]:
        """Where the choice may end that begins there; it may be named twice: "red heart"."""
        found = [end for end in self._once(choice, text, at) if end > at]
        for start in found:
            again = (end_of(word, text, start) for word in self._names(choice))
            found += [end for end in again if end and end not in found]
        return tuple(found)

    def _once(self, choice: str, text: str, at: int) -> Iterator[int]:
        slots = (str(slot) for slot, piece in enumerate(self.view.hand, 1) if piece == choice)
        for word in (*self._names(choice), *unique((compact(choice), *slots))):
            if (end := end_of(word, text, at)) is not None:
                yield end
        end = at
        for _ in range(TURNED):
            stop = text.find(" ", skipped(text, end))
            end = len(text) if stop < 0 else stop
            written = text[at:end].replace(" ", "")
            if GAMES[self.view.game].spelt(written) == choice:
                yield end

    def _names(self, choice: str) -> tuple[str, ...]:
        """The words for a choice; not those that are numbers, which say something else when they
        come twice."""
        texts = [f"{self.view.game}-{kind}-{choice}" for kind in KINDS]
        said = (
            self.words.say(language, text)
            for text in texts
            if self.words.has(text)
            for language in self.languages
        )
        named = (form for label in said for form in forms(label))
        return unique((*([choice] if choice.isalpha() else []), *named))

    @cached_property
    def _between(self) -> tuple[str, ...]:
        said = (self.words.say(language, "typed-between") for language in self.languages)
        return unique(form for each in said for form in forms(each))


def _names_cell(word: str, text: str, at: int) -> bool:
    """Whether a small word that ends there is a letter right before a number, as in "a4": a column,
    and no "a"."""
    letter = len(word) == 1 and unicodedata.east_asian_width(word) not in "WF"
    return letter and text[at : at + 1].isdigit()
