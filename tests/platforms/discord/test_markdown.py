"""Text comes out of Discord's markdown as it went in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.platforms.discord.markdown import escape


@pytest.mark.parametrize(
    ("plain", "escaped"),
    [
        ("a*b_c~d|e`f", r"a\*b\_c\~d\|e\`f"),
        ("# Title", r"\# Title"),
        ("- item", r"\- item"),
        ("> quote", r"\> quote"),
        ("1. Ann", r"1\. Ann"),
        ("13. Ann\n2. Bob", "13\\. Ann\n2\\. Bob"),
        ("<@42> <#7>", r"\<\@42> \<#7>"),
        ("@everyone", r"\@everyone"),
        ("[x](https://example.org/a_b)", r"\[x](https://example.org/a_b)"),
        ("https://t.me/my_bot?start=AAAAA", "https://t.me/my_bot?start=AAAAA"),
        ("d3, 12 : 3", "d3, 12 : 3"),
    ],
)
def test_what_would_be_formatting_is_escaped(plain: str, escaped: str) -> None:
    assert escape(plain) == escaped


@given(st.text(alphabet="ab*_~`|<@[\\#->1. \n"))
def test_taking_the_backslashes_away_gives_the_text_back(text: str) -> None:
    escaped = escape(text)
    plain = escaped.replace("\\\\", "\0").replace("\\", "").replace("\0", "\\")
    assert plain == text
