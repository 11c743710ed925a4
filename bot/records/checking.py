"""A record checked: from the seed to the hash to the setup to every piece that was drawn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from msgspec import Struct

from bot.records import manual_steps
from bot.records.draws import Drawn, Hands, drawn, hands
from bot.records.failure import STEPS, BrokenRecord
from bot.records.record import Record, RecordedEntry, digest
from bot.tables.play import AGREED, CLAIMED, RESIGNED, WITHOUT_RESULT, over, side_names
from bot.tables.series import lost
from engines import GAMES, chance
from engines.game import Game, InvalidSetup, MoveError, Outcome, View
from engines.strength import is_level


class Verdict(StrEnum):
    """What was found of a step."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"  # nothing to be checked: no seed, or nothing hidden in this game


class Check(Struct, frozen=True):
    """One of ``STEPS``; a wrong one as in ``BrokenRecord``."""

    step: str
    verdict: Verdict
    number: int = 0
    move: str = ""
    why: str = ""


def checks(record: Record) -> tuple[Check, ...]:
    """Every step in turn, each on its own as far as that goes. Raises BrokenRecord for a game that
    there is not, or that is not played by so many."""
    course = _PlayedRecord(_game(record), record)
    return tuple(_checked(step, course) for step in STEPS)


def confirm(record: Record) -> None:
    """Raises BrokenRecord for the first step that is wrong."""
    for check in checks(record):
        if check.verdict is Verdict.WRONG:
            raise BrokenRecord(check.step, check.number, check.move, check.why)


def confirm_digest(record: Record) -> None:
    """Raises BrokenRecord for a document that was changed, if it says of itself what it was."""
    if record.digest and record.digest != digest(record):
        raise BrokenRecord("digest", why="something in the document was changed")


def _game(record: Record) -> Game:
    if record.game not in GAMES:
        raise BrokenRecord("game", why=f"there is no game {record.game[:40]!r}")
    game = GAMES[record.game]
    if len(record.seats) not in game.seats:
        raise BrokenRecord("game", why=f"it is not played by {len(record.seats)}")
    if any(seat.level and not is_level(seat.level) for seat in record.seats):
        raise BrokenRecord("game", why="there is no such level of a computer player")
    for number, entry in enumerate(record.log, 1):
        if entry.level and not is_level(
            entry.level
        ):  # what else stands there could be somebody's key
            why = "there is no such level of a computer player"
            raise BrokenRecord("log", number, why=why)
    return game


@dataclass(slots=True)
class _PlayedRecord:
    """A record and the states that its log goes through, played once for all steps."""

    game: Game
    record: Record
    start: Any = None
    steps: list[tuple[int, Any, Any]] = field(default_factory=list)
    broken: BrokenRecord | None = None

    def __post_init__(self) -> None:
        try:
            self.start = _start(self.game, self.record)
            self.steps.extend(_walked(self.game, self.record, self.start))
        except BrokenRecord as error:
            self.broken = error

    def begun(self) -> Any:
        """The state before the first move. Raises BrokenRecord."""
        if self.start is None and self.broken is not None:
            raise self.broken
        return self.start

    def walked(self) -> list[tuple[int, Any, Any]]:
        """Every entry of the log by its number from 1, with the states before and after it. Raises
        BrokenRecord where one cannot be."""
        if self.broken is not None:
            raise self.broken
        return self.steps


def _checked(step: str, course: _PlayedRecord) -> Check:
    try:
        checked = CHECKS[step](course)
    except BrokenRecord as wrong:
        return Check(step, Verdict.WRONG, wrong.number, wrong.move, wrong.why)
    return Check(step, Verdict.RIGHT if checked else Verdict.OPEN)


def _digest(course: _PlayedRecord) -> bool:
    confirm_digest(course.record)
    return bool(course.record.digest)


def _seed(course: _PlayedRecord) -> bool:
    if not course.record.seed:
        if course.game.view(course.begun(), None).hands:
            raise BrokenRecord("seed", why="it is missing")
        return False
    if not chance.is_seed(course.record.seed):
        raise BrokenRecord("seed", why="it is not 64 hex digits in lower case")
    return True


def _hash(course: _PlayedRecord) -> bool:
    record = course.record
    if not record.seed and not record.hash:
        return False
    if not chance.is_seed(record.seed) or chance.commitment(record.seed) != record.hash:
        raise BrokenRecord("hash", why="it is not the SHA-256 of the seed")
    return True


def _setup(course: _PlayedRecord) -> bool:
    record = course.record
    course.begun()
    if not record.seed:
        return False
    try:
        setup = course.game.deal(len(record.seats), record.options, record.seed)
    except InvalidSetup as error:
        raise BrokenRecord("setup", why=str(error)) from None
    if setup != record.setup:
        raise BrokenRecord("setup", why="seed and options give another one")
    return True


def _deal(course: _PlayedRecord) -> bool:
    dealt = hands(course.game, course.begun(), len(course.record.seats))
    _same_hands("deal", 0, course.record.dealt, dealt)
    manual_steps.confirm_deal(course.record, course.game.row)
    return bool(dealt)


def _moves(course: _PlayedRecord) -> bool:
    course.walked()
    return True


def _draws(course: _PlayedRecord) -> bool:
    found = False
    for number, before, after in course.walked():
        entry, seats = course.record.log[number - 1], len(course.record.seats)
        came = drawn(course.game, before, after, seats) if entry.takeback is None else Drawn()
        if entry.drew != came.drew:
            why = f"the record says {_listed(entry.drew)}, the seed gives {_listed(came.drew)}"
            raise BrokenRecord("draws", number, entry.move, why)
        _same_hands("draws", number, entry.dealt, came.dealt)
        found = found or bool(came.drew or came.dealt)
    manual_steps.confirm_draws(course.record, course.game.row)
    return found


def _result(course: _PlayedRecord) -> bool:
    walked, told = course.walked(), course.record.result
    view = course.game.view(walked[-1][2] if walked else course.begun(), None)
    outcome = Outcome(told.winners, told.scores, told.reason)
    if outcome not in _possible(view, len(course.record.seats)):
        why = "the moves lead to another one" if view.outcome else "the moves do not lead there"
        raise BrokenRecord("result", why=why)
    return True


CHECKS: dict[str, Callable[[_PlayedRecord], bool]] = {
    "digest": _digest,
    "seed": _seed,
    "hash": _hash,
    "setup": _setup,
    "deal": _deal,
    "moves": _moves,
    "draws": _draws,
    "result": _result,
}
"""How each step is checked: False where there is nothing to check; raises BrokenRecord."""


def _start(game: Game, record: Record) -> Any:
    try:
        state = game.start(record.setup)
    except InvalidSetup as error:
        raise BrokenRecord("setup", why=str(error)) from None
    if len(game.view(state, None).score) != len(record.seats):
        raise BrokenRecord("setup", why=f"it is not for {len(record.seats)} players")
    return state


def _walked(game: Game, record: Record, start: Any) -> Iterator[tuple[int, Any, Any]]:
    states = [start]
    for number, entry in enumerate(record.log, 1):
        before = states[-1]
        if entry.takeback is not None:
            if entry.move or entry.takeback >= len(states) - 1:
                why = f"no takeback to {entry.takeback} moves, for {len(states) - 1} were made"
                raise BrokenRecord("moves", number, why=why)
            del states[entry.takeback + 1 :]
        else:
            states.append(_played(game, before, number, entry))
        yield number, before, states[-1]


def _played(game: Game, before: Any, number: int, entry: RecordedEntry) -> Any:
    if entry.seat is not None and entry.seat != game.view(before, None).turn:
        raise BrokenRecord("moves", number, entry.move, "another seat was to move")
    try:
        return game.play(before, entry.move)
    except MoveError as error:
        raise BrokenRecord("moves", number, entry.move, str(error)) from None


def _same_hands(step: str, number: int, told: Hands, dealt: Hands) -> None:
    if told == dealt:
        return
    seat = next((at for at, (a, b) in enumerate(zip(told, dealt, strict=False)) if a != b), None)
    if seat is None:
        raise BrokenRecord(step, number, why="hands are missing, or too many")
    why = f"seat {seat + 1} holds {_listed(told[seat])}, the seed gives {_listed(dealt[seat])}"
    raise BrokenRecord(step, number, why=why)


def _listed(pieces: tuple[str, ...]) -> str:
    return " ".join(pieces) or "nothing"


def _possible(view: View, seats: int) -> list[Outcome]:
    """Every outcome that a match in this position can have."""
    if view.outcome is not None:
        return [view.outcome]
    sides = side_names(over(view, None), seats)
    losers = ((seat, reason) for seat in range(seats) for reason in (RESIGNED, CLAIMED))
    drawn_ones = [Outcome((), view.score, reason) for reason in (AGREED, *sorted(WITHOUT_RESULT))]
    return [*drawn_ones, *(lost(seat, sides, view.score, reason) for seat, reason in losers)]
