"""Which of their matches somebody has chosen to see, as buttons and addresses say it: rivals are
named by marks, which tell nobody who an account is."""

from dataclasses import dataclass, replace
from typing import Self

from bot.features.archive.wanted import RESULTS
from engines import GAMES
from engines.game import LEVELS

ALL = "all"
_MARK = 8  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class Choice:
    """A ``game``, a ``result`` and a ``rival``, "" for any: a mark, or a computer player's
    level."""

    game: str = ""
    result: str = ""
    rival: str = ""

    def __str__(self) -> str:
        parts = []
        if self.game:
            parts.append(f"g{list(GAMES).index(self.game)}")
        if self.result:
            parts.append(f"e{RESULTS.index(self.result)}")
        if self.rival in LEVELS:
            parts.append(f"v{LEVELS.index(self.rival)}")
        elif self.rival:
            parts.append(f"r{self.rival}")
        return "-".join(parts) or ALL

    def without(self, name: str, value: str) -> Self:
        """With this value of a field, or without it where it is chosen already."""
        return replace(self, **{name: "" if getattr(self, name) == value else value})


def read_choice(text: str) -> Choice | None:
    """The choice that a text names, None for none."""
    found: Choice | None = EVERYTHING
    for part in text.split("-") if text != ALL else ():
        found = found and _with(found, part[:1], part[1:])
    return found


EVERYTHING = Choice()


def is_mark(text: str) -> bool:
    """Whether a text can be the mark of a person."""
    return len(text) == _MARK and all(letter in "0123456789abcdef" for letter in text)


def _with(choice: Choice, kind: str, value: str) -> Choice | None:
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 3 else len(value)
    match kind:
        case "g" if number < len(GAMES) and value.isdigit():
            return replace(choice, game=list(GAMES)[number])
        case "e" if number < len(RESULTS) and value.isdigit():
            return replace(choice, result=RESULTS[number])
        case "v" if number < len(LEVELS) and value.isdigit():
            return replace(choice, rival=LEVELS[number])
        case "r" if is_mark(value):
            return replace(choice, rival=value)
        case _:
            return None
