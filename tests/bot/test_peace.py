"""Quiet hours and digests at the desk: what waits, when it comes, and that it comes once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.desk.platform import Newest, Shown
from bot.desk.reply import Reply
from bot.moments import Moment, parts, plain
from bot.people import Chat, Person
from bot.press import Press
from bot.screens import Screen
from tests.bot.rooms import Rooms, buttons, kept, payload, room, until
from tests.bot.test_notices import AGES, ANN, ATTIC, BEN, CHAT, Clock, dealt, moves, quiet, unsent
from tests.desks import desk_of
from tests.starting import start
from tests.thinking import workers_for

ZONE = "Europe/Berlin"
OWN = room("ben", private=True)
PRIVATE = room(f"{BEN.key}'s own", private=True)
HOUR, DAY = 3600.0, 86_400.0


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ZONE)).timestamp()


@pytest.fixture
def clock() -> Clock:
    return Clock(at("2027-01-20 20:00"))  # a Wednesday


async def choose(rooms: Rooms, *choices: str, who: Person = BEN) -> Screen:
    """Somebody presses these buttons of their settings: "quiet.22-7"."""
    screen = Screen("", 0, ())
    for choice in ("zone.berlin", *choices):
        press = Press("peace", "", 0, tuple(choice.split("."))).pack()
        reply = await rooms.desk.press(who, OWN, press)
        assert reply.screen is not None and not reply.refused, reply.notice
        screen = reply.screen
    return screen


async def look(rooms: Rooms, clock: Clock, now: float) -> None:
    """Time passes, and processes look for what waits."""
    clock.now = now
    await rooms.desk.background.catch_up("rooms")
    await quiet(rooms)
    await rooms.desk.background.catch_up("rooms")
    await quiet(rooms)


async def test_what_comes_in_the_night_waits_and_comes_once_in_the_morning(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, "quiet.22-7")
    await dealt(rooms)
    before = list(rooms.messages)
    await look(rooms, clock, at("2027-01-20 23:00"))
    await moves(rooms, ANN)
    assert rooms.notified == [] and list(rooms.messages) == before  # the board is edited
    await look(rooms, clock, at("2027-01-21 06:59"))
    assert rooms.notified == []
    for minutes in (0, 30):
        await look(rooms, clock, at("2027-01-21 07:00") + 60 * minutes)
        assert rooms.notified == [(BEN.key, CHAT.id)]
    assert await unsent(rooms.store) == 0


async def test_a_move_in_the_night_makes_the_notice_needless(rooms: Rooms, clock: Clock) -> None:
    await choose(rooms, "quiet.22-7")
    await dealt(rooms)
    await look(rooms, clock, at("2027-01-20 23:00"))
    await moves(rooms, ANN)
    clock.now += AGES
    await moves(rooms, BEN)
    rooms.notified.clear()  # Ann's turn
    await look(rooms, clock, at("2027-01-21 07:00"))
    assert rooms.notified == [] and await unsent(rooms.store) == 0


async def two_tables(rooms: Rooms, clock: Clock) -> tuple[str, str]:
    """In the night it becomes Ben's turn at two tables."""
    codes = []
    for chat in (CHAT, ATTIC):
        codes.append((await dealt(rooms, chat)).table)
    await look(rooms, clock, at("2027-01-20 23:00"))
    for chat in (CHAT, ATTIC):
        await moves(rooms, ANN, chat)
    return codes[0], codes[1]


def summary(rooms: Rooms) -> Screen | None:
    """The one message that Ben alone reads."""
    found = [shown for (key, _), shown in rooms.messages.items() if key == PRIVATE.key]
    assert len(found) <= 1
    return found[0] if found else None


async def test_several_tables_are_one_message_with_a_button_to_each(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, "quiet.22-7")
    codes = await two_tables(rooms, clock)
    for _ in range(2):  # another look finds nothing more
        await look(rooms, clock, at("2027-01-21 07:00"))
        told = summary(rooms)
        assert told is not None and told.lines[0] == "2 tables are waiting for you now."
        assert (
            {payload(told, "open").split(":")[1]}
            < {*codes}
            == {button.payload.split(":")[1] for button in buttons(told)} - {""}
        )
        assert rooms.notified == [] and await unsent(rooms.store) == 0
    assert any("Ben was notified" in line for line in rooms.screen(CHAT).lines)


async def test_whom_no_private_chat_reaches_is_told_at_each_table(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, "quiet.22-7")
    await two_tables(rooms, clock)
    rooms.closed.add(PRIVATE.key)
    await look(rooms, clock, at("2027-01-21 07:00"))
    assert sorted(rooms.notified) == sorted([(BEN.key, CHAT.id), (BEN.key, ATTIC.id)])
    assert summary(rooms) is None and await unsent(rooms.store) == 0


async def test_a_digest_tells_all_at_once_in_the_morning_of_its_day(
    rooms: Rooms, clock: Clock
) -> None:
    shown = await choose(rooms, "digest.5")
    assert any("once a week: Friday" in button.label for button in buttons(shown))
    await two_tables(rooms, clock)
    await look(rooms, clock, at("2027-01-22 08:59"))
    assert summary(rooms) is None and rooms.notified == []
    await look(rooms, clock, at("2027-01-22 09:00"))
    assert summary(rooms) is not None and rooms.notified == []
    assert await unsent(rooms.store) == 0


async def test_only_the_warning_that_time_runs_out_does_not_wait_for_a_digest(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, "digest.5")
    await dealt(rooms)
    clock.now += AGES
    await moves(rooms, ANN)
    clock.now += 25 * HOUR
    await rooms.desk.clocks.tick()
    await quiet(rooms)
    assert rooms.notified == [(BEN.key, CHAT.id)]


async def test_who_chooses_otherwise_is_told_at_once(rooms: Rooms, clock: Clock) -> None:
    await choose(rooms, "quiet.22-7")
    await dealt(rooms)
    await look(rooms, clock, at("2027-01-20 23:00"))
    await moves(rooms, ANN)
    await choose(rooms, "quiet.off")
    await look(rooms, clock, clock.now)
    assert rooms.notified == [(BEN.key, CHAT.id)]


async def test_hours_are_asked_for_before_the_clock_is_known(rooms: Rooms, clock: Clock) -> None:
    async def press(*path: str, zone: str = "") -> Screen:
        who = Person(BEN.platform, BEN.id, BEN.name, "en", zone=zone)
        reply = await rooms.desk.press(who, OWN, Press("peace", "", 0, path).pack())
        assert reply.screen is not None, reply.notice
        return reply.screen

    settings = await rooms.desk.line(BEN, OWN, "settings", "")
    assert settings.screen
    fold = await rooms.desk.press(BEN, OWN, payload(settings.screen, "settings", "me", "more"))
    assert fold.screen and payload(fold.screen, "peace")
    assert len(buttons(await press("hour", "22"))) == 24  # 23 ends, and the way back
    asked = await press("quiet", "22-6")
    assert asked.lines == ("What time is it where you are?",)
    europe = await press("zone", "europe")
    assert any("8:00\u202fPM · Berlin" in button.label for button in buttons(europe))
    await press("zone", "berlin")
    assert any("10:00\u202fPM–6:00\u202fAM" in button.label for button in buttons(await press()))
    refused = await rooms.desk.press(BEN, OWN, Press("peace", "", 0, ("quiet", "25-7")).pack())
    assert refused.refused
    cleo = Person("rooms", "cleo", "Cleo", "en", zone="Europe/Paris")
    await rooms.desk.press(cleo, OWN, Press("peace", "", 0, ("quiet", "22-7")).pack())
    told = await rooms.desk.press(cleo, OWN, Press("peace", "", 0).pack())
    assert told.screen and any("Paris" in button.label for button in buttons(told.screen))


async def pause(rooms: Rooms, days: int, answer: str = "agree", verb: str = "pause") -> None:
    """Ann proposes to pause, or to go on, and Ben answers."""
    code = rooms.screen(CHAT).table
    path = (str(days),) if verb == "pause" else ()
    revision = rooms.screen(CHAT).revision
    asked = await rooms.desk.press(ANN, CHAT, Press(verb, code, revision, path).pack())
    assert not asked.refused, asked.notice
    await quiet(rooms)
    answered = await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), answer))
    assert not answered.refused, answered.notice
    await quiet(rooms)


async def test_a_table_that_all_pause_stands_and_goes_on_by_itself_once(
    rooms: Rooms, clock: Clock
) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi first 1 clock 1d")
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.desk.typed(ANN, CHAT, "start")
    await quiet(rooms)
    clock.now += HOUR
    before = await kept(rooms.store, screen.table)
    await pause(rooms, 7)
    assert any(
        "Paused until 27 Jan" in line or "Jan 27" in line for line in rooms.screen(CHAT).lines
    )
    rooms.notified.clear()
    clock.now += DAY
    await moves(rooms, ANN)  # who wants to may move; nobody is told
    clock.now = clock.now - HOUR + 6 * DAY
    await rooms.desk.clocks.tick()
    await quiet(rooms)
    table = await kept(rooms.store, screen.table)
    assert rooms.notified == [] and table.paused and table.turn.left[0] > 22 * HOUR
    for _ in range(2):
        clock.now += HOUR
        await rooms.desk.clocks.tick()
        await quiet(rooms)
        assert rooms.notified == [(BEN.key, CHAT.id)]
    table = await kept(rooms.store, screen.table)
    assert not table.paused and table.turn.deadline is not None
    assert before.turn.deadline is not None
    assert 22 * HOUR < table.turn.deadline - clock.now < DAY


async def test_what_waits_for_the_end_of_quiet_hours_is_not_told_while_all_pause(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, "quiet.22-7")
    await dealt(rooms)
    await look(rooms, clock, at("2027-01-20 23:00"))
    await moves(rooms, ANN)
    await pause(rooms, 7)
    await look(rooms, clock, at("2027-01-21 08:00"))
    assert rooms.notified == []


async def test_all_may_go_on_earlier_and_one_alone_pauses_nothing(
    rooms: Rooms, clock: Clock
) -> None:
    code = (await dealt(rooms)).table
    await pause(rooms, 30, "decline")
    assert not (await kept(rooms.store, code)).paused
    clock.now += HOUR
    await moves(rooms, ANN)
    await moves(rooms, BEN)
    await pause(rooms, 30)
    stands = await kept(rooms.store, code)
    assert stands.paused == clock.now + 30 * DAY
    clock.now += 29 * DAY  # for so long nobody has been there, and nothing is called off
    await rooms.desk.clocks.tick()
    await pause(rooms, 0, verb="resume")
    goes_on = await kept(rooms.store, code)
    assert not goes_on.paused and not goes_on.turn.warned
    assert goes_on.turn.deadline is not None and goes_on.turn.deadline > clock.now + 2 * DAY


async def typed(rooms: Rooms, line: str) -> Reply:
    """What Ann types at the table, and what she is told."""
    reply = await rooms.desk.line(ANN, CHAT, "pause", line)
    await quiet(rooms)
    return reply


async def test_a_table_stands_until_the_morning_of_a_day_where_its_proposer_is(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, who=ANN)
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi first 2 clock 1d")
    code = (await rooms.post(ANN, CHAT, reply)).table
    await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "join"))
    await rooms.desk.typed(ANN, CHAT, "start")
    await quiet(rooms)
    offered = await typed(rooms, "")
    assert offered.screen is not None and any("/pause Feb 3" in x for x in offered.screen.lines)
    for wrong in ("20 Jan", "20 Feb", "soon", "31", "2027-01-19"):
        told = await typed(rooms, wrong)
        assert told.refused and wrong in (told.notice or ""), told
    clock.now += HOUR
    before = (await kept(rooms.store, code)).turn
    asked = await typed(rooms, "28 January")
    assert not asked.refused, asked.notice
    shown = " ".join(plain(line) for line in rooms.screen(CHAT).lines)
    assert "pause the match until Jan 28" in shown
    await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "agree"))
    await quiet(rooms)
    stands = await kept(rooms.store, code)
    assert stands.paused == at("2027-01-28 09:00")
    (line,) = [line for line in rooms.screen(CHAT).lines if "Paused until" in line]
    days = [one for one in parts(line) if isinstance(one, Moment) and one.dated]
    assert [one.at for one in days] == [at("2027-01-28 09:00")]
    for now, paused in (("2027-01-28 08:59", True), ("2027-01-28 09:00", False)):
        clock.now = at(now)
        await rooms.desk.clocks.tick()
        await quiet(rooms)
        assert bool((await kept(rooms.store, code)).paused) is paused
    after = (await kept(rooms.store, code)).turn
    assert before.deadline is not None and after.deadline is not None
    left = before.deadline - at("2027-01-20 21:00")
    assert after.deadline - at("2027-01-28 09:00") == pytest.approx(left, abs=1)


async def test_a_pause_that_nobody_has_answered_when_its_day_comes_is_over(
    rooms: Rooms, clock: Clock
) -> None:
    code = (await dealt(rooms)).table
    await choose(rooms, who=ANN)
    assert not (await typed(rooms, "21.1.")).refused
    assert (await kept(rooms.store, code)).proposal is not None
    clock.now = at("2027-01-21 09:00")  # in less than a day
    await rooms.desk.clocks.tick()
    await quiet(rooms)
    table = await kept(rooms.store, code)
    assert table.proposal is None and not table.paused


async def test_whose_time_would_run_out_in_the_night_is_reminded_before_it_once(
    rooms: Rooms, clock: Clock
) -> None:
    await choose(rooms, "quiet.22-7")
    clock.now = at("2027-01-20 05:00")
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi first 2 clock 1d")
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.desk.typed(ANN, CHAT, "start")  # Ben's day ends in the next night
    await quiet(rooms)
    rooms.notified.clear()
    for now, told in (("20:00", 0), ("21:29", 0), ("21:30", 1), ("21:40", 1), ("22:10", 1)):
        clock.now = at(f"2027-01-20 {now}")
        await rooms.desk.features.jobs.run_once()
        await quiet(rooms)
        assert len(rooms.notified) == told


@asynccontextmanager
async def killed(rooms: Rooms, clock: Clock, games: str, now: float) -> AsyncIterator[Rooms]:
    """The process ends, and another one begins at that time."""
    await rooms.desk.close()
    clock.now = now
    workers = workers_for(games)
    desk = desk_of(rooms.store, workers, clock=clock)
    again = replace(rooms, desk=desk, notified=[])
    again.store = rooms.store
    desk.attach(again)
    await start(desk)
    try:
        yield again
    finally:
        await desk.close()
        await workers.close()


async def test_a_kill_while_the_one_message_is_sent_neither_loses_nor_doubles_it(
    rooms: Rooms, clock: Clock, games: str
) -> None:
    await choose(rooms, "quiet.22-7")
    await two_tables(rooms, clock)
    sending = asyncio.Event()

    async def never(chat: Chat, newest: Newest) -> Shown:
        sending.set()
        await asyncio.Event().wait()
        raise AssertionError

    rooms.post = never  # type: ignore[method-assign, assignment]
    clock.now = at("2027-01-21 07:00")
    await rooms.desk.background.catch_up("rooms")
    await sending.wait()
    async with killed(rooms, clock, games, clock.now + 1) as again:
        await until(lambda: summary(again) is not None)
        await look(again, clock, clock.now + 60)
        assert summary(again) is not None and again.notified == []
        assert await unsent(again.store) == 0


async def test_a_pause_that_ends_while_no_process_runs_ends_once_at_the_next_start(
    rooms: Rooms, clock: Clock, games: str
) -> None:
    code = (await dealt(rooms)).table
    await pause(rooms, 3)
    clock.now += AGES
    await moves(rooms, ANN)  # it is Ben's turn, and nobody says so
    async with killed(rooms, clock, games, clock.now + 10 * DAY) as again:
        await again.desk.background.start_clocks()
        await until(lambda: again.notified == [(BEN.key, CHAT.id)])
        while await unsent(again.store):  # what is told is noted a moment later
            await asyncio.sleep(0)
        table = await kept(again.store, code)
        assert not table.paused and table.turn.overdue is None
    async with killed(again, clock, games, clock.now + 1) as third:
        await third.desk.background.start_clocks()
        await look(third, clock, clock.now + 60)
        assert third.notified == []
