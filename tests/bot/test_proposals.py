"""What needs everybody's consent, and what a takeback leaves: tables in, tables out."""

from dataclasses import replace

import pytest

from bot.errors import (
    Declined,
    NoProposal,
    NothingToTakeBack,
    NotSeated,
    NotTwoSides,
    OwnProposal,
    ProposalOpen,
    Refusal,
    Revealed,
    WrongTime,
)
from bot.tables import clocks, manners, play, proposals, series, takeback
from bot.tables.clocks import DAY, HOUR
from bot.tables.proposals import CALL_OFF, DRAW, PAUSE, SEAT, TAKEBACK
from bot.tables.table import Maker, Proposal, Status, Table, Undone
from engines import GAMES
from engines.replay import Step, walk
from tests.bot.clock import START
from tests.bot.seated import dealt, given, key, moved, person, seen

LATER = START + HOUR
KINDS = (TAKEBACK, DRAW, CALL_OFF, SEAT, PAUSE)


def decided(table: Table, who: str) -> tuple[int, int]:
    """The seat with which somebody decided last, and how many moves stand without that."""
    assert table.match is not None
    game, match = GAMES[table.game], table.match
    states = list(walk(game, match.setup, match.moves))
    steps = [Step(p, states[p], match.moves[p]) for p in range(len(match.moves))]
    return takeback.last_decision(
        game, reversed(steps), table.seats_of(key(who)), match.makers, key(who)
    )


def propose(table: Table, who: str, kind: str, now: float = LATER) -> Table:
    wanted = Proposal(kind, key(who), now)
    proposals.check(table, seen(table), kind, key(who))
    if kind == TAKEBACK:
        seat, keep = decided(table, who)
        wanted = replace(wanted, number=keep, detail=str(seat))
    if kind == SEAT:
        wanted = replace(wanted, number=1, detail="club")
    if kind == PAUSE:
        wanted = replace(wanted, number=7)
    return proposals.proposed(table, seen(table), wanted, now)


def agree(table: Table, who: str, now: float = LATER) -> Table:
    return proposals.agreed(table, seen(table), person(who), now)


def decline(table: Table, who: str, now: float = LATER) -> Table:
    return proposals.declined(table, person(who), now)


def begun(*names: str, game: str = "reversi", clock: str = "none", moves: int = 1) -> Table:
    table = dealt(*names, game=game, clock=clock)
    for _ in range(moves):
        table = moved(table, START)
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_done_when_every_other_person_has_agreed(kind: str) -> None:
    table = propose(begun("Ann", "Ben"), "Ann", kind)
    assert proposals.asked(table) == (key("Ben"),)
    assert table.match is not None and table.match.outcome is None
    after = agree(table, "Ben")
    assert after.proposal is None and after.revision == table.revision + 1
    assert after.match is not None
    match kind:
        case "takeback":
            assert (after.match.moves, after.turn.seat) == ((), 0)
        case "draw":
            assert after.match.outcome is not None
            assert (after.match.outcome.winners, after.match.outcome.reason) == ((), "agreed")
            assert after.series.results == (after.match.outcome,)
        case "calloff":
            assert after.match.outcome is not None and after.status is Status.OVER
            assert after.match.outcome.reason == "called-off" and after.series.results == ()
        case "pause":
            assert (after.paused, after.turn.overdue) == (LATER + 7 * DAY, None)
        case _:
            assert (after.chairs[1].level, after.chairs[1].former) == ("club", key("Ben"))


@pytest.mark.parametrize("kind", [TAKEBACK, DRAW, CALL_OFF])
def test_of_a_team_both_must_agree(kind: str) -> None:
    table = dealt("Ann", "Ben", "Cleo", "Dora", game="crosswise")
    if kind == TAKEBACK:  # with a bag that is empty nothing is drawn any more
        for _ in range(31):
            table = moved(table, START)
        table = replace(table, turn=replace(table.turn, since=START))
    view, proposer = seen(table), 0
    assert view.sides[0] == view.sides[2]
    wanted = Proposal(kind, key("Ann"), LATER, detail=str(proposer))
    if kind == TAKEBACK:
        wanted = replace(wanted, number=28)
    table = proposals.proposed(table, view, wanted, LATER)
    for who in ("Cleo", "Ben", "Dora"):
        assert table.proposal is not None
        assert key(who) in proposals.asked(table)
        table = agree(table, who)
    assert table.proposal is None


def test_one_at_a_time() -> None:
    table = propose(begun("Ann", "Ben"), "Ann", DRAW)
    for who in ("Ann", "Ben"):
        with pytest.raises(ProposalOpen):
            propose(table, who, CALL_OFF)


def test_the_next_move_withdraws_it_and_lets_it_be_made_again() -> None:
    table = propose(begun("Ann", "Ben"), "Ann", DRAW)
    table = moved(table, LATER)
    assert table.proposal is None
    with pytest.raises(NoProposal):
        agree(table, "Ben")
    assert propose(table, "Ann", DRAW).proposal is not None


def test_nobody_answers_within_24_hours() -> None:
    table = propose(begun("Ann", "Ben"), "Ann", DRAW)
    assert manners.happened(table, given(table, LATER + DAY - 1)) is table
    after = manners.happened(table, given(table, LATER + DAY))
    assert after.proposal is None and after.status is Status.PLAYING
    assert propose(after, "Ann", DRAW).proposal is not None, "nobody has declined it"


@pytest.mark.parametrize("kind", KINDS)
def test_declined_it_is_not_proposed_again_in_that_turn_by_the_same_person(kind: str) -> None:
    table = decline(propose(begun("Ann", "Ben"), "Ann", kind), "Ben")
    assert table.proposal is None
    with pytest.raises(Declined):
        propose(table, "Ann", kind)
    other = CALL_OFF if kind != CALL_OFF else DRAW
    assert propose(table, "Ann", other).proposal is not None
    if kind in (DRAW, CALL_OFF):
        assert propose(table, "Ben", kind).proposal is not None
    assert propose(moved(table, LATER), "Ann", kind).proposal is not None


def test_whoever_proposed_withdraws_and_may_propose_again() -> None:
    table = propose(begun("Ann", "Ben"), "Ann", DRAW)
    with pytest.raises(NoProposal):
        proposals.withdrawn(table, person("Ben"), LATER)
    table = proposals.withdrawn(table, person("Ann"), LATER)
    assert table.proposal is None and table.refused == ()


@pytest.mark.parametrize(("who", "refusal"), [("Ann", OwnProposal), ("Dora", NotSeated)])
def test_only_those_who_are_asked_answer(who: str, refusal: type[Refusal]) -> None:
    table = propose(begun("Ann", "Ben"), "Ann", DRAW)
    with pytest.raises(refusal):
        agree(table, who)
    with pytest.raises(refusal):
        decline(table, who)


def test_the_same_yes_twice_counts_once() -> None:
    table = dealt("Ann", "Ben", "Cleo", game="crosswise")
    table = agree(propose(table, "Ann", CALL_OFF), "Ben")
    assert agree(table, "Ben") is table
    assert proposals.asked(table) == (key("Cleo"),)


def test_who_may_propose_what() -> None:
    table = begun("Ann", "Ben")
    watched = replace(table, host="rooms:zoe")
    cases: list[tuple[Table, str, str, type[Refusal]]] = [
        (table, "Dora", CALL_OFF, NotSeated),
        (watched, "Zoe", DRAW, NotSeated),
        (play.called_off(table, seen(table)), "Ann", DRAW, WrongTime),
        (dealt("Ann", "Ben", "Cleo", game="triominos"), "Ann", DRAW, NotTwoSides),
    ]
    for at, who, kind, refusal in cases:
        with pytest.raises(refusal):
            proposals.check(at, seen(at), kind, person(who).key)
    proposals.check(watched, seen(watched), CALL_OFF, "rooms:zoe")


@pytest.mark.parametrize("kind", [TAKEBACK, CALL_OFF, SEAT])
def test_among_computers_it_is_done_at_once(kind: str) -> None:
    table = begun("Ann", "club")
    if kind == SEAT:
        wanted = Proposal(kind, key("Ann"), LATER, number=1, detail="expert")
        assert proposals.proposed(table, seen(table), wanted, LATER).chairs[1].level == "expert"
        return
    after = propose(table, "Ann", kind)
    assert after.proposal is None and after.revision == table.revision + 1
    assert (after.turn.seat == 0) if kind == TAKEBACK else after.status is Status.OVER


# Clocks meanwhile


def test_the_clock_of_whoever_is_asked_stands() -> None:
    table = propose(begun("Ann", "Ben", clock="3d+1d"), "Ann", DRAW, START + DAY)
    assert table.turn.seat == 1 and table.turn.deadline is None
    assert clocks.used(table.turn, START + 9 * DAY) == (3 * DAY, 2 * DAY)
    assert next(manners.events(table, given(table, LATER))).at == START + 2 * DAY
    for after in (decline(table, "Ben", START + 1.5 * DAY), moved(table, START + 1.5 * DAY)):
        assert after.turn.left == pytest.approx((3 * DAY, 2 * DAY if after.refused else 3 * DAY))
    assert decline(table, "Ben", START + 1.5 * DAY).turn.deadline == START + 3.5 * DAY


def test_an_own_proposal_gains_no_time() -> None:
    table = begun("Ann", "Ben", clock="3d+1d", moves=2)
    asking = propose(table, "Ann", DRAW, START + DAY)
    assert asking.turn == table.turn


def test_more_time_given_beside_a_proposal_begins_with_its_end() -> None:
    table = begun("Ann", "Ben", clock="3d+1d")
    table = replace(table, turn=replace(table.turn, reminded=True))
    table = manners.happened(table, given(table, START + 3 * DAY))
    table = propose(table, "Ann", DRAW, START + 3 * DAY)
    table = play.waited(table, person("Ann"), START + 3 * DAY)
    assert table.turn.deadline is None and table.turn.left == (3 * DAY, DAY)
    table = decline(table, "Ben", START + 3.5 * DAY)
    assert table.turn.deadline == START + 4.5 * DAY


@pytest.mark.parametrize("end", ["leaves", "returns", "resigns"])
def test_a_clock_that_stood_goes_on_when_seats_change(end: str) -> None:
    """Ann is in turn and asked; what Ben does then ends the question, and her time runs on."""
    table = dealt("Cleo", "Ben", "Ann", game="triominos", clock="3d+1d")
    table = play.replaced(table, 1, "club", START) if end == "returns" else table
    assert table.turn.seat == 2, "the deal says so"
    table = propose(table, "Cleo", CALL_OFF, START + DAY)
    assert table.turn.deadline is None
    now = START + 1.25 * DAY
    match end:
        case "leaves":
            after = play.replaced(table, 1, "club", now)
        case "returns":
            after = play.returned(table, person("Ben"), now)
        case _:
            after = play.resigned(table, seen(table), person("Ben"), now)
    assert after.proposal is None
    assert after.turn.deadline == now + 2 * DAY


# Takeback


def test_what_is_taken_back_stays_in_the_record() -> None:
    table = begun("Ann", "Ben", moves=3)
    assert table.match is not None
    before = table.match
    after = agree(propose(table, "Ann", TAKEBACK), "Ben")
    assert after.match is not None
    assert after.match.moves == before.moves[:2] and after.match.makers == before.makers[:2]
    assert after.match.undone == (Undone(2, before.moves[2:], before.makers[2:], key("Ann")),)
    assert after.match.logged == 4
    assert (after.turn.seat, after.turn.since) == (0, LATER)


def test_it_is_the_proposers_own_last_decision_that_is_made_again() -> None:
    table = begun("Ann", "Ben", moves=4)
    assert decided(table, "Ann") == (0, 2)
    assert decided(table, "Ben") == (1, 3)
    after = agree(propose(table, "Ann", TAKEBACK), "Ben")
    assert after.match is not None and len(after.match.moves) == 2


def test_nothing_decided_nothing_taken_back() -> None:
    with pytest.raises(NothingToTakeBack):
        decided(begun("Ann", "Ben"), "Ben")


def test_what_a_stand_in_decided_is_none_of_the_persons() -> None:
    table = begun("Ann", "Ben", moves=2)
    table = moved(play.replaced(table, 0, "club", START), START)
    table = moved(play.returned(table, person("Ann"), START), START)
    assert table.match is not None
    assert [maker.who for maker in table.match.makers] == [
        key("Ann"),
        key("Ben"),
        "club",
        key("Ben"),
    ]
    assert decided(table, "Ann") == (0, 0)


def test_what_was_drawn_since_cannot_be_taken_back() -> None:
    table = dealt("Ann", "Ben", game="crosswise")  # in which every move draws
    for who in ("Ann", "Ben"):
        table = moved(table, START)
        with pytest.raises(Revealed):
            decided(table, who)


def test_what_a_rounds_end_has_shown_cannot_be_taken_back() -> None:
    table = dealt("Ann", "Ben", game="triominos", target="600")
    while not seen(table).waits:
        table = moved(table, START)
    for who in ("Ann", "Ben"):
        with pytest.raises(Revealed):
            decided(table, who)


def test_time_that_was_used_stays_so() -> None:
    table = begun("Ann", "Ben", clock="3d+1d")
    table = propose(table, "Ann", TAKEBACK, START + DAY)
    table = agree(table, "Ben", START + 1.5 * DAY)
    assert table.turn.left == (3 * DAY, 2 * DAY)
    assert table.turn.deadline == START + 4.5 * DAY


def test_whoever_was_overdue_when_a_move_was_taken_back_has_one_bonus() -> None:
    table = begun("Ann", "Ben", clock="3d+1d")
    table = replace(table, turn=replace(table.turn, reminded=True))
    table = manners.happened(table, given(table, START + 3 * DAY))
    assert table.turn.overdue is not None
    table = agree(propose(table, "Ann", TAKEBACK, START + 3 * DAY), "Ben", START + 3 * DAY)
    assert table.turn.left == (3 * DAY, DAY)


def test_makers_are_noted() -> None:
    table = begun("Ann", "club", moves=2)
    assert table.match is not None
    assert table.match.makers == (Maker(0, key("Ann")), Maker(1, "club"))


def test_a_series_goes_on_after_a_draw_and_not_after_calling_off() -> None:
    table = begun("Ann", "Ben")
    table = replace(table, series=replace(table.series, kind=series.MATCH, length=2))
    drawn = agree(propose(table, "Ann", DRAW), "Ben")
    assert drawn.status is Status.PLAYING and len(drawn.series.results) == 1
    called = agree(propose(table, "Ann", CALL_OFF), "Ben")
    assert called.status is Status.OVER and called.series.results == ()
    between = play.called_off(drawn, seen(drawn))
    assert between.match == drawn.match and between.series == drawn.series
    assert between.due is None and between.status is Status.OVER
