"""Time that runs out, people who are away, and programs that are ended meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.platforms.days import (
    DAY,
    HOUR,
    MINUTE,
    Everywhere,
    World,
    a_world,
    payloads,
    sit_down,
    sit_down_three,
)
from tests.platforms.discord.play import moves

TAKE_OVER, CLAIM, BACK = "Let a computer play", "Claim the win", "Take my seat back"
AGREE = "Agree"


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
        lead, *lines = shown.text.replace("*", "").splitlines()
        assert lead == "Dora’s time is up"
        assert any(
            "Ann can choose what happens next; a move still counts." in line for line in lines
        )
    assert moves(table.post)  # a move still counts
    await table.dora_plays()
    for shown in (table.board, table.post):
        assert not payloads(shown).keys() & {TAKE_OVER, "Wait 12 h", CLAIM}


@pytest.mark.parametrize("clock", ["5m+10s", ""])
async def test_whoever_may_decide_on_time_that_is_up_is_called_once(
    world: World, clock: str
) -> None:
    table = await sit_down(world, f"clock:{clock}" if clock else "")
    await table.ann_plays()
    await table.dora_plays()
    spent = {"5m+10s": 5 * MINUTE + 1, "": 3 * DAY + 1}[clock]
    await table.later(spent)
    assert (await table.told()).count("Dora") == 1
    assert "Ann’s time is up" in table.post.text
    await table.ann_plays()
    await table.told()
    await table.later(spent)
    assert (await table.told()).count("Ann") == 1
    assert "Dora’s time is up" in table.board.text
    for shown in (table.board, table.post):
        assert payloads(shown).keys() > {TAKE_OVER, "Wait 10 s" if clock else "Wait a day"}
        assert (CLAIM in payloads(shown)) is bool(clock), "without a clock nothing can be claimed"


async def test_whoever_is_here_sees_that_time_is_up_without_a_call(world: World) -> None:
    table = await sit_down(world, "clock:5m+10s")
    await table.later(4 * MINUTE)
    await table.dora.press(table.post, "More")
    await table.later(MINUTE + 1)
    assert "Ann’s time is up" in table.post.text
    assert await table.told() == []


async def test_at_most_five_rows_stand_on_a_phone_unless_somebody_has_to_choose(
    world: World,
) -> None:
    table = await sit_down_three(world, "clock:1d+12h")
    rows = table.board.markup["inline_keyboard"]
    assert len(rows) <= 5
    await table.later(DAY + 1)
    assert "Ann and Dora can choose what happens next" in table.post.text
    # Three choices, on a phone in two rows as their words are long.
    assert len(rows) < len(table.board.markup["inline_keyboard"]) <= len(rows) + 2


async def test_a_board_in_german_says_who_may_choose(world: World) -> None:
    table = await sit_down_three(world, "clock:1d+12h")
    table.ann.say("/language de")
    await table.ann.sees("du bist am Zug")
    await table.later(DAY + 1)
    assert "Die Zeit von Eve ist um" in table.board.text
    assert "Wie es weitergeht, liegt bei Ann und Dora;" in table.board.text
    assert "übernimmt in 12 Stunden ein Computer" in table.board.text
    labels = table.board.labels
    assert {"Computer spielt weiter", "12 Std. warten", "Sieg beanspruchen"} <= set(labels)


async def test_nobody_is_said_to_choose_where_nobody_else_sits(world: World) -> None:
    ann = world.person("Ann").private
    ann.say("/play reversi casual first:1 clock:5m+10s")
    code = (await ann.sees("Your turn: choose a cell")).buttons[0]["callback_data"].split(":")[1]
    await world.later(5 * MINUTE + 1)
    board = await ann.sees("A computer player takes over")
    assert "can choose" not in board.text and TAKE_OVER not in board.labels
    assert "a move still counts" in board.text and "Time runs out in" not in board.text
    await world.later(31)
    await ann.offered(BACK)
    assert (await world.desk.tables.revision(code)) > 0


async def test_whose_time_is_up_may_not_choose_and_a_claim_wins_the_match_on_both(
    world: World,
) -> None:
    table = await overdue(world)
    revision = await world.desk.tables.revision(table.code)
    for label in (TAKE_OVER, "Wait 12 h", CLAIM):
        refused = await table.dora.press(table.post, label)
        assert "Your own time is up: the others choose." in refused.private
    guest = await world.person("Gast", "de").at(table.ann.chat).press(CLAIM, table.board)
    assert guest.text == "Du spielst an diesem Tisch nicht mit." and guest.alert
    assert await world.desk.tables.revision(table.code) == revision
    await restarted(world, table)
    await table.later(4 * MINUTE)  # until she is not here any more
    await table.changed(table.ann.press(CLAIM, table.board))
    assert await table.told() == ["Dora"]
    for shown in (table.board, table.post):
        assert "Ann wins" in shown.text
        assert "Dora’s time was up." in shown.text


async def restarted(world: World, table: Everywhere) -> None:
    """The program ends and begins again; the messages stay as they are, and nobody is called."""
    before = table.board, table.post
    await world.restart()
    await table.settled()
    assert world.calls() == [] and (table.board, table.post) == before


async def test_a_wait_gives_one_bonus(world: World) -> None:
    table = await overdue(world)
    await restarted(world, table)
    await table.changed(table.ann.press("Wait 12 h", table.board))
    assert TAKE_OVER not in payloads(table.post)
    await table.later(12 * HOUR - MINUTE)
    assert TAKE_OVER not in payloads(table.post)
    await table.later(2 * MINUTE)
    assert TAKE_OVER in payloads(table.post)


async def test_doubled_presses_on_both_platforms_at_once_decide_once(world: World) -> None:
    table = await sit_down_three(world, "clock:1d+12h")
    await table.later(DAY + 1)
    ann, dora, revision = (
        table.ann,
        table.dora,
        await world.desk.tables.revision(table.code),
    )
    decisions = (TAKE_OVER, "Wait 12 h") * 2
    pressed = [ann.tap(label, table.board) for label in decisions]
    posted = [await dora.tap(table.post, label) for label in decisions]
    told = [await query.answered() for query in pressed]
    for interaction in posted:
        await asyncio.wait_for(interaction.done.wait(), PATIENCE)
    refused = [answer for answer in told if answer.alert]
    await world.discord.until(
        lambda: len(refused) + sum(bool(each.private) for each in posted) == 7
    )
    await table.until_revision(revision + 1)
    await table.settled()
    waited = TAKE_OVER not in payloads(table.board) and BACK not in payloads(table.board)
    assert waited != (BACK in payloads(table.board))


async def test_the_computer_takes_over_by_itself_and_its_person_comes_back(world: World) -> None:
    table = await overdue(world)
    await table.later(12 * HOUR + 1)
    await table.ann.sees("⚫ Ann")
    await table.settled()
    for shown in (table.board, table.post):
        assert "Mira" in shown.text and BACK in payloads(shown)
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


async def test_who_is_away_is_said_to_be_so_on_every_board_also_after_a_restart(
    world: World,
) -> None:
    table = await sit_down(world, "clock:1d+12h")
    await table.ann_plays()
    await table.changed(table.dora.slash(table.channel, "away", days=3))
    back = round(world.now + 3 * DAY)
    assert f"Dora is away; back <t:{back}:R>" in table.post.text
    assert "Dora is away; back" in table.board.text
    assert ("date_time", "in 3 days") in table.board.marked
    await restarted(world, table)
    await table.later(2 * DAY)
    assert TAKE_OVER not in payloads(table.board) and "Dora is away" in table.board.text
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


# Restarts


async def test_old_buttons_undo_and_what_was_asked_is_answered_after_a_restart(
    world: World,
) -> None:
    table = await sit_down(world)
    await table.ann_plays()
    (move,) = [pressed for pressed in payloads(table.board).values() if pressed.startswith("menu:")]
    undo = move.replace("menu:", "undo:").rpartition(":")[0] + ":"  # as earlier menus had it
    await restarted(world, table)
    await table.changed(table.ann.send(undo, table.board).answered())
    assert AGREE in payloads(table.post)
    await restarted(world, table)
    await table.changed(table.dora.press(table.post, AGREE))
    for shown in (table.board, table.post):
        assert "Ann, your turn ⚫" in shown.text
    await table.dora_is_sure("calloff")
    await restarted(world, table)
    await table.changed(table.ann.press("Decline", table.board))
    assert AGREE not in payloads(table.post) and moves(table.post)


async def test_nothing_that_could_not_be_answered_expires_while_no_program_runs(
    world: World,
) -> None:
    table = await sit_down(world, "clock:1d+12h")
    await table.ann_plays()
    await world.stop()
    world.now += 2 * DAY
    await world.start()
    await table.later(9 * MINUTE)
    assert TAKE_OVER not in payloads(table.board)
    await table.later(2 * MINUTE)
    assert TAKE_OVER in payloads(table.board)


async def test_a_seat_that_was_taken_over_is_taken_back_after_a_restart(world: World) -> None:
    table = await overdue(world)
    await restarted(world, table)
    await table.changed(table.ann.press(TAKE_OVER, table.board))
    await restarted(world, table)
    await table.changed(table.dora.press(table.post, BACK))
    assert BACK not in payloads(table.board)


async def test_a_notice_that_waited_for_a_restart_goes_out_once(world: World) -> None:
    table = await sit_down(world)
    await table.later(HOUR)
    trouble = world.discord.trouble("POST /channels", 503, times=1000)
    await table.ann.press(table.move, table.board)
    await world.discord.until(lambda: trouble.times < 1000)
    await world.stop()
    world.discord.troubles.clear()
    assert world.calls() == [] and world.unsent() == 1
    await world.start()
    assert await table.told() == ["Dora"]
    await table.dora_plays()
    assert await table.told() == []
