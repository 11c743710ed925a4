"""Which matches count, and what their results make of skills."""

from dataclasses import replace

import pytest
from openskill.models import PlackettLuce

from bot.ratings import rating
from bot.ratings.rating import START, Contest, Skill, contest, movers_of
from bot.tables import clocks, play
from bot.tables.play import RESIGNED
from bot.tables.table import Maker, Match, Table, Undone
from engines import GAMES
from engines.game import Outcome
from tests.bot.clock import START as NOW
from tests.bot.seated import dealt, key, moved, person, seen

SETUP = {
    key: {seats: game.deal(seats, {"first": "1"}, "0" * 64) for seats in game.seats}
    for key, game in GAMES.items()
}


def result(winners: tuple[int, ...], *scores: int, game: str = "reversi") -> Contest:
    """A match between different people, by seat."""
    people = [(seat, f"web:{seat}") for seat in range(len(scores))]
    outcome = Outcome(winners, scores, "full")
    found = contest(game, SETUP[game][len(scores)], outcome, people, own=True)
    assert found is not None
    return found


def resigned(table: Table) -> Contest | None:
    """What the match is worth when the second seat's person gives up."""
    after = play.resigned(table, seen(table), person("Ben"), NOW)
    return ended(after)


def ended(table: Table) -> Contest | None:
    match = table.match
    assert match is not None and match.outcome is not None
    own = table.rated and match.own
    return contest(table.game, match.setup, match.outcome, movers_of(match), own)


def rated(*names: str, game: str = "reversi", moves: int = 2) -> Table:
    """A rated match that is some moves old."""
    table = replace(dealt(*names, game=game), rated=True)
    for _ in range(moves):
        table = moved(table, NOW)
    return table


def test_a_rating_is_shown_as_rules_say() -> None:
    assert START.shown == 1000
    assert Skill(30.0, 2.0).shown == Skill(30.0, 6.0).shown == 1000 + 40 * 5
    assert Skill(21.46, 5.0).shown == round(1000 - 40 * 3.54)
    assert START.unsure and Skill(25.0, 4.601).unsure and not Skill(25.0, 4.6).unsure


@pytest.mark.parametrize(
    ("contest", "ranks"),
    [
        (result((0,), 40, 24), [0, 1]),
        (result((1,), 40, 24), [1, 0]),  # whoever gives up may have been ahead
        (result((), 32, 32), [0, 0]),
        (result((), 40, 24), [0, 0]),  # agreed
        (result((1,), 90, 210, 100, game="triominos"), [2, 0, 1]),
        (result((1,), 90, 210, 90, 205, game="triominos"), [2, 0, 2, 1]),
        (result((0, 2), 20, 24, 20, 24, game="crosswise"), [0, 1, 0, 1]),
        (result((1,), 30, 24, 30, game="crosswise"), [1, 0, 1]),
    ],
)
def test_places_follow_from_the_winners_then_from_the_scores(
    contest: Contest, ranks: list[int]
) -> None:
    assert list(contest.ranks) == ranks


@pytest.mark.parametrize(
    ("contest", "shares"),
    [
        (result((0,), 40, 24), [1, 0]),
        (result((), 32, 32), [0.5, 0.5]),
        (result((1,), 90, 210, 90, game="triominos"), [0.25, 1, 0.25]),
        (result((0, 2), 20, 24, 20, 24, game="crosswise"), [1, 0, 1, 0]),
    ],
)
def test_a_share_is_of_the_rivals_left_behind(contest: Contest, shares: list[float]) -> None:
    assert list(contest.shares) == shares


TEAMS = {
    (0,): [[0], [1]],
    (0, 2): [[0, 2], [1, 3]],
    (1,): [[0], [1], [2]],
}


@pytest.mark.parametrize(
    "contest",
    [
        result((0,), 40, 24),
        result((), 32, 32),
        result((1,), 90, 210, 90, game="triominos"),
        result((0, 2), 20, 24, 20, 24, game="crosswise"),
    ],
    ids=["won", "drawn", "three players", "teams"],
)
def test_skills_are_those_that_openskill_computes(contest: Contest) -> None:
    """The library asked in its own words: teams in the order of seats, places for ranks."""
    known = [Skill(25.0 + seat, 8.0 - seat) for seat in range(len(contest.holders))]
    model = PlackettLuce(mu=25.0, sigma=6.5, beta=3.07, tau=0.06, gamma=lambda *_: 1.0)
    teams = TEAMS[contest.outcome.winners or (0,)]
    places = {2: (1.0, 2.0), 3: (2.0, 1.0, 2.0)}[len(teams)]
    ranks = list(places) if contest.outcome.winners else [1.0, 1.0]
    asked = [[model.rating(known[seat].mu, known[seat].sigma) for seat in team] for team in teams]
    expected = {
        seat: Skill(one.mu, one.sigma)
        for team, found in zip(teams, model.rate(asked, ranks=ranks), strict=True)
        for seat, one in zip(team, found, strict=True)
    }
    assert rating.rated(contest, known) == tuple(expected[seat] for seat in sorted(expected))


def test_a_draw_raises_nobody_for_being_surer() -> None:
    equal = rating.rated(result((), 32, 32), [START, START])
    assert [one.shown for one in equal] == [1000, 1000] and equal[0].sigma < START.sigma
    weak, strong = rating.rated(result((), 32, 32), [Skill(22.0), Skill(28.0)])
    assert weak.mu > 22.0 and strong.mu < 28.0


def test_resigning_and_agreeing_count_and_calling_off_does_not() -> None:
    table = rated("Ann", "Ben")
    found = resigned(table)
    assert found is not None and found.counts and found.outcome.reason == RESIGNED
    agreed = ended(play.drawn(table, seen(table), NOW))
    assert agreed is not None and agreed.counts and agreed.ranks == (0, 0)
    assert ended(play.called_off(table, seen(table))) is None


def test_a_claimed_match_counts() -> None:
    table = replace(dealt("Ann", "Ben", clock="5m+10s"), rated=True)
    table = moved(moved(table, NOW), NOW)
    turn = replace(table.turn, overdue=NOW)
    won = play.claimed(replace(table, turn=turn), seen(table), person("Ben"), NOW)
    found = ended(won)
    assert found is not None and found.counts and found.outcome.winners == (1,)


def test_each_player_must_have_moved() -> None:
    for moves, counts in ((1, False), (2, True)):
        found = resigned(rated("Ann", "Ben", moves=moves))
        assert found is not None and found.counts is counts
    assert resigned(rated("Ann", "Ben", moves=0)) is None


def test_a_move_that_was_taken_back_was_a_move() -> None:
    table = rated("Ann", "Ben", moves=2)
    assert table.match is not None
    fewer = replace(
        table.match,
        moves=table.match.moves[:1],
        makers=table.match.makers[:1],
        undone=(Undone(1, table.match.moves[1:], table.match.makers[1:], key("Ben")),),
    )
    found = resigned(replace(table, match=fewer))
    assert found is not None and found.counts


def test_a_table_that_is_not_rated_does_not_count() -> None:
    found = resigned(replace(rated("Ann", "Ben"), rated=False))
    assert found is not None and not found.counts


def test_one_person_on_both_sides_does_not_count() -> None:
    found = ended(play.resigned(table := rated("Ann", "Ann"), seen(table), person("Ann"), NOW))
    assert found is not None and not found.counts


def test_computer_players_do_not_count() -> None:
    found = ended(play.resigned(table := rated("Ann", "club"), seen(table), person("Ann"), NOW))
    assert found is not None and not found.counts


def test_a_seat_that_a_computer_held_for_a_while_does_not_count() -> None:
    """Also where it made no move before its person came back."""
    table = rated("Ann", "Ben")
    left = play.replaced(table, 1, "casual", NOW)
    assert left.counts is False
    back = play.returned(left, person("Ben"), NOW)
    found = resigned(back)
    assert found is not None and found.holders == (key("Ann"), key("Ben")) and not found.counts


def test_whoever_takes_a_seat_between_two_matches_ends_the_rating_with_the_next() -> None:
    table = rated("Ann", "Ben")
    table = replace(table, series=replace(table.series, kind="match", length=2))
    over = play.resigned(table, seen(table), person("Ben"), NOW)
    assert over.match is not None and over.match.own
    left = play.replaced(over, 1, "casual", NOW)
    assert left.match == over.match, "the match that is over counts as it did"
    after = play.dealt(left, "1" * 64, NOW)
    assert after.match is not None and not after.match.own
    back = play.dealt(play.returned(left, person("Ben"), NOW), "1" * 64, NOW)
    assert back.match is not None and back.match.own


def test_hints_are_for_matches_that_do_not_count() -> None:
    table = rated("Ann", "Ben")
    assert table.counts and not table.may_hint
    assert replace(table, rated=False).may_hint
    assert play.replaced(table, 1, "casual", NOW).may_hint
    assert rated("Ann", "club").may_hint
    assert not replace(table, rated=False, hints=False).may_hint
    assert table.clock == clocks.NONE


def test_the_same_two_count_ten_times_a_day() -> None:
    found = result((0,), 40, 24)
    assert found.rivals == (("web:0", "web:1"),)
    for met, counts in ((0, True), (9, True), (10, False)):
        assert rating.counted(found, lambda _, met=met: met) is counts  # type: ignore[misc]


def test_partners_are_no_rivals() -> None:
    found = result((0, 2), 20, 24, 20, 24, game="crosswise")
    assert set(found.rivals) == {
        ("web:0", "web:1"),
        ("web:1", "web:2"),
        ("web:2", "web:3"),
        ("web:0", "web:3"),
    }


def computers(makers: tuple[Maker, ...], outcome: Outcome, game: str) -> object:
    match = Match(0, SETUP[game][len(outcome.scores)], "", ("x",) * len(makers), outcome, makers)
    found = contest(game, match.setup, outcome, movers_of(match), own=False)
    assert found is not None
    return rating.beaten(found)


def test_what_is_counted_against_computers() -> None:
    ann = Maker(0, "web:1")
    assert computers((ann, Maker(1, "club")), Outcome((0,), (40, 24), "full"), "reversi") == (
        ("web:1", "club", 1.0),
    )
    assert computers((ann, Maker(1, "club")), Outcome((), (32, 32), "full"), "reversi") == (
        ("web:1", "club", 0.5),
    )
    three = Outcome((1,), (150, 210, 90), "target")
    makers = ann, Maker(1, "master"), Maker(2, "casual")
    assert computers(makers, three, "triominos") == (
        ("web:1", "master", 0.0),
        ("web:1", "casual", 1.0),
    )
    both = (ann, Maker(1, "web:1"))
    assert computers(both, Outcome((0,), (40, 24), "full"), "reversi") == ()
    shared = (ann, Maker(1, "club"), Maker(0, "casual"))
    assert computers(shared, Outcome((0,), (40, 24), "full"), "reversi") == (), "a seat of two"
