"""The moves of a match in notation, each in the column of whoever made it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from cachetools import LRUCache
from msgspec import Struct

from bot import bounds
from bot.screens.handicaps import handicap_line
from bot.screens.wording import Wording
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Seat, View
from engines.path import split
from engines.replay import walk

_SIGN = re.compile(r"^[^\w−+]+\s")


class NotedMove(Struct, frozen=True):
    """A move by its ``ply``, from 1, in notation. ``column`` is its mover's in the list of moves,
    None where nobody had to decide. ``cost``: how many points it gave away where that is much, in
    words."""

    ply: int
    column: int | None
    text: str
    cost: str = ""


class MoveColumn(Struct, frozen=True):
    """Who plays in a column of the list: one side of two, or a seat. ``side`` is its code, or the
    seat's number where there are no sides."""

    name: str
    side: str


class Notation(Struct, frozen=True):
    """The moves of the match ``number`` that stand. ``begins`` says who makes the first one."""

    number: int
    columns: tuple[MoveColumn, ...]
    moves: tuple[NotedMove, ...]
    begins: str


@dataclass(frozen=True, slots=True)
class _Noted:
    """How a match was noted when the table stood so; ``begin`` is what all saw before the first
    move."""

    table: Table
    begin: View = field(repr=False)
    notation: Notation = field(repr=False)


class Notations:
    """The notations of the latest tables, each made once for all who read it in a language: after
    a move only that move is new."""

    def __init__(self, kept: int = bounds.NOTATIONS) -> None:
        self._known: LRUCache[tuple[str, str], _Noted] = LRUCache(kept)

    def of(self, wording: Wording, match: Match) -> Notation:
        """The whole match, of which nothing is judged. Every move that was played names nothing
        hidden any more, so all readers are told the same."""
        key = wording.table.code, wording.language
        known = self._known.get(key)
        if known is None or known.table is not wording.table:
            known = self._known[key] = _noted_on(wording, match, known)
        return known.notation


def _noted_on(wording: Wording, match: Match, known: _Noted | None) -> _Noted:
    """The match noted, with what was ``known`` of it."""
    if known is not None and _goes_on(known, match):
        begin, moves = known.begin, known.notation.moves
    else:
        game = GAMES[wording.table.game]
        begin, moves = game.view(game.start(match.setup), None), ()
    columns = columns_of(wording, match, sides_of(wording, begin))
    moves = (*moves, *noted_moves(wording, match, begin, begin=len(moves)))
    notation = Notation(match.number, columns, moves, begins(wording, begin))
    return _Noted(wording.table, begin, notation)


def _goes_on(known: _Noted, match: Match) -> bool:
    """Whether the match has only gone on since it was noted."""
    before, plies = known.table.match, len(known.notation.moves)
    return (
        before is not None
        and before.setup == match.setup
        and before.moves == match.moves[:plies]
        and before.makers == match.makers[:plies]
        and len(match.makers) == len(match.moves)
    )


def begins(wording: Wording, view: View) -> str:
    """Who begins, and who was given what, by the ``view`` before the first move; "" where nobody
    has to decide."""
    if view.turn is None:
        return ""
    said = wording.say("notation-begins", who=wording.name(view.turn))
    told = handicap_line(wording, view.handicap)
    return wording.together(said, told and wording.sentence(told))


def sides_of(wording: Wording, view: View) -> tuple[str, ...]:
    """The side of each seat, its number where there are no sides."""
    return view.sides or tuple(str(seat + 1) for seat in range(len(wording.table.chairs)))


def columns_of(wording: Wording, match: Match, sides: tuple[str, ...]) -> tuple[MoveColumn, ...]:
    """A column for each side, named after those who play on it."""
    wording = wording.as_made(match.made_by())
    return tuple(
        MoveColumn(
            " · ".join(
                dict.fromkeys(wording.name(seat) for seat, own in enumerate(sides) if own == side)
            ),
            side,
        )
        for side in dict.fromkeys(sides)
    )


def noted_moves(
    wording: Wording,
    match: Match,
    view: View,
    costs: Mapping[int, str] | None = None,
    begin: int = 0,
) -> tuple[NotedMove, ...]:
    """Every move but the first ``begin`` with what it gave away, by its ply; ``view`` is that
    before the first one."""
    sides, given = sides_of(wording, view), costs or {}
    columns = tuple(dict.fromkeys(sides))
    return tuple(
        NotedMove(
            ply,
            None if seat is None else columns.index(sides[seat]),
            noted(wording, move),
            given.get(ply, ""),
        )
        for ply, (move, seat) in enumerate(
            zip(match.moves[begin:], _movers(wording.table.game, match)[begin:], strict=True),
            begin + 1,
        )
    )


def _movers(key: str, match: Match) -> tuple[Seat | None, ...]:
    """Who made each move: as it was noted, or where an older version did not, as the rules have
    it."""
    seats = tuple(maker.seat for maker in match.makers)
    if len(seats) == len(match.moves) and seats[:1] != (None,):
        return seats
    game = GAMES[key]
    states = walk(game, match.setup, match.moves)
    turns = (game.view(state, None).turn for state in states)
    return tuple(turn for _, turn in zip(match.moves, turns, strict=False))


def noted(wording: Wording, move: str) -> str:
    """A move in short: the words of its choices without their signs. Once it is played a move
    names nothing hidden any more."""
    game = wording.table.game
    tokens = [_noted(wording, token) for token in split(move)]
    short = f"{game}-noted-of-{len(tokens)}"  # no choice is called so
    if wording.words.has(short):
        return wording.say(short, **dict(zip("abcd", tokens, strict=False)))
    return " ".join(tokens)


def _noted(wording: Wording, token: str) -> str:
    texts = f"{wording.table.game}-noted-{token}", f"{wording.table.game}-choice-{token}"
    known = next((text for text in texts if wording.words.has(text)), None)
    return _SIGN.sub("", wording.say(known)) if known else token
