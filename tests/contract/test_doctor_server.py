"""The doctor at a PostgreSQL server, and at none."""

import asyncio

import pytest
from sqlalchemy import func, select

from bot.__main__ import main
from bot.running.fleet import Fleet
from bot.settings import Role
from bot.store.database import health_of, parse
from bot.store.migrate import HEAD
from bot.store.postgres import engine_for
from bot.store.queue import ALIVE, READY
from bot.store.store import Store
from tests import postgres

QUEUE = "GRANT USAGE ON SCHEMA queue TO guest; GRANT UPDATE ON queue.pgqueuer TO guest"


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


async def test_server_schema_processes_and_clock_are_told(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(url)
    fleet = Fleet(store.database, [Role.WEB, Role.PLAYERS])
    await fleet.start()
    try:
        monkeypatch.setenv("DATABASE_URL", url)
        assert await asyncio.to_thread(main, ["doctor"]) == 0
    finally:
        await fleet.close()
        await store.close()
    lines = capsys.readouterr().out.splitlines()
    told = {line[5:17].strip(): line for line in lines}
    assert "PostgreSQL" in told["database"] and "writable" in told["database"]
    assert f"version {HEAD}" in told["schema"]
    assert "1 alive: players+web" in told["processes"]
    assert told["players"].startswith("note") and "no process with the role" in told["players"]
    assert "the database's and this machine's agree" in told["clock"]


async def test_processes_in_which_computer_players_think_are_counted(url: str) -> None:
    engine = engine_for(parse(url))
    async with engine.connect() as connection:
        for lock in (ALIVE, READY):
            await connection.execute(select(func.pg_advisory_lock_shared(lock)))
        health = await health_of(url)
        await connection.invalidate()
    await engine.dispose()
    assert (health.players, health.ready) == (1, 1)
    await (await Store.open(url)).close()


async def test_a_user_who_may_only_read_is_told(url: str, server: postgres.Server) -> None:
    health = await health_of(url)
    assert health.hindrance == "" and health.most_connections >= health.connections > 0
    server.run("CREATE ROLE guest LOGIN; GRANT SELECT ON alembic_version, processes TO guest", url)
    try:
        guest = url.replace(f"//{postgres.USER}@", "//guest@")
        assert "may not write" in (await health_of(guest)).hindrance
        server.run("REVOKE SELECT ON alembic_version FROM guest", url)
        assert "may read none" in (await health_of(guest)).hindrance
        server.run(QUEUE, url)
        health = await health_of(guest)
        assert health.guest and not health.hindrance
    finally:
        server.run("DROP OWNED BY guest; DROP ROLE guest", url)


async def test_a_server_that_there_is_not_is_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ann:hunter2secret@127.0.0.1:9/tables")
    assert await asyncio.to_thread(main, ["doctor"]) == 1
    out = capsys.readouterr().out
    assert "bad  database" in out and "tables on 127.0.0.1" in out and "pg_hba.conf" in out
    assert "hunter2secret" not in out and "good kernels" in out
