"""A question is the same on both ends of the queue, and bytes that are none are refused."""

import random

import msgspec
import pytest

from bot.players.payload import (
    Answered,
    QueuedQuestion,
    Unreadable,
    from_answer,
    from_question,
    to_answer,
    to_question,
)
from bot.players.thinker import Question
from engines.game import Rated, View
from tests.contract.matches import TABLES, played
from tests.example import ALL


def asked(view: View) -> QueuedQuestion:
    return QueuedQuestion(Question(view, "club", 0.3), "ABCDE 7", "moves", 1, 0.5)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_view_comes_back_as_it_was(key: str, seats: int) -> None:
    for seed in range(2):
        match = played(key, seats, seed)
        for state in match.sample:
            for seat in match.everybody:
                question = asked(match.game.view(state, seat))
                again = to_question(from_question(question), ALL)
                assert again == question
                # Equal is not enough: 1 == True, and a list would not be what players expect.
                assert repr(again) == repr(question)


def test_answers_come_back_as_they_were() -> None:
    for answered in (
        Answered("ABCDE 7", 1, "red.c4"),
        Answered("rated x", rated=(Rated("a1", 2.5), Rated("b2", -1.0))),
    ):
        assert to_answer(from_answer(answered)) == answered


def test_what_is_no_question_is_refused() -> None:
    match = played("reversi", 2, 0)
    data = from_question(asked(match.game.view(match.states[0], 0)))
    chance = random.Random(0)
    for broken in (
        b"",
        b"\x80\x04\x95.",  # how a pickle begins
        data[:-1],
        data.replace(b"reversi", b"unknown"),
        msgspec.msgpack.encode(["reversi", "club", 0.3, "ABCDE 7", "moves", 1, 0.5, {"seat": 1}]),
        *(chance.randbytes(40) for _ in range(20)),
    ):
        with pytest.raises(Unreadable):
            to_question(broken)
        with pytest.raises(Unreadable):
            to_answer(broken)
