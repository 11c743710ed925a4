"""GGF, the Generic Game Format of the Generic Game Server, as Michael Buro documents it
(skatgame.net/mburo/ggsa/ggf): ``(;GM[Othello]PB[Ann]PW[Ben]RE[+2.00]BO[8 … *]B[d3//4.09]W[c5];)``.

PB and PW are the names, DT the date, TY the type, BO the board row by row with ``*`` for black and
``O`` for white, then the side to move; B and W are moves with an evaluation and the seconds they
took, both optional, and passes written out. RE is black's lead, the empty cells given to whoever
has more discs, with ``:r`` where a side resigned, ``:t`` where its time was up, ``:s`` where both
agreed. The format has no way to quote a bracket, so names are written without.
"""

import math
import re
import time
from calendar import timegm
from collections.abc import Iterator
from dataclasses import dataclass, field

from engines.formats import AGREED, CLAIMED, RESIGNED, Format, InvalidRecord, Scoresheet
from engines.game import InvalidSetup, MoveError
from engines.reversi import rules
from engines.reversi.position import BLACK, WHITE, Position, parse
from engines.reversi.scoring import CELLS, black_discs
from engines.reversi.setup import ReversiSetup, line_of
from engines.reversi.state import ReversiState

BEGIN, END = "(;", ";)"
FLAGS = {RESIGNED: "r", CLAIMED: "t", AGREED: "s"}
REASONS = {flag: reason for reason, flag in FLAGS.items()}
PASSES = ("pa", "pass", "ps", "--")
PLACE = "Crosstable"
LONGEST_NAME = 100
LONGEST_QUOTE = 20
Tags = list[tuple[str, str]]
_TAG = re.compile(r"\s*([A-Za-z]{1,8})\[([^\]]*)\]")
_DATE = re.compile(r"(\d{4})[.-](\d{1,2})[.-](\d{1,2})[_ ](\d{1,2}):(\d{2})(?::(\d{2}))?")
_TO_BOARD = str.maketrans("XO-", "*O-")
_FROM_BOARD = str.maketrans("*O-", "XO-")
_UNQUOTED = str.maketrans("[]", "()", "\r\n")


class Ggf(Format):
    """Any number of matches, each in its brackets."""

    key = "ggf"
    suffix = ".ggf"
    media_type = "text/plain"

    def write(self, sheet: Scoresheet) -> bytes:
        """One line."""
        setup = ReversiSetup.parse(sheet.setup)
        names = sheet.names or ("", "")
        tags = [
            ("GM", "Othello"),
            ("PC", PLACE),
            *([("DT", _date(sheet.began))] if sheet.began else []),
            ("PB", _name(names[setup.black])),
            ("PW", _name(names[1 - setup.black])),
        ]
        moves, end = _moves(sheet)
        tags += [("RE", _result(sheet, setup, end)), ("TY", "8")]
        tags += [("BO", _board(setup.position)), *moves]
        body = "".join(f"{tag}[{value}]" for tag, value in tags)
        return f"{BEGIN}{body}{END}\n".encode()

    def knows(self, data: bytes) -> bool:
        """Whether a game begins within the first lines."""
        return b"(;" in data[:200] and b"GM[" in data[:400].upper()

    def read(self, data: bytes) -> Iterator[Scoresheet]:
        """The matches in turn; the seat 0 plays black."""
        text = _decoded(data)
        games = list(_games(text))
        if not games:
            raise InvalidRecord("file", "no match begins in it with (;")
        for number, game in enumerate(games, 1):
            try:
                yield _read(game)
            except InvalidRecord as error:
                raise (error if len(games) == 1 else error.within(number)) from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("latin-1")  # the server's archive is older than UTF-8


def _games(text: str) -> Iterator[Tags]:
    """The tags of every game; a value may hold what else would end it."""
    at = text.find(BEGIN)
    while at >= 0:
        tags, at = _tags(text, at + len(BEGIN))
        yield tags
        at = text.find(BEGIN, at)


def _tags(text: str, at: int) -> tuple[Tags, int]:
    """The tags from a place on, and the place behind the end of their game."""
    found: Tags = []
    while match := _TAG.match(text, at):
        found.append((match[1].upper(), match[2]))
        at = match.end()
    end = text.find(END, at)
    rest = text[at : end if end >= 0 else None].strip()[:LONGEST_QUOTE]
    if rest:
        raise InvalidRecord("file", f"{rest!r} is no tag with a value")
    if end < 0:
        raise InvalidRecord("file", "the last match has no end ;)")
    return found, end


@dataclass(slots=True)
class _Played:
    """What has been read of a match so far."""

    state: ReversiState
    moves: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def play(self, colour: str, value: str) -> None:
        """Another move of a colour. Raises InvalidRecord."""
        cell, _, rest = value.strip().lower().partition("/")
        number, to_move = len(self.moves) + 1, self.state.position.colour
        if cell in PASSES:
            if colour == to_move and self.state.turn is not None:
                raise InvalidRecord("move", f"{colour} passes, but can move", number)
            return
        if colour != to_move:
            raise InvalidRecord("move", f"it is {to_move} to move, not {colour}", number)
        try:
            self.state = rules.play(self.state, cell)
        except MoveError as error:
            told = f"{cell[:LONGEST_QUOTE]}: {error.why}"
            raise InvalidRecord("move", told, number) from None
        self.moves.append(cell)
        self.seconds.append(_seconds(rest.partition("/")[2]))


def _read(tags: Tags) -> Scoresheet:
    known = dict(tags)
    if known.get("GM", "").strip().lower() != "othello":
        raise InvalidRecord("GM", "this is no match of Othello")
    if {"KB", "KW", "KM"} & known.keys():
        raise InvalidRecord("KM", "matches with komi cannot be read")
    if "a" in known.get("TY", "").lower():
        raise InvalidRecord("TY", "in this type of match the fewest discs win")
    setup = _setup(known.get("BO"))
    played = _Played(rules.start(setup))
    for tag, value in tags:
        if tag in ("B", "W"):
            played.play(BLACK if tag == "B" else WHITE, value)
    winners, reason = _ended(known.get("RE", "?"), played.state)
    names = tuple(known.get(tag, "").strip()[:LONGEST_NAME] for tag in ("PB", "PW"))
    return Scoresheet(
        setup,
        tuple(played.moves),
        names,
        winners,
        reason,
        _began(known.get("DT", "")),
        tuple(played.seconds) if any(played.seconds) else (),
    )


def _setup(board: str | None) -> str:
    if board is None:
        return str(ReversiSetup(0))
    size, _, rest = board.strip().partition(" ")
    if size != "8":
        raise InvalidRecord("BO", f"the board's size is {size[:LONGEST_QUOTE]}, not 8")
    found = parse("".join(rest.split()).translate(_FROM_BOARD))
    if found is None:
        raise InvalidRecord("BO", "not 64 cells of *, O and -, and the side to move")
    setup = line_of(found)
    try:
        rules.start(setup)
    except InvalidSetup as error:
        raise InvalidRecord("BO", str(error)) from None
    return setup


def _ended(text: str, state: ReversiState) -> tuple[tuple[int, ...] | None, str]:
    """Who won, and why; RE is checked where the rules have ended the match."""
    value, _, flag = text.strip().partition(":")
    lead = _number(value)
    if state.turn is None:
        _check_lead(lead, flag, state.position)
        black, white = state.score
        return (() if black == white else ((0,) if black > white else (1,))), ""
    if lead is None:
        return None, ""
    winners: tuple[int, ...] = () if not lead else ((0,) if lead > 0 else (1,))
    return winners, REASONS.get(flag.strip().lower()[:1], RESIGNED if lead else AGREED)


def _check_lead(lead: float | None, flag: str, position: Position) -> None:
    counted = 2 * black_discs(position) - CELLS
    plain = position.black.bit_count() - position.white.bit_count()
    if lead is not None and not flag and lead not in (counted, plain):
        raise InvalidRecord("RE", f"black's lead is {counted:+}, the file says {lead:+g}")


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _seconds(text: str) -> float:
    value = _number(text.strip() or "0")
    return value if value is not None and 0 <= value < 1e8 else 0.0


def _began(text: str) -> float:
    """A date as servers have written it through the years, its zone not heeded; 0 for any other."""
    if found := _DATE.match(text.strip()):
        year, month, day, hour, minute, second = (int(part or 0) for part in found.groups())
        if 1970 <= year < 2100 and 1 <= month <= 12 and 1 <= day <= 31:
            return float(timegm((year, month, day, hour, minute, second, 0, 0, 0)))
        return 0.0
    value = _number(text.strip() or "0")
    return value if value is not None and 0 <= value < 4e9 else 0.0


def _date(began: float) -> str:
    return time.strftime("%Y.%m.%d_%H:%M:%S.UTC", time.gmtime(began))


def _name(name: str) -> str:
    return name.translate(_UNQUOTED)


def _board(position: Position) -> str:
    text = str(position).translate(_TO_BOARD)
    rows = (text[at : at + 8] for at in range(0, CELLS, 8))
    return f"8 {' '.join(rows)} {text[CELLS]}"


def _moves(sheet: Scoresheet) -> tuple[list[tuple[str, str]], ReversiState]:
    """The moves with their passes, and the last state."""
    setup = ReversiSetup.parse(sheet.setup)
    tags: list[tuple[str, str]] = []
    position, state = setup.position, rules.start(sheet.setup)
    if position.must_pass():
        tags.append((_letter(position.colour), "PA"))
    for at, move in enumerate(sheet.moves):
        position = state.position
        state = rules.play(state, move)
        took = f"//{sheet.seconds[at]:.2f}" if sheet.seconds and sheet.seconds[at] else ""
        tags.append((_letter(position.colour), f"{move.upper()}{took}"))
        if state.turn is not None and state.position.colour == position.colour:
            tags.append((_letter(WHITE if position.colour == BLACK else BLACK), "PA"))
    return tags, state


def _letter(colour: str) -> str:
    return "B" if colour == BLACK else "W"


def _result(sheet: Scoresheet, setup: ReversiSetup, end: ReversiState) -> str:
    if end.turn is None:
        return f"{2 * black_discs(end.position) - CELLS:+d}.00"
    if sheet.winners is None:
        return "?"
    lead = 0 if not sheet.winners else CELLS if setup.black in sheet.winners else -CELLS
    return f"{lead:+d}.00:{FLAGS.get(sheet.reason, 'r')}"
