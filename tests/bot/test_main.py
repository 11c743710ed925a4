import itertools
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import cast

import pytest

from bot.__main__ import kept_running
from bot.desk.platform import Platform
from bot.errors import Fault
from tests import stores
from tests.bot.mortal import UNHURRIED
from tests.database import FILE
from tests.forks import begun
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PROGRAM = ("-m", "bot")
NUMBERS = itertools.count()


def environment(**settings: str) -> dict[str, str]:
    """This process's environment without Crosstable's settings, but for those given."""
    names = (
        "TELEGRAM_",
        "DISCORD_",
        "DATABASE_",
        "WEB",
        "LANGUAGE",
        "WORKERS",
        "LOG_LEVEL",
        "TRUSTED_",
        "METRICS_",
        "LOG_FORMAT",
    )
    kept = {key: value for key, value in os.environ.items() if not key.startswith(names)}
    return {**kept, "PYTHONPATH": str(ROOT), "WEB_PORT": "0", **settings}


class Program:
    """The program in ``folder``, forked: what is tested of it comes after it was loaded. What goes
    wrong stands in its file ``errors``."""

    def __init__(
        self, folder: Path, *words: str, program: str = "bot", errors: str = "", **settings: str
    ) -> None:
        number = next(NUMBERS)
        self._said, self._error = folder / f"{number}.out", folder / (errors or f"{number}.err")
        with self._said.open("wb") as said, self._error.open("wb") as error:
            outputs = said.fileno(), error.fileno()
            self.process = begun([program, *words], folder, environment(**settings), outputs)

    def serving(self) -> str:
        """The address of its page, once it serves it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://127.0.0.1:\d+/", self.said)):
            assert self.process.poll() is None and time.monotonic() < end, self.error
            time.sleep(0.02)
        return found[0]

    def ended(self) -> tuple[int, str]:
        """Its exit code, once it has ended, and what it has written on standard error."""
        code = self.process.wait(PATIENCE)
        return code, self.error

    @property
    def said(self) -> str:
        """What it has written on standard output."""
        return self._said.read_text()

    @property
    def error(self) -> str:
        """What it has written on standard error."""
        return self._error.read_text()


def start(
    folder: Path, program: tuple[str, ...] = PROGRAM, **settings: str
) -> subprocess.Popen[str]:
    """The real program in ``folder``, from the start of Python on."""
    return subprocess.Popen(
        [sys.executable, *program],
        cwd=folder,
        env=environment(**settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"DATABASE_URL": "sqlite:////no/such/folder/tables.db"}, "/no/such/folder/tables.db"),
        ({"DATABASE_URL": "mysql://here"}, "DATABASE_URL"),
        ({"WEB": "off"}, "WEB"),
    ],
)
def test_a_mistake_in_the_settings_is_one_sentence_and_exit_code_1(
    tmp_path: Path, settings: dict[str, str], named: str
) -> None:
    code, error = Program(tmp_path, **settings).ended()
    assert code == 1
    assert "Traceback" not in error
    said = [line for line in error.splitlines() if line.startswith("crosstable: ")]
    assert len(said) == 1 and named in said[0]


def test_a_taken_port_is_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, error = Program(tmp_path, WEB_PORT=port).ended()
    assert code == 1
    assert "Traceback" not in error
    assert port in error and "WEB_PORT" in error


def test_a_file_that_is_no_database_is_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    (tmp_path / "crosstable.db").write_text("this is no database " * 100)
    code, error = Program(tmp_path).ended()
    assert code == 1
    assert "Traceback" not in error
    assert (tmp_path / "crosstable.db").read_text().startswith("this is no database")


def test_a_signal_stops_it_cleanly(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    _, error = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in error and "ERROR" not in error
    assert (tmp_path / "crosstable.db").exists()


def test_ctrl_c_stops_it_as_cleanly(tmp_path: Path) -> None:
    stores.make(tmp_path / FILE)
    program = Program(tmp_path, program=UNHURRIED)
    program.serving()
    program.process.send_signal(signal.SIGINT)
    code, error = program.ended()
    assert code == 0
    assert "Traceback" not in error and "ERROR" not in error


def test_all_mistakes_in_the_settings_are_told_at_once(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("WEB=maybe\nWORKERS=many\nLANGUAGE=tlh\n")
    code, error = Program(tmp_path).ended()
    assert code == 1
    assert [line.split()[:2] for line in error.splitlines()] == [
        ["crosstable:", name] for name in ("WEB", "LANGUAGE", "WORKERS")
    ]


def test_of_processes_that_start_at_once_on_a_new_file_one_serves(tmp_path: Path) -> None:
    """The others say in one sentence why not, and what to do."""
    programs = [Program(tmp_path, program="tests.bot.brief") for _ in range(3)]
    end = time.monotonic() + PATIENCE
    while len(running := [each for each in programs if each.process.poll() is None]) > 1:
        assert time.monotonic() < end
        time.sleep(0.05)
    (serving,) = running
    serving.serving()
    for refused in (each for each in programs if each is not serving):
        code, error = refused.ended()
        assert code == 1
        (sentence,) = error.splitlines()
        assert sentence.startswith("crosstable: ") and "PostgreSQL" in sentence
    serving.process.send_signal(signal.SIGTERM)
    code, error = serving.ended()
    assert code == 0 and "locked" not in error


WITHOUT_UNIX = """
import asyncio, os, sys

class Loop(asyncio.SelectorEventLoop):
    def add_signal_handler(self, *_):
        raise NotImplementedError

class Policy(asyncio.DefaultEventLoopPolicy):
    _loop_factory = Loop

for name in ("nice", "setsid"):
    delattr(os, name)
asyncio.set_event_loop_policy(Policy())

from bot.__main__ import main
sys.exit(main([]))
"""


def test_it_runs_and_stops_cleanly_on_a_system_without_what_is_unixs_alone(
    tmp_path: Path,
) -> None:
    stores.make(tmp_path / FILE)
    process = start(tmp_path, ("-c", WITHOUT_UNIX))
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in error and "ERROR" not in error


def test_no_password_is_in_a_log_line_or_a_fault(tmp_path: Path) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"postgresql://ann:hunter%402@127.0.0.1:{unused.getsockname()[1]}/tables"
        code, error = Program(tmp_path, DATABASE_URL=url, LOG_LEVEL="DEBUG").ended()
    assert code == 1 and "tables on 127.0.0.1" in error
    assert "hunter" not in error


def test_no_token_is_in_the_traceback_of_an_unforeseen_error(tmp_path: Path) -> None:
    token = {"DISCORD_TOKEN": "hunter2hunter2"}
    code, error = Program(tmp_path, program="tests.bot.serverless", **token).ended()
    assert code == 1
    assert "RuntimeError: no server for <token>" in error and "hunter2" not in error


def test_help_is_printed_and_other_words_are_refused(tmp_path: Path) -> None:
    helped, refused = Program(tmp_path, "--help"), Program(tmp_path, "dance")
    assert helped.ended()[0] == 0 and "usage" in helped.said
    code, error = refused.ended()
    assert code == 2 and "usage" in error


class Breaking:
    """A platform that breaks down once, then finds its token refused."""

    name = "breaking"

    def __init__(self) -> None:
        self.runs = 0

    async def run(self) -> None:
        self.runs += 1
        if self.runs == 1:
            raise KeyError("a shape that nobody foresaw")
        raise Fault("The token is refused.")


async def test_a_platform_that_breaks_down_starts_again(caplog: pytest.LogCaptureFixture) -> None:
    platform = Breaking()
    with pytest.raises(Fault, match="refused"):
        await kept_running(cast(Platform, platform), again=0.01)
    assert platform.runs == 2
    assert "breaking failed" in caplog.text


def test_the_libraries_of_its_own_platforms_are_loaded_before_a_process_serves() -> None:
    code = (
        "import sys\n"
        "from bot.__main__ import load\n"
        "from bot.settings import Settings\n"
        "load(Settings(telegram_token='1:a', discord_token='b', roles={'telegram', 'players'}))\n"
        "print(*sorted({'bot.platforms.web', 'telegram', 'discord'} & set(sys.modules)))\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == ["telegram"]


def test_the_page_answers_before_a_board_is_prepared(tmp_path: Path) -> None:
    code = """if True:
        import asyncio, io, sys
        from bot.__main__ import load, run
        from bot.settings import Settings

        class Said(io.StringIO):
            def write(self, text):
                print(text, sorted(name for name in sys.modules if name.endswith(".painter")),
                      file=sys.stderr)
                stop.set()

        async def serve(database):
            settings = Settings(web_port=0, database_url=database)
            load(settings)
            running = asyncio.create_task(run(settings))
            await stop.wait()
            running.cancel()
            await asyncio.wait({running})

        stop, sys.stdout = asyncio.Event(), Said()
        asyncio.run(serve(sys.argv[1]))
    """
    words = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'crosstable.db'}"]
    said = subprocess.run(words, env=environment(), capture_output=True, text=True, check=True)
    opened, *_ = said.stderr.splitlines()
    assert opened.startswith("Crosstable is open at") and opened.endswith(" ['render.painter']")


def test_the_first_boards_are_prepared_before_people_are_heard(tmp_path: Path) -> None:
    code = """if True:
        import asyncio, sys
        from bot.__main__ import load, run
        from bot.settings import Settings
        from tests.loopback.telegram import TelegramServer

        async def serve(database):
            async with TelegramServer(strict=False) as server:
                address = {"telegram_token": server.token, "telegram_api_url": server.api_url}
                settings = Settings(web=False, database_url=database, **address)
                load(settings)
                running = asyncio.create_task(run(settings))
                await server.until(lambda: server.calls)
                print(*sorted(name for name in sys.modules if name.endswith(".painter")))
                running.cancel()
                await asyncio.wait({running})

        asyncio.run(serve(sys.argv[1]))
    """
    words = [sys.executable, "-c", code, f"sqlite:///{tmp_path / 'crosstable.db'}"]
    said = subprocess.run(words, env=environment(), capture_output=True, text=True, check=True)
    assert "render.crosswise.painter render.painter render.reversi.painter" in said.stdout
