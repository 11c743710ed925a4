import random

import pytest

from engines.game import IllegalMove, InvalidMove, phrase
from engines.reversi import REVERSI, ReversiView
from engines.reversi.board import FULL, cells
from engines.reversi.state import ReversiState


def start(position: str = "start", first: str = "1") -> ReversiState:
    return REVERSI.start(REVERSI.deal(2, {"position": position, "first": first}, "0" * 64))


def rows(*lines: str, side: str = "X") -> str:
    """A position: the given rows, the others empty, and who is to move."""
    return "".join(line.ljust(8, "-") for line in lines).ljust(64, "-") + side


def seen(state: ReversiState) -> ReversiView:
    return REVERSI.view(state, None)


def test_black_moves_first_and_may_play_on_four_cells() -> None:
    view = REVERSI.view(start(), 0)
    assert view.turn == 0
    assert view.moves == ("d3", "c4", "f5", "e6")


def test_a_placed_disc_flips_the_run_it_closes() -> None:
    view = seen(REVERSI.play(start(), "d3"))
    assert (view.placed, view.flipped, view.plies) == ("d3", ("d4",), 1)
    assert cells(view.black) == ("d3", "d4", "e4", "d5")
    assert cells(view.white) == ("e5",)
    assert view.score == (4, 1)
    assert view.last == (phrase("placed", seat=0, cell="d3", flips=1),)


def test_all_runs_closed_from_the_placed_disc_flip() -> None:
    star = rows("X--X--X", "-O-O-O", "--OOO", "XOO-OOX", "--OOO", "-O-O-O", "X--X--X")
    view = seen(REVERSI.play(start(star), "d4"))
    assert view.white == 0
    assert len(view.flipped) == 16


def test_a_run_that_no_own_disc_closes_stays() -> None:
    view = seen(REVERSI.play(start(rows("XO", "O", "O")), "c1"))
    assert cells(view.white) == ("a2", "a3")


def test_discs_flipped_do_not_flip_others() -> None:
    position = rows("XO-", "-O", "-X-", "--O-", "--X")
    view = seen(REVERSI.play(start(position), "c1"))
    assert view.flipped == ("b1",)
    assert "b2" in cells(view.white)


def test_a_player_with_a_move_must_move() -> None:
    with pytest.raises(InvalidMove):
        REVERSI.play(start(), "pass")


def test_a_player_without_a_move_passes_and_the_pass_is_shown() -> None:
    position = rows("XO------", "XO", "XXXO")
    view = seen(REVERSI.play(start(position), "c1"))
    placed = phrase("placed", seat=0, cell="c1", flips=2)
    assert view.last == (placed, phrase("passed", seat=1))
    assert view.turn == 0


def test_a_pass_due_at_the_start_is_made_for_the_player() -> None:
    view = seen(start(rows("XO", side="O")))
    assert view.last == (phrase("passed", seat=1),)
    assert (view.turn, view.colour, view.offers) == (0, "black", ("c1",))


def test_a_full_board_ends_the_match() -> None:
    view = seen(REVERSI.play(start("-O" + 31 * "X" + 31 * "O" + "X"), "a1"))
    assert view.outcome is not None
    assert view.outcome.reason == "full"
    assert view.black | view.white == FULL
    assert (view.turn, view.offers, view.outcome.winners) == (None, (), (0,))
    assert view.outcome.scores == (33, 31)


def test_two_players_without_a_move_end_the_match() -> None:
    view = seen(REVERSI.play(start(rows("-OX-----", "", "O")), "a1"))
    assert view.outcome is not None
    assert view.outcome.reason == "blocked"


def test_a_colour_without_discs_ends_the_match() -> None:
    view = seen(REVERSI.play(start(rows("XO")), "c1"))
    assert view.outcome is not None
    assert (view.outcome.reason, view.outcome.scores) == ("wiped", (3, 0))


def test_the_score_is_the_discs_counted_and_empties_go_to_nobody() -> None:
    view = seen(REVERSI.play(start(rows("XO")), "c1"))
    assert view.score == (3, 0)


def test_equal_counts_are_a_draw() -> None:
    position = rows("-OX", "", "OOO")
    view = seen(REVERSI.play(start(position), "a1"))
    assert view.outcome is not None
    assert (view.outcome.winners, view.outcome.scores) == ((), (3, 3))


def test_scores_and_sides_go_by_seat() -> None:
    view = seen(REVERSI.play(start(first="2"), "d3"))
    assert view.sides == ("white", "black")
    assert view.score == (1, 4)
    assert view.last[0]["seat"] == 1


def test_everybody_knows_what_can_be_played_but_only_the_seat_to_move_may() -> None:
    state = start()
    assert [REVERSI.view(state, seat).moves for seat in (1, None)] == [(), ()]
    assert [REVERSI.view(state, seat).offers for seat in (0, 1, None)] == [
        ("d3", "c4", "f5", "e6")
    ] * 3


@pytest.mark.parametrize(
    ("move", "error", "message"),
    [
        ("e4", IllegalMove, "e4: e4 is taken"),
        ("a1", IllegalMove, "a1: a1 flips nothing"),
        ("i9", InvalidMove, "i9: no cell of the board"),
        ("D3", InvalidMove, "D3: no cell of the board"),
        ("d3.d4", InvalidMove, "d3.d4: no cell of the board"),
        ("", InvalidMove, ": no cell of the board"),
    ],
)
def test_an_error_says_which_move_and_why(move: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error) as raised:
        REVERSI.play(start(), move)
    assert str(raised.value) == message


def test_nothing_can_be_played_after_the_end() -> None:
    state = REVERSI.play(start(rows("XO")), "c1")
    with pytest.raises(IllegalMove, match="d1: the match is over"):
        REVERSI.play(state, "d1")


def test_what_a_move_turns_can_be_asked_of_every_cell_that_can_be_played() -> None:
    view = seen(start())
    assert REVERSI.questions(view) == ("flips.d3", "flips.c4", "flips.f5", "flips.e6")
    (told,) = REVERSI.answer(view, "flips.c4")
    assert told == phrase("cell-flips", cell="c4", flips=1, cells="d4")
    for wrong in ("store", "flips", "flips.i9", "flips.c4.c4", ""):
        with pytest.raises(InvalidMove):
            REVERSI.answer(view, wrong)


def test_a_typed_cell_is_answered_also_where_no_disc_can_be_placed() -> None:
    view = seen(start())
    assert REVERSI.asked(view, "c4") == REVERSI.asked(view, "flips.c4") == "flips.c4"
    assert REVERSI.asked(view, "a1") == "flips.a1"
    assert REVERSI.answer(view, "flips.a1") == (phrase("cell-closed", cell="a1", over="no"),)
    assert REVERSI.answer(view, "flips.d4") == (phrase("cell-taken", cell="d4"),)
    assert REVERSI.asked(view, "i9") == REVERSI.asked(view, "store") == ""
    over = seen(REVERSI.play(start(rows("XO")), "c1"))
    assert REVERSI.questions(over) == ()
    assert REVERSI.answer(over, "flips.d1") == (phrase("cell-closed", cell="d1", over="yes"),)


def test_a_match_replayed_from_its_transcript_ends_alike() -> None:
    luck, state, moves = random.Random(1), start(), []
    while not seen(state).outcome:
        moves.append(luck.choice(seen(state).offers))
        state = REVERSI.play(state, moves[-1])
    record = REVERSI.notation("reversi first=1 position=start", tuple(moves[:-1]))
    last = REVERSI.play(start(record), moves[-1])
    assert seen(last).score == seen(state).score
