"""What happens at a table by itself, who decides about an overdue seat, and who has the host's
powers: tables in, tables out."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.errors import NotHost, NotOverdue, NotSeated, OwnTimeUp, Refusal, WrongTime
from bot.people import Person
from bot.tables import clocks, lobby, manners, play
from bot.tables.clocks import DAY, HOUR, MINUTE
from bot.tables.table import Proposal, Status, Table
from tests.bot.clock import START
from tests.bot.seated import dealt, given, key, moved, person, seen, waiting

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")


def overdue(table: Table) -> Table:
    """The seat in turn has no time left."""
    assert table.turn.deadline is not None
    return manners.happened(
        replace(table, turn=replace(table.turn, reminded=True)), given(table, table.turn.deadline)
    )


def claim(table: Table, who: Person) -> Table:
    return play.claimed(table, seen(table), who, START + 4 * DAY)


def wait(table: Table, who: Person) -> Table:
    return play.waited(table, who, START + 4 * DAY)


# Whoever may choose


@pytest.mark.parametrize("clock", ["none", "3d+1d", "5m+10s"])
def test_anybody_else_seated_may_choose(clock: str) -> None:
    table = dealt("Ann", "Ben", "Cleo", "club", game="crosswise", clock=clock)
    assert not any(play.may_choose(table, key(name)) for name in ("Ann", "Ben", "Cleo"))
    table = overdue(table)
    assert [play.may_choose(table, key(n)) for n in ("Ann", "Ben", "Cleo")] == [False, True, True]
    assert not play.may_choose(table, key("Dora"))


@pytest.mark.parametrize("choose", [claim, wait])
@pytest.mark.parametrize(
    ("who", "refusal"), [("Ann", OwnTimeUp), ("Dora", NotSeated), ("Ben", None)]
)
def test_nobody_else_may(
    choose: Callable[[Table, Person], Table], who: str, refusal: type[Refusal] | None
) -> None:
    table = dealt("Ann", "Ben", clock="3d+1d")
    with pytest.raises(NotSeated if who == "Dora" else NotOverdue):
        choose(table, person(who))
    late = overdue(table)
    if refusal is None:
        assert choose(late, person(who)).revision == late.revision + 1
    else:
        with pytest.raises((refusal, WrongTime)):
            choose(late, person(who))


def test_a_match_is_claimed_with_a_clock_and_two_sides_of_persons() -> None:
    table = claim(overdue(dealt("Ann", "Ben", clock="1d+12h")), BEN)
    assert table.match is not None and table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((1,), "claimed")
    assert table.series.results == (table.match.outcome,) and table.status is Status.OVER


@pytest.mark.parametrize(
    ("names", "game", "clock"),
    [
        (("Ann", "Ben"), "reversi", "none"),
        (("Ann", "Ben", "Cleo"), "triominos", "3d+1d"),
        (("Ann", "Ben", "Cleo", "club"), "crosswise", "3d+1d"),
    ],
)
def test_no_match_is_claimed_otherwise(names: tuple[str, ...], game: str, clock: str) -> None:
    table = overdue(dealt(*names, game=game, clock=clock))
    assert not play.can_claim(table, seen(table), key("Ben"))
    with pytest.raises(WrongTime):
        claim(table, BEN)


def test_only_the_other_side_claims() -> None:
    table = overdue(dealt("Ann", "Ben", "Cleo", game="crosswise", clock="3d+1d"))
    view = seen(table)
    assert view.sides[0] == view.sides[2] != view.sides[1], "Ann and Cleo are a team"
    assert [play.can_claim(table, view, key(n)) for n in ("Ann", "Ben", "Cleo")] == [
        False,
        True,
        False,
    ]
    over = claim(table, BEN)
    assert over.match is not None and over.match.outcome is not None
    assert over.match.outcome.winners == (1,)


def test_nobody_is_overdue_who_has_moved() -> None:
    table = moved(overdue(dealt("Ann", "Ben", clock="3d+1d")), START + 3.5 * DAY)
    for choose in (claim, wait):
        with pytest.raises(NotOverdue):
            choose(table, BEN)


def test_whoever_was_replaced_returns_at_any_time_and_only_they() -> None:
    table = overdue(dealt("Ann", "Ben", clock="3d+1d"))
    table = manners.happened(table, given(table, START + 4 * DAY))
    assert table.chairs[0].level == play.STAND_IN
    for now in (START + 4 * DAY, START + 20 * DAY):
        assert play.returned(table, ANN, now).chairs[0].person == ANN.key
    with pytest.raises(NotSeated):
        play.returned(table, CLEO, START + 4 * DAY)
    table = play.returned(moved(table, START + 4 * DAY), ANN, START + 5 * DAY)
    assert (table.turn.seat, table.chairs[0].person) == (1, ANN.key)


# The host


def slept(table: Table, now: float, **signs: float) -> Table:
    """After what happens in the lobby, given when people gave a sign: so long after the start."""
    at = {key(name): START + seconds for name, seconds in signs.items()}
    return manners.happened(table, given(table, START + now, at))


def test_the_powers_pass_after_ten_minutes_without_a_sign_from_the_host() -> None:
    table = waiting("Ann", "Ben", "Cleo")
    assert slept(table, 10 * MINUTE - 1, Ben=300, Cleo=400) is table
    after = slept(table, 10 * MINUTE, Ben=300, Cleo=400)
    assert after.host == BEN.key and after.revision == table.revision + 1
    assert after.chairs == table.chairs, "nobody loses the seat"
    assert slept(table, 12 * MINUTE, Ann=130, Ben=300) is table
    assert slept(table, 12 * MINUTE + 10, Ann=130, Ben=300).host == BEN.key


def test_of_those_who_are_awake_the_one_longest_seated_has_the_powers() -> None:
    table = waiting("Ann", "Ben", "Cleo", "Dora")
    assert slept(table, HOUR, Ann=60, Ben=30, Dora=500, Cleo=400).host == CLEO.key
    table = replace(table, chairs=(*table.chairs[:1], *reversed(table.chairs[1:])))
    assert slept(table, HOUR, Ann=60, Ben=90, Dora=500, Cleo=400).host == BEN.key


def test_the_powers_do_not_go_to_and_fro_among_sleepers() -> None:
    table = slept(waiting("Ann", "Ben"), HOUR, Ann=0, Ben=300)
    assert table.host == BEN.key
    assert slept(table, 2 * HOUR, Ann=0, Ben=300) is table
    assert slept(table, 2 * HOUR, Ann=4000, Ben=300).host == ANN.key


def test_nobody_is_there_to_have_a_sleeping_hosts_powers() -> None:
    for table in (waiting("Ann"), waiting("Ann", "club")):
        assert slept(table, HOUR, Ann=0) is table
        assert manners.wake(table, START) == START + DAY


def test_a_lobby_with_others_in_it_is_looked_at_when_its_host_may_sleep() -> None:
    table = waiting("Ann", "Ben")
    assert manners.wake(table, START + 60) == START + 60
    signs = {ANN.key: START + 60}
    assert manners.next_event(table, given(table, START + 61, signs)) == START + 660
    assert manners.next_event(table, given(table, START + 700, signs)) == START + 1300


def test_in_a_match_no_host_is_replaced() -> None:
    table = dealt("Ann", "Ben")
    assert slept(table, DAY - 1, Ann=0, Ben=DAY - 2) is table


def test_when_the_host_leaves_the_person_longest_seated_follows() -> None:
    table = waiting("Ann", "Ben", "Cleo")
    table = replace(table, chairs=(table.chairs[0], table.chairs[2], table.chairs[1]))
    assert lobby.left(table, ANN).host == BEN.key, "whatever the order of seats"
    assert lobby.left(table, BEN).host == ANN.key
    assert lobby.left(waiting("Ann", "club"), ANN).status is Status.CLOSED


def test_in_a_lobby_the_host_removes_anybody() -> None:
    table = waiting("Ann", "Ben", "club")
    assert [c.name for c in lobby.without(table, ANN, 1).chairs] == ["Ann", ""]
    assert [c.name for c in lobby.without(table, ANN, 2).chairs] == ["Ann", "Ben"]
    with pytest.raises(NotHost):
        lobby.without(table, BEN, 2)
    with pytest.raises(WrongTime):
        lobby.without(dealt("Ann", "Ben"), ANN, 1)


def test_the_host_hands_the_powers_to_whom_they_name() -> None:
    table = waiting("Ann", "Ben", "Cleo")
    assert lobby.hosted_by(table, ANN, "cl").host == CLEO.key
    assert lobby.hosted_by(table, ANN, "Ann") is table
    with pytest.raises(NotHost):
        lobby.hosted_by(table, BEN, "Ben")


# Forgotten tables


def test_a_lobby_without_a_sign_closes_after_24_hours() -> None:
    table = waiting("Ann")
    assert slept(table, DAY - 1) is table
    assert slept(table, DAY).status is Status.CLOSED
    assert slept(table, DAY + HOUR - 1, Ann=HOUR) is table
    assert slept(table, DAY + HOUR, Ann=HOUR).status is Status.CLOSED


def test_a_table_without_a_sign_is_announced_after_27_days_and_called_off_after_30() -> None:
    table = overdue(dealt("Ann", "Ben"))
    last = {"Ann": HOUR, "Ben": 2 * HOUR}
    assert slept(table, 27 * DAY + 2 * HOUR - 1, **last) is table
    warned = slept(table, 27 * DAY + 2 * HOUR, **last)
    assert warned.turn.warned == START + 27 * DAY + 2 * HOUR
    assert slept(warned, 30 * DAY + 2 * HOUR - 1, **last) is warned
    gone = slept(warned, 30 * DAY + 2 * HOUR, **last)
    assert gone.status is Status.OVER
    assert gone.match is not None and gone.match.outcome is not None
    assert (gone.match.outcome.winners, gone.match.outcome.reason) == ((), play.CALLED_OFF)
    assert gone.series.results == (), "it counts for no series"


def test_after_a_sign_the_table_is_not_called_off_and_begins_to_count_anew() -> None:
    warned = slept(overdue(dealt("Ann", "Ben")), 27 * DAY)
    rid = slept(warned, 30 * DAY, Ben=29 * DAY)
    assert rid.turn.warned == 0.0 and rid.status is Status.PLAYING
    assert slept(rid, 56 * DAY - 1, Ben=29 * DAY) is rid
    assert slept(rid, 56 * DAY, Ben=29 * DAY).turn.warned == START + 56 * DAY


def test_whatever_a_person_does_ends_the_announcement() -> None:
    warned = slept(overdue(dealt("Ann", "Ben")), 27 * DAY)
    assert manners.with_activity(warned).turn == replace(warned.turn, warned=0.0)
    table = dealt("Ann", "Ben")
    assert manners.with_activity(table) is table


def test_an_announcement_that_comes_late_leaves_three_days_all_the_same() -> None:
    warned = slept(overdue(dealt("Ann", "Ben")), 40 * DAY)
    assert slept(warned, 43 * DAY - 1) is warned
    assert slept(warned, 43 * DAY).status is Status.OVER


@pytest.mark.parametrize("what", ["lobby", "host", "proposal", "dead"])
def test_a_process_that_was_down_lets_nothing_expire_that_could_not_be_answered(what: str) -> None:
    started = START + 99 * DAY
    signs = {BEN.key: START + 60, ANN.key: START}
    table = waiting("Ann", "Ben") if what in ("lobby", "host") else dealt("Ann", "Ben")
    if what == "dead":
        turn = replace(table.turn, warned=START + 27 * DAY, reminded=True)
        table = replace(table, turn=replace(turn, overdue=START, deadline=START))
    if what == "proposal":
        table = replace(table, proposal=Proposal("draw", BEN.key, START))
        table = clocks.stopped(table, START)
        signs = {BEN.key: started}
    if what == "lobby":
        table, signs = waiting("Ann"), {ANN.key: START}
    early = manners.happened(table, given(table, started + 599, signs, started))
    assert early is table
    late = manners.happened(table, given(table, started + 600, signs, started))
    assert {
        "lobby": late.status is Status.CLOSED,
        "host": late.host == BEN.key or late.status is Status.CLOSED,
        "proposal": late.proposal is None,
        "dead": late.status is Status.OVER,
    }[what]


def test_a_lobby_or_match_that_is_over_needs_no_waking() -> None:
    table = play.called_off(waiting("Ann", "Ben"), None)
    assert manners.wake(table, START) is None
    match = dealt("Ann", "Ben")
    over = play.called_off(match, seen(match))
    assert manners.wake(over, START) is None
    assert list(manners.events(over, given(over, START + 99 * DAY))) == []
