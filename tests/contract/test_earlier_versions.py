"""Databases that five earlier programs wrote are opened by this one, on a file and on a server,
also when the upgrade is killed: nothing is lost, all goes on, and a copy from before is kept."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from bot.__main__ import main
from bot.errors import Fault
from bot.people import Person
from bot.ratings.rows import rebuild as rating_rows
from bot.store.database import connect, file_of, parse
from bot.store.migrate import HEAD, version
from bot.store.store import Store
from bot.tables.table import Status, Table
from engines import GAMES
from tests import postgres
from tests.bot.club import PEOPLE, Club
from tests.bot.mortal import ROOT
from tests.campaigns import so_many
from tests.contract import earlier
from tests.contract.conftest import both
from tests.patience import LONG_PATIENCE

ANN, BEN, CLEO = (
    Person("telegram", "11", "Ann", "de"),
    Person("discord", "22", "Ben", "en"),
    Person("web", "33", "Cleo", "fr"),
)
# From the first one all is to be done, the upgrade of the released one among it.
KILLED_AT = so_many(("0001",), ("0001", "0006"))
KILLS = 6
MOST_MOVES = 400

# Opens the database in one process after the other. Each is killed at another point of its work,
# before a statement, or before a file is opened, renamed or removed; the last is let live.
KILLED = """
import asyncio, os, signal, sys
import alembic.command
from sqlalchemy import event
from sqlalchemy.engine import Engine
from bot.store.store import Store
from bot.store import postgres, session_leases, upgrade_copies
from bot.store.database import connect, parse
from bot.store.migrate import version

URL, KILLS, STEPS = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
FILES, ALIVE = {"os.rename", "os.remove", "sqlite3.connect"}, str(session_leases.ALIVE)
steps = 0

def cached(said):
    "Whether it is Python's, which keeps what it has compiled: how often, is not the opening's."
    return bool(said) and ".pyc" in str(said[0])

def opened(killed):
    ours, theirs = os.pipe()
    child = os.fork()
    if child:
        os.close(theirs)
        _, status = os.waitpid(child, 0)
        return status, os.read(ours, 99).decode()

    def step(*said):
        global steps
        if ALIVE in said:  # how often a connection shows that it lives, is a matter of time
            return
        steps += 1
        if steps == killed:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", step)
    sys.addaudithook(lambda event, said: step() if event in FILES and not cached(said) else None)
    asyncio.run(asyncio.wait_for(Store.open(URL), 60))
    os.write(theirs, str(steps).encode())
    os._exit(0)

async def schema():
    database = await connect(parse(URL))
    found = await database.read(version)
    await database.close()
    return found

for number in range(KILLS):
    status, said = opened(1 + number * (STEPS - 1) // (KILLS - 1))
    assert status == signal.SIGKILL and not said, (number, status, said)
    child = os.fork()
    if not child:
        print(asyncio.run(schema()), flush=True)
        os._exit(0)
    os.waitpid(child, 0)
status, said = opened(None)
assert status == 0, status
print(said)
"""


async def written(url: str, number: str) -> None:
    database = await connect(parse(url))
    await database.write(earlier.write, number)
    await database.close()


async def look(url: str, number: str) -> tuple[str | None, list[str]]:
    """The schema's version, and what is lost."""
    database = await connect(parse(url))
    try:
        return await database.read(version), await database.read(earlier.lost, number)
    finally:
        await database.close()


@pytest.mark.parametrize(
    ("kind", "number"),
    [
        *(("sqlite", number) for number in earlier.VERSIONS[::2]),
        *(("postgresql", number) for number in (*earlier.VERSIONS[1::2], earlier.VERSIONS[-1])),
    ],
    indirect=["kind"],
)
async def test_all_that_an_earlier_version_kept_is_there_and_its_matches_are_played_to_the_end(
    empty: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (ANN, BEN, CLEO):
        monkeypatch.setitem(PEOPLE, person.key, person)
    await written(empty, number)
    store = await Store.open(empty)
    try:
        assert await look_through(store, number) == (set(GAMES), set(GAMES))
    finally:
        await store.close()


async def look_through(store: Store, number: str) -> tuple[set[str], set[str]]:
    """The games of the matches that ran, and of those that were over."""
    club, rows = Club(store), earlier.rows_of(number)
    ran, over = set(), set()
    for row in rows["tables"]:
        table = await club.tables.get(row["code"])
        assert (table.status, table.revision) == (row["status"], row["revision"])
        if table.match is None:
            assert table.status is Status.LOBBY
            continue
        moves = [one for one in rows["moves"] if one["table"] == row["id"]]
        latest = [one["move"] for one in moves if one["match"] == table.match.number]
        assert table.match.moves == tuple(latest)
        for seat in (None, *range(len(table.chairs))):
            club.tables.view(table, seat)
        if table.status is Status.OVER:
            over.add(table.game)
        elif table.match.outcome is None:
            ended = await to_the_end(club, table)
            assert ended.match is not None and len(ended.match.moves) > len(latest)
            ran.add(table.game)
    await store.replays.finish()
    assert (await rating_rows.check(store.database)).wrong == 0
    return ran, over


async def to_the_end(club: Club, table: Table) -> Table:
    for _ in range(MOST_MOVES):
        if table.match is None or table.match.outcome is not None:
            break
        if club.tables.view(table, None).turn is None:
            table = await club.matches.proceed(table.code, table.revision)
        else:
            table = await club.moved(table, 1)
    assert table.match is not None and table.match.outcome is not None
    return table


async def killed(url: str, kills: int = 0, steps: int = 0) -> list[str]:
    """The schema after each kill, and how many steps the opening took that was let live."""
    words = sys.executable, "-c", KILLED, url, str(kills), str(steps)
    done = await asyncio.to_thread(
        subprocess.run, words, cwd=ROOT, capture_output=True, text=True, timeout=LONG_PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@both
@pytest.mark.parametrize("number", KILLED_AT)
async def test_an_upgrade_that_is_killed_at_six_points_loses_nothing(
    empty: str, number: str, request: pytest.FixtureRequest
) -> None:
    await written(empty, number)
    (steps,) = await killed(empty)
    anew = renewed(empty, request)
    await written(anew, number)
    *schemas, _ = await killed(anew, KILLS, int(steps))
    assert schemas[0] == schemas[2] == number, "half of an upgrade is none"
    assert set(schemas) <= {number, HEAD}
    assert await look(anew, number) == (HEAD, [])


def renewed(url: str, request: pytest.FixtureRequest) -> str:
    """Another database without a schema."""
    if file_of(url) is not None:
        return url.replace(".db", "-2.db")
    server: postgres.Server = request.getfixturevalue("server")
    return server.empty()


@both
async def test_before_an_upgrade_a_copy_is_made_and_named_and_brings_all_back(
    empty: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    number = "0006"
    await written(empty, number)
    with caplog.at_level("INFO"):
        await (await Store.open(empty)).close()
    file = file_of(empty)
    name = "crosstable_0006" if file is None else f"{file}.schema-0006"
    assert name in caplog.text
    database = await connect(parse(empty))
    await database.write(lambda connection: connection.execute(text("DELETE FROM moves")))
    await database.close()
    monkeypatch.setenv("DATABASE_URL", empty)
    assert await asyncio.to_thread(main, ["restore", name]) == 0
    await (await Store.open(empty)).close()
    assert await look(empty, number) == (HEAD, [])
    caplog.clear()
    with caplog.at_level("INFO"):
        await (await Store.open(empty)).close()
    assert "schema" not in caplog.text, "what is up to date is not copied"


async def test_without_room_for_a_copy_nothing_changes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    await written(url, "0005")
    (tmp_path / "tables.db.schema-0005").mkdir()  # in the way of the copy
    with pytest.raises(Fault, match=r"Cannot copy .* to .*schema-0005.*Nothing has changed"):
        await Store.open(url)
    assert await look(url, "0005") == ("0005", [])


async def test_a_server_whose_user_may_make_no_copy_says_so_and_nothing_changes(
    server: postgres.Server,
) -> None:
    url = server.empty()
    await written(url, "0005")
    database = await connect(parse(url))
    await database.write(other_owner)
    await database.close()
    try:
        with pytest.raises(Fault, match=r"into the schema crosstable_0005 .*permission denied"):
            await Store.open(url.replace("crosstable@", "guest@"))
        assert await look(url, "0005") == ("0005", [])
    finally:
        server.run("DROP OWNED BY guest; DROP ROLE guest", url)


def other_owner(connection: Connection) -> None:
    """A user who may do everything with the tables, and make no schema."""
    connection.execute(text("CREATE ROLE guest LOGIN"))
    connection.execute(text("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest"))
    connection.execute(text("GRANT ALL ON SCHEMA public TO guest"))
