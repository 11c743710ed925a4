"""Moments in lines."""

from bot.moments import Moment, dated, moment, parts, plain

LINE = (
    f"Until {moment(1_800_000_000.4, 'in two days')}, then {moment(7, 'long ago')}, on "
    f"{dated(1_800_000_000, '15 Jan')}"
)


def test_a_line_comes_apart_into_words_and_moments() -> None:
    assert list(parts(LINE)) == [
        "Until ",
        Moment(1_800_000_000, "in two days"),
        ", then ",
        Moment(7, "long ago"),
        ", on ",
        Moment(1_800_000_000, "15 Jan", dated=True),
    ]


def test_a_line_can_be_said_in_words() -> None:
    assert plain(LINE) == "Until in two days, then long ago, on 15 Jan"


def test_a_line_that_was_cut_within_a_moment_keeps_none_of_its_marks() -> None:
    for end in range(len(LINE)):
        said = plain(LINE[:end])
        assert said.isascii()
        assert "18000" not in said
        pieces = list(parts(LINE[:end]))
        assert all(piece.isascii() for piece in pieces if isinstance(piece, str))
