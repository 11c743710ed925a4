"""People who have the bot call others by name: what somebody types is repeated in many answers, and
in a chat these mention nobody."""

import pytest

from bot.desk.reply import said_in
from tests.bot.rooms import Rooms
from tests.bot.test_desk import ANN, BEN, CHAT, started

LINES = (
    ("@everyone", ""),
    ("play", "@everyone"),
    ("play", "reversi club @everyone"),
    ("score", "@everyone"),
    ("replace", "@everyone"),
    ("rating", "@everyone"),
    ("host", "@everyone"),
    ("moves", "@everyone"),
    ("language", "@everyone"),
    ("daily", "@everyone"),
    ("move", "@everyone"),
)


@pytest.mark.parametrize(("name", "rest"), LINES, ids=[f"{name} {rest}" for name, rest in LINES])
async def test_no_answer_repeats_a_mention(rooms: Rooms, name: str, rest: str) -> None:
    await started(rooms)
    for who in (ANN, BEN):
        reply = await rooms.desk.line(who, CHAT, name, rest)
        shown = reply.screen.caption if reply.screen else ""
        assert "@everyone" not in f"{reply.notice} {said_in(reply, CHAT)} {shown}"
        assert reply.refused or reply.screen
