"""How much time each seat has, who spends it, and when it is over: tables in, tables out."""

from dataclasses import replace

import pytest

from bot.tables import clocks, manners, play, series
from bot.tables.clocks import CLOCKS, DAY, HOUR, MINUTE
from bot.tables.table import Status, Table, Turn
from engines import GAMES
from engines.replay import replay
from tests.bot.clock import START
from tests.bot.seated import dealt, given, key, moved, person, seen, waiting

BY_DAYS = ("1d+12h", "3d+1d", "7d+2d")
LIVE = ("5m+10s", "15m+20s")


def later(table: Table, now: float) -> Table:
    """After everything that has happened by itself until then, as each falls due."""
    while True:
        at = manners.next_event(table, given(table, now))
        if at is None or at > now or table.status is not Status.PLAYING:
            return table
        moment = max(at, table.turn.since)
        after = manners.happened(table, given(table, moment))
        if after is table:
            return table
        table = after


@pytest.mark.parametrize(
    ("name", "first", "bonus", "grace"),
    [
        ("5m+10s", 5 * MINUTE, 10, 30),
        ("15m+20s", 15 * MINUTE, 20, 30),
        ("1d+12h", DAY, 12 * HOUR, 12 * HOUR),
        ("3d+1d", 3 * DAY, DAY, DAY),
        ("7d+2d", 7 * DAY, 2 * DAY, 2 * DAY),
    ],
)
def test_the_clocks_that_there_are(name: str, first: float, bonus: float, grace: float) -> None:
    clock = CLOCKS[name]
    assert (clock.first, clock.bonus, clock.grace) == (first, bonus, grace)
    assert dealt("Ann", "Ben", clock=name).turn == Turn(0, START, (first, first), START + first)


def test_there_is_no_clock_unless_one_is_chosen() -> None:
    table = dealt("Ann", "Ben")
    assert table.clock == clocks.NONE
    assert table.turn == Turn(0, START, (), START + 3 * DAY)
    assert tuple(CLOCKS) == ("5m+10s", "15m+20s", "1d+12h", "3d+1d", "7d+2d")


@pytest.mark.parametrize(
    ("used", "left"),
    [(0, 3.0), (0.5, 3.0), (1, 3.0), (1.25, 2.75), (2.5, 1.5), (2.999, 1.001), (9, 1.0)],
)
def test_an_own_move_gives_the_bonus_but_never_more_than_the_first_amount(
    used: float, left: float
) -> None:
    table = moved(dealt("Ann", "Ben", clock="3d+1d"), START + used * DAY)
    assert table.turn.left == pytest.approx((left * DAY, 3 * DAY))
    assert (table.turn.seat, table.turn.since) == (1, START + used * DAY)
    assert table.turn.deadline == START + (used + 3) * DAY


def test_only_the_seat_in_turn_spends() -> None:
    table = dealt("Ann", "Ben", clock="3d+1d")
    for at in (2.0, 2.5, 4.5):  # Ann thinks two days, Ben half a day, Ann two days
        table = moved(table, START + at * DAY)
    assert table.turn.left == pytest.approx((1 * DAY, 3 * DAY))
    assert clocks.used(table.turn, START + 6 * DAY) == pytest.approx((1 * DAY, 1.5 * DAY))


def test_computers_have_no_clock() -> None:
    table = moved(dealt("Ann", "club", clock="5m+10s"), START + 60)
    assert table.turn == Turn(1, START + 60, (250.0, 300.0))
    assert later(table, START + 40 * DAY - 1).turn.overdue is None
    table = moved(table, START + 2 * DAY)
    assert table.turn.left == (250.0, 300.0)
    assert table.turn.deadline == START + 2 * DAY + 250


def test_nobody_spends_between_rounds() -> None:
    table, now = dealt("Ann", "Ben", game="triominos", clock="1d+12h", target="400"), START
    while not seen(table).waits:
        now += HOUR
        table = moved(table, now)
    assert table.turn.seat is None and table.turn.deadline is None
    assert table.due == now + play.PAUSE
    left = table.turn.left
    assert clocks.used(table.turn, now + 9 * DAY) == left
    assert [e.at for e in manners.events(table, given(table, now))] == [now + 27 * DAY]
    assert table.match is not None
    state = replay(GAMES[table.game], table.match.setup, table.match.moves)
    table = play.continued(table, state, seen(table), now + 9 * DAY)
    assert table.turn.left == left and table.turn.since == now + 9 * DAY


def test_nobody_spends_between_matches_and_every_match_begins_anew() -> None:
    table = dealt("Ann", "Ben", clock="3d+1d")
    table = replace(table, series=replace(table.series, kind=series.MATCH, length=2))
    table = play.resigned(table, seen(table), person("Ann"), START + 2 * DAY)
    assert table.status is Status.PLAYING and table.turn.seat is None
    between = manners.events(table, given(table, START + 9 * DAY))
    assert min(event.at for event in between) > START + 9 * DAY
    table = play.dealt(table, "1" * 64, START + 9 * DAY)
    assert table.turn == Turn(1, START + 9 * DAY, (3 * DAY, 3 * DAY), START + 12 * DAY)


# Reminders


@pytest.mark.parametrize("name", BY_DAYS)
def test_one_reminder_when_a_quarter_of_the_time_is_left(name: str) -> None:
    table, first = dealt("Ann", "Ben", clock=name), CLOCKS[name].first
    at = START + first * 3 / 4
    assert not later(table, at - 1).turn.reminded
    reminded = later(table, at)
    assert reminded.turn.reminded and reminded.revision == table.revision + 1
    assert later(reminded, START + first - 1) is reminded


def test_a_quarter_is_one_of_what_this_turn_began_with() -> None:
    table = dealt("Ann", "Ben", clock="3d+1d")
    table = moved(moved(table, START + 3 * DAY), START + 3 * DAY)  # Ann has a day left
    assert clocks.reminder(table) == START + 3.75 * DAY
    assert not table.turn.reminded


def test_without_a_clock_the_reminder_comes_after_24_hours() -> None:
    table = dealt("Ann", "Ben")
    assert not later(table, START + DAY - 1).turn.reminded
    assert later(table, START + DAY).turn.reminded


@pytest.mark.parametrize("name", LIVE)
def test_a_live_clock_reminds_nobody(name: str) -> None:
    assert clocks.reminder(dealt("Ann", "Ben", clock=name)) is None


def test_the_next_turn_has_a_reminder_of_its_own() -> None:
    table = later(dealt("Ann", "Ben"), START + DAY)
    table = moved(table, START + 2 * DAY)
    assert not table.turn.reminded
    assert clocks.reminder(table) == START + 3 * DAY


# Overdue


@pytest.mark.parametrize("name", CLOCKS)
def test_a_seat_with_no_time_left_is_overdue(name: str) -> None:
    table, ends = dealt("Ann", "Ben", clock=name), START + CLOCKS[name].first
    assert later(table, ends - 1).turn.overdue is None
    assert later(table, ends).turn.overdue == ends


def test_without_a_clock_three_days_without_a_move_are_overdue() -> None:
    table = dealt("Ann", "Ben")
    assert later(table, START + 3 * DAY - 1).turn.overdue is None
    assert later(table, START + 3 * DAY).turn.overdue == START + 3 * DAY


@pytest.mark.parametrize("name", clocks.NAMES)
def test_the_overdue_person_may_simply_move(name: str) -> None:
    table = later(dealt("Ann", "Ben", clock=name), START + 7 * DAY)
    if table.chairs[0].level:
        table = play.returned(table, person("Ann"), START + 7 * DAY)
    table = moved(table, START + 7 * DAY)
    assert table.turn.seat == 1 and table.turn.overdue is None


@pytest.mark.parametrize("name", CLOCKS)
def test_if_nobody_chooses_a_computer_player_takes_over(name: str) -> None:
    clock = CLOCKS[name]
    at = START + clock.first + (30 if name in LIVE else clock.bonus)
    table = dealt("Ann", "Ben", clock=name)
    assert not later(table, at - 1).chairs[0].level
    taken = later(table, at)
    assert (taken.chairs[0].level, taken.chairs[0].former) == ("casual", key("Ann"))
    assert taken.turn.seat == 0 and taken.turn.deadline is None and taken.turn.overdue is None


def test_without_a_clock_no_computer_takes_over_by_itself() -> None:
    table = later(dealt("Ann", "Ben"), START + 27 * DAY - 1)
    assert table.turn.overdue == START + 3 * DAY
    assert clocks.takeover(table) is None
    assert table.chairs[0].person == key("Ann")


@pytest.mark.parametrize("name", clocks.NAMES)
def test_one_more_bonus_may_be_given(name: str) -> None:
    first = CLOCKS[name].first if name in CLOCKS else 3 * DAY
    bonus = CLOCKS[name].bonus if name in CLOCKS else DAY
    table = later(dealt("Ann", "Ben", clock=name), START + first)
    table = play.waited(table, person("Ben"), START + first + 5)
    assert table.turn.deadline == START + first + 5 + bonus
    assert table.turn.overdue is None and clocks.takeover(table) is None
    again = later(table, START + first + 5 + bonus)
    assert again.turn.overdue is not None


def test_more_time_for_somebody_who_is_away_begins_when_they_are_back() -> None:
    table = later(dealt("Ann", "Ben", clock="3d+1d"), START + 3 * DAY)
    table = clocks.away(table, key("Ann"), START + 5 * DAY, START + 3 * DAY)
    table = play.waited(table, person("Ben"), START + 3 * DAY)
    assert table.turn.deadline == START + 6 * DAY


# Leaving and coming back


def test_whoever_was_replaced_comes_back_to_one_bonus_and_no_more() -> None:
    table = later(dealt("Ann", "Ben", clock="3d+1d"), START + 4 * DAY)
    assert table.chairs[0].level
    table = play.returned(table, person("Ann"), START + 4 * DAY + 60)
    assert table.turn.left == (DAY, 3 * DAY)
    assert table.turn.deadline == START + 5 * DAY + 60


def test_leaving_the_own_seat_and_coming_back_gains_no_time() -> None:
    now = START + 1.5 * DAY
    table = play.replaced(dealt("Ann", "Ben", clock="3d+1d"), 0, "club", now)
    table = play.returned(table, person("Ann"), now)
    assert table.turn.left == (1.5 * DAY, 3 * DAY)
    assert table.turn.deadline == now + 1.5 * DAY


def test_coming_back_while_another_is_in_turn_leaves_their_clock_alone() -> None:
    table = moved(dealt("Ann", "Ben", clock="3d+1d"), START)
    table = play.replaced(table, 0, "club", START + HOUR)
    table = play.returned(table, person("Ann"), START + 2 * HOUR)
    assert table.turn == Turn(1, START, (3 * DAY, 3 * DAY), START + 3 * DAY)
    assert [chair.joined for chair in table.chairs] == [1, 2]


# Away


@pytest.mark.parametrize("name", clocks.NAMES)
def test_away_stops_the_own_clock(name: str) -> None:
    first = CLOCKS[name].first if name in CLOCKS else 3 * DAY
    table = clocks.away(dealt("Ann", "Ben", clock=name), key("Ann"), START + 9 * DAY, START + 60)
    assert table.turn.deadline == START + 9 * DAY + first - 60
    assert later(table, START + 9 * DAY).turn.overdue is None
    back = clocks.away(table, key("Ann"), START + 2 * DAY, START + 2 * DAY)
    assert back.turn.deadline == START + 2 * DAY + first - 60
    assert back.chairs[0].away == 0.0


@pytest.mark.parametrize("name", ["none", "3d+1d"])
def test_going_away_again_and_coming_back_gains_nothing(name: str) -> None:
    now = START + 2 * DAY
    table = dealt("Ann", "Ben", clock=name)
    for days in (7, 9, 3, 0):
        table = clocks.away(table, key("Ann"), now + days * DAY, now)
    assert table.turn.deadline == now + DAY


def test_away_in_the_turn_of_another_counts_from_the_own_turn_on() -> None:
    table = moved(dealt("Ann", "Ben", clock="3d+1d"), START)
    table = clocks.away(table, key("Ann"), START + 5 * DAY, START)
    assert table.turn.deadline == START + 3 * DAY, "Ben's clock goes on"
    table = moved(table, START + DAY)
    assert table.turn.deadline == START + 8 * DAY
    assert later(table, START + 5 * DAY - 1) is table
    back = later(table, START + 5 * DAY)
    assert back.chairs[0].away == 0.0 and back.turn.deadline == START + 8 * DAY


def test_what_has_run_out_does_not_come_back_by_going_away() -> None:
    table = later(dealt("Ann", "Ben", clock="3d+1d"), START + 3 * DAY)
    table = clocks.away(table, key("Ann"), START + 9 * DAY, START + 3 * DAY)
    assert table.turn.overdue == START + 3 * DAY


def test_an_absence_that_is_over_when_the_turn_comes_changes_nothing() -> None:
    table = moved(dealt("Ann", "Ben"), START)
    table = clocks.away(table, key("Ann"), START + DAY, START)
    table = moved(table, START + 2 * DAY)
    assert later(table, START + 3 * DAY - 1) is table


def test_what_is_known_of_an_absence_changes_nothing() -> None:
    table = clocks.away(dealt("Ann", "Ben"), key("Ann"), START + 7 * DAY, START)
    assert clocks.away(table, key("Ann"), START + 7 * DAY, START + DAY) is table
    assert clocks.away(table, key("Ben"), START + DAY, START + DAY) is table


# No longer than the host allows


def allowing(days: int) -> Table:
    """A match that Ann begins, with a clock of three days."""
    return replace(dealt("Ann", "Ben", clock="3d+1d"), allowance=days)


def test_beyond_the_days_that_the_host_allows_the_clock_of_whoever_is_away_goes_on() -> None:
    table = clocks.away(allowing(7), key("Ann"), START + 20 * DAY, START)
    assert table.chairs[0].away == START + 20 * DAY
    assert table.turn.deadline == START + 10 * DAY
    assert later(table, START + 7 * DAY - 1) is table
    runs = later(table, START + 7 * DAY)
    assert runs.chairs[0].away == 0.0 and runs.turn.deadline == START + 10 * DAY
    # Another process that knows of the absence does not begin it anew.
    assert clocks.away(runs, key("Ann"), START + 20 * DAY, START + 8 * DAY) is runs
    assert later(runs, START + 10 * DAY).turn.overdue is not None


def test_days_are_counted_over_all_absences_of_a_series_and_are_anothers_in_the_next() -> None:
    table = clocks.away(allowing(7), key("Ann"), START + 5 * DAY, START)
    table = clocks.away(table, key("Ann"), START + 4 * DAY, START + 4 * DAY)
    assert table.turn.deadline == START + 7 * DAY
    table = clocks.away(table, key("Ann"), START + 15 * DAY, START + 5 * DAY)
    assert clocks.excused_until(table, 0) == START + 8 * DAY
    assert table.turn.deadline == START + 10 * DAY
    anew = clocks.absent(table, {key("Ann"): START + 15 * DAY}, START + 9 * DAY)
    assert clocks.excused_until(anew, 0) == START + 15 * DAY
    assert clocks.away(allowing(0), key("Ann"), START + DAY, START) == allowing(0)


# After a start


@pytest.mark.parametrize(
    ("name", "least"),
    [("none", 600), ("3d+1d", 600), ("1d+12h", 600), ("5m+10s", 60), ("15m+20s", 60)],
)
def test_a_start_leaves_time_to_whoever_is_in_turn(name: str, least: float) -> None:
    table = dealt("Ann", "Ben", clock=name)
    now = START + 20 * DAY
    after = clocks.granted(table, now)
    assert after.turn.deadline == now + least
    assert later(after, now + least - 1).turn.overdue is None


@pytest.mark.parametrize(("name", "least"), [("3d+1d", 600), ("5m+10s", 60)])
def test_a_start_leaves_time_to_those_who_choose(name: str, least: float) -> None:
    table = later(dealt("Ann", "Ben", clock=name), START + CLOCKS[name].first)
    now = START + 20 * DAY
    after = clocks.granted(table, now)
    assert clocks.takeover(after) == now + least
    assert after.turn.overdue is not None


def test_a_start_changes_nothing_where_there_is_time() -> None:
    for names in (("Ann", "Ben"), ("club", "Ben")):
        table = dealt(*names, clock="3d+1d")
        assert clocks.granted(table, START + DAY) is table
    assert clocks.granted(waiting("Ann"), START + 20 * DAY) == waiting("Ann")
