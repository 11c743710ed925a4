"""What an operator's monitor reads of the real program on all platforms: figures without anybody's
name in them, a dashboard that fits them, and a log in which every line is a document."""

import asyncio
import json
import re
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from bot.__main__ import known
from bot.codes import LENGTH
from bot.features import FEATURES
from bot.monitoring.bounded_labels import OTHER
from bot.monitoring.labels import ALL_MOVES, Access, CountedOutcome, QueueKind
from tests.bot.test_main import Program
from tests.loopback.discord import Discord
from tests.loopback.discord_wire import Trouble
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_http import Fault
from tests.patience import PATIENCE
from tests.platforms.test_everywhere import tokens, web_moves
from tests.platforms.web.callers import Caller
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
DASHBOARD = json.loads((ROOT / "docs/grafana.json").read_text(encoding="utf-8"))
NAMES = ("Annabelle", "Dorothea", "Guest", "Family")
CLOSED: dict[str, set[str]] = {  # all that may ever stand in a label
    "platform": {*known().platforms, OTHER},
    "verb": {*known().verbs, OTHER},
    "game": {*known().games, OTHER},
    "level": {*known().levels, ALL_MOVES, OTHER},
    "urgency": set(known().urgencies),
    "outcome": set(map(str, CountedOutcome)),
    "access": set(map(str, Access)),
    "queue": set(map(str, QueueKind)),
    **{each.measure.label: set(each.measure.values) for one in FEATURES for each in one.measures},
}
SUFFIXES = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",), "gauge": ("",)}
CODE = re.compile(r"\btable ([A-Z2-9]{7})\b")


class Monitor:
    """Whoever reads ``/metrics`` and ``/healthz`` of a program, and its log."""

    def __init__(self, port: int, log: Path) -> None:
        self._url = f"http://127.0.0.1:{port}"
        self._log = log

    async def read(self, path: str) -> tuple[int, str]:
        async with ClientSession() as session, session.get(self._url + path) as answer:
            return answer.status, await answer.text()

    async def healthy(self, status: int) -> dict[str, Any]:
        """Wait until it is answered so; what is said then."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(ClientConnectionError):  # it may just be starting
                    answer = await self.read("/healthz")
                    if answer[0] == status:
                        said: dict[str, Any] = json.loads(answer[1])
                        return said
                await asyncio.sleep(0.05)

    async def figures(self) -> str:
        status, text = await self.read("/metrics")
        assert status == 200
        return text

    async def until(self, name: str, least: float, **labels: str) -> str:
        """Wait until the samples of this name with these labels add up to so much."""
        async with asyncio.timeout(PATIENCE):
            while total(text := await self.figures(), name, **labels) < least:
                await asyncio.sleep(0.05)
        return text

    @property
    def lines(self) -> list[dict[str, str]]:
        """The log; each line has to be a document. The last one may still be on its way."""
        return [json.loads(line) for line in self._log.read_text().split("\n")[:-1]]


def families(text: str) -> dict[str, Metric]:
    return {metric.name: metric for metric in text_string_to_metric_families(text)}


def total(text: str, name: str, **labels: str) -> float:
    return sum(
        sample.value
        for metric in families(text).values()
        for sample in metric.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )


@asynccontextmanager
async def crosstable(folder: Path, **settings: str) -> AsyncIterator[tuple[Program, Monitor]]:
    """The program, and who watches over it."""
    more = {"METRICS_PORT": str(free_port()), "LOG_FORMAT": "json", **settings}
    program = Program(folder, errors="log", **more)
    try:
        yield program, Monitor(int(more["METRICS_PORT"]), folder / "log")
    finally:
        program.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(program.ended)


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    # It is taken away at the end, with whatever is under way.
    async with TelegramServer(strict=False) as server:
        yield server


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with Discord(limit=PATIENCE) as server:
        server.buckets = False
        yield server
    server.check()


async def test_a_monitor_learns_how_all_stands_and_nothing_of_anybody(
    tmp_path: Path, telegram: TelegramServer, discord: Discord
) -> None:
    group, channel = telegram.group("Family"), discord.channel()
    ann, dora = telegram.user("Annabelle").at(group), discord.user("Dorothea")
    async with crosstable(tmp_path, **tokens(telegram, discord)) as (program, monitor):
        browser = Caller(await asyncio.to_thread(program.serving))
        health = await monitor.healthy(200)
        there = {"web": "connected", "telegram": "connected", "discord": "connected"}
        assert health == {"status": "ok", "database": "answers", "platforms": there}

        # One table on all three, with refusals of the platforms and presses that mean nothing.
        telegram.faults.append(Fault("editMessageMedia", wait=1))
        discord.troubles.append(Trouble(r"PATCH .*", status=429, retry_after=0.1))
        ann.say("/play reversi")
        code = (await ann.sees("table ")).text.split("table ")[1][:LENGTH]
        await dora.slash(channel, "join", code=code)
        await discord.until(lambda: channel.messages)
        ben = await browser.tab(code)
        await ben.press("Join")
        await ann.offered("Start")
        await ann.press("Start")
        await ben.revision(2)
        if not web_moves(ben):
            await ann.press("d3", await ann.offered("d3"))
            await ben.revision(3)
        await dora.send_and_wait(channel.last, f"ct:move:{code}:2:z9")
        for payload in ("annabelle:x", f"Annabelle:{code}:0:", f"dorothea:{code}:0:"):
            assert "notice" in {m["type"] for m in await ben.ask("press", payload=payload)}
        alone = await browser.tab()
        await alone.ask("line", text="/play reversi beginner first:2")

        text = await monitor.until("crosstable_thinking_seconds_count", 1, game="reversi")
        text = await monitor.until("crosstable_too_many_requests_total", 1, platform="telegram")
        text = await monitor.until("crosstable_too_many_requests_total", 1, platform="discord")
        for platform in ("telegram", "discord"):
            text = await monitor.until("crosstable_edit_seconds_count", 1, platform=platform)
            assert total(text, "crosstable_press_seconds_count", platform=platform) >= 1
        assert total(text, "crosstable_press_seconds_count", platform="web", verb="join") == 1
        assert total(text, "crosstable_press_seconds_count", platform="web", verb=OTHER) == 3
        assert total(text, "crosstable_press_seconds_count", outcome="refused") >= 4
        assert total(text, "crosstable_tables_running", game="reversi") == 2
        for access in Access:
            assert total(text, "crosstable_database_seconds_count", access=access) >= 1
        assert total(text, "crosstable_queue_wait_seconds_count", urgency="play") >= 1
        assert total(text, "crosstable_platform_connected") == 3
        check_labels(text)
        check_dashboard(text)
        for secret in (code, *NAMES, telegram.token, discord.token, str(dora.id)):
            assert secret not in text

        # Without Telegram something is wrong, and lines from deep below say at which table.
        await telegram.stop()
        health = await monitor.healthy(503)
        assert health["status"] == "failing" and health["platforms"]["telegram"] == "not connected"
        await ben.press(web_moves(ben)[0])
        async with asyncio.timeout(PATIENCE):
            while not any(is_deep(line) and line.get("table") == code for line in monitor.lines):
                await asyncio.sleep(0.05)
        await browser.close()
    assert program.ended()[0] == 0
    for line in monitor.lines:
        assert {"time", "level", "logger", "message"} <= line.keys()
        named = CODE.search(line["message"])
        assert named is None or line.get("table") == named[1], line
    said = (tmp_path / "log").read_text()
    assert telegram.token not in said and discord.token not in said


async def test_a_process_without_platforms_is_watched_as_well(tmp_path: Path) -> None:
    async with crosstable(tmp_path, ROLES="players") as (_, monitor):
        health = await monitor.healthy(200)
        assert health == {"status": "ok", "database": "answers", "platforms": {}}
        await monitor.until("crosstable_database_seconds_count", 1, access="read")


async def test_a_taken_port_is_one_document_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = {"METRICS_PORT": str(taken.getsockname()[1]), "LOG_LEVEL": "WARNING"}
        async with crosstable(tmp_path, ROLES="players", **settings) as (program, monitor):
            code, _ = await asyncio.to_thread(program.ended)
            assert code == 1
    assert [line["level"] for line in monitor.lines] == ["CRITICAL"]
    assert "METRICS_PORT" in monitor.lines[0]["message"]


def is_deep(line: dict[str, str]) -> bool:
    """Whether a line comes from where nobody knows of tables."""
    return line["logger"] == "bot.platforms.telegram.messages" and "again in" in line["message"]


def check_labels(text: str) -> None:
    """Nothing stands in a label but what may."""
    own = [each for name, each in families(text).items() if name.startswith("crosstable_")]
    assert own
    for metric in own:
        for sample in metric.samples:
            for label, value in sample.labels.items():
                assert label == "le" or value in CLOSED[label], sample


def check_dashboard(text: str) -> None:
    """Its panels speak of all that is measured, and of nothing else."""
    measured = families(text)
    samples = {
        metric.name + suffix: metric
        for metric in measured.values()
        for suffix in SUFFIXES.get(metric.type, ())
    }
    shown = set()
    for panel in DASHBOARD["panels"]:
        for expression in (target["expr"] for target in panel["targets"]):
            names = re.findall(r"\b(?:crosstable|process)_\w+", expression)
            asked = re.findall(r"by \(([\w, ]+)\)", expression)
            labels = {label.strip() for found in asked for label in found.split(",")}
            for metric in (samples[name] for name in names):
                shown.add(metric.name)
                known = {label for sample in metric.samples for label in sample.labels}
                assert labels <= known or not metric.samples, expression
            for label, value in re.findall(r'(\w+)="(\w+)"', expression):
                assert value in CLOSED[label], expression
            assert names, panel["title"]
    own = {name for name in measured if name.startswith("crosstable_")}
    assert {name for name in own if not name.endswith("_created")} <= shown


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    panels = DASHBOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in panels)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(set(cells)) == len(cells) and max(cells)[0] < 24
