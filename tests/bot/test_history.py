"""What has happened at a table, told once."""

import re

import pytest

from bot.desk.page_messages import bare
from bot.moments import plain
from bot.screens.happened import happened_line, over_line
from bot.screens.history import Histories
from bot.screens.wording import Wording
from bot.tables.play import RESIGNED
from bot.tables.table import Chair, Maker, Match, Status, Table
from bot.texts import Words
from engines import GAMES
from engines.game import Outcome
from engines.replay import replay
from tests.contract.matches import played

SEED = "3" * 64
PEOPLE = (Chair("Ann", "web:1"), Chair("Ben", "web:2"))


def told(game: str, plies: int) -> list[str]:
    """The whole story after so many plies, each the first legal move, as everybody is told it."""
    rules = GAMES[game]
    match = Match(0, rules.deal(2, {}, SEED), SEED)
    state, moves = rules.start(match.setup), list[str]()
    for _ in range(plies):
        turn = rules.view(state, None).turn
        assert turn is not None
        view = rules.view(state, turn)
        moves.append(view.follow or view.moves[0])
        state = rules.play(state, moves[-1])
    match = Match(0, match.setup, SEED, tuple(moves))
    table = Table("ABCDE", game, "web:1", Status.PLAYING, chairs=PEOPLE, match=match)
    wording = Wording(Words("en"), "en", table)
    return [entry.text for entry in Histories().tell(wording, rules.view(state, None))]


def test_tiles_drawn_one_after_the_other_are_told_together() -> None:
    story = told("triominos", 8)
    assert story[-3:] == [
        "Ann laid 002 at 1: +2.",
        "Ben drew 4 tiles: −20.",
        "Ben laid 035 at 3: +8.",
    ]
    assert not [entry for entry in story if "drew a tile" in entry]


def test_whoever_drew_is_told_once_which_tiles_and_as_theirs() -> None:
    rules = GAMES["triominos"]
    match = Match(0, rules.deal(2, {}, SEED), SEED)
    histories, shown = Histories(), dict[str, str]()
    state, moves, makers = rules.start(match.setup), list[str](), list[Maker]()
    for _ in range(8):
        view = rules.view(state, rules.view(state, None).turn)
        assert view.turn is not None
        moves.append(view.follow or view.moves[0])
        makers.append(Maker(view.turn, PEOPLE[view.turn].person, 0.0))
        state = rules.play(state, moves[-1])
        match = Match(0, match.setup, SEED, tuple(moves), makers=tuple(makers))
        table = Table("ABCDE", "triominos", "web:1", Status.PLAYING, chairs=PEOPLE, match=match)
        wording = Wording(Words("en"), "en", table)
        for entry in histories.tell(wording, rules.view(state, 1), shown.keys()):
            for ply in entry.instead:
                shown = {
                    mark: text for mark, text in shown.items() if not mark.startswith(f"{ply}:")
                }
            shown[entry.mark] = entry.text
    drew = [text for text in shown.values() if "drew" in text]
    assert len(drew) == 1 and re.fullmatch(r"You drew \d{3} \d{3} \d{3} \d{3}: −20\.", drew[0])
    assert any(re.match("You laid ", text) for text in shown.values())


def test_whoever_wins_a_round_reads_that_they_do() -> None:
    rules = GAMES["triominos"]
    match = Match(0, rules.deal(2, {}, SEED), SEED)
    state, moves, makers = rules.start(match.setup), list[str](), list[Maker]()
    while not (view := rules.view(state, None)).waits:
        view = rules.view(state, view.turn)
        moves.append(view.follow or view.moves[0])
        makers.append(Maker() if view.turn is None else Maker(view.turn, PEOPLE[view.turn].person))
        state = rules.play(state, moves[-1])
    match = Match(0, match.setup, SEED, tuple(moves), makers=tuple(makers))
    table = Table("ABCDE", "triominos", "web:1", Status.PLAYING, chairs=PEOPLE, match=match)
    wording = Wording(Words("en"), "en", table)
    winner = max((0, 1), key=lambda seat: view.score[seat])
    name, lines = PEOPLE[winner].name, {own: over_line(wording, view, own) for own in (0, 1, None)}
    assert lines.pop(winner) == "You win round 1"
    assert {bare(line) for line in lines.values()} == {f"{name} wins round 1"}
    for own in (0, 1):
        name, seen = PEOPLE[own].name, rules.view(state, own)
        ended = [one.text for one in Histories().tell(wording, seen)][-len(view.last) :]
        assert not [text for text in ended if name in text], "told of themselves"
        assert sum("You" in text or "you" in text for text in ended) >= 2
    shown = happened_line(wording, view, (), (0, 1), alone=True)
    assert shown and not any(one.name in shown for one in PEOPLE)


@pytest.mark.parametrize(
    ("seat", "people", "said"),
    [
        (None, PEOPLE, "Ben wins. Ann resigned."),
        (0, PEOPLE, "Ben wins. You resigned."),
        (1, PEOPLE, "You win. Ann resigned."),
        (0, (PEOPLE[0], Chair("Ben", "web:1")), "Ben wins. Ann resigned."),
    ],
)
def test_the_end_of_a_match_is_told_to_whoever_played_as_theirs(
    seat: int | None, people: tuple[Chair, Chair], said: str
) -> None:
    rules = GAMES["reversi"]
    outcome = Outcome((1,), (2, 2), RESIGNED)
    match = Match(0, rules.deal(2, {}, SEED), SEED, outcome=outcome)
    table = Table("ABCDE", "reversi", "web:1", Status.OVER, chairs=people, match=match)
    view = rules.view(rules.start(match.setup), seat)
    *_, last = Histories().tell(Wording(Words("en"), "en", table), view)
    assert plain(last.text) == said


def test_every_move_of_reversi_has_its_own_entry() -> None:
    assert len(told("reversi", 12)) == 12


def test_an_entry_has_its_time_and_says_whose_doing_it_was() -> None:
    rules, now = GAMES["reversi"], 1_000.0
    setup = rules.deal(2, {"first": "1"}, SEED)
    makers = (Maker(0, "web:1", now), Maker(1, "club", now + 7))
    match = Match(0, setup, SEED, ("d3", "c3"), makers=makers)
    chairs = (PEOPLE[0], Chair("Otto", level="club"))
    table = Table("ABCDE", "reversi", "web:1", Status.PLAYING, chairs=chairs, match=match)
    view = rules.view(replay(rules, setup, match.moves), None)
    wording, histories = Wording(Words("en"), "en", table), Histories()
    first, second = histories.tell(wording, view)
    assert histories.tell(wording, view, {first.mark}) == (second,)
    assert histories.tell(wording, view, {first.mark, second.mark}) == ()
    assert (first.at, second.at) == (now, now + 7)
    assert first.by is not None and plain(first.by.name).strip("\u2066\u2067\u2068\u2069") == "Ann"
    assert (first.by.level, first.by.side) == ("", "black")
    assert second.by is not None and (second.by.level, second.by.side) == ("club", "white")


@pytest.mark.parametrize(("key", "number"), [(key, number) for key in GAMES for number in range(4)])
def test_a_story_told_move_by_move_is_that_told_at_once(key: str, number: int) -> None:
    rules, match, growing = GAMES[key], played(key, 2, number), Histories()
    for ply in range(min(len(match.moves), 25) + 1):
        told_so_far = Match(0, match.setup, SEED, match.moves[:ply])
        table = Table("ABCDE", key, "web:1", Status.PLAYING, chairs=PEOPLE, match=told_so_far)
        wording = Wording(Words("en"), "en", table)
        for seat in (None, 0):
            view = rules.view(match.states[ply], seat)
            assert growing.tell(wording, view) == Histories().tell(wording, view)
