"""``kill -9`` at any moment of a running match: started again, the table goes on where it stood."""

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.press import unpack
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Table
from engines import GAMES
from tests.bot.mortal import Lost, Mortal, Page
from tests.campaigns import so_many
from tests.patience import PATIENCE

MATCHES = so_many(1, 4)
KILLS = so_many(5, 6)  # in each of the matches
LONGEST = 0.4  # seconds until a kill
COMPUTER_KILLS = so_many(2, 5)
ANSWER = 1.2  # seconds in which a computer player has mostly answered
EARLY = 0.12  # how often the start is killed as well


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Mortal]:
    bot = Mortal(tmp_path)
    await asyncio.to_thread(bot.start)
    yield bot
    bot.kill()


@pytest.fixture
async def page(bot: Mortal) -> AsyncIterator[Page]:
    page = await Page.open(bot.url)
    yield page
    await page.close()


async def kept(bot: Mortal, code: str) -> Table:
    """The table as it stands in the database, read from a copy: the file itself may be in use."""
    store = await Store.open(bot.copy())
    try:
        table = await table_rows.load(store.database, code)
    finally:
        await store.close()
    assert table is not None
    return table


def after(table: Table, payload: str) -> Table:
    """The table as a press makes it, outcomes left out: one move more, or a new match."""
    press = unpack(payload)
    assert table.match is not None
    if press.verb == "rematch":
        match = replace(table.match, number=table.match.number + 1, moves=())
    else:
        match = replace(table.match, moves=(*table.match.moves, ".".join(press.path)))
    return replace(table, revision=table.revision + 1, match=match)


def record(table: Table) -> tuple[int, int, tuple[str, ...]]:
    """What must neither be lost nor doubled."""
    assert table.match is not None
    return table.revision, table.match.number, table.match.moves


async def play_until_killed(page: Page, table: Table, dice: random.Random) -> tuple[Table, str]:
    """Press and press; the table as the answered presses made it, and the press that was not
    answered any more."""
    while True:
        payload = dice.choice(page.buttons("mine", "move", "rematch"))
        try:
            refusals = await page.press(payload)
        except Lost:
            return table, payload
        assert refusals == []
        table = after(table, payload)


async def restart(bot: Mortal, dice: random.Random) -> None:
    """Start again; now and then the start itself is killed first."""
    if dice.random() < EARLY:
        bot.launch()
        await bot.kill_after(dice.random() * 2)
    await asyncio.to_thread(bot.start)


@pytest.mark.parametrize("match", range(MATCHES))
async def test_a_press_answered_or_repeated_is_in_the_record_exactly_once(
    bot: Mortal, page: Page, match: int
) -> None:
    dice = random.Random(match)
    code = await page.play("reversi")
    for verb in ("also", "start"):
        await page.press(page.buttons(verb)[0])
    table, old = await kept(bot, code), ""
    for _ in range(KILLS):
        killing = asyncio.create_task(bot.kill_after(dice.random() * LONGEST))
        table, pending = await play_until_killed(page, table, dice)
        await killing
        found = await kept(bot, code)
        assert record(found) in (record(table), record(after(table, pending)))

        await restart(bot, dice)
        await page.come_back(code)
        assert page.revision == found.revision
        refused = await page.press(pending) != []
        assert refused == (record(found) != record(table))
        table = after(table, pending)
        assert record(await kept(bot, code)) == record(table)
        if old:
            assert await page.press(old) != []
            assert record(await kept(bot, code)) == record(table)
        old = pending
    replay(table)


async def test_a_computer_player_to_move_at_the_kill_moves_by_itself_afterwards(
    bot: Mortal, page: Page
) -> None:
    dice = random.Random(4711)
    code = await page.play("reversi", computer="casual")
    for _ in range(COMPUTER_KILLS):
        await page.until_any("mine", "move", patience=PATIENCE)
        assert await page.press(dice.choice(page.buttons("mine", "move"))) == []
        answered = await kept(bot, code)
        await bot.kill_after(dice.random() * ANSWER)
        await restart(bot, dice)
        await page.come_back(code)
        await page.until_any("mine", "move", patience=PATIENCE)
        table = await kept(bot, code)
        assert table.match is not None and answered.match is not None
        played = len(answered.match.moves)
        assert table.match.moves[:played] == answered.match.moves
        assert len(table.match.moves) > played or table.revision == answered.revision
        replay(table)


def replay(table: Table) -> None:
    """Raises IllegalMove when the record is none of a match."""
    assert table.match is not None
    game = GAMES[table.game]
    state = game.start(table.match.setup)
    for move in table.match.moves:
        state = game.play(state, move)
