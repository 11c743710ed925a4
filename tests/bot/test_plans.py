"""Plans: played the instant the turn comes, in the transaction of the move before it, and seen by
nobody else."""

from dataclasses import replace

import pytest

from bot.desk.reply import Reply
from bot.features.plans.plan import (
    TOUCHED,
    Plan,
    after,
    answered,
    due,
    reason,
    wished,
)
from bot.features.plans.screens import marks
from bot.people import Person
from bot.screens import Screen
from bot.store.personal_data import of_person
from bot.store.store import Store
from engines import GAMES
from engines.game import View
from engines.replay import replay
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, surely
from tests.bot.seated import dealt
from tests.bot.test_accounts import link

ANN, BEN, CARL = person("Ann"), person("Ben"), person("Carl")
OWN = {who.id: room(f"{who.key}'s own", private=True) for who in (ANN, BEN, CARL)}
GROUP = room("lounge")


def ahead(game: str, *moves: str, seat: int = 1) -> View:
    """What a seat may plan from after these moves of a match."""
    match = dealt("Ann", "Ben", game=game).match
    assert match is not None
    return GAMES[game].planner.ahead(GAMES[game], replay(GAMES[game], match.setup, moves), seat)


def test_the_first_wish_that_is_possible_is_due_and_answers_come_before() -> None:
    view = ahead("reversi")
    plan = wished(
        wished(wished(wished(Plan(0, 0), view, "c5"), view, "e3"), view, "f4"), view, "d6"
    )
    assert [wish.move for wish in plan.wishes] == ["c5", "e3", "d6"], "three, the last replaced"
    plan = answered(plan, "d3", "c3")
    now = ahead("reversi", "d3")
    own = replace(now, moves=("c3", "c5", "e3"))
    assert due(plan, own, "d3") == "c3"
    assert due(plan, own, "e6") == "c5"
    assert due(plan, replace(own, moves=("e3",)), "") == "e3"
    assert (due(plan, replace(own, moves=("a1",)), ""), reason(plan, own)) == ("", TOUCHED)
    left = after(plan)
    assert left is not None and not left.wishes and after(left) is None, "for a second turn alone"


def test_what_touches_the_lines_of_a_wish_keeps_it_from_being_played() -> None:
    view = ahead("crosswise")
    stone, _ = view.moves[0].split(".")
    plan = replace(wished(Plan(0, 0), view, f"{stone}.c3"), untouched=True)
    for cell, move in (("a1", f"{stone}.c3"), ("c6", "")):
        first = ahead("crosswise", seat=0).moves[0].split(".")[0]
        now = ahead("crosswise", f"{first}.{cell}")
        assert due(plan, now, "") == move
    assert reason(plan, now) == TOUCHED


def test_the_lines_that_nobody_may_touch_are_marked_with_the_cell() -> None:
    view = ahead("crosswise")
    stone, _ = view.moves[0].split(".")
    planned = wished(Plan(0, 0), view, f"{stone}.c3")
    assert marks(view, planned) == "c3"
    assert marks(view, replace(planned, untouched=True)) == "line-c.line-3.c3"


def test_a_planned_tile_goes_to_its_cell_whatever_number_that_has_by_then() -> None:
    planner, first = GAMES["triominos"].planner, ahead("triominos", seat=0).moves[0]
    before = ahead("triominos", first)
    for move in before.moves:
        _, *place = move.split(".")
        if place:
            lasting = planner.lasting(before, move)
            assert planner.present(before, lasting) == move
            assert planner.present(ahead("triominos"), lasting) == "", "no such cell there"


async def begun(rooms: Rooms, game: str = "reversi", clock: str = "") -> str:
    """A match of Ann against Ben, in which Ann begins."""
    first = {} if game == "triominos" else {"first": "1"}
    options = {"game": game} | first | ({"clock": clock} if clock else {})
    reply = await rooms.desk.command(ANN, GROUP, "play", options)
    code = (await rooms.post(ANN, GROUP, reply)).table
    await rooms.desk.press(BEN, GROUP, payload(rooms.screen(GROUP), "join"), "1")
    await rooms.desk.command(ANN, GROUP, "start", {"code": code})
    return code


async def pressed(rooms: Rooms, who: Person, code: str, verb: str, *path: str) -> Reply:
    revision = await rooms.desk.tables.revision(code)
    payload = f"{verb}:{code}:{revision}:{'.'.join(path)}"
    return await rooms.desk.press(who, OWN[who.id], payload)


async def plan(rooms: Rooms, who: Person, code: str, *path: str) -> Screen:
    reply = await pressed(rooms, who, code, "planning", *path)
    assert reply.screen is not None and not reply.refused, reply
    return reply.screen


async def moves(store: Store, code: str) -> tuple[str, ...]:
    match = (await kept(store, code)).match
    assert match is not None
    return match.moves


async def lines(rooms: Rooms, who: Person, code: str) -> tuple[str, ...]:
    return (await rooms.desk.tables.own_screen(code, who, OWN[who.id])).lines


async def test_a_plan_is_played_with_the_move_before_it_and_told_as_one_turn(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms)
    opened = await pressed(rooms, BEN, code, "plan")
    assert opened.screen is not None
    assert payload(opened.screen, "planning", "w", "c5")
    await plan(rooms, BEN, code, "w", "c5")
    assert "Your plan: c5" in await lines(rooms, BEN, code)
    before = await kept(store, code)
    await pressed(rooms, ANN, code, "mine", "d3")
    now = await kept(store, code)
    assert await moves(store, code) == ("d3", "c5")
    assert (now.turn.seat, now.revision) == (0, before.revision + 1)
    assert "Ann d3 · c5, as planned" in await lines(rooms, BEN, code)
    assert not any("planned" in line for line in await lines(rooms, ANN, code))
    assert rooms.notified == [], "nobody has to be told of a turn that is over"


async def test_answers_are_chosen_in_the_position_and_hold_for_a_second_turn(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms)
    await plan(rooms, BEN, code, "w", "c5")
    asked = await plan(rooms, BEN, code, "if")
    replies = {button.label for button in buttons(asked)}
    assert {"d3", "c4", "c6"} <= replies, "now, and after the first wish"
    match = (await kept(store, code)).match
    assert match is not None
    game = GAMES["reversi"]
    own = game.view(replay(game, match.setup, ("d3", "c5", "c6")), 1).moves[0]
    await plan(rooms, BEN, code, "if", "c6", own)
    await pressed(rooms, ANN, code, "mine", "d3")
    assert await moves(store, code) == ("d3", "c5")
    await pressed(rooms, ANN, code, "mine", "c6")
    assert await moves(store, code) == ("d3", "c5", "c6", own)
    assert f"Ann c6 · {own}, as planned" in await lines(rooms, BEN, code)


async def test_a_plan_takes_no_time_and_is_played_for_whoever_is_away(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms, clock="1d+12h")
    await plan(rooms, BEN, code, "w", "c5")
    await rooms.desk.line(BEN, OWN[BEN.id], "away", "7")
    await pressed(rooms, ANN, code, "move", "d3")
    table = await kept(store, code)
    assert await moves(store, code) == ("d3", "c5") and table.turn.seat == 0
    assert table.turn.left[1] == 86_400.0, "no more than at the beginning, and nothing is gone"


async def test_a_plan_goes_with_its_person_to_whom_their_account_is_linked(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms)
    await plan(rooms, BEN, code, "w", "c5")
    await link(rooms.desk, CARL, BEN)
    assert "Your plan: c5" in await lines(rooms, CARL, code)
    await pressed(rooms, ANN, code, "mine", "d3")
    assert await moves(store, code) == ("d3", "c5")
    assert "Ann d3 · c5, as planned" in await lines(rooms, CARL, code)


async def test_what_does_not_fit_any_more_is_dropped_with_a_word_and_so_is_what_was_taken_back(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms)
    await plan(rooms, BEN, code, "w", "f4")
    await pressed(rooms, ANN, code, "mine", "d3")
    assert await moves(store, code) == ("d3",)
    assert "Your plan is dropped: f4 is not possible now." in await lines(rooms, BEN, code)
    await pressed(rooms, BEN, code, "mine", "c3")
    opened = await plan(rooms, BEN, code, "w")
    await rooms.desk.press(BEN, OWN["ben"], opened.choices[0].payload)
    await rooms.desk.command(BEN, OWN["ben"], "undo", {"code": code})
    asked = await rooms.desk.tables.own_screen(code, ANN, OWN["ann"])
    await rooms.desk.press(ANN, OWN["ann"], payload(asked, "agree"))
    assert await moves(store, code) == ("d3",)
    told = await lines(rooms, BEN, code)
    assert "Your plan is dropped: a move was taken back." in told


async def test_a_plan_is_its_persons_alone_to_export_and_to_forget(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms)
    await plan(rooms, BEN, code, "w", "c5")

    async def told(who: Person) -> list[str]:
        return [row["code"] for row in (await of_person(store.renamings, who.key))["plans"]]

    assert (await told(BEN), await told(ANN)) == ([code], [])
    await surely(rooms.desk, BEN, OWN["ben"], "resign", code)
    assert await told(BEN) == [], "it goes with its match"


@pytest.mark.parametrize("game", ["reversi", "crosswise", "triominos"])
async def test_two_worlds_that_differ_in_a_plan_look_alike_to_all_others(
    game: str, rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms, game)
    turn = (await kept(store, code)).turn.seat
    mover, planner = (ANN, BEN) if turn == 0 else (BEN, ANN)
    watched = room("rooms:cleo's own", private=True)

    async def look() -> list[object]:
        others = [(mover, OWN[mover.id]), (person("Cleo"), watched)]
        seen = [await rooms.desk.tables.own_screen(code, *other) for other in others]
        more = await rooms.desk.press(mover, GROUP, f"menu:{code}:{seen[0].revision}:more")
        return [*seen, rooms.screen(GROUP), more, list(rooms.notified), len(rooms.history)]

    without = await look()
    screen = (await pressed(rooms, planner, code, "plan")).screen
    assert screen is not None
    while not any(line.startswith("Your plan: ") for line in await lines(rooms, planner, code)):
        step = next(b for b in screen.choices if b.payload.startswith("planning:"))
        screen = (await rooms.desk.press(planner, OWN[planner.id], step.payload)).screen
        assert screen is not None
    assert await look() == without
