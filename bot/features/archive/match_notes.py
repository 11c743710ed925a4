"""What a person has noted of a match that is over: a text, and lines beside what was played."""

import hashlib
import unicodedata

from msgspec import Struct

from bot.records.record import LONGEST_LINE, Record, RecordedLine, lines_of, note_of, with_notes
from bot.tables.frames import movers_view
from bot.tables.table import Match
from engines import GAMES
from engines.replay import replay

_KEPT_SIGNS = {"Zs", "Cf"}  # of the kinds that are no signs: spaces, and what joins others


class KeptLine(Struct, frozen=True):
    """``moves`` that could have been played after ``ply`` moves of a match."""

    ply: int
    moves: tuple[str, ...]

    def mark(self, place: str) -> str:
        """What buttons call it, of the match at this place."""
        text = f"{place} {self.ply} {' '.join(self.moves)}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


class MatchNotes(Struct, frozen=True):
    """A ``note``, "" for none, and the ``lines`` that are kept, in the order of the match."""

    note: str = ""
    lines: tuple[KeptLine, ...] = ()

    def added_to(self, record: Record) -> Record:
        """The record of the match, with them in it."""
        lines = (RecordedLine(line.ply, line.moves) for line in self.lines)
        return with_notes(record, self.note, tuple(lines))


NOTHING = MatchNotes()


def brought_by(record: Record) -> MatchNotes:
    """What a record that came in a file has noted."""
    lines = (KeptLine(line.ply, line.moves) for line in lines_of(record))
    return MatchNotes(written(note_of(record)), tuple(lines))


def fits(game: str, match: Match, line: KeptLine) -> bool:
    """Whether a line can be played beside a match."""
    if line.ply > len(match.moves) or not 0 < len(line.moves) <= LONGEST_LINE:
        return False
    rules = GAMES[game]
    state = replay(rules, match.setup, match.moves[: line.ply])
    for chosen in line.moves:
        if chosen not in movers_view(rules, state).moves:
            return False
        move = chosen
        while move:  # and what follows by itself
            state = rules.play(state, move)
            move = movers_view(rules, state).follow
    return True


def place_of(code: str, number: int) -> str:
    """How a match is called under which somebody notes something, by its table and its number from
    0."""
    return f"{code}.{number}"


def written(text: str) -> str:
    """A note as it is kept: without blanks around it, empty lines in a row, and signs that cannot
    be seen."""
    lines = ("".join(map(_sign, line)).rstrip() for line in text.strip().splitlines())
    kept = list[str]()
    for line in lines:
        if line or (kept and kept[-1]):
            kept.append(line)
    return "\n".join(kept).strip()


def _sign(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind[0] not in "CZ" or kind in _KEPT_SIGNS:
        return sign
    return " "
