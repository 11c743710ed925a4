"""What stands under a board, in few lines: who must do what, what happened, what is urgent."""

import re
from dataclasses import replace
from itertools import islice

import pytest

from bot.screens.wording import Wording
from bot.tables.table import Chair, Proposal, Table, Turn
from bot.texts import Words
from engines import GAMES
from tests.campaigns import so_many
from tests.contract.captions import NAMES, NOW, Captions, chairs, key, tables
from tests.contract.matches import TABLES, Played, played
from tests.contract.sentences import LANGUAGES

MATCHES = [(game, seats) for game, seats in TABLES if game in GAMES]
SHARED, OWN, RESULT = 4, 3, 3  # lines
# Every language with every game, with one number of players after the other.
PAIRS = [
    (language, game, seats)
    for number, language in enumerate(LANGUAGES)
    for game, rules in GAMES.items()
    for seats in so_many(rules.seats[number % len(rules.seats) :][:1], rules.seats)
]


@pytest.fixture(params=MATCHES, ids=lambda table: f"{table[0]}-{table[1]}")
def match(request: pytest.FixtureRequest) -> Played:
    return played(*request.param, 0)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


@pytest.fixture
def captions(match: Played, words: Words) -> Captions:
    return Captions(match, lambda table: Wording(words, "en", table))


def troubled(table: Table) -> Table:
    """The same table with everything at once that can be urgent."""
    asking = Proposal("calloff", key(0), NOW)
    seated = (*table.chairs[:-1], replace(table.chairs[-1], away=NOW + 86_400))
    late = replace(table.turn, overdue=NOW - 5, warned=NOW - 5, deadline=NOW - 5)
    return replace(table, proposal=asking, chairs=seated, turn=late, clock="1d+12h")


@pytest.mark.parametrize(("language", "game", "seats"), PAIRS)
def test_no_caption_is_longer_than_its_lines(
    language: str, game: str, seats: int, words: Words
) -> None:
    match = played(game, seats)
    captions = Captions(match, lambda table: Wording(words, language, table))
    # Every position in some languages.
    first, step = LANGUAGES.index(language), so_many(4, 1)
    every = tables(match, frozenset(range(match.seats)))
    for table, ply in islice(every, first % step, None, step):
        over = table.match is not None and table.match.outcome is not None
        for shown in (table,) if over else (table, troubled(table)):
            for reader in match.everybody:
                screen = captions.screen(shown, ply, reader)
                most = RESULT if over else SHARED if reader is None else OWN
                assert 1 <= len(screen.lines) <= most, screen.lines
                assert screen.lead and all("\n" not in line for line in screen.lines)
                assert len(screen.caption) <= 1000


def test_a_full_stop_that_brings_its_own_blank_gets_no_other(match: Played, words: Words) -> None:
    captions = Captions(match, lambda table: Wording(words, "ja", table))
    for table, ply in tables(match, frozenset(range(match.seats))):
        for reader in match.everybody:
            for line in captions.screen(table, ply, reader).lines:
                assert "。 " not in line and not re.search(r"\d\. ", line), line


def test_the_first_line_names_whose_turn_it_is_and_tells_themselves_what_to_do(
    match: Played, captions: Captions
) -> None:
    for table, ply in tables(match, frozenset(range(match.seats))):
        turn = match.game.view(match.states[ply], None).turn
        if turn is None:
            continue
        shared = captions.screen(table, ply, None)
        assert shared.lines[0].startswith(f"{NAMES[turn]}, your turn")
        own = captions.screen(table, ply, turn)
        assert own.lines[0].startswith(("Your turn: ", "Your turn again: "))
        other = captions.screen(table, ply, (turn + 1) % match.seats)
        assert other.lines[0] == f"{NAMES[turn]}’s turn"


def test_with_computers_every_move_since_the_own_one_is_told(
    match: Played, captions: Captions
) -> None:
    people = frozenset({0})
    for table, ply in tables(match, people):
        view = match.game.view(match.states[ply], 0)
        if view.turn != 0 or table.match is None or ply == 0:
            continue
        makers = [maker.seat for maker in table.match.makers]
        own = max((at for at, seat in enumerate(makers, 1) if seat == 0), default=0)
        missed = {seat for seat in makers[own:] if seat not in (None, 0)}
        for reader in (0, None):
            screen = captions.screen(table, ply, reader)
            told = screen.lines[1] if len(screen.lines) > 1 else ""
            assert all(chairs(match.seats, people)[seat].name in told for seat in missed)


def test_what_happened_is_told_from_the_views_of_the_reader_alone(
    match: Played, captions: Captions
) -> None:
    for table, ply in tables(match, frozenset(range(match.seats))):
        if table.match is None or table.match.outcome is not None:
            continue
        for reader in match.everybody:
            seen = {
                event
                for state in match.states[: ply + 1]
                for event in match.game.view(state, reader).last
            }
            wording = captions.wording(table)
            view = match.game.view(match.states[ply], reader)
            for seats in ((), (0,)):
                told = captions.histories.since(wording, view, seats)
                assert {one.event for one in told} <= seen


def test_neither_seal_nor_code_nor_emoji_stand_in_a_caption(
    match: Played, captions: Captions
) -> None:
    for table, ply in tables(match, frozenset({0})):
        for reader in (0, None):
            screen = captions.screen(table, ply, reader)
            assert "AAAAA" not in screen.caption and "5" * 64 not in screen.caption
            labels = [button.label for row in screen.actions for button in row]
            assert not set("🏆🤝🏁✋💡🤖📈↻▶↩✓✗📋🧮🔎→⇅⇄⤓") & set(screen.caption + "".join(labels))


def test_computers_of_one_level_have_names_of_their_own(match: Played, captions: Captions) -> None:
    for table, ply in tables(match, frozenset({0})):
        screen = captions.screen(table, ply, None)
        assert "Club" not in screen.caption
        assert len({player.name for player in screen.players}) == match.seats


def test_an_overdue_seat_and_who_may_choose_are_told(match: Played, captions: Captions) -> None:
    table, ply = next(iter(tables(match, frozenset(range(match.seats)))))
    turn = match.game.view(match.states[ply], None).turn
    assert turn is not None
    late = replace(table, turn=Turn(turn, NOW - 90, overdue=NOW - 5), clock="none")
    screen = captions.screen(late, ply, None)
    assert screen.lines[0] == f"{NAMES[turn]}’s time is up"
    assert "can choose what happens next" in screen.lines[-1]


def test_a_proposal_leads_and_names_who_has_to_answer(match: Played, captions: Captions) -> None:
    table, ply = next(iter(tables(match, frozenset(range(match.seats)))))
    asking = replace(table, proposal=Proposal("calloff", key(0), NOW))
    shared = captions.screen(asking, ply, None)
    assert shared.lines[0].startswith("Ann proposes") and "Ben" in shared.lines[-1]
    own = captions.screen(asking, ply, 0)
    assert own.lines[0].startswith("Waiting for an answer: Ben")
    asked = captions.screen(asking, ply, 1)
    assert asked.lines[0].startswith("Ann proposes")


def test_a_seat_that_somebody_left_is_told_by_the_computers_name(words: Words) -> None:
    match = played("reversi", 2, 0)
    table, ply = next(iter(tables(match, frozenset({0, 1}))))
    left = (table.chairs[0], Chair("Ben", level="casual", former=key(1)))
    shown = Captions(match, lambda table: Wording(words, "en", table))
    screen = shown.screen(replace(table, chairs=left), ply, None)
    assert "Ben" not in screen.caption and "Mira" in screen.caption
