"""The specification of a game: what holds for every one, with any number of players."""

import pickle
import random
from dataclasses import fields
from itertools import pairwise
from operator import contains

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.press import SLOT, Press, unpack
from engines.game import (
    LEVELS,
    Event,
    Form,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    MoveError,
    View,
)
from engines.path import join, next_choices, split
from engines.replay import to_move
from tests.contract.hidden import EXCHANGES
from tests.contract.matches import TABLES, Played, legal, over, played
from tests.example import ALL
from tests.signs import ASCII, any_text

SEED = "5" * 64
SHARED = (
    *("turn", "offers", "hands", "acts", "places", "grid"),
    *("sides", "score", "retells", "outcome"),
)
SUDDEN = {"six"}  # reasons that win whatever the scores are
LONGEST_VERB, LATEST = "abcdefgh", 9_999_999


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def match(request: pytest.FixtureRequest) -> Played:
    return played(*request.param)


@pytest.fixture(params=ALL.values(), ids=lambda game: str(game.key))
def any_match(request: pytest.FixtureRequest) -> Played:
    """One match of each game."""
    return played(request.param.key, request.param.seats[0])


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_random_play_ends(key: str, seats: int, number: int) -> None:
    found = played(key, seats, number)
    assert over(found.game, found.states[-1])


def test_the_game_is_registered_under_its_key(match: Played) -> None:
    assert ALL[match.game.key] is match.game
    assert match.game.view(match.states[0], None).game == match.game.key


def test_the_same_seed_gives_the_same_setup_and_the_setup_is_one_line(match: Played) -> None:
    assert match.game.deal(match.seats, {}, f"{0:064x}") == match.setup
    assert len(match.setup.splitlines()) == 1
    assert match.setup.startswith(match.game.key)


def test_setup_and_moves_give_an_equal_state_again(match: Played) -> None:
    assert match.again == match.states


def test_play_changes_nothing_in_the_state_it_is_given(match: Played) -> None:
    for ply in match.plies:
        for move in legal(match.game, match.states[ply]):
            match.game.play(match.states[ply], move)
        assert match.states[ply] == match.again[ply]


def test_the_choices_lead_to_every_move_and_nowhere_else(match: Played) -> None:
    for state in match.sample:
        moves = legal(match.game, state)
        reached: set[str] = set()
        prefixes: list[tuple[str, ...]] = [()]
        while prefixes:
            picked = prefixes.pop()
            follow = next_choices(moves, picked)
            prefixes += [(*picked, choice) for choice in follow]
            reached |= set() if follow else {join(picked)}
        assert reached == set(moves)
        assert len(moves) == len(set(moves))


def test_every_move_fits_into_a_payload_by_piece_and_by_slot(match: Played) -> None:
    for state in match.sample:
        view = to_move(match.game, state)
        for move in legal(match.game, state):
            for path in {split(move), _by_slot(move, view)}:
                press = Press(LONGEST_VERB, "ABCDEFG", LATEST, path)
                assert unpack(press.pack()) == press


def _by_slot(move: str, view: View) -> tuple[str, ...]:
    """The path with the numbers of slots in the place of the pieces."""
    return tuple(
        f"{SLOT}{view.hand.index(choice) + 1}" if choice in view.hand else choice
        for choice in split(move)
    )


def test_what_a_public_keyboard_offers_leads_to_every_move(match: Played) -> None:
    for state in match.sample:
        view, public = to_move(match.game, state), match.game.view(state, None)
        if public.turn is None:
            continue
        if not public.hands:
            assert public.offers == view.moves
            continue
        slots = {f"{SLOT}{slot}" for slot in range(1, public.hands[public.turn] + 1)}
        for move in set(view.moves) - {*public.acts, view.follow}:
            first, *others = _by_slot(move, view)
            assert first in slots
            assert set(others) <= slots | set(public.places)


@settings(
    deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(text=any_text(12) | st.from_regex(r"[a-z0-9]{1,4}(\.[a-z0-9]{1,3}){0,2}", alphabet=ASCII))
def test_what_is_no_move_is_refused_and_named(any_match: Played, text: str) -> None:
    game, middle = any_match.game, len(any_match.states) // 2
    state = any_match.states[middle]
    if text in legal(game, state):
        return
    with pytest.raises(MoveError) as raised:
        game.play(state, text)
    assert raised.value.move == text
    assert raised.value.why
    assert state == any_match.again[middle]


def test_a_move_of_another_moment_is_refused_and_named(match: Played) -> None:
    known = {match.moves[ply] for ply in match.plies}
    for ply in match.plies[::5]:
        state = match.states[ply]
        for move in known - set(legal(match.game, state)):
            with pytest.raises(MoveError) as raised:
                match.game.play(state, move)
            assert raised.value.move == move
        assert state == match.again[ply]


def test_every_move_is_of_a_form_that_is_known_at_any_time(match: Played) -> None:
    first, last = (match.game.view(match.states[ply], None) for ply in (0, -1))
    for view in (first, last):
        forms = match.game.forms(view)
        for state in match.sample:
            for move in legal(match.game, state):
                assert any(_is_of(split(move), form) for form in forms), (move, view.turn)


def test_what_has_the_form_of_a_move_is_at_worst_none_now(match: Played) -> None:
    luck, middle = random.Random(match.setup), match.states[len(match.states) // 2]
    for form in match.game.forms(match.game.view(middle, None)):
        for _ in range(20):
            try:
                match.game.play(middle, join(map(luck.choice, form)))
            except IllegalMove:
                continue


def _is_of(choices: tuple[str, ...], form: Form) -> bool:
    return len(choices) == len(form) and all(map(contains, form, choices))


def test_nothing_can_be_played_after_the_end(match: Played) -> None:
    for move in set(match.moves):
        with pytest.raises(MoveError):
            match.game.play(match.states[-1], move)


def test_an_error_about_a_move_survives_a_pickle(match: Played) -> None:
    with pytest.raises(InvalidMove) as raised:
        match.game.play(match.states[0], "?!")
    again = pickle.loads(pickle.dumps(raised.value))
    assert (type(again), again.move, again.why) == (InvalidMove, "?!", raised.value.why)


def test_only_the_seat_to_move_has_moves(match: Played) -> None:
    for state in match.states:
        turn = match.game.view(state, None).turn
        for seat in match.everybody:
            view = match.game.view(state, seat)
            assert (view.seat, view.turn) == (seat, turn)
            assert bool(view.moves) == (turn is not None and seat == turn)


def test_a_hand_is_seen_by_its_own_seat_alone(match: Played) -> None:
    for state in match.sample:
        public = match.game.view(state, None)
        assert public.hand == ()
        for seat in range(match.seats):
            view = match.game.view(state, seat)
            assert view.hands == public.hands
            assert len(view.hand) == (public.hands[seat] if public.hands else 0)


def test_with_hidden_hands_nothing_is_offered_to_all(match: Played) -> None:
    for state in match.sample:
        for seat in match.everybody:
            view = match.game.view(state, seat)
            assert not (view.hands and view.offers)


def test_what_all_may_know_is_the_same_for_all(match: Played) -> None:
    for state in match.sample:
        views = [match.game.view(state, seat) for seat in match.everybody]
        for name in SHARED:
            assert len({getattr(view, name) for view in views}) == 1, name


def test_the_rows_of_a_grid_are_equally_long_and_name_a_cell_once(match: Played) -> None:
    for state in match.sample:
        view = match.game.view(state, None)
        cells = [cell for row in view.grid for cell in row]
        assert len(set(map(len, view.grid))) <= 1
        assert len(cells) == len(set(cells))
        assert view.grid == match.game.view(match.states[0], None).grid
        if cells and view.places:
            assert list(view.places) == cells
        if cells and view.offers:
            assert all(set(split(move)) & set(cells) for move in view.offers)


def test_what_is_told_again_is_said_to_be(match: Played) -> None:
    views = [match.game.view(state, None) for state in match.states]
    assert not views[0].retells
    for before, after in pairwise(views):
        if before.last:
            assert after.retells == tells_again(before.last, after.last)


def tells_again(before: tuple[Event, ...], after: tuple[Event, ...]) -> bool:
    """Whether ``after`` begins with what ``before`` said, or with more of the same: a larger
    count."""
    return len(after) >= len(before) and all(map(goes_on, before, after))


def goes_on(old: Event, new: Event) -> bool:
    was, now = dict(old.params), dict(new.params)
    more = int(now.get("count", 0)) > int(was.get("count", 0)) > 0
    same = (old.code, was.get("seat")) == (new.code, now.get("seat"))
    return old == new or (same and more)


def test_states_that_differ_in_what_a_seat_cannot_see_give_it_equal_views(match: Played) -> None:
    luck = random.Random(match.setup)
    for state in match.sample:
        if not match.game.view(state, None).hands:
            continue
        for seat in match.everybody:
            other = EXCHANGES[match.game.key](state, seat, luck)
            assert match.game.view(other, seat) == match.game.view(state, seat)


def test_exchanging_what_is_hidden_is_seen_by_those_who_hold_it(match: Played) -> None:
    state, luck = match.states[0], random.Random(1)
    for seat, _ in enumerate(match.game.view(state, None).hands):
        other = EXCHANGES[match.game.key](state, None, luck)
        assert match.game.view(other, seat).hand != match.game.view(state, seat).hand


def test_views_can_be_sent_to_another_process_and_kept_in_a_set(match: Played) -> None:
    for state in match.sample:
        for seat in match.everybody:
            view = match.game.view(state, seat)
            assert pickle.loads(pickle.dumps(view)) == view
            assert hash(view) == hash(match.game.view(state, seat))


def test_scores_and_sides_have_an_entry_for_each_seat(match: Played) -> None:
    for state in match.states:
        view = match.game.view(state, None)
        assert len(view.score) == match.seats
        assert len(view.sides) in (0, match.seats)
        assert not view.hands or len(view.hands) == match.seats


def test_the_sides_known_before_the_deal_are_those_of_the_match(match: Played) -> None:
    known = match.game.sides(match.seats, {})
    assert known in ((), match.game.view(match.states[0], None).sides)


def test_what_follows_by_itself_can_be_played(match: Played) -> None:
    for state in match.states[:-1]:
        view = to_move(match.game, state)
        assert not view.follow or view.follow in legal(match.game, state)
        assert view.turn is not None or view.follow


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_winners_have_the_best_score(key: str, seats: int, number: int) -> None:
    found = played(key, seats, number)
    view = found.game.view(found.states[-1], None)
    assert view.outcome is not None
    outcome, everyone = view.outcome, set(range(seats))
    assert (view.turn, view.moves, view.offers, view.follow) == (None, (), (), "")
    assert outcome.scores == view.score
    assert set(outcome.winners) < everyone
    if outcome.reason in SUDDEN:
        return
    best = {seat for seat in everyone if outcome.scores[seat] == max(outcome.scores)}
    assert set(outcome.winners) == (best if best < everyone else set())


def test_what_can_be_asked_is_answered_and_nothing_else(match: Played) -> None:
    for state in match.sample[::10]:
        for seat in match.everybody:
            view = match.game.view(state, seat)
            for question in match.game.questions(view):
                assert match.game.answer(view, question)
                Press(LONGEST_VERB, "ABCDEFG", LATEST, split(question)).pack()
            with pytest.raises(InvalidMove):
                match.game.answer(view, "?!")


def test_a_finished_match_has_a_record(match: Played) -> None:
    assert match.game.notation(match.setup, match.moves)
    assert match.game.notation(match.setup, match.moves[:-1]) != match.game.notation(
        match.setup, match.moves
    )


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_of_every_level_makes_legal_moves(match: Played, level: str) -> None:
    states = [state for state in match.states[:-1] if to_move(match.game, state).moves]
    for state in states[:: max(1, len(states) // 4)]:
        view = to_move(match.game, state)
        assert match.game.choose(view, level, 0.05) in view.moves


def test_every_choice_of_every_option_can_be_dealt(match: Played) -> None:
    for option in match.game.options:
        if option.seats and match.seats not in option.seats:
            continue
        for value in (option.default, *option.choices):
            if value.isdigit() and option.key == "first" and int(value) > match.seats:
                continue
            match.game.start(match.game.deal(match.seats, {option.key: value}, SEED))


def test_every_move_is_rated_the_best_first(match: Played) -> None:
    for state in match.sample[::6]:
        view = to_move(match.game, state)
        rated = match.game.rate(view, 0.02)
        assert sorted(one.move for one in rated) == sorted(view.moves)
        values = [one.value for one in rated]
        assert values == sorted(values, reverse=True)


def test_the_defaults_are_what_is_dealt_without_options(match: Played) -> None:
    defaults = {
        option.key: option.default
        for option in match.game.options
        if not option.seats or match.seats in option.seats
    }
    assert match.game.deal(match.seats, defaults, SEED) == match.game.deal(match.seats, {}, SEED)


@pytest.mark.parametrize("first", ["1", "2", "random"])
def test_every_game_understands_who_moves_first(match: Played, first: str) -> None:
    match.game.start(match.game.deal(match.seats, {"first": first}, SEED))


def test_options_that_make_no_sense_are_refused_by_name(match: Played) -> None:
    for option in match.game.options:
        with pytest.raises(InvalidSetup, match=option.key):
            match.game.deal(match.seats, {option.key: "?!"}, SEED)
    with pytest.raises(InvalidSetup, match="nonsense"):
        match.game.deal(match.seats, {"nonsense": "1"}, SEED)


@pytest.mark.parametrize("seed", ["", "5" * 63, "G" * 64, "A" * 64])
def test_a_wrong_seed_is_refused(match: Played, seed: str) -> None:
    with pytest.raises(InvalidSetup):
        match.game.deal(match.seats, {}, seed)


def test_too_few_and_too_many_players_are_refused(any_match: Played) -> None:
    game = any_match.game
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(InvalidSetup):
            game.deal(seats, {}, SEED)


@pytest.mark.parametrize("change", ["{} ", " {}", "{}x", "x{}", "{}\n"])
def test_a_setup_that_was_never_dealt_is_refused(match: Played, change: str) -> None:
    with pytest.raises(InvalidSetup):
        match.game.start(change.format(match.setup))


def test_every_field_of_a_view_can_be_compared(match: Played) -> None:
    view = match.game.view(match.states[-1], None)
    assert all(field.compare for field in fields(view))
