"""The WTHOR base's files of matches, ``.wtb``, as the Fédération Française d'Othello documents them
("Format de la base WThor", ffothello.org/informatique/la-base-wthor; read in the translation that
docs.rs/wthor and the article "The Thor database" at ledpup.blogspot.com give).

A header of 16 bytes: century, year, month and day of the file, N1 matches (4 bytes), N2 (2, 0
here), the matches' year (2), the board's size (0 or 8), 1 for solitaires, the depth of the
theoretical score, one byte in reserve. Then 68 bytes a match: tournament, black and white as
numbers in two other files (2 each), black's discs with the empty cells given to the winner, the
best score that was possible, and 60 moves, 10 times the row plus the column, 0 behind the last.
Numbers have their lowest byte first; passes are left out.
"""

import struct
import time
from calendar import timegm
from collections.abc import Iterator

from engines.formats import Format, InvalidRecord, Scoresheet
from engines.game import MoveError
from engines.reversi import rules
from engines.reversi.board import is_cell
from engines.reversi.record import position_after
from engines.reversi.scoring import CELLS, EVEN, awarded, black_discs
from engines.reversi.setup import OPENING, ReversiSetup
from engines.reversi.state import ReversiState

HEADER = struct.Struct("<4BIHH4B")
MATCH = struct.Struct("<3H2B60s")
SIZES = (0, 8)
MOVES = 60


class Wthor(Format):
    """Many matches from the usual start, without names and times."""

    key = "wthor"
    suffix = ".wtb"
    media_type = "application/octet-stream"

    def head(self, count: int, began: float) -> bytes:
        """The header, dated by the first match."""
        date = time.gmtime(max(0.0, began))
        century, year = divmod(date.tm_year, 100)
        today = century, year, date.tm_mon, date.tm_mday
        return HEADER.pack(*today, count, 0, date.tm_year, 8, 0, 0, 0)

    def write(self, sheet: Scoresheet) -> bytes:
        """The match in 68 bytes; players have the number 0, the theoretical score is the real
        one."""
        setup = ReversiSetup.parse(sheet.setup)
        if setup.corners or (setup.begin != OPENING and len(setup.begin) > CELLS):
            raise InvalidRecord("setup", "WTHOR has no matches that begin from a position")
        if sheet.winners is None:
            raise InvalidRecord("result", "WTHOR has no matches without a result")
        cells = [] if setup.begin == OPENING else list(_pairs(setup.begin))
        cells += sheet.moves
        discs = _stated(cells, setup.black, sheet.winners)
        moves = bytes(10 * int(cell[1]) + ord(cell[0]) - ord("a") + 1 for cell in cells)
        return MATCH.pack(0, 0, 0, discs, discs, moves)

    def knows(self, data: bytes) -> bool:
        """Whether the size is that of a header and whole matches, and the header makes sense."""
        if len(data) < HEADER.size or (len(data) - HEADER.size) % MATCH.size:
            return False
        _, _, month, day, *_, size, _, _, _ = HEADER.unpack_from(data)
        return 1 <= month <= 12 and 1 <= day <= 31 and size in (*SIZES, 10)

    def read(self, data: bytes) -> Iterator[Scoresheet]:
        """The matches in the order of the file, all begun with its year; the seat 0 plays black."""
        if len(data) < HEADER.size:
            raise InvalidRecord("header", "it is shorter than 16 bytes")
        *_, count, _, year, size, solitaire, _, _ = HEADER.unpack_from(data)
        if size not in SIZES:
            raise InvalidRecord("header", f"the board has {size} by {size} cells, not 8 by 8")
        if solitaire == 1:
            raise InvalidRecord("header", "these are solitaires, not matches")
        held, left = divmod(len(data) - HEADER.size, MATCH.size)
        if count != held or left:
            raise InvalidRecord("header", f"it promises {count} matches, but {held} follow")
        for number in range(count):
            try:
                yield _read(data, HEADER.size + number * MATCH.size, _new_year(year))
            except InvalidRecord as error:
                raise (error if count == 1 else error.within(number + 1)) from None


def _pairs(text: str) -> Iterator[str]:
    return (text[at : at + 2] for at in range(0, len(text), 2))


def _stated(cells: list[str], black: int, winners: tuple[int, ...]) -> int:
    """Black's discs as a file states them; of a match that somebody gave up never fewer for the
    winner than for the loser."""
    position = position_after(cells)
    if position.over:
        return black_discs(position)
    if not winners:
        return EVEN
    if black in winners:
        return max(EVEN + 1, CELLS - position.white.bit_count())
    return min(EVEN - 1, position.black.bit_count())


def _new_year(year: int) -> float:
    return float(timegm((year, 1, 1, 0, 0, 0))) if 1970 < year < 2100 else 0.0


def _read(data: bytes, at: int, began: float) -> Scoresheet:
    *_, stated, _, played = MATCH.unpack_from(data, at)
    setup = f"reversi first=1 position={OPENING}"
    moves = tuple(map(_cell, played.rstrip(b"\0")))
    state = rules.start(setup)
    for number, move in enumerate(moves, 1):
        try:
            state = rules.play(state, move)
        except MoveError as error:
            raise InvalidRecord("move", str(error), number) from None
    winners, reason = _winners(state, stated), _reason(state, stated)
    return Scoresheet(setup, moves, (), winners, reason, began)


def _cell(code: int) -> str:
    row, column = divmod(code, 10)
    cell = f"{chr(ord('a') + column - 1)}{row}" if column else ""
    return cell if is_cell(cell) else f"#{code}"


def _winners(state: ReversiState, stated: int) -> tuple[int, ...]:
    if stated > CELLS:
        raise InvalidRecord("result", f"black cannot have {stated} discs")
    if state.turn is not None:
        return awarded(stated)[0]
    position = state.position
    if stated not in (black_discs(position), position.black.bit_count()):
        raise InvalidRecord(
            "result", f"black has {black_discs(position)} discs, the file says {stated}"
        )
    black, white = state.score
    return () if black == white else ((0,) if black > white else (1,))


def _reason(state: ReversiState, stated: int) -> str:
    if state.turn is None:
        return ""
    return awarded(stated)[1]
