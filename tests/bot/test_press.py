import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.codes import WRITTEN
from bot.errors import BadPress
from bot.press import LIMIT, Press, unpack

choices = st.lists(st.from_regex(r"[a-z0-9@-]{1,6}", fullmatch=True), max_size=4).map(tuple)


@given(
    st.builds(
        Press,
        st.from_regex(r"[a-z]{1,8}", fullmatch=True),
        st.from_regex(f"{WRITTEN}?", fullmatch=True),
        st.integers(0, 9_999_999),
        choices,
    )
)
def test_what_is_packed_is_unpacked_the_same(press: Press) -> None:
    payload = press.pack()
    assert len(payload.encode()) <= LIMIT
    assert unpack(payload) == press
    assert unpack(payload.encode()) == press


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "move",
        "move:ABCDE:1",
        "move:abcde:1:d3",
        "move:ABCDE:01:d3",
        "move:ABCDE:-1:d3",
        "move:ABCDE:1:d3.",
        "move:ABCDE:1:.d3",
        "move:ABCDE:1:D3",
        "MOVE:ABCDE:1:d3",
        "move:ABCDE:1:d3\n",
        "move:ABCD0:1:d3",
        "move:ABCDE:1:" + "a" * 60,
        "move:ABCDE:١:d3",
    ],
)
def test_what_was_never_packed_is_refused(payload: str) -> None:
    with pytest.raises(BadPress):
        unpack(payload)


def test_a_path_too_long_for_a_payload_is_not_packed() -> None:
    with pytest.raises(ValueError):
        Press("move", "ABCDE", 1, ("a" * 60,)).pack()
