"""Reversi as other programs write it: transcripts, GGF and WTHOR, there and back."""

import random
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.formats import AGREED, CLAIMED, RESIGNED, Format, InvalidRecord, Scoresheet
from engines.reversi import rules
from engines.reversi.game import REVERSI
from tests.campaigns import so_many

TRANSCRIPT, GGF, WTHOR = REVERSI.formats
START = "reversi first=1 position=start"
SECOND = "reversi first=2 position=start"
# White to move and only black can: a pass is due before the first move.
PASSES = "reversi first=1 position=" + "XXXXXXXO" + "-" * 48 + "-XO-----" + "O"
names = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="[]\r\n"), max_size=20
).map(str.strip)


def played(setup: str, number: int, plies: int = 64) -> tuple[str, ...]:
    """Random moves, at most so many."""
    luck, state, moves = random.Random(number), rules.start(setup), list[str]()
    while state.turn is not None and len(moves) < plies:
        moves.append(luck.choice(REVERSI.view(state, None).offers))
        state = rules.play(state, moves[-1])
    return tuple(moves)


def winners(setup: str, moves: tuple[str, ...]) -> tuple[int, ...] | None:
    state = rules.start(setup)
    for move in moves:
        state = rules.play(state, move)
    outcome = REVERSI.view(state, None).outcome
    return None if outcome is None else outcome.winners


def whole(setup: str, number: int, **said: object) -> Scoresheet:
    moves = played(setup, number)
    return Scoresheet(setup, moves, winners=winners(setup, moves), **said)  # type: ignore[arg-type]


def there_and_back(form: Format, *sheets: Scoresheet) -> list[Scoresheet]:
    data = form.head(len(sheets), sheets[0].began) + b"".join(map(form.write, sheets))
    assert form.knows(data)
    return list(form.read(data))


@settings(max_examples=so_many(15, 400), deadline=None)
@given(
    numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=4),
    both=st.tuples(names, names),
    began=st.integers(1, 4_000_000_000).map(float),
    took=st.lists(st.integers(0, 10**6).map(lambda n: n / 100), min_size=64, max_size=64),
)
def test_matches_come_back_from_ggf_as_they_were(
    numbers: list[int], both: tuple[str, str], began: float, took: list[float]
) -> None:
    sheets = []
    for number in numbers:
        setup = (START, PASSES)[number % 2]
        sheet = whole(setup, number, names=both, began=began)
        seconds = tuple(took[: len(sheet.moves)])
        sheets.append(
            Scoresheet(
                sheet.setup,
                sheet.moves,
                both,
                sheet.winners,
                "",
                began,
                seconds if any(seconds) else (),
            )
        )
    assert there_and_back(GGF, *sheets) == sheets


@settings(max_examples=so_many(15, 400), deadline=None)
@given(numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=5))
def test_matches_come_back_from_a_wthor_file_as_they_were(numbers: list[int]) -> None:
    sheets = [whole(START, number, began=1_577_836_800.0) for number in numbers]
    assert there_and_back(WTHOR, *sheets) == sheets


@settings(max_examples=so_many(15, 400), deadline=None)
@given(numbers=st.lists(st.integers(0, 10**6), min_size=1, max_size=4))
def test_matches_come_back_from_transcripts_as_they_were(numbers: list[int]) -> None:
    sheets = [whole((START, PASSES)[number % 2], number) for number in numbers]
    assert there_and_back(TRANSCRIPT, *sheets) == sheets


@pytest.mark.parametrize("reason", [RESIGNED, CLAIMED, AGREED, ""])
@pytest.mark.parametrize("won", [(0,), (1,)])
def test_what_the_rules_did_not_end_keeps_its_result_in_ggf(
    reason: str, won: tuple[int, ...]
) -> None:
    moves = played(START, 1, 20)
    said: tuple[int, ...] | None = {AGREED: (), "": None}.get(reason, won)
    sheet = Scoresheet(START, moves, ("Ann", "Ben"), said, reason)
    assert there_and_back(GGF, sheet) == [sheet]


@pytest.mark.parametrize("won", [(0,), (1,), ()])
@pytest.mark.parametrize("plies", [1, 20, 55])
def test_what_the_rules_did_not_end_keeps_its_winner_in_wthor(
    won: tuple[int, ...], plies: int
) -> None:
    sheet = Scoresheet(START, played(START, 4, plies), (), won, RESIGNED if won else AGREED)
    assert there_and_back(WTHOR, sheet) == [sheet]


def test_the_second_seat_may_have_black() -> None:
    moves = played(SECOND, 2)
    sheet = Scoresheet(SECOND, moves, ("Ann", "Ben"), winners(SECOND, moves))
    (found,) = there_and_back(GGF, sheet)
    assert (found.setup, found.names, found.moves) == (START, ("Ben", "Ann"), moves)
    assert sheet.winners is not None and found.winners is not None
    assert tuple(1 - seat for seat in sheet.winners) == found.winners
    (found,) = there_and_back(WTHOR, sheet)
    assert (found.moves, found.winners) == (moves, winners(START, moves))


def test_cells_played_before_the_match_are_moves_of_a_wthor_match() -> None:
    begun = "reversi first=1 position=f5d6"
    sheet = whole(begun, 3)
    (found,) = there_and_back(WTHOR, sheet)
    assert found.moves == ("f5", "d6", *sheet.moves)


@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        (whole(PASSES, 0), "no matches that begin from a position"),
        (Scoresheet(START, ("f5",)), "no matches without a result"),
    ],
)
def test_wthor_refuses_what_it_cannot_say(sheet: Scoresheet, told: str) -> None:
    with pytest.raises(InvalidRecord, match=told):
        WTHOR.write(sheet)


def test_a_bracket_in_a_name_does_not_end_it() -> None:
    sheet = whole(START, 5, names=("A];)[", "B\nC"))
    (found,) = there_and_back(GGF, sheet)
    assert found.names == ("A);)(", "BC")
    assert found.moves == sheet.moves


# Forms in which the server and its clients have written matches through the years.
OTHERS = (
    "(;GM[Othello]PC[GGS/os]DT[2000-4-16 11:13 EST]PB[fang]PW[pat]RB[1457.12]RW[1631.74]"
    "TI[15:00//02:00]TY[8]RE[-40.00:r]BO[8 -------- -------- -------- ---O*--- ---*O--- "
    "-------- -------- -------- *]B[E6//4.09]W[F4/40.00/0.01]B[c3//1.67];)",
    "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Saio]PW[Sai]RE[0]TI[5:00//2:00]"
    "TY[8]BO[8 --O--O--*-*OO---****OO-**O*O*OOO**O***O****O*O*---**O*----****-- O];)",
    "(;GM[othello]PC[Edax]PB[A]PW[B]RE[?]\nBO[8 -------- -------- -------- ---O*---\n"
    "---*O--- -------- -------- -------- *]\n B[d3]\n W[c5/+3.5]\n;)\n",
    "(;GM[Othello]PB[A]PW[B]B[D3//1.234]W[C5//0.001];)",
)


@pytest.mark.parametrize("text", OTHERS)
def test_matches_that_other_programs_wrote_are_read(text: str) -> None:
    assert GGF.knows(text.encode())
    (found,) = GGF.read(text.encode())
    assert len(found.names) == 2 and all(found.names)
    assert GGF.read(GGF.write(found)) is not None
    (again,) = GGF.read(GGF.write(found))
    assert (again.setup, again.moves) == (found.setup, found.moves)


def test_what_the_server_says_of_a_match_is_understood() -> None:
    (found,) = GGF.read(OTHERS[0].encode())
    assert found.moves == ("e6", "f4", "c3") and found.seconds == (4.09, 0.01, 1.67)
    assert (found.winners, found.reason) == ((1,), RESIGNED)
    assert found.began == 955_883_580.0  # its zone is not heeded
    (found,) = GGF.read(OTHERS[2].encode())
    assert (found.winners, found.moves) == (None, ("d3", "c5"))


def test_a_file_of_several_matches_tells_which_one_is_broken() -> None:
    good, bad = OTHERS[3], OTHERS[3].replace("C5", "C4")
    with pytest.raises(InvalidRecord) as raised:
        list(GGF.read((good + "\n" + bad).encode()))
    assert str(raised.value) == "match 2: move 2: c4: c4 flips nothing"
    assert (raised.value.match, raised.value.number) == (2, 2)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("(;GM[Amazons]B[D1-D7-G7];)", "GM: this is no match of Othello"),
        ("(;GM[Othello]BO[10 x];)", "BO: the board's size is 10, not 8"),
        ("(;GM[Othello]BO[8 ***];)", "BO: not 64 cells"),
        ("(;GM[Othello]TY[8a]B[d3];)", "TY: in this type"),
        ("(;GM[Othello]KM[3.5]B[d3];)", "KM: matches with komi"),
        ("(;GM[Othello]W[d3];)", "move 1: it is black to move, not white"),
        ("(;GM[Othello]B[pass];)", "move 1: black passes, but can move"),
        ("(;GM[Othello]B[z9];)", "move 1: z9: no cell of the board"),
        ("(;GM[Othello]B[d3]", "file: the last match has no end"),
        ("(;GM[Othello]B[d3;)", "file: 'B[d3' is no tag with a value"),
        ("hello", "file: no match begins in it"),
    ],
)
def test_a_broken_ggf_says_where(text: str, told: str) -> None:
    with pytest.raises(InvalidRecord) as raised:
        list(GGF.read(text.encode()))
    assert told in str(raised.value)


def test_a_result_that_is_not_that_of_the_moves_is_found() -> None:
    text = GGF.write(whole(START, 6)).decode()
    stated = text.partition("RE[")[2].partition("]")[0]
    with pytest.raises(InvalidRecord, match=r"RE: black's lead is"):
        list(GGF.read(text.replace(f"RE[{stated}]", "RE[+1.00]").encode()))


def wtb(*games: tuple[str, int], size: int = 8, kind: int = 0, count: int | None = None) -> bytes:
    """A file laid out by hand from the documentation: moves as text, and black's discs."""
    head = bytes((20, 19, 12, 31)) + struct.pack("<IHH", count or len(games), 0, 2019)
    body = b""
    for moves, discs in games:
        cells = [moves[at : at + 2] for at in range(0, len(moves), 2)]
        codes = [int(cell[1]) * 10 + "abcdefgh".index(cell[0]) + 1 for cell in cells]
        body += struct.pack("<HHHBB", 7, 100, 200, discs, discs)
        body += bytes(codes + [0] * (60 - len(codes)))
    return head + bytes((size, kind, 22, 0)) + body


def test_a_wthor_file_of_others_is_read() -> None:
    matches = [played(START, number) for number in range(3)]
    stated = [WTHOR.write(whole(START, number))[6] for number in range(3)]
    data = wtb(*(("".join(moves), discs) for moves, discs in zip(matches, stated, strict=True)))
    assert data[16 + 8] == 10 * int(matches[0][0][1]) + "abcdefgh".index(matches[0][0][0]) + 1
    found = list(WTHOR.read(data))
    assert [sheet.moves for sheet in found] == matches
    assert [sheet.winners for sheet in found] == [winners(START, moves) for moves in matches]
    assert {sheet.began for sheet in found} == {1_546_300_800.0}  # the first of January 2019


def test_the_empty_cells_are_the_winners() -> None:
    # The shortest match there is: black wipes white out with its fifth disc.
    moves = "e6f4e3f6g5d6e7f5c5"
    (found,) = WTHOR.read(wtb((moves, 64)))
    assert found.winners == (0,) and found.reason == ""
    (found,) = WTHOR.read(wtb((moves, 13)))  # as it lies, which some programs write
    assert found.winners == (0,)
    with pytest.raises(InvalidRecord, match="result: black has 64 discs, the file says 40"):
        list(WTHOR.read(wtb((moves, 40))))


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (wtb(("f5", 40), size=10), "header: the board has 10 by 10 cells"),
        (wtb(("f5", 40), kind=1), "header: these are solitaires"),
        (wtb(("f5", 40), count=2), "header: it promises 2 matches, but 1 follow"),
        (wtb(("f5", 40))[:-1], "header: it promises 1 matches, but 0 follow"),
        (wtb(("f5", 40))[:10], "header: it is shorter than 16 bytes"),
        (wtb(("f5f5", 40)), "move 2: f5: f5 is taken"),
        (wtb(("f5", 40), ("f5d6a1", 40)), "match 2: move 3: a1: a1 flips nothing"),
        (wtb(("f5", 99)), "result: black cannot have 99 discs"),
    ],
)
def test_a_broken_wthor_file_says_where(data: bytes, told: str) -> None:
    with pytest.raises(InvalidRecord) as raised:
        list(WTHOR.read(data))
    assert told in str(raised.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("f5f5", "move 2: f5: f5 is taken"),
        ("f5d6\n\nf5zz", "match 2: move 2: zz: no cell of the board"),
        ("f5" + "x" * 50, "move 2: xx"),
        (" \n", "file: there is nothing in it"),
        ("-" * 64 + "X", "position: position: nobody can move"),
    ],
)
def test_a_broken_transcript_says_where(text: str, told: str) -> None:
    with pytest.raises(InvalidRecord) as raised:
        list(TRANSCRIPT.read(text.encode()))
    assert told in str(raised.value)


def test_a_transcript_may_be_typed_as_people_do() -> None:
    (found,) = TRANSCRIPT.read(b"F5 D6\tc3")
    assert found.moves == ("f5", "d6", "c3") and found.winners is None
