"""What is measured has an end and says nothing of anybody; health is said in fixed words."""

import asyncio
import json
import math
import socket
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from aiohttp import ClientSession
from prometheus_client import generate_latest

from bot.desk.reply import outcome_of
from bot.errors import Fault
from bot.monitoring.health import Condition, Examiner
from bot.monitoring.labels import CountedOutcome, Known, QueueKind
from bot.monitoring.measure import Measure
from bot.monitoring.meters import Backlog
from bot.monitoring.prometheus_meters import PrometheusMeters
from bot.monitoring.server import Monitor
from bot.players.workers import Workers
from bot.store import backlog as backlog_rows
from bot.store.store import Store
from bot.texts import Words
from tests import stores
from tests.bot.rooms import Rooms, payload, person, room
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.ports import free_port

KNOWN = Known(("rooms",), ("join", "move"), ("reversi",), ("club",), ("play",))
ANN, BEN, CHAT = person("Ann"), person("Ben"), room("lounge")
PRESSES = "crosstable_press_seconds_count"


def value(meters: PrometheusMeters, name: str, **labels: str) -> float | None:
    return meters.registry.get_sample_value(name, labels)


def series(meters: PrometheusMeters) -> int:
    return sum(len(metric.samples) for metric in meters.registry.collect())


def test_whatever_is_not_known_is_other_and_adds_no_series() -> None:
    meters = PrometheusMeters(KNOWN)
    meters.pressed("rooms", "join", CountedOutcome.DONE, 0.01)
    meters.pressed("Ann", "red-red-blue", CountedOutcome.DONE, 0.01)
    before = series(meters)
    for number in range(1000):
        meters.pressed(f"platform {number}", f"verb{number}", CountedOutcome.DONE, 0.01)
        with meters.thinking(f"game {number}", f"level {number}"):
            pass
    assert series(meters) - before < 20
    told = generate_latest(meters.registry).decode()
    assert "Ann" not in told and "red" not in told and "verb1" not in told
    assert value(meters, PRESSES, platform="rooms", verb="join", outcome="done") == 1
    assert value(meters, PRESSES, platform="other", verb="other", outcome="done") == 1001


def test_an_edit_counts_by_what_becomes_of_it() -> None:
    meters = PrometheusMeters(KNOWN)
    outcomes: dict[type[Exception], CountedOutcome] = {KeyError: CountedOutcome.GONE}
    for error in (None, KeyError(), ValueError(), asyncio.CancelledError()):
        with suppress(BaseException), meters.editing("rooms", outcomes):
            if error:
                raise error
    for outcome in ("done", "gone", "failed", "overtaken"):
        name = "crosstable_edit_seconds_count"
        assert value(meters, name, platform="rooms", outcome=outcome) == 1


def test_a_database_that_says_nothing_leaves_nothing_old_behind() -> None:
    meters = PrometheusMeters(KNOWN)
    meters.backlog(Backlog({"reversi": 2, "unheard": 1, "of": 1}, 7.0, {"rooms": 3}))
    assert value(meters, "crosstable_tables_running", game="reversi") == 2
    assert value(meters, "crosstable_tables_running", game="other") == 2
    assert value(meters, "crosstable_displays_behind", platform="rooms") == 3
    meters.backlog(None)
    assert value(meters, "crosstable_tables_running", game="reversi") is None
    assert math.isnan(value(meters, "crosstable_outbox_oldest_seconds") or 0.0)


def test_what_a_feature_counts_has_the_values_that_it_declares_and_no_others() -> None:
    meters = PrometheusMeters(KNOWN)
    measure = Measure("cups", "Cups.", "state", ("full", "empty"))
    for counts, full in (({"full": 2, "Ann": 1}, 2), ({"empty": 1}, 0)):
        meters.measured(measure, counts)
        assert value(meters, "crosstable_cups", state="full") == full
    assert value(meters, "crosstable_cups", state="empty") == 1
    assert "Ann" not in generate_latest(meters.registry).decode()


async def test_what_waits_is_asked_for_when_somebody_looks() -> None:
    meters, waiting = PrometheusMeters(KNOWN), {"play": 2}

    async def look() -> None:
        meters.queued(QueueKind.DATABASE, waiting)

    meters.listen(look)
    await meters.ask()
    waiting["play"] = 5
    await meters.ask()
    assert value(meters, "crosstable_queue_length", queue="database", urgency="play") == 5


async def test_presses_and_transactions_of_a_desk_are_counted(
    tmp_path: Path, words: Words, games: str
) -> None:
    meters = PrometheusMeters(KNOWN)
    await (await stores.opened(tmp_path / "tables.db")).close()
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db", meters=meters)
    workers = Workers(1, games, meters=meters)
    desk = desk_of(store, workers, words, meters=meters)
    try:
        rooms = Rooms(desk)
        desk.attach(rooms)
        opened = await desk.command(ANN, CHAT, "play", {"game": "reversi"})
        screen = await rooms.post(ANN, CHAT, opened)
        writes = value(meters, "crosstable_database_seconds_count", access="write") or 0
        assert not (await desk.press(BEN, CHAT, payload(screen, "join"))).refused
        assert (await desk.press(BEN, CHAT, payload(screen, "join"))).refused
        assert value(meters, PRESSES, platform="rooms", verb="join", outcome="done") == 1
        assert value(meters, PRESSES, platform="rooms", verb="join", outcome="refused") == 1
        after = value(meters, "crosstable_database_seconds_count", access="write") or 0
        assert after > writes
    finally:
        await desk.close()
        await workers.close()
        await store.close()
    assert outcome_of(await desk.press(BEN, CHAT, "join:AAAAA:0:")) == "failed"
    assert value(meters, PRESSES, platform="rooms", verb="join", outcome="failed") == 1


@pytest.mark.parametrize(
    ("conditions", "status"),
    [
        ({}, 200),
        ({"telegram": Condition.CONNECTED, "discord": Condition.STANDING_BY}, 200),
        ({"telegram": Condition.CONNECTED, "discord": Condition.NOT_CONNECTED}, 503),
    ],
)
async def test_health_is_as_bad_as_the_worst(
    store: Store, conditions: Mapping[str, Condition], status: int
) -> None:
    examiner = Examiner(partial(backlog_rows.answers, store.database), lambda: conditions)
    said = {"database": "answers", "platforms": dict(conditions)}
    assert await asked(examiner) == (status, said)


async def test_a_database_that_is_gone_or_silent_is_no_health(tmp_path: Path) -> None:
    store = await stores.opened(tmp_path / "tables.db")
    await store.close()
    assert await asked(Examiner(partial(backlog_rows.answers, store.database), dict)) == (
        503,
        {"database": "does not answer", "platforms": {}},
    )
    silent = Examiner(asyncio.Event().wait, dict, patience=0.01)
    assert (await asked(silent))[0] == 503


async def asked(examiner: Examiner) -> tuple[int, dict[str, object]]:
    """What ``/healthz`` answers; metrics are told whatever it is."""
    port = free_port()
    monitor = Monitor("127.0.0.1", port, PrometheusMeters(KNOWN), examiner)
    await monitor.start()
    try:
        async with asyncio.timeout(PATIENCE), ClientSession(f"http://127.0.0.1:{port}") as session:
            async with session.get("/metrics") as answer:
                assert answer.status == 200
            async with session.get("/healthz") as answer:
                said: dict[str, object] = json.loads(await answer.text())
                assert said.pop("status") == ("ok" if answer.status == 200 else "failing")
                return answer.status, said
    finally:
        await monitor.close()


@pytest.mark.parametrize(
    ("named", "status"),
    [("localhost", 200), ("127.0.0.1:1", 200), ("[::1]", 200), ("evil.example", 403), ("", 403)],
)
async def test_another_sites_name_for_this_machine_is_told_nothing(
    store: Store, named: str, status: int
) -> None:
    port = free_port()
    monitor = Monitor(
        "127.0.0.1",
        port,
        PrometheusMeters(KNOWN),
        Examiner(partial(backlog_rows.answers, store.database), dict),
    )
    await monitor.start()
    try:
        async with ClientSession(f"http://127.0.0.1:{port}", headers={"Host": named}) as session:
            for path in ("/metrics", "/healthz"):
                async with session.get(path) as answer:
                    assert answer.status == status
    finally:
        await monitor.close()


async def test_a_taken_port_is_a_clear_sentence(store: Store) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        host, port = taken.getsockname()
        monitor = Monitor(
            host,
            port,
            PrometheusMeters(),
            Examiner(partial(backlog_rows.answers, store.database), dict),
        )
        with pytest.raises(Fault, match="METRICS_PORT"):
            await monitor.start()
