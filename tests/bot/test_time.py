"""Clocks at the desk: what boards say and offer as time passes, and what presses then do."""

import pytest

from bot.moments import plain
from bot.people import Person
from bot.press import Press
from bot.screens import Screen
from bot.store.store import Store
from bot.tables.clocks import DAY, HOUR, MINUTE
from bot.tables.table import Status
from bot.texts import Words
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, surely, until, verbs
from tests.desks import desk_of
from tests.starting import start
from tests.tally import settled
from tests.thinking import workers_for

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def started(rooms: Rooms, line: str = "reversi first 1 clock 3d", *more: Person) -> Screen:
    """A running match between Ann, who begins, Ben and perhaps others."""
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", line))
    for who in (BEN, *more):
        assert not (await rooms.desk.press(who, CHAT, payload(screen, "join"))).refused
    return await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))


async def passes(rooms: Rooms, clock: Clock, seconds: float) -> Screen:
    """So much time passes, and everything that is due happens and is shown."""
    clock.turn(seconds)
    await rooms.desk.clocks.tick()
    await settled(rooms.desk)
    return rooms.screen(CHAT)


def caption(screen: Screen) -> str:
    return plain(screen.caption)


async def own(rooms: Rooms, code: str, who: Person) -> Screen:
    return await rooms.desk.page_screens.table(code, who, "en")


async def test_the_deadline_stands_on_the_board_in_the_alt_text_and_on_the_text_board(
    rooms: Rooms, clock: Clock
) -> None:
    screen = await started(rooms)
    assert "\ue0f0" in screen.caption, "a moment that every platform shows its own way"
    assert "in 3 days" in caption(screen)
    assert "in 3 days" in screen.alt and "\ue0f0" not in screen.alt
    board = (await rooms.desk.press(ANN, CHAT, payload(screen, "text"))).screen
    assert board is not None and "in 3 days" in plain(" ".join(board.lines))
    clock.turn(2 * DAY)
    assert "in 24 hours" in caption(await own(rooms, screen.table, ANN)) or "1 day" in caption(
        await own(rooms, screen.table, ANN)
    )


async def test_without_a_clock_no_deadline_is_shown(rooms: Rooms) -> None:
    screen = await started(rooms, "reversi first 1")
    assert "\ue0f0" not in screen.caption


@pytest.mark.parametrize(
    "line", ["clock:3d+1d", "clock 3d", "clock=3d", "clock 3D+1D", "clock:3d+1d match 3"]
)
async def test_the_clock_is_chosen_with_the_table(rooms: Rooms, store: Store, line: str) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", f"reversi {line}")
    assert reply.screen is not None
    assert (await kept(store, reply.screen.table)).clock == "3d+1d"
    assert "clock 3 days + 1 day" in reply.screen.caption
    (menu,) = (menu for menu in reply.screen.menus if menu.key == "clock")
    assert "3 days each, plus 1 day after each of your moves." in menu.about


async def test_a_clock_that_there_is_not_is_answered_with_those_that_there_are(
    rooms: Rooms,
) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi clock 2h")
    assert reply.refused
    for name in ("none", "5m+10s", "15m+20s", "1d+12h", "3d+1d", "7d+2d"):
        assert name in reply.notice


async def test_every_clock_can_be_chosen_in_the_lobby(rooms: Rooms, store: Store) -> None:
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    found = []
    for token in ("5m-10s", "15m-20s", "1d-12h", "3d-1d", "7d-2d", "none"):
        press = payload(rooms.screen(CHAT), "clock", token)
        assert (await rooms.desk.press(BEN, CHAT, press)).refused, "the host's alone"
        assert not (await rooms.desk.press(ANN, CHAT, press)).refused
        await rooms.desk.press(ANN, CHAT, press)  # delivered again
        await settled(rooms.desk)
        found.append((await kept(store, screen.table)).clock)
    assert found == ["5m+10s", "15m+20s", "1d+12h", "3d+1d", "7d+2d", "none"]


async def test_who_may_choose_is_offered_to_choose_and_the_caption_says_so(
    rooms: Rooms, clock: Clock
) -> None:
    screen = await started(rooms)
    assert not {"takeover", "wait", "claim"} & verbs(screen)
    screen = await passes(rooms, clock, 3 * DAY)
    assert {"takeover", "wait", "claim"} <= verbs(screen)
    assert "Ann’s time is up" in caption(screen)
    assert "Ben can choose what happens next; a move still counts." in caption(screen)
    assert "a computer player takes over in" in caption(screen)
    assert {"takeover", "wait", "claim"} <= verbs(await own(rooms, screen.table, BEN))
    for who in (ANN, CLEO):
        assert not {"takeover", "wait", "claim"} & verbs(await own(rooms, screen.table, who))
    assert "Wait a day" in {button.label for button in buttons(screen)}


async def test_without_a_clock_nobody_may_claim_and_no_computer_comes_by_itself(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await started(rooms, "reversi first 1")
    screen = await passes(rooms, clock, 3 * DAY)
    assert {"takeover", "wait"} <= verbs(screen) and "claim" not in verbs(screen)
    assert "If nobody chooses" not in caption(screen)
    screen = await passes(rooms, clock, 20 * DAY)
    assert (await kept(store, screen.table)).chairs[0].person == ANN.key
    assert (
        await rooms.desk.press(BEN, CHAT, Press("claim", screen.table, screen.revision).pack())
    ).refused


async def test_against_computers_alone_a_board_does_not_speak_of_others(
    rooms: Rooms, clock: Clock
) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi club first 1")
    await rooms.post(ANN, CHAT, reply)
    screen = await passes(rooms, clock, 3 * DAY)
    assert "can choose" not in caption(screen)
    assert "Ann, your turn ⚫" in caption(screen), "nothing follows from three days"
    assert not {"takeover", "wait", "claim"} & verbs(screen)


@pytest.mark.parametrize(
    ("who", "answer"),
    [(ANN, "still has time"), (CLEO, "You do not play at this table.")],
)
@pytest.mark.parametrize("verb", ["takeover", "wait", "claim"])
async def test_who_may_not_choose_is_told_why(
    rooms: Rooms, clock: Clock, who: Person, answer: str, verb: str
) -> None:
    await started(rooms)
    screen = await passes(rooms, clock, 3 * DAY)
    reply = await rooms.desk.press(who, CHAT, payload(screen, verb))
    assert reply.refused
    if who is CLEO:
        assert reply.notice == answer


async def test_of_the_seats_beside_an_overdue_one_none_is_given_away_unasked(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    people = (ANN, BEN, CLEO)
    await started(rooms, "triominos clock 3d", CLEO)
    screen = await passes(rooms, clock, 3 * DAY)
    late = (await kept(store, screen.table)).turn.seat
    assert late is not None
    chooser, other = people[late - 1], (late + 1) % len(people)
    press = Press("replace", screen.table, screen.revision, (str(other), "club")).pack()
    assert not (await rooms.desk.press(chooser, CHAT, press)).refused
    table = await kept(store, screen.table)
    assert table.chairs[other].person == people[other].key
    assert table.proposal is not None and table.proposal.number == other
    await settled(rooms.desk)


async def test_one_more_bonus_counts_once_however_often_it_is_pressed(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await started(rooms)
    screen = await passes(rooms, clock, 3 * DAY)
    replies = [await rooms.desk.press(BEN, CHAT, payload(screen, "wait")) for _ in range(2)]
    assert [reply.refused for reply in replies] == [False, True]
    table = await kept(store, screen.table)
    assert table.revision == screen.revision + 1
    assert table.turn.deadline == clock.now + DAY
    await passes(rooms, clock, DAY)
    assert (await rooms.desk.press(BEN, CHAT, payload(screen, "claim"))).refused, "an old board's"


async def test_a_claimed_match_is_won_and_says_why(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    await started(rooms)
    screen = await passes(rooms, clock, 3 * DAY)
    assert not (await rooms.desk.press(BEN, CHAT, payload(screen, "claim"))).refused
    await settled(rooms.desk)
    assert "Ben wins" in caption(rooms.screen(CHAT))
    assert "Ann’s time was up." in caption(rooms.screen(CHAT))
    assert (await kept(store, screen.table)).status is Status.OVER


async def test_whoever_moves_late_has_moved(rooms: Rooms, clock: Clock, store: Store) -> None:
    await started(rooms)
    screen = await passes(rooms, clock, 3 * DAY + HOUR)
    assert not (await rooms.desk.press(ANN, CHAT, payload(screen, "move"))).refused
    table = await kept(store, screen.table)
    assert (table.turn.seat, table.turn.overdue, table.turn.left) == (1, None, (DAY, 3 * DAY))


@pytest.mark.parametrize("chosen", [True, False])
async def test_what_the_stand_in_played_is_told_as_the_stand_ins(
    rooms: Rooms, clock: Clock, store: Store, chosen: bool
) -> None:
    await started(rooms)
    screen = await passes(rooms, clock, 3 * DAY)
    if chosen:
        assert not (await rooms.desk.press(BEN, CHAT, payload(screen, "takeover"))).refused
    else:
        await passes(rooms, clock, DAY)
    await until(lambda: "Ben, your turn ⚪" in caption(rooms.screen(CHAT)))
    played = rooms.screen(CHAT)
    assert "Otto played" in caption(played) and "Ann played" not in caption(played)
    assert "return" in verbs(played)
    assert not (await rooms.desk.press(ANN, CHAT, payload(played, "return"))).refused
    await settled(rooms.desk)
    back = rooms.screen(CHAT)
    assert "⚫ Ann" in caption(back)
    assert "Otto played" in caption(back) and "Ann played" not in caption(back)
    history = [one.text for one in await rooms.desk.tables.history(screen.table, BEN, "en")]
    assert any("Otto played" in text for text in history)
    assert not any("Ann played" in text for text in history)
    assert (await kept(store, screen.table)).chairs[0].person == ANN.key


async def test_a_reminder_changes_the_table_once(rooms: Rooms, clock: Clock, store: Store) -> None:
    screen = await started(rooms)
    for hours in (54, 1, 1, 10):
        await passes(rooms, clock, hours * HOUR)
    table = await kept(store, screen.table)
    assert table.turn.reminded and table.revision == screen.revision + 1


async def test_away_is_said_at_the_tables_and_stops_the_clock(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    screen = await started(rooms)
    reply = await rooms.desk.line(ANN, CHAT, "away", "7")
    assert "You are away; your clocks are stopped." in plain(reply.notice)
    await settled(rooms.desk)
    assert "Ann is away; back in 7 days." in caption(rooms.screen(CHAT))
    screen = await passes(rooms, clock, 5 * DAY)
    assert "back in 2 days" in caption(await own(rooms, screen.table, BEN))
    assert "takeover" not in verbs(screen)
    assert not (await rooms.desk.line(ANN, CHAT, "back", "")).refused
    table = await kept(store, screen.table)
    assert table.turn.deadline == clock.now + 3 * DAY
    revision = table.revision
    assert (await rooms.desk.line(ANN, CHAT, "back", "")).notice == "You were not away."
    assert (await kept(store, screen.table)).revision == revision, "nothing has changed"


async def test_a_match_that_begins_while_somebody_is_away_knows_it(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    screen = await rooms.post(
        ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi first 2 clock 3d")
    )
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.desk.line(BEN, CHAT, "away", "7")
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    table = await kept(store, screen.table)
    assert table.chairs[1].away == clock.now + 7 * DAY
    assert table.turn.deadline == clock.now + 10 * DAY
    await surely(rooms.desk, ANN, CHAT, "resign")
    await rooms.desk.line(BEN, CHAT, "back", "")
    await rooms.desk.line(ANN, CHAT, "rematch", "")
    table = await kept(store, screen.table)
    assert [chair.away for chair in table.chairs] == [0.0, 0.0]


async def test_thirty_days_at_once_and_in_any_365(rooms: Rooms, clock: Clock) -> None:
    assert (await rooms.desk.line(ANN, CHAT, "away", "31")).refused
    assert not (await rooms.desk.line(ANN, CHAT, "away", "20")).refused
    clock.turn(20 * DAY)
    reply = await rooms.desk.line(ANN, CHAT, "away", "11")
    assert reply.notice == "You can be away for 10 days at most."
    assert not (await rooms.desk.line(ANN, CHAT, "away", "10")).refused
    clock.turn(10 * DAY)
    reply = await rooms.desk.line(ANN, CHAT, "away", "1")
    assert reply.notice.startswith("You have been away for 30 days within a year")
    clock.turn(335 * DAY)  # the first day of those twenty is a year ago, and each one after it
    assert not (await rooms.desk.line(ANN, CHAT, "away", "20")).refused
    await rooms.desk.line(ANN, CHAT, "back", "")
    assert not (await rooms.desk.line(ANN, CHAT, "away", "30")).refused


async def test_a_sleeping_hosts_powers_are_there_for_whoever_presses(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await settled(rooms.desk)
    start = payload(rooms.screen(CHAT), "start")
    clock.turn(9 * MINUTE)
    assert (await rooms.desk.press(BEN, CHAT, start)).refused
    clock.turn(MINUTE + 1)
    assert not (await rooms.desk.press(BEN, CHAT, start)).refused
    table = await kept(store, screen.table)
    assert (table.host, table.status) == (BEN.key, Status.PLAYING)


async def test_a_forgotten_lobby_closes_and_a_dead_table_is_called_off(
    rooms: Rooms, clock: Clock, store: Store
) -> None:
    lobby = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    await passes(rooms, clock, DAY + HOUR)
    assert (await kept(store, lobby.table)).status is Status.CLOSED
    screen = await started(rooms, "reversi first 1")
    screen = await passes(rooms, clock, 27 * DAY + HOUR)
    assert "this match will be called off in 3 days" in caption(screen)
    screen = await passes(rooms, clock, 3 * DAY + HOUR)
    assert "Called off, without a result." in caption(screen)
    assert (await kept(store, screen.table)).series.results == ()


async def test_a_process_that_was_down_leaves_ten_minutes(
    rooms: Rooms, clock: Clock, store: Store, words: Words, games: str
) -> None:
    screen = await started(rooms)
    await rooms.desk.close()
    clock.turn(9 * DAY)
    workers = workers_for(games)
    again = desk_of(store, workers, words, clock=clock)
    try:
        again.attach(Rooms(again))
        await start(again)
        clock.turn(10 * MINUTE - 1)
        await again.clocks.tick()
        assert (await kept(store, screen.table)).turn.overdue is None
        clock.turn(2)
        await again.clocks.tick()
        assert (await kept(store, screen.table)).turn.overdue is not None
    finally:
        await again.close()
        await workers.close()


async def test_the_manners_are_told_on_request(rooms: Rooms) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "help", "table")
    assert reply.screen is not None
    told = " ".join(reply.screen.lines)
    for word in ("/away 7", "/undo", "/draw", "/calloff", "/return", "/replace", "30 days"):
        assert word in told
