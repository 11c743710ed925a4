"""One's own costly moves in a match that is over, which are asked about: which they are, and the
names under which they are repeated."""

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot import codes
from bot.features.analysis.api import Analysis, AnalysisStep
from bot.people import is_gone
from bot.tables.frames import view_before
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import View
from engines.strength import is_level

_NAME = re.compile(rf"match ({codes.WRITTEN}):(0|[1-9][0-9]{{0,5}}):(0|[1-9][0-9]{{0,5}})")


class OwnMove(Struct, frozen=True):
    """The move of ``ply``, counted from 0, in the match ``number`` of a table; ``str`` is its name
    among what somebody has missed."""

    table: str
    number: int
    ply: int

    def __str__(self) -> str:
        return f"match {self.table}:{self.number}:{self.ply}"

    @classmethod
    def parse(cls, text: str) -> "OwnMove | None":
        """The move that ``str`` wrote; None for what names none."""
        found = _NAME.fullmatch(text)
        return cls(found[1], int(found[2]), int(found[3])) if found else None


def played(table: Table, match: Match, person: str) -> bool:
    """Whether the person with this key sat at the table in the match, or sits there."""
    chairs = any(person in (chair.person, chair.former) for chair in table.chairs)
    return chairs or person in match.made_by().values()


def own_steps(table: Table, match: Match, found: Analysis, person: str) -> tuple[AnalysisStep, ...]:
    """Of the moves that the person with this key made those that cost most, in order: three to
    five, where there are so many; none before the analysis is done."""
    if not found.done:
        return ()
    own = tuple(step for step in found.steps if _maker(table, match, step) == person)
    costly = replace(found, steps=own).costly
    return tuple(sorted(costly, key=lambda step: step.ply))


def asks_better(table: Table, match: Match, found: Analysis, person: str | None) -> bool:
    """Whether there are costly moves of this person to be asked about, for everybody together
    (None) of any person at the table."""
    if person is not None:
        return bool(own_steps(table, match, found, person))
    people = {chair.person for chair in table.chairs} | {*match.made_by().values()}
    can_ask = (key for key in people if key and not is_level(key) and not is_gone(key))
    return not table.brought and any(own_steps(table, match, found, key) for key in can_ask)


def _maker(table: Table, match: Match, step: AnalysisStep) -> str:
    """Who made a move; where nobody noted it, who holds the seat."""
    who = match.makers[step.ply].who if step.ply < len(match.makers) else ""
    return who or table.chairs[step.seat].person


def seen_before(table: Table, match: Match, step: AnalysisStep) -> View:
    """What the seat saw that was to make the move, and no more."""
    return view_before(table.game, match.setup, match.moves[: step.ply])


def same(game: str, move: str, other: str) -> bool:
    """Whether two moves of a position do the same, as far as the game tells."""
    puzzler = GAMES[game].puzzler
    return move == other or (puzzler is not None and puzzler.same(move, other))


def gains(view: View, moves: Sequence[str]) -> tuple[int | None, ...]:
    """What each of the view's moves changes of the own score at once; None where that is not
    known, and in a game without hidden hands, where what follows can be told instead."""
    if not view.hands:
        return (None,) * len(moves)
    return tuple(GAMES[view.game].preview(view, move).points for move in moves)
