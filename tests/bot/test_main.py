import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

import bot.__main__ as main
from bot.desk.platform import Platform
from bot.errors import Fault

ROOT = Path(__file__).parents[2]


def environment(**settings: str) -> dict[str, str]:
    """This process's environment without Crosstable's settings, but for those given."""
    names = ("TELEGRAM_", "DISCORD_", "DATABASE_", "WEB", "LANGUAGE", "WORKERS", "LOG_LEVEL")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(names)}
    return {**kept, "PYTHONPATH": str(ROOT), "WEB_PORT": "0", **settings}


def start(folder: Path, **settings: str) -> subprocess.Popen[str]:
    """The real program in ``folder``."""
    return subprocess.Popen(
        [sys.executable, "-m", "bot"],
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
        ({"LANGUAGE": "tlh"}, "LANGUAGE"),
        ({"WEB": "off"}, "WEB"),
        ({"WORKERS": "many"}, "WORKERS"),
    ],
)
def test_a_mistake_in_the_settings_is_one_sentence_and_exit_code_1(
    tmp_path: Path, settings: dict[str, str], named: str
) -> None:
    process = start(tmp_path, **settings)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in error
    said = [line for line in error.splitlines() if line.startswith("crosstable: ")]
    assert len(said) == 1 and named in said[0]


def test_a_taken_port_is_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = start(tmp_path, WEB_PORT=port)
        _, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in error
    assert port in error and "WEB_PORT" in error


def test_a_file_that_is_no_database_is_one_sentence_and_exit_code_1(tmp_path: Path) -> None:
    (tmp_path / "crosstable.db").write_text("this is no database " * 100)
    process = start(tmp_path)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in error
    assert (tmp_path / "crosstable.db").read_text().startswith("this is no database")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_it_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    process = start(tmp_path)
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    process.send_signal(number)
    _, error = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "Traceback" not in error and "ERROR" not in error
    assert (tmp_path / "crosstable.db").exists()


def test_help_is_printed_and_other_words_are_refused() -> None:
    run = [sys.executable, "-m", "bot"]
    helped = subprocess.run([*run, "--help"], cwd=ROOT, capture_output=True, text=True, check=False)
    refused = subprocess.run([*run, "dance"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (helped.returncode, refused.returncode) == (0, 2)
    assert "usage" in helped.stdout and "usage" in refused.stderr


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


async def test_a_platform_that_breaks_down_starts_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(main, "AGAIN", 0.01)
    platform = Breaking()
    with pytest.raises(Fault, match="refused"):
        await main.kept_running(cast(Platform, platform))
    assert platform.runs == 2
    assert "breaking failed" in caplog.text
