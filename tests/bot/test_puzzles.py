"""Puzzles at the desk: the puzzle of the day, one try for the score, a chat's daily one."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from datetime import date

import pytest

from bot.desk.reply import Reply
from bot.features.puzzles import puzzle
from bot.features.puzzles import rows as puzzle_rows
from bot.features.puzzles.puzzle import (
    DAY,
    HOUR,
    PuzzleKey,
    day_of,
    games,
    kept,
    month_of,
    of_the_day,
    of_the_day_in,
    streak,
)
from bot.features.training import rows as training_rows
from bot.press import Press, unpack
from bot.screens import Screen
from bot.screens.choosing import MANY
from bot.store.store import Store
from engines import GAMES
from engines.game import Game
from engines.path import split
from engines.replay import replay
from tests.bot.clock import START, Clock
from tests.bot.rooms import Rooms, payload, person, room

ANN, BEN, DORA = person("Ann"), person("Ben"), person("Dora", "de")
CHAT, OWN = room("lounge"), room("ann's own", private=True)
TODAY = day_of(START)


@pytest.fixture
def clock() -> Callable[[], float]:
    return Clock()


def press(key: PuzzleKey, move: str) -> str:
    """The payload of the button that plays a whole move."""
    return Press("puzzle", "", 0, (key.game, str(key.number), *split(move))).pack()


def wrong(key: PuzzleKey) -> str:
    """A move that is not the answer."""
    return next(move for move in key.view.moves if not key.same(move))


async def answered(rooms: Rooms, who: str = "right", chat: object = OWN) -> Reply:
    key = of_the_day(TODAY)
    move = key.puzzle.answer if who == "right" else wrong(key)
    return await rooms.desk.press(ANN, chat if chat is CHAT else OWN, press(key, move))


def test_the_day_alone_says_which_puzzle_it_is_and_games_take_turns() -> None:
    days = range(TODAY, TODAY + 3 * len(games()))
    found = [of_the_day(day) for day in days]
    assert [key.game for key in found] == [games()[day % len(games())] for day in days]
    assert len(set(found)) == len(found)
    assert of_the_day_in(found[0].game, TODAY) == found[0]
    others = {of_the_day_in(game, TODAY) for game in games()} - {found[0]}
    assert others.isdisjoint(found)


def test_a_game_that_is_added_takes_turns_from_the_day_on_that_its_puzzles_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Versions with and without it run beside each other until then."""
    days = range(TODAY, TODAY + 3 * len(games()))
    before = [of_the_day(day) for day in days]
    later = copy(GAMES[games()[0]])
    later.puzzler = copy(later.puzzler)
    monkeypatch.setattr(later.puzzler, "since", TODAY + len(days))
    monkeypatch.setitem(GAMES, "later", later)
    assert "later" in games()
    assert [of_the_day(day) for day in days] == before
    since = range(days.stop, days.stop + len(games()))
    assert {of_the_day(day).game for day in since} == set(games())


async def test_a_puzzle_is_replayed_once_for_all_that_is_shown_of_it(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed: list[str] = []

    def counted(game: Game, setup: str, moves: tuple[str, ...]) -> object:
        replayed.append(game.key)
        return replay(game, setup, moves)

    monkeypatch.setattr(puzzle, "replay", counted)
    key = next(key for day in range(9999) if (key := of_the_day(day)) != of_the_day(TODAY))
    for _ in range(2):
        payload = Press("puzzle", "", 0, (key.game, str(key.number))).pack()
        assert (await rooms.desk.press(ANN, OWN, payload)).screen is not None
    assert replayed == [key.game]


def test_a_row_of_days_ends_where_one_is_missing_but_not_before_today_is_over() -> None:
    assert streak([9, 8, 7, 5], 9) == 3
    assert streak([8, 7], 9) == 2
    assert streak([7], 9) == 0
    assert streak([], 9) == 0


async def test_the_puzzle_of_the_day_has_a_picture_and_its_moves_as_buttons(rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, OWN, "puzzle", {})
    screen, key = reply.screen, of_the_day(TODAY)
    assert screen is not None and screen.picture is not None and screen.alt
    assert len(screen.lines) <= 4 and screen.lines[0].startswith("Puzzle of the day")
    assert screen.choices and all(unpack(b.payload).verb == "puzzle" for b in screen.choices)
    assert key.puzzle.answer not in screen.caption
    german = (await rooms.desk.command(DORA, OWN, "puzzle", {})).screen
    assert german is not None and german.lines[0].startswith("Rätsel des Tages")


def onward(screen: Screen, key: PuzzleKey) -> str:
    """The payload of the button that goes on towards the answer."""
    answer = split(key.puzzle.answer)
    for button in screen.choices:
        *steps, last = unpack(button.payload).path[2:]
        goal = answer[len(steps)]
        if tuple(steps) == answer[: len(steps)] and (last == goal or last == f"@{goal[0]}"):
            return button.payload
    raise AssertionError(f"{key}: no way on in {[b.payload for b in screen.choices]}")


@pytest.mark.parametrize("game", games())
async def test_the_buttons_of_every_game_lead_to_the_answer(rooms: Rooms, game: str) -> None:
    for number in range(0, len(kept(game)), max(1, len(kept(game)) // 8)):
        key = PuzzleKey(game, number)
        pressed = Press("puzzle", "", 0, (game, str(number))).pack()
        screen = (await rooms.desk.press(ANN, OWN, pressed)).screen
        while screen is not None and "is right!" not in screen.caption:
            assert len(screen.lines) <= 4 and len(screen.choices) <= MANY
            assert len(screen.prompt) > 0
            screen = (await rooms.desk.press(ANN, OWN, onward(screen, key))).screen
        assert screen is not None, key


async def test_the_first_answer_counts_and_one_may_go_on_trying(rooms: Rooms, store: Store) -> None:
    reply = await answered(rooms, "wrong")
    assert reply.screen is not None and "your try for today" in reply.screen.caption
    assert reply.screen.choices, "one may go on trying"
    reply = await answered(rooms)
    assert reply.screen is not None and "is right!" in reply.screen.caption
    assert await puzzle_rows.tried(store.database, ANN.key, TODAY) is False
    assert await puzzle_rows.solved_days(store.database, ANN.key) == []


async def test_days_solved_in_a_row_are_counted(rooms: Rooms, store: Store) -> None:
    for day in (TODAY - 1, TODAY - 2):
        await puzzle_rows.attempt(store.database, ANN.key, day, CHAT, True, 2, 1.0)
    reply = await answered(rooms)
    assert reply.screen is not None and "day 3 of your streak" in reply.screen.caption


async def test_in_a_shared_chat_only_the_one_who_tries_learns_the_answer(rooms: Rooms) -> None:
    rooms.shows_privately = True
    reply = await answered(rooms, "right", CHAT)
    assert reply.private and reply.screen is not None
    assert reply.screen.audience == ANN.key
    rooms.shows_privately = False
    reply = await rooms.desk.press(BEN, CHAT, press(of_the_day(TODAY), wrong(of_the_day(TODAY))))
    assert "not the answer" in reply.notice
    assert reply.screen is None or reply.screen.audience is None


async def test_the_solution_is_shown_in_pictures_and_uses_up_the_try(
    rooms: Rooms, store: Store
) -> None:
    shown = (await rooms.desk.command(ANN, OWN, "puzzle", {})).screen
    assert shown is not None
    reply = await rooms.desk.press(ANN, OWN, payload(shown, "solve"))
    first = reply.screen
    assert first is not None and first.picture is not None and len(first.lines) <= 4
    assert await puzzle_rows.tried(store.database, ANN.key, TODAY) is False
    key = of_the_day(TODAY)
    after = (await rooms.desk.press(ANN, OWN, payload(first, "solve", key.game))).screen
    assert after is not None and after.picture is not None
    assert after.picture.png != first.picture.png


async def test_a_missed_puzzle_comes_again_until_it_is_solved(rooms: Rooms) -> None:
    assert "no missed puzzles" in (await rooms.desk.command(ANN, OWN, "train", {})).notice
    await answered(rooms, "wrong")
    again = (await rooms.desk.command(ANN, OWN, "train", {})).screen
    assert again is not None and again.choices
    await answered(rooms)
    assert "no missed puzzles" in (await rooms.desk.command(ANN, OWN, "train", {})).notice


async def missed(store: Store) -> list[PuzzleKey]:
    """Three puzzles that Ann has missed, first what she has not seen for longest."""
    keys = [PuzzleKey("reversi", number) for number in (7, 3, 5)]
    for at, key in enumerate(keys):
        await training_rows.miss(store.database, ANN.key, str(key), float(at))
    return keys


def asks(reply: Reply) -> PuzzleKey:
    """The puzzle whose moves a reply offers."""
    assert reply.screen is not None and reply.here
    key = PuzzleKey.parse(".".join(unpack(reply.screen.choices[0].payload).path[:2]))
    assert key is not None
    return key


async def test_one_press_leads_from_a_missed_puzzle_to_the_next(rooms: Rooms, store: Store) -> None:
    first, second, third = await missed(store)
    question = (await rooms.desk.command(ANN, OWN, "train", {})).screen
    assert question is not None
    skipped = await rooms.desk.press(ANN, OWN, payload(question, "train"))
    assert asks(skipped) == second
    failed = await rooms.desk.press(ANN, OWN, press(second, wrong(second)))
    assert failed.screen is not None and "Try again" in failed.screen.caption
    assert asks(await rooms.desk.press(ANN, OWN, payload(failed.screen, "train"))) == first
    solved = await rooms.desk.press(ANN, OWN, press(first, first.puzzle.answer))
    assert solved.screen is not None and "is right!" in solved.screen.caption
    assert asks(await rooms.desk.press(ANN, OWN, payload(solved.screen, "train"))) == third


async def test_a_solution_leads_on_too_until_nothing_else_was_missed(
    rooms: Rooms, store: Store
) -> None:
    for key in (keys := await missed(store)):
        shown = await rooms.desk.press(ANN, OWN, f"solve::0:{key}.1")
        solved = await rooms.desk.press(ANN, OWN, press(key, key.puzzle.answer))
        for screen in (shown.screen, solved.screen):
            assert screen is not None
            assert ("Next" in labels(screen)) == (key != keys[-1])


async def test_nothing_leads_away_from_a_puzzle_that_nobody_has_tried(
    rooms: Rooms, store: Store
) -> None:
    await missed(store)
    shown = (await rooms.desk.command(ANN, OWN, "puzzle", {})).screen
    assert shown is not None and "Next" not in labels(shown)
    for path in ("reversi", "reversi.99999", "chess.1", "reversi.3.d3"):
        assert (await rooms.desk.press(ANN, OWN, f"train::0:{path}")).refused, path


def labels(screen: Screen) -> list[str]:
    """What stands on the buttons below the moves."""
    return [button.label for row in screen.actions for button in row]


async def test_the_table_names_who_solved_it_here_today(rooms: Rooms) -> None:
    rooms.shows_privately = True
    await answered(rooms, "right", CHAT)
    shown = (await rooms.desk.command(BEN, CHAT, "puzzle", {})).screen
    assert shown is not None
    table = (await rooms.desk.press(BEN, CHAT, payload(shown, "ranks"))).screen
    assert table is not None and "🥇 Ann" in table.caption


async def test_the_table_of_the_month_is_the_calendar_months(
    rooms: Rooms, store: Store, clock: Clock
) -> None:
    rooms.shows_privately = True
    november = (date(2026, 11, 1) - date(1970, 1, 1)).days
    assert month_of(november) == month_of(november + 29) == (november, november + 29)
    assert month_of(november - 1) == (november - 31, november - 1)
    clock.now = (november + 1) * DAY
    for who, day in ((ANN, november - 1), (BEN, november)):
        await store.people.remember(who)
        await puzzle_rows.attempt(store.database, who.key, day, CHAT, True, 3, 1.0)
    table = (await rooms.desk.press(BEN, CHAT, "ranks::0:")).screen
    assert table is not None and "This month: 🥇 Ben 3" in table.caption.replace("\u2068", "")
    assert "Ann" not in table.caption
    clock.now = (november - 1) * DAY
    table = (await rooms.desk.press(BEN, CHAT, "ranks::0:")).screen
    assert table is not None and "Ann" in table.caption and "Ben" not in table.caption


async def test_bad_presses_are_refused_kindly(rooms: Rooms) -> None:
    for path in ("chess", "chess.1", "reversi.99999", "reversi.0.z9", "reversi.0.@z"):
        assert (await rooms.desk.press(ANN, OWN, f"puzzle::0:{path}")).refused, path
    for path in ("reversi.0", "reversi.0.0", "reversi.0.x"):
        assert (await rooms.desk.press(ANN, OWN, f"solve::0:{path}")).refused, path


async def test_a_chat_has_it_posted_at_its_hour_once_a_day(
    rooms: Rooms, store: Store, clock: Clock
) -> None:
    clock.now = TODAY * DAY + 17 * HOUR
    boss = replace(ANN, manages=True)
    rooms.choosers = type(rooms.choosers).MANAGERS
    refused = await rooms.desk.command(BEN, CHAT, "daily", {"switch": "on"})
    assert refused.refused and await puzzle_rows.hour(store.database, CHAT) is None
    told = await rooms.desk.command(boss, CHAT, "daily", {"switch": "on", "hour": "18"})
    assert "18:00 UTC" in told.notice
    await rooms.desk.features.jobs.run_once()
    assert not rooms.messages
    clock.turn(HOUR)
    for _ in range(3):
        await rooms.desk.features.jobs.run_once()
    assert len(rooms.messages) == 1
    assert rooms.screen(CHAT).lines[0].startswith("Puzzle of the day")
    clock.turn(DAY)
    await rooms.desk.features.jobs.run_once()
    assert len(rooms.messages) == 2
    await rooms.desk.command(boss, CHAT, "daily", {"switch": "off"})
    clock.turn(DAY)
    await rooms.desk.features.jobs.run_once()
    assert len(rooms.messages) == 2


@pytest.mark.parametrize(("hour", "quiet", "comes"), [(18, "17-20", 20), (23, "22-7", 24 + 7)])
async def test_in_quiet_hours_it_waits_for_whoever_alone_reads_it_and_comes_once(
    rooms: Rooms, store: Store, clock: Clock, hour: int, quiet: str, comes: int
) -> None:
    alone = room("ann", private=True)
    clock.now = TODAY * DAY + 12 * HOUR
    for choice in ("zone.reykjavik", f"quiet.{quiet}"):  # where clocks show those of Greenwich
        await rooms.desk.press(ANN, alone, Press("peace", "", 0, tuple(choice.split("."))).pack())
    for chat in (alone, CHAT):
        await puzzle_rows.subscribe(store.database, chat, hour, TODAY - 1)
    for since in (hour, comes - 1, comes, comes + 1):
        clock.now = TODAY * DAY + since * HOUR
        await rooms.desk.features.jobs.run_once()
        assert [key for key, _ in rooms.messages].count(CHAT.key) == 1, "others have it at its hour"
        assert [key for key, _ in rooms.messages].count(alone.key) == (since >= comes)


async def test_what_a_process_claimed_before_it_died_is_posted_by_another(
    rooms: Rooms, store: Store, clock: Clock
) -> None:
    await puzzle_rows.subscribe(store.database, CHAT, 0, TODAY - 1)
    assert await puzzle_rows.claim(
        store.database, ("rooms",), TODAY, 23, clock.now, clock.now - 300
    )
    await rooms.desk.features.jobs.run_once()
    assert not rooms.messages, "somebody else is posting it"
    clock.turn(301)
    await rooms.desk.features.jobs.run_once()
    assert len(rooms.messages) == 1


async def test_a_chat_that_cannot_be_written_to_wants_it_no_longer(
    rooms: Rooms, store: Store, clock: Clock
) -> None:
    await puzzle_rows.subscribe(store.database, CHAT, 0, TODAY - 1)
    rooms.closed.add(CHAT.key)
    await rooms.desk.features.jobs.run_once()
    assert await puzzle_rows.hour(store.database, CHAT) is None
