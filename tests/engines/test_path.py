from hypothesis import given
from hypothesis import strategies as st

from engines.path import join, next_choices, settle, split

MOVES = ("red.c4", "red.d1", "swap.a1.f6", "swap.a1.b2", "pass")
choices = st.lists(st.from_regex(r"[a-z0-9-]{1,4}", fullmatch=True), max_size=4)


@given(choices)
def test_joining_and_splitting_are_inverse(made: list[str]) -> None:
    assert split(join(made)) == tuple(made)


def test_the_first_choices_come_in_the_order_of_the_moves_and_once_each() -> None:
    assert next_choices(MOVES, ()) == ("red", "swap", "pass")


def test_only_what_leads_to_a_move_follows_a_prefix() -> None:
    assert next_choices(MOVES, ("red",)) == ("c4", "d1")
    assert next_choices(MOVES, ("swap", "a1")) == ("f6", "b2")


def test_nothing_follows_a_whole_move_or_a_wrong_way() -> None:
    assert next_choices(MOVES, ("red", "c4")) == ()
    assert next_choices(MOVES, ("blue",)) == ()
    assert next_choices(MOVES, ("re",)) == ()


def test_a_lone_continuation_is_taken_by_itself() -> None:
    assert settle(MOVES, ("swap",)) == ("swap", "a1")
    assert settle(("swap.a1.f6",), ()) == ("swap", "a1", "f6")
    assert settle(("pass",), ()) == ("pass",)


def test_a_real_decision_is_left_open() -> None:
    assert settle(MOVES, ()) == ()
    assert settle(MOVES, ("red",)) == ("red",)


def test_a_whole_move_is_settled_even_when_longer_ones_begin_like_it() -> None:
    assert settle(("draw", "draw.two"), ("draw",)) == ("draw",)


@given(st.lists(choices.filter(bool).map(join), min_size=1, max_size=8))
def test_walking_the_choices_reaches_every_move(moves: list[str]) -> None:
    reached: set[str] = set()
    prefixes: list[tuple[str, ...]] = [()]
    while prefixes:
        picked = prefixes.pop()
        if join(picked) in moves:
            reached.add(join(picked))
        prefixes += [(*picked, choice) for choice in next_choices(tuple(moves), picked)]
    assert reached == set(moves)
