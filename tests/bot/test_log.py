"""The operator's log names no token, in whatever words and form it comes, and says which table a
line is about."""

import asyncio
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from bot.background import Background
from bot.codes import LENGTH
from bot.log import (
    HIDDEN,
    LogFormat,
    RedactingFormatter,
    Sparing,
    about,
    bind,
    formatter,
)
from bot.players.workers import Workers
from bot.store.store import Store
from bot.texts import Words
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms
from tests.bot.test_hints import ANN, CHAT, hint_of, started
from tests.desks import desk_of

ROOT = Path(__file__).parents[2]
TOKEN = "7000000001:AAFakeTokenOfATestThatIsLongEnough"


def line(message: str, *secrets: str) -> str:
    record = logging.LogRecord("telegram", logging.DEBUG, "", 0, message, (), None)
    return RedactingFormatter(secrets).format(record)


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
    assert "ter%402" not in RedactingFormatter(()).format(record)


def document(message: str, *secrets: str, **more: object) -> dict[str, str]:
    record = logging.LogRecord("telegram", logging.DEBUG, "", 0, message, (), None)
    vars(record).update(more)
    text = formatter(LogFormat.JSON, secrets).format(record)
    assert "\n" not in text
    found: dict[str, str] = json.loads(text)
    return found


@pytest.mark.parametrize("secret", ['hun"ter\\2', "hünter2", "hunter2\nmore"])
def test_a_secret_is_blotted_out_of_a_document_however_json_would_quote_it(secret: str) -> None:
    said = document(f"Bot {secret}!", secret, also=f"({secret})", url=URL)
    assert said["message"] == f"Bot {HIDDEN}!" and said["also"] == f"({HIDDEN})"
    assert "ter%402" not in said["url"]


def test_an_error_is_one_line_of_json() -> None:
    try:
        raise ValueError(f"cannot reach {URL}")
    except ValueError:
        said = document("failed", exc_info=sys.exc_info())
    assert said["error"].startswith("Traceback") and "\nValueError: cannot reach" in said["error"]
    assert "ter%402" not in said["error"]
    assert said["message"] == "failed" and said["level"] == "DEBUG"


def test_a_line_says_which_table_it_is_about() -> None:
    assert "table" not in document("nothing")
    with about("ABCDE"):
        assert document("a move")["table"] == "ABCDE"
        assert line("a move").endswith("telegram: table ABCDE: a move")
        assert line("table ABCDE: a move").endswith("telegram: table ABCDE: a move")
        bind("FGHIJ")
        assert document("a move")["table"] == "FGHIJ"
        with about(None):
            assert document("a move")["table"] == "FGHIJ"
        with about(""):
            assert line("a move").endswith("telegram: a move")
    assert line("a move").endswith("telegram: a move")


async def test_a_task_is_about_its_own_table_also_when_it_fails() -> None:
    said: list[str] = []

    async def work() -> None:
        said.append(line("works"))
        raise ValueError

    background, logged = Background(), Logged(LogFormat.JSON)
    with about("ABCDE"), logged:
        await asyncio.wait({background.start(work(), "one")})
        await asyncio.wait({background.start(work(), "another", table="FGHIJ")})
        await asyncio.wait({background.start(work(), "none", table="")})
    assert [each.partition("telegram: ")[2] for each in said] == [
        "table ABCDE: works",
        "table FGHIJ: works",
        "works",
    ]
    failed = [json.loads(each) for each in logged.lines]
    assert [each.get("table") for each in failed] == ["ABCDE", "FGHIJ", None]


class Logged:
    """What is logged meanwhile, as the operator would read it."""

    def __init__(self, form: LogFormat) -> None:
        self._stream = StringIO()
        self._handler = logging.StreamHandler(self._stream)
        self._handler.setFormatter(formatter(form, ()))

    def __enter__(self) -> None:
        logging.getLogger().addHandler(self._handler)

    def __exit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._handler)

    @property
    def lines(self) -> list[str]:
        return self._stream.getvalue().splitlines()


@pytest.fixture
def logs() -> Iterator[tuple[Logged, Logged]]:
    """The log in both forms."""
    text, documents = Logged(LogFormat.TEXT), Logged(LogFormat.JSON)
    with text, documents:
        yield text, documents


async def test_what_fails_far_below_a_press_says_at_which_table(
    store: Store, words: Words, logs: tuple[Logged, Logged]
) -> None:
    """Where computers think nobody knows of tables."""
    workers = Workers(1, "tests.bot.thinkers:SLOW")
    desk = desk_of(store, workers, words)
    try:
        rooms = Rooms(desk)
        desk.attach(rooms)
        screens = [await started(rooms), await started(rooms)]
        presses = (desk.press(ANN, CHAT, hint_of(screen)) for screen in screens)
        await asyncio.gather(*presses)
    finally:
        await desk.close()
        await workers.close()
    codes = {screen.table for screen in screens}
    text, documents = logs
    below = [each for each in text.lines if " bot.players.workers: " in each]
    assert {each.partition("workers: table ")[2][:LENGTH] for each in below} == codes
    found = [json.loads(each) for each in documents.lines]
    deep = [each for each in found if each["logger"] == "bot.players.workers"]
    assert {each["table"] for each in deep} == codes
    assert not any(code in each["message"] for each in deep for code in codes)


UNFORESEEN = """
import sys, threading, warnings
from bot.log import LogFormat, set_up

class Stubborn:
    def __del__(self):
        raise ValueError("hunter22")

def fail():
    raise KeyError("hunter22")

set_up("INFO", ("hunter22",), LogFormat.JSON)
warnings.warn("hunter22")
Stubborn()
thread = threading.Thread(target=fail)
thread.start()
thread.join()
"""


def test_what_python_itself_would_print_is_a_line_of_the_log_as_well() -> None:
    run = [sys.executable, "-c", UNFORESEEN]
    ended = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    said = [json.loads(each) for each in ended.stderr.splitlines()]
    assert [each["level"] for each in said] == ["WARNING", "ERROR", "ERROR"]
    assert [each.get("error", "Error: ").splitlines()[-1] for each in said[1:]] == [
        f"ValueError: {HIDDEN}",
        f"KeyError: '{HIDDEN}'",
    ]
    assert "hunter22" not in ended.stderr


def test_of_many_lines_of_a_kind_one_a_minute_is_written_and_says_how_many_there_were() -> None:
    clock = Clock()
    sparing = Sparing(60, clock)
    assert [sparing.left_out("odd") for _ in range(5)] == [0, None, None, None, None]
    assert sparing.left_out("another kind") == 0
    clock.turn(60)
    assert [sparing.left_out("odd") for _ in range(2)] == [4, None]
    clock.turn(60)
    assert sparing.left_out("odd") == 1
