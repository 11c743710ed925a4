"""The operator's log names no token, in whatever words it comes."""

import logging

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
