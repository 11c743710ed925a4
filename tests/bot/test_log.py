"""The operator's log names no token, in whatever words it comes."""

import logging
import sys

import pytest

from bot.log import HIDDEN, Discreet

TOKEN = "7000000001:AAFakeTokenOfATestThatIsLongEnough"


def line(message: str, *secrets: str) -> str:
    record = logging.LogRecord("telegram", logging.DEBUG, "", 0, message, (), None)
    return Discreet(secrets).format(record)


@pytest.mark.parametrize(
    "message", [TOKEN, f"http://127.0.0.1/bot{TOKEN}/getMe", f"/file/bot{TOKEN}", f"({TOKEN})"]
)
def test_a_telegram_token_is_blotted_out_by_its_form(message: str) -> None:
    said = line(message)
    assert TOKEN not in said and TOKEN.partition(":")[2] not in said
    assert HIDDEN in said


def test_a_secret_is_blotted_out_wherever_it_stands() -> None:
    assert line("Bot hunter2, hunter2!", "hunter2", "").endswith(f"Bot {HIDDEN}, {HIDDEN}!")


def test_times_and_numbers_stay() -> None:
    assert line("table ABCDE: move 12 at 12:30:05").endswith("table ABCDE: move 12 at 12:30:05")


URL = "postgresql://ann:hun/ter%402@localhost:5432/tables"


@pytest.mark.parametrize("message", [URL, f"no server at {URL}, sorry", f"({URL!r})"])
def test_a_password_in_an_address_is_blotted_out_by_its_form(message: str) -> None:
    said = line(message)
    assert "hun" not in said and "ter%402" not in said
    assert f"postgresql://ann:{HIDDEN}@localhost:5432/tables" in said


def test_a_password_among_an_addresss_options_is_blotted_out() -> None:
    said = line("postgresql://localhost/tables?password=hunter2&user=ann")
    assert "hunter2" not in said and said.endswith("&user=ann")


def test_the_longer_of_two_secrets_is_blotted_out_whole() -> None:
    assert line("hunter2-and-more", "hunter2", "hunter2-and-more").endswith(f": {HIDDEN}")


def test_an_address_without_a_password_stays() -> None:
    assert line("http://127.0.0.1:8420/t/ABCDE").endswith("http://127.0.0.1:8420/t/ABCDE")


def test_a_traceback_is_blotted_out_too() -> None:
    try:
        raise ValueError(f"cannot reach {URL}")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    assert "ter%402" not in Discreet(()).format(record)
