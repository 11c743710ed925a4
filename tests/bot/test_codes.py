"""A table's code: seven signs, five at the tables from before, and never that of a link."""

from dataclasses import replace

import pytest

from bot.accounts.link_codes import LENGTH as LINK_LENGTH
from bot.codes import FORMER_LENGTH, LENGTH, LETTERS
from bot.desk.commands import parse
from bot.errors import Refusal
from bot.press import LIMIT, Press, unpack
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Series, Status
from tests.bot.rooms import Rooms, kept, payload, person, room
from tests.starting import all_commands

ANN, BEN = person("Ann"), person("Ben")
HALL, LOUNGE = room("hall"), room("lounge")
FORMER = "QXPMT"


@pytest.mark.parametrize("code", [FORMER, "QXPMT4K"])
def test_a_code_of_either_length_is_typed_and_pressed(code: str) -> None:
    assert parse(all_commands(("en",))["join"], code.lower()) == {"code": code.lower()}
    press = Press("join", code, 3, ("d3",))
    assert unpack(press.pack()) == press and len(press.pack()) <= LIMIT


@pytest.mark.parametrize("length", [4, 6, LINK_LENGTH])
def test_another_length_is_no_tables_code(length: int) -> None:
    with pytest.raises(Refusal):
        parse(all_commands(("en",))["join"], LETTERS[:length])
    with pytest.raises(ValueError):
        Press("join", LETTERS[:length], 3).pack()


async def test_an_old_table_is_joined_by_its_code_and_begins(rooms: Rooms, store: Store) -> None:
    old = lobby.opened("reversi", ANN, {}, Series())
    await store.tables.create(replace(old, code=FORMER))
    joined = await rooms.desk.line(BEN, LOUNGE, "join", FORMER.lower())
    assert joined.screen is not None and joined.screen.table == FORMER
    await rooms.desk.press(BEN, LOUNGE, payload(joined.screen, "join"))
    await rooms.desk.line(ANN, room("ann", private=True), "start", FORMER)
    assert (await kept(store, FORMER)).status is Status.PLAYING


async def test_a_new_table_has_a_code_of_its_own_length_and_links_have_another(
    rooms: Rooms,
) -> None:
    opened = await rooms.desk.line(ANN, HALL, "play", "reversi")
    assert opened.screen is not None and len(opened.screen.table) == LENGTH
    assert LINK_LENGTH not in (LENGTH, FORMER_LENGTH)
