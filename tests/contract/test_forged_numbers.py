"""Presses that no button makes, with numbers that no database takes."""

from contextlib import AsyncExitStack

from bot.desk.feature import all_verbs
from bot.desk.reply import Cause, NewScreen, Refused
from bot.features import FEATURES
from bot.people import Chat, Person
from bot.press import Press
from tests import postgres
from tests.bot.rooms import Rooms
from tests.desks import desk_at

ANN, CHAT = Person("rooms", "ann", "Ann"), Chat("rooms", "lounge")
BEYOND = str(2**31)
PATHS = ((BEYOND,), (BEYOND, "0"), ("0", BEYOND), ("0", "0", BEYOND))


async def test_a_number_beyond_all_columns_is_a_refusal_and_no_fault(
    server: postgres.Server,
) -> None:
    async with AsyncExitStack() as stack:
        _, desk = await desk_at(stack, await server.fresh())
        desk.attach(Rooms(desk))
        opened = await desk.command(ANN, CHAT, "play", {"game": "reversi", "computer": "casual"})
        assert isinstance(opened, NewScreen)
        faults = [
            f"{verb} {path}"
            for verb in all_verbs(FEATURES)
            for code in (opened.screen.table, "")
            for path in PATHS
            if _is_fault(await desk.press(ANN, CHAT, Press(verb, code, 0, path).pack()))
        ]
        assert not faults


def _is_fault(reply: object) -> bool:
    return isinstance(reply, Refused) and reply.cause is Cause.FAULT
