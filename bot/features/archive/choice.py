"""Which of their matches somebody has chosen to see, as buttons and addresses say it: rivals are
named by marks, which tell nobody who an account is."""

from msgspec import Struct
from msgspec.structs import replace

from bot.codes import is_code
from bot.features.archive.wanted import RESULTS
from engines import GAMES
from engines.game import LEVELS
from engines.numerals import whole
from engines.strength import is_level

Position = tuple[str, int, int]

ALL = "all"
LONGEST = 10_000  # moves of a match, and matches of a table
_MARK = 8  # hexadecimal digits


class Choice(Struct, frozen=True):
    """A ``game``, a ``result`` and a ``rival``, "" for any: a mark, or a computer player's level.
    A ``position`` is the code of a table, the number of its match from 0 and a ply of that."""

    game: str = ""
    result: str = ""
    rival: str = ""
    position: Position | None = None

    def __str__(self) -> str:
        parts = []
        if self.game:
            parts.append(f"g{list(GAMES).index(self.game)}")
        if self.result:
            parts.append(f"e{RESULTS.index(self.result)}")
        if self.rival in LEVELS:
            parts.append(f"v{LEVELS.index(self.rival)}")
        elif is_level(self.rival):
            parts.append(f"n{self.rival}")
        elif self.rival:
            parts.append(f"r{self.rival}")
        if self.position:
            _, match, ply = self.position
            parts.append(f"p{match}x{ply}")
        return "-".join(parts) or ALL

    def without(self, name: str, value: str) -> "Choice":
        """With this value of a field, or without it where it is chosen already."""
        chosen = {"game": self.game, "result": self.result, "rival": self.rival}
        chosen[name] = "" if chosen[name] == value else value
        return Choice(**chosen, position=self.position)


def read_choice(text: str, code: str = "") -> Choice | None:
    """The choice that a text names, with a position at the table of this code; None for none."""
    found: Choice | None = EVERYTHING
    for part in text.split("-") if text != ALL else ():
        if found and part[:1] == "p" and code:
            match, _, ply = part[1:].partition("x")
            position = _position(code, whole(match, 0, LONGEST), whole(ply, 1, LONGEST))
            found = replace(found, position=position) if position else None
        else:
            found = found and _with(found, part[:1], part[1:])
    return found


def read_position(text: str) -> Position | None:
    """The position that an address names: a code, the number of a match from 1 and a ply."""
    parts = text.split(".")
    if len(parts) != 3 or not is_code(parts[0]):
        return None
    number = whole(parts[1], 1, LONGEST)
    return _position(parts[0], number and number - 1, whole(parts[2], 1, LONGEST))


def _position(code: str, match: int | None, ply: int | None) -> Position | None:
    return None if match is None or ply is None else (code, match, ply)


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
        case "n" if is_level(value) and value not in LEVELS:
            return replace(choice, rival=value)
        case "r" if is_mark(value):
            return replace(choice, rival=value)
        case _:
            return None
