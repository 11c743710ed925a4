"""Questions and answers as bytes, for the way through a queue.

A question holds what one seat may see, nothing else of its table; bytes from elsewhere become a
view of the game that they name, or are refused: nothing in them is ever run.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from bot.players.thinker import Question
from engines import GAMES
from engines.game import Game, Rated, Seat, View


class Unreadable(Exception):
    """The bytes are no question, or no answer."""


class QueuedQuestion(Struct, frozen=True):
    """A question, what it is asked ``about``, and to whom the answer goes. ``pace`` are the seconds
    since it was asked before which nobody is to hear the answer."""

    question: Question
    about: str
    reply: str
    seat: Seat = 0
    pace: float = 0.0


class Answered(Struct, frozen=True):
    """The move that was chosen, or every move with what it leads to, the best first."""

    about: str
    seat: Seat = 0
    move: str = ""
    rated: tuple[Rated, ...] = ()


class _Letter(msgspec.Struct, array_like=True, frozen=True):
    game: str
    level: str
    seconds: float
    about: str
    reply: str
    seat: int
    pace: float
    view: msgspec.Raw


def from_question(asked: QueuedQuestion) -> bytes:
    """The bytes of a question."""
    question = asked.question
    letter = _Letter(
        question.view.game,
        question.level,
        question.seconds,
        asked.about,
        asked.reply,
        asked.seat,
        asked.pace,
        msgspec.Raw(msgspec.msgpack.encode(question.view)),
    )
    return msgspec.msgpack.encode(letter)


def to_question(data: bytes, games: Mapping[str, Game] = GAMES) -> QueuedQuestion:
    """The question that bytes hold. Raises Unreadable."""
    try:
        letter = msgspec.msgpack.decode(data, type=_Letter)
        view: View = _decoder(type(games[letter.game])).decode(letter.view)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as error:
        raise Unreadable(type(error).__name__) from None
    question = Question(view, letter.level, letter.seconds)
    return QueuedQuestion(question, letter.about, letter.reply, letter.seat, letter.pace)


def from_answer(answered: Answered) -> bytes:
    """The bytes of an answer."""
    return msgspec.msgpack.encode(answered)


def to_answer(data: bytes) -> Answered:
    """The answer that bytes hold. Raises Unreadable."""
    try:
        return msgspec.msgpack.decode(data, type=Answered)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(type(error).__name__) from None


@cache
def _decoder(game: type[Game]) -> "msgspec.msgpack.Decoder[Any]":
    """A game says with ``view`` of what kind its views are."""
    return msgspec.msgpack.Decoder(get_type_hints(game.view)["return"])
