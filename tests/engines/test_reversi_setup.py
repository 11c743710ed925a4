import pytest

from engines.game import InvalidMove, InvalidSetup
from engines.reversi import REVERSI, record
from engines.reversi.position import START

SEED = "5" * 64
EMPTY = 64 * "-"
CORNER = "XO" + 62 * "-" + "X"


def deal(**options: str) -> str:
    return REVERSI.deal(2, options, SEED)


def test_the_setup_is_one_line() -> None:
    assert deal() == "reversi first=1 position=start"
    assert deal(first="2", position=CORNER) == f"reversi first=2 position={CORNER}"


def test_first_says_which_seat_plays_black() -> None:
    assert REVERSI.view(REVERSI.start(deal(first="1")), None).sides == ("black", "white")
    assert REVERSI.view(REVERSI.start(deal(first="2")), None).sides == ("white", "black")
    assert REVERSI.view(REVERSI.start(deal(first="2")), None).turn == 1


def test_sides_are_known_before_the_deal_unless_they_are_drawn() -> None:
    assert REVERSI.sides(2, {}) == ("black", "white")
    assert REVERSI.sides(2, {"first": "2"}) == ("white", "black")
    assert REVERSI.sides(2, {"first": "random"}) == ()


def test_a_drawn_first_seat_follows_from_the_seed() -> None:
    drawn = [REVERSI.deal(2, {"first": "random"}, f"{number:064x}") for number in range(20)]
    assert set(drawn) == {f"reversi first={seat} position=start" for seat in (1, 2)}
    assert drawn == [REVERSI.deal(2, {"first": "random"}, f"{n:064x}") for n in range(20)]


@pytest.mark.parametrize("given", [CORNER, CORNER.lower(), f"{CORNER[:64]} X", f"{CORNER[:64]}/X"])
def test_a_position_may_be_given_with_its_side_apart_and_in_lower_case(given: str) -> None:
    assert deal(position=given) == f"reversi first=1 position={CORNER}"


def test_white_may_be_to_move() -> None:
    view = REVERSI.view(REVERSI.start(deal(position="OX" + EMPTY[2:] + "O")), None)
    assert (view.turn, view.offers) == (1, ("c1",))


@pytest.mark.parametrize("given", ["f5d6c3", "F5D6C3", "f5 d6 c3", " f5d6\nc3 "])
def test_a_transcript_is_replayed(given: str) -> None:
    setup = deal(position=given)
    assert setup == "reversi first=1 position=f5d6c3"
    played = REVERSI.start("reversi first=1 position=start")
    for cell in ("f5", "d6", "c3"):
        played = REVERSI.play(played, cell)
    begun = REVERSI.view(REVERSI.start(setup), None)
    reached = REVERSI.view(played, None)
    assert (begun.black, begun.white, begun.turn) == (reached.black, reached.white, reached.turn)


def test_before_the_first_move_nothing_has_happened() -> None:
    view = REVERSI.view(REVERSI.start(deal(position="f5d6c3")), None)
    assert (view.last, view.placed, view.flipped, view.plies) == ((), "", (), 0)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"first": "3"}, "first"),
        ({"position": "f5f5"}, "f5: f5 is taken"),
        ({"position": "a1"}, "a1: a1 flips nothing"),
        ({"position": "f5d"}, "d: no cell"),
        ({"position": "f5z9"}, "z9: no cell"),
        ({"position": EMPTY + "X"}, "nobody can move"),
        ({"position": EMPTY}, "position: after the 64 cells the side to move is missing, X or O"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_an_option_that_makes_no_sense_is_named(options: dict[str, str], named: str) -> None:
    with pytest.raises(InvalidSetup, match=named):
        REVERSI.deal(2, options, SEED)


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_reversi_is_for_two(seats: int) -> None:
    with pytest.raises(InvalidSetup, match="seats"):
        REVERSI.deal(seats, {}, SEED)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "reversi",
        "crosswise first=1 position=start",
        "reversi first=0 position=start",
        "reversi first=random position=start",
        "reversi first=1 position=",
        "reversi first=1 position=START",
        "reversi first=1 position=F5",
        "reversi first=1 position=f5d5x",
        f"reversi first=1 position={CORNER.lower()}",
        f"reversi first=1 position={EMPTY}X",
        "reversi first=1 position=start ",
        "reversi first=1  position=start",
        "reversi position=start first=1",
    ],
)
def test_a_line_that_no_deal_writes_is_no_setup(line: str) -> None:
    with pytest.raises(InvalidSetup):
        REVERSI.start(line)


def test_the_record_of_a_match_is_its_transcript() -> None:
    assert REVERSI.notation(deal(), ("f5", "d6", "c3")) == "f5d6c3"


def test_a_match_that_went_on_from_a_transcript_is_recorded_whole() -> None:
    assert REVERSI.notation(deal(position="f5d6"), ("c3",)) == "f5d6c3"


def test_a_match_from_a_position_is_recorded_after_it() -> None:
    assert REVERSI.notation(deal(position=CORNER), ("c1",)) == f"{CORNER} c1"


def test_a_transcript_can_be_read_and_written() -> None:
    assert record.read("F5 d6c3") == ("f5", "d6", "c3")
    assert record.write(("f5", "d6", "c3")) == "f5d6c3"
    assert record.read("") == ()
    assert record.position_after(()) == START


def test_what_is_no_cell_in_a_transcript_is_named() -> None:
    with pytest.raises(InvalidMove, match="x9: no cell of the board"):
        record.read("f5x9")
