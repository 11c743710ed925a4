"""Whatever happens at a table in whatever order, time is kept: property tests."""

from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.errors import Refusal
from bot.tables import clocks, manners, play, proposals
from bot.tables.clocks import CLOCKS
from bot.tables.table import Proposal, Status, Table
from engines.game import Seat
from tests.bot import seated
from tests.bot.clock import START
from tests.bot.seated import dealt, key, moved, person, seen

NAMES = ("Ann", "Ben", "Cleo")
SLACK = 1e-3  # seconds: Unix times are not exact

MOVE, WAIT, RETURN, LEAVE = "move", "wait", "return", "leave"
DEEDS = (MOVE, WAIT, RETURN, LEAVE, "takeover", "away", "back", "draw", "calloff", "takeback")
ANSWERS = ("agree", "decline", "withdraw")
deeds = st.sampled_from((MOVE, MOVE, MOVE, *DEEDS, *ANSWERS))
# Shares of the clock's first amount that pass before the deed.
stories = st.lists(
    st.tuples(deeds, st.sampled_from(NAMES), st.floats(0, 0.7) | st.just(0.0)),
    min_size=12,
    max_size=30,
)


def done(table: Table, deed: str, who: str, now: float) -> Table:
    """After what somebody does, or tries to. Raises a Refusal."""
    view, actor = seen(table), person(who)
    match deed:
        case "move":
            seat = play.seat_for(table, view, actor)
            return moved(table, now, seat + len(table.code))
        case "wait":
            return play.waited(table, actor, now)
        case "takeover":
            play.check_overdue(table, actor)
            assert table.turn.seat is not None
            return play.replaced(table, table.turn.seat, play.STAND_IN, now)
        case "return":
            return play.returned(table, actor, now)
        case "leave":
            own = table.seats_of(actor.key)
            return play.replaced(table, own[0], "club", now) if own else table
        case "away":
            return clocks.away(table, actor.key, now + 3 * clocks.DAY, now)
        case "back":
            return clocks.away(table, actor.key, now, now)
        case "agree":
            return proposals.agreed(table, view, actor, now)
        case "decline":
            return proposals.declined(table, actor, now)
        case "withdraw":
            return proposals.withdrawn(table, actor, now)
        case _:
            wanted = Proposal(deed, actor.key, now)
            proposals.check(table, view, deed, actor.key)
            if deed == "takeback":
                chosen, ply = _last(table, who)
                wanted = replace(wanted, number=ply, detail=str(chosen))
            return proposals.proposed(table, view, wanted, now)


def _last(table: Table, who: str) -> tuple[Seat | None, int]:
    """The seat with which somebody decided last, and the ply of that. Raises a Refusal."""
    assert table.match is not None
    own = [
        (maker.seat, ply)
        for ply, maker in enumerate(table.match.makers)
        if maker.who == key(who) and maker.seat in table.seats_of(key(who))
    ]
    if not own:
        raise Refusal
    return own[-1]


def runs(table: Table, now: float) -> bool:
    """Whether the clock of the seat in turn runs, from what people see of the table."""
    turn = table.turn
    if turn.seat is None or table.chairs[turn.seat].level or table.chairs[turn.seat].away > now:
        return False
    asked = table.proposal is not None and table.proposal.person != table.chairs[turn.seat].person
    return not asked or turn.overdue is not None


def check(table: Table, first: float, now: float) -> None:
    left = clocks.used(table.turn, now)
    for seconds in (*left, *table.turn.left):
        assert 0 <= seconds <= first
    if table.status is Status.PLAYING:
        at, wake = manners.next_event(table, seated.given(table, now)), manners.wake(table, now)
        assert wake is not None
        assert at is None or wake <= max(at, now)


def passed(table: Table, until: float, now: float, first: float) -> Table:
    """After what happens by itself until then; meanwhile the seat in turn alone spends."""
    while table.status is Status.PLAYING:
        at = manners.next_event(table, seated.given(table, now))
        stop = until if at is None else min(until, max(at, now))
        before, after = clocks.used(table.turn, now), clocks.used(table.turn, stop)
        spends = runs(table, now)
        for seat, (was, left) in enumerate(zip(before, after, strict=True)):
            spent = min(was, stop - now) if spends and seat == table.turn.seat else 0.0
            assert was - left == pytest.approx(spent, rel=0, abs=SLACK)
        now = stop
        if at is None or at > until:
            return table
        happened = manners.happened(table, seated.given(table, now))
        assert happened is not table, "what is due happens"
        if happened.status is Status.PLAYING or happened.turn.left:  # one called off has no clock
            assert clocks.used(happened.turn, now) == pytest.approx(after, rel=0, abs=SLACK)
        table = happened
        check(table, first, now)
    return table


def gained(table: Table, after: Table, deed: str, now: float, seat: Seat) -> float:
    """What a seat has left after a deed."""
    clock = CLOCKS[table.clock]
    was = clocks.used(table.turn, now)[seat]
    in_turn = seat == table.turn.seat
    if deed == MOVE and in_turn and not table.chairs[seat].level:
        return min(clock.first, was + clock.bonus)
    if deed == WAIT and in_turn:
        return clock.bonus
    if deed == RETURN and table.chairs[seat].level and after.chairs[seat].person:
        return max(was, clock.bonus)
    taken_back = after.match and table.match and after.match.undone != table.match.undone
    if taken_back and in_turn and table.turn.overdue is not None:
        return clock.bonus
    return was


SHARES = (0.0, 0.5, 0.0, 0.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.625, 0.6875)
FORSAKEN = [("leave", "Ann", 0.0), *(("move", "Cleo", share) for share in SHARES)]
"""Nobody comes back, until the table is called off by itself."""


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(tuple(CLOCKS)),
    st.sampled_from([("Ann", "Ben"), ("Ann", "Ben", "Cleo"), ("Ann", "Ben", "Cleo", "club")]),
    stories,
)
@example("7d+2d", ("Ann", "Ben"), FORSAKEN)
def test_time_is_neither_lost_nor_made(
    name: str, names: tuple[str, ...], story: list[tuple[str, str, float]]
) -> None:
    first, now = CLOCKS[name].first, START
    table = dealt(*names, game="reversi" if len(names) == 2 else "crosswise", clock=name)
    for deed, who, share in story:
        table, now = passed(table, now + share * first, now, first), now + share * first
        if table.status is not Status.PLAYING:
            return
        try:
            after = done(table, deed, who, now)
        except Refusal:
            continue
        if after.status is Status.PLAYING:
            for seat, left in enumerate(clocks.used(after.turn, now)):
                wanted = gained(table, after, deed, now, seat)
                assert left == pytest.approx(wanted, rel=0, abs=SLACK), (deed, seat)
            check(after, first, now)
        table = after


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(clocks.NAMES), stories)
def test_no_table_waits_longer_than_the_rules_allow(
    name: str, story: list[tuple[str, str, float]]
) -> None:
    """After any beginning, a table that nobody touches any more ends within 33 days."""
    first, now = (CLOCKS[name].first if name in CLOCKS else 3 * clocks.DAY), START
    table = dealt("Ann", "Ben", clock=name)
    for deed, who, share in story:
        now += share * first
        try:
            table = done(table, deed, who, now)
        except Refusal:
            continue
        if table.status is not Status.PLAYING:
            return
    silent = now
    while table.status is Status.PLAYING:
        at = manners.next_event(table, seated.given(table, now, {"rooms:ann": silent}))
        assert at is not None, "something is always to come"
        now = max(now, at)
        table = manners.happened(table, seated.given(table, now, {"rooms:ann": silent}))
        assert now <= silent + 34 * clocks.DAY
