"""A press through the whole bot on the loopback Discord, beside a bare discord.py bot that answers
the same press with a fixed picture. Discord and its players run in a process of their own."""

import asyncio
import io
import json
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import discord
from discord import app_commands, ui
from discord.http import Route

from bot.desk import Desk
from bot.platforms.discord import DiscordPlatform
from bot.players.workers import Workers
from bot.store import Store
from bot.texts import Words
from tests.bench.rows import Row, row

PLAYERS = (1, 8, 32)
SECONDS = 4.0
WARM_UP = 1.0
PICTURE = b"\x89PNG\r\n\x1a\n" + os.urandom(52 * 1024)  # as big as a board


class Crowd:
    """The process in which Discord and its players live."""

    def __init__(self, process: Process, token: str, api_url: str) -> None:
        self._process = process
        self.token = token
        self.api_url = api_url

    async def press(self, players: int, seconds: float) -> list[float]:
        """How long each press took, in seconds."""
        assert self._process.stdin is not None
        order = json.dumps({"players": players, "seconds": seconds})
        self._process.stdin.write(order.encode() + b"\n")
        took: list[float] = await _line(self._process)
        return took


async def _line(process: Process) -> Any:
    assert process.stdout is not None
    return json.loads(await process.stdout.readline())


@asynccontextmanager
async def crowd() -> AsyncIterator[Crowd]:
    """A Discord for one bot."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.loopback.discord_crowd",
        stdin=PIPE,
        stdout=PIPE,
        limit=64 * 1024 * 1024,
    )
    try:
        yield Crowd(process, **await _line(process))
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


@asynccontextmanager
async def whole_bot(place: Crowd) -> AsyncIterator[None]:
    """Crosstable with a database, as an operator runs it."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/crosstable.db")
        workers = Workers(1)
        desk = Desk(store, workers, Words("en"))
        platform = DiscordPlatform(desk, place.token, place.api_url)
        desk.attach(platform)
        async with _task(platform.run()):
            yield
        await desk.close()
        await workers.close()
        await store.close()


class BareView(ui.View):
    """Ten buttons that do the same: show the picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for number in range(10):
            button: ui.Button[Any] = ui.Button(label=str(number), custom_id=f"bare:{number}")
            button.callback = self._pressed  # type: ignore[method-assign]
            self.add_item(button)

    async def _pressed(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(attachments=[_picture()])


def _picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "board.png")


class BareBot(discord.AutoShardedClient):
    """What a short example in discord.py's documentation would look like."""

    def __init__(self) -> None:
        mentions = discord.AllowedMentions.none()
        super().__init__(intents=discord.Intents.none(), allowed_mentions=mentions)
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.tree.command(name="play", description="Show the picture")(self._play)

    async def _play(self, interaction: discord.Interaction[Any], game: str) -> None:
        await interaction.response.send_message(game, file=_picture(), view=BareView())

    async def setup_hook(self) -> None:
        self.add_view(BareView())
        await self.tree.sync()


@asynccontextmanager
async def bare_bot(place: Crowd) -> AsyncIterator[None]:
    """The bare bot; the library has no other way to another address than its constant."""
    before, Route.BASE = Route.BASE, place.api_url
    client = BareBot()
    try:
        async with client, _task(client.start(place.token)):
            yield
    finally:
        Route.BASE = before


@asynccontextmanager
async def _task(serving: Any) -> AsyncIterator[None]:
    task = asyncio.create_task(serving)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _measured(bot: Any) -> dict[int, list[float]]:
    async with crowd() as place, bot(place):
        await place.press(max(PLAYERS), WARM_UP)
        return {players: await place.press(players, SECONDS) for players in PLAYERS}


async def rows() -> list[Row]:
    """Presses at each number of players: the bare bot's, then ours with their ratio."""
    bare, whole = await _measured(bare_bot), await _measured(whole_bot)
    found = []
    for players in PLAYERS:
        rates = {
            name: len(took) / SECONDS
            for name, took in (("b", bare[players]), ("w", whole[players]))
        }
        found.append(_row("bare discord.py", players, bare[players], f"{rates['b']:.0f} presses/s"))
        remark = f"{rates['w']:.0f} presses/s, {rates['w'] / rates['b']:.2f} of the bare bot's"
        found.append(_row("Crosstable", players, whole[players], remark))
    return found


def _row(bot: str, players: int, took: list[float], remark: str) -> Row:
    return row(f"a press, {bot}, {players} players", took, remark)


if __name__ == "__main__":
    for line in asyncio.run(rows()):
        print(line)
