"""Time that runs out, people who are away, and programs that are ended meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.platforms.days import (
    DAY,
    HOUR,
    MINUTE,
    Everywhere,
    World,
    a_world,
    payloads,
    sit_down,
)
from tests.platforms.discord.play import moves

TAKE_OVER, CLAIM, BACK = "🤖 Computer plays on", "Claim the match", "↩ Take my seat back"
UNDO, AGREE = "↶ Undo", "✓ Agree"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def overdue(world: World, options: str = "clock:1d+12h") -> Everywhere:
    """Ann has moved, and Dora has not; her time has just run out."""
    table = await sit_down(world, options)
    await table.ann_plays()
    await table.later(DAY + 1 if options else 3 * DAY + 1)
    world.calls()
    return table


async def test_the_choice_stands_on_both_boards_once_the_time_is_up(world: World) -> None:
    table = await sit_down(world, "clock:1d+12h")
    await table.ann_plays()
    await table.later(DAY - MINUTE)
    for shown in (table.board, table.post):
        assert not payloads(shown).keys() & {TAKE_OVER, "Wait 12 h", CLAIM}
    await table.later(2 * MINUTE)
    for shown in (table.board, table.post):
        assert payloads(shown).keys() > {TAKE_OVER, "Wait 12 h", CLAIM}
        assert "Dora’s time is up." in shown.text
    assert moves(table.post)  # a move still counts
    await table.dora_plays()
    for shown in (table.board, table.post):
        assert not payloads(shown).keys() & {TAKE_OVER, "Wait 12 h", CLAIM}


async def test_without_a_clock_nothing_can_be_claimed(world: World) -> None:
    table = await overdue(world, "")
    for shown in (table.board, table.post):
        assert payloads(shown).keys() > {TAKE_OVER, "Wait a day"}
        assert CLAIM not in payloads(shown)


async def test_whose_time_is_up_may_not_choose(world: World) -> None:
    table = await overdue(world)
    revision = await world.desk.revision(table.code)
    for label in (TAKE_OVER, "Wait 12 h", CLAIM):
        refused = await table.dora.press(table.post, label)
        assert refused.private
    guest = await world.person("Gast", "de").at(table.ann.chat).press(CLAIM, table.board)
    assert guest.text == "Du spielst an diesem Tisch nicht mit." and guest.alert
    assert await world.desk.revision(table.code) == revision


async def test_a_claim_wins_the_match_on_both(world: World) -> None:
    table = await overdue(world)
    await table.changed(table.ann.press(CLAIM, table.board))
    assert await table.told() == ["Dora"]
    for shown in (table.board, table.post):
        assert "🏆 Ann wins." in shown.text
        assert "The other side’s time was up." in shown.text


async def test_a_wait_gives_one_bonus(world: World) -> None:
    table = await overdue(world)
    await table.changed(table.ann.press("Wait 12 h", table.board))
    assert TAKE_OVER not in payloads(table.post)
    await table.later(12 * HOUR - MINUTE)
    assert TAKE_OVER not in payloads(table.post)
    await table.later(2 * MINUTE)
    assert TAKE_OVER in payloads(table.post)


async def test_doubled_presses_on_both_platforms_at_once_decide_once(world: World) -> None:
    ann = world.person("Ann").at(world.telegram.group())
    table = await overdue_of_three(world, ann)
    dora, revision = table.dora, await world.desk.revision(table.code)
    await asyncio.gather(
        ann.press("Wait 12 h", table.board), dora.press(table.post, "Wait 12 h"),
        ann.press(TAKE_OVER, table.board), dora.press(table.post, TAKE_OVER),
    )  # fmt: skip
    await table.until_revision(revision + 1)
    await asyncio.sleep(0)
    assert await world.desk.revision(table.code) == revision + 1


async def overdue_of_three(world: World, ann: object) -> Everywhere:
    """Ann and Dora wait for Eve."""
    raise NotImplementedError


async def test_the_computer_takes_over_by_itself_and_its_person_comes_back(world: World) -> None:
    table = await overdue(world)
    await table.later(12 * HOUR + 1)
    await table.ann.sees("Ann (⚫ Black)")
    await table.settled()
    for shown in (table.board, table.post):
        assert "🤖 Casual" in shown.text and BACK in payloads(shown)
    alone = world.discord.dm(table.dora)
    await table.dora.slash(alone, "join", code=table.code)
    await world.discord.until(lambda: alone.messages)
    await table.changed(table.dora.press(alone.last, BACK))
    for shown in (table.board, table.post):
        assert "Dora" in shown.text and BACK not in payloads(shown)


async def test_a_move_and_the_takeover_at_the_same_moment_count_once(world: World) -> None:
    table = await overdue(world)
    world.now += 12 * HOUR + 1
    await asyncio.gather(
        table.dora.press(table.post, moves(table.post)[0]), world.desk.clocks.tick()
    )
    await table.settled()
    assert ("Dora played" in table.board.text) != (BACK in payloads(table.board))


# Away


async def test_who_is_away_is_said_to_be_so_on_every_board(world: World) -> None:
    table = await sit_down(world, "clock:1d+12h")
    await table.ann_plays()
    await table.changed(table.dora.slash(table.channel, "away", days=3))
    back = round(world.now + 3 * DAY)
    assert f"Dora is away; back <t:{back}:R>" in table.post.text
    assert "Dora is away; back" in table.board.text
    assert ("date_time", "in 3 days") in table.board.marked
    await table.later(2 * DAY)
    assert TAKE_OVER not in payloads(table.board)
    await table.changed(table.dora.slash(table.channel, "back"))
    for shown in (table.board, table.post):
        assert "away" not in shown.text


async def test_who_has_been_away_is_told_of_their_turn(world: World) -> None:
    table = await sit_down(world)
    await table.changed(table.dora.slash(table.channel, "away", days=3))
    await table.later(HOUR)
    await table.ann_plays()
    assert await table.told() == []
    await table.later(3 * DAY)
    assert await table.told() == ["Dora"]
    assert "away" not in table.post.text
