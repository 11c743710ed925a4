"""An SQLite file belongs to one process at a time, and to nobody once that has ended."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.errors import Fault
from bot.store.file_lock import FileLock
from bot.store.store import Store
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
OWNER = """
import asyncio, sys
from bot.store.store import Store

async def own():
    store = await Store.open(sys.argv[1])  # held, or the lock goes with it
    print("open", flush=True)
    await asyncio.Event().wait()

asyncio.run(own())
"""


def owner(url: str) -> subprocess.Popen[str]:
    """Another process that has the database open."""
    process = subprocess.Popen(
        [sys.executable, "-c", OWNER, url],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    return process


async def refusal(url: str) -> str:
    with pytest.raises(Fault) as raised:
        await Store.open(url, busy=0.0)
    return str(raised.value)


async def test_a_second_process_is_refused_with_the_way_out_until_the_first_is_killed(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    process = owner(url)
    sentence = await refusal(url)
    assert f"{tmp_path}/tables.db" in sentence and "PostgreSQL" in sentence
    assert sentence.endswith(".") and sentence.count(". ") == 0 and "\n" not in sentence
    process.kill()
    process.wait()
    store = await Store.open(url, busy=0.0)  # the lock dies with its owner
    await store.close()


@pytest.mark.parametrize("begun", [b"", b"the first pages"])
async def test_a_file_that_another_process_has_only_just_made_is_no_empty_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, begun: bytes
) -> None:
    """It is empty until all is in it, beside a log with what is to come."""
    file = tmp_path / "tables.db"
    lock = FileLock(str(file))
    await lock.take(0.0)
    file.with_name("tables.db-wal").write_bytes(begun)
    assert file.stat().st_size == 0
    assert "PostgreSQL" in await refusal(f"sqlite:///{file}")
    assert caplog.text == ""
    await lock.give_back()


async def test_a_closed_store_leaves_the_file_to_the_next(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    for _ in range(3):
        store = await Store.open(url, busy=0.0)
        await refusal(url)
        await store.close()


async def test_a_start_waits_for_an_owner_that_is_about_to_end(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    first = await Store.open(url)
    opening = asyncio.create_task(Store.open(url, busy=PATIENCE))
    await asyncio.sleep(0)
    assert not opening.done()
    await first.close()
    await (await opening).close()


async def test_a_file_is_the_same_by_whatever_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("sqlite:///tables.db")
    (tmp_path / "link.db").symlink_to("tables.db")
    for name in ("./tables.db", f"{tmp_path}/tables.db", "link.db"):
        assert "PostgreSQL" in await refusal(f"sqlite:///{name}")
    await store.close()


async def test_a_start_that_fails_leaves_no_lock_behind(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is no database " * 100)
    for _ in range(2):
        assert "not a database" in await refusal(f"sqlite:///{tmp_path}/tables.db")


def names(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def test_what_can_be_no_database_gets_no_lock_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    await refusal(f"sqlite:///{tmp_path}/folder")
    await refusal(f"sqlite:///{tmp_path}/missing/tables.db")
    assert names(tmp_path) == ["folder"]
