"""Who is at the other end."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.listening import is_loopback
from bot.people import JOINERS
from bot.platforms.web.visitor import NAME_LIMIT, accepted, best, tidy


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", ("de-AT", "de", "en")),
        ("en;q=0.1, de", ("de", "en")),
        ("en;q=0, de;q=x, fr", ("fr",)),
        ("", ()),
        (";;;,,,", (";;;",)),
    ],
)
def test_languages_are_taken_in_the_order_of_their_weight(
    header: str, tags: tuple[str, ...]
) -> None:
    assert accepted(header) == tags


def test_the_first_language_that_is_known_is_spoken() -> None:
    assert best(("fr", "de_CH", "en"), ("de", "en")) == "de"
    assert best(("", "EN-gb"), ("de", "en")) == "en"
    assert best(("fr",), ("de", "en")) == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann\n of  Green ", "Ann of Green"),
        ("\u202eevil\u0007", "evil"),
        ("J\u0061\u0308n", "Jän"),
        ("x" * 99, "x" * NAME_LIMIT),
        ("\u200b \t", ""),
        (None, ""),
        (7, ""),
    ],
)
def test_a_name_is_one_short_line(name: object, shown: str) -> None:
    assert tidy(name) == shown


@given(st.text())
def test_any_name_is_made_fit_to_be_shown_and_stays_so(name: str) -> None:
    shown = tidy(name)
    assert len(shown) <= NAME_LIMIT
    kinds = {unicodedata.category(sign) for sign in shown if sign not in JOINERS}
    assert not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}
    assert tidy(shown) == shown


@given(st.text())
def test_any_header_has_languages_or_none(header: str) -> None:
    assert len(accepted(header)) <= 20


def test_loopback_is_told_from_other_hosts() -> None:
    for host in ("127.0.0.1", "127.8.8.8", "::1", "localhost", "LocalHost"):
        assert is_loopback(host)
    for host in ("0.0.0.0", "192.168.0.1", "example.org", "localhost.example.org", ""):
        assert not is_loopback(host)
