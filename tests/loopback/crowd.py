"""A platform and its people in a process of their own: ``python -m tests.loopback.crowd discord``.

It prints one line of JSON with what the bot has to be told, then answers each line on standard
input with how long every press took, in seconds, until it was answered and its board showed what
came of it. ``{"players": 8, "seconds": 4}``: so many press as fast as their boards answer.
``{"tables": 200, "rate": 50, "seconds": 8}``: at so many tables somebody presses, so often a second
in all.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from itertools import cycle
from typing import Any, Protocol

from engines import GAMES
from tests.loopback.discord import Discord
from tests.loopback.discord_world import Message as DiscordMessage
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_world import Message as TelegramMessage

SIT_DOWN = ("also", "start")
BARE = ("bare",)
STEPS = (("seat", "next"), ("mine", "move", "column"), ("rematch",), BARE)  # the first there is
PATIENCE = 30.0
PICKED = 1  # the style of a button that is on


class Place(Protocol):
    """The private chat of one person with the bot, in which a table stands."""

    async def open(self, game: str) -> None:
        """Ask for a table, and wait until it stands there."""
        ...

    def offers(self) -> list[str]:
        """The payloads that can be pressed."""
        ...

    async def press(self, payload: str) -> None:
        """Press, and wait until that is answered and the board shows it."""
        ...


class OnTelegram:
    """A private chat on the loopback Telegram."""

    def __init__(self, server: TelegramServer, name: str) -> None:
        self._server = server
        self._person = server.user(name).private

    async def open(self, game: str) -> None:
        self._person.say(f"/play {game}")
        await self._server.until(self.offers, PATIENCE)

    def _board(self) -> TelegramMessage | None:
        return next((one for one in reversed(self._person.messages) if one.markup), None)

    def offers(self) -> list[str]:
        board = self._board()
        return [button.get("callback_data", "") for button in board.buttons] if board else []

    async def press(self, payload: str) -> None:
        board = self._board()
        assert board is not None
        edits = board.edits
        await self._person.send(payload, board).answered(PATIENCE)
        await self._server.until(lambda: board.edits > edits, PATIENCE)


class OnDiscord:
    """The direct messages with the bot on the loopback Discord."""

    def __init__(self, server: Discord, name: str) -> None:
        self._server = server
        self._person = server.user(name)
        self._channel = server.dm(self._person)

    async def open(self, game: str) -> None:
        await self._server.gateway.ready.wait()
        await self._person.slash(self._channel, "play", game=game)
        await self._server.until(self.offers, PATIENCE)

    def _board(self) -> DiscordMessage | None:
        shown = reversed(self._channel.messages.values())
        return next((one for one in shown if one.buttons or one.choices), None)

    def _ways(self) -> dict[str, tuple[str, ...]]:
        """What a client sends for each payload: a button's name, or a list's and the value."""
        board = self._board()
        if board is None:
            return {}
        names = [b.get("custom_id", "") for b in board.buttons.values() if not _is_looked_at(b)]
        ways: dict[str, tuple[str, ...]] = {name.removeprefix("ct:"): (name,) for name in names}
        for select, value in board.choices.values():
            ways[value.removeprefix("ct:")] = (select["custom_id"], value)
        return ways

    def offers(self) -> list[str]:
        return list(self._ways())

    async def press(self, payload: str) -> None:
        board = self._board()
        assert board is not None
        edits = board.edits
        way = self._ways().get(payload, (f"ct:{payload}",))
        await self._person.send_and_wait(board, *way)
        await self._server.until(lambda: board.edits > edits, PATIENCE)


def _is_looked_at(button: Mapping[str, Any]) -> bool:
    """Whether a button is a column that is open already: a press on it would change nothing."""
    return button.get("style") == PICKED and str(button["custom_id"]).startswith("ct:column:")


class Table:
    """Somebody who plays all sides of one match after another, by random moves."""

    def __init__(self, place: Place, game: str, dice: random.Random) -> None:
        self._place = place
        self._game = game
        self._dice = dice
        self.busy = False

    async def begin(self) -> None:
        """Open it, and have the first match dealt. Nobody has to open the menu in which a button
        stands, to press it; a bare bot has none."""
        await self._place.open(self._game)
        for verb in SIT_DOWN:
            offer = self._place.offers()[0]
            if _verb(offer) not in BARE:
                _, table, revision, _ = offer.split(":")
                await self._place.press(f"{verb}:{table}:{revision}:")

    async def press(self) -> float:
        """Press what leads on; the seconds that it took."""
        self.busy, began = True, time.perf_counter()
        await self._place.press(self._step())
        self.busy = False
        return time.perf_counter() - began

    def _step(self) -> str:
        offers = self._place.offers()
        for verbs in STEPS:
            if steps := [one for one in offers if _verb(one) in verbs]:
                longest = max(map(_length, steps))  # what is shorter puts a piece back
                return self._dice.choice([one for one in steps if _length(one) == longest])
        raise AssertionError(f"nothing leads on at a table of {self._game}: {offers}")


def _verb(payload: str) -> str:
    return payload.partition(":")[0]


def _length(payload: str) -> int:
    """How many choices a payload holds."""
    path = payload.rpartition(":")[2]
    return path.count(".") + bool(path)


class Crowd:
    """As many tables as are asked for, of all games in turn."""

    def __init__(self, place: Callable[[str], Place]) -> None:
        self._place = place
        self._tables: list[Table] = []

    async def _first(self, count: int) -> list[Table]:
        games = [key for key, _ in zip(cycle(GAMES), range(count), strict=False)]
        while len(self._tables) < count:
            number = len(self._tables)
            place = self._place(f"Player {number}")
            self._tables.append(Table(place, games[number], random.Random(number)))
            await self._tables[-1].begin()
        return self._tables[:count]

    async def play(self, players: int, seconds: float) -> list[float]:
        """Everybody has a table of each game, and presses on one after the other."""
        tables = await self._first(players * len(GAMES))
        own = [tables[at : at + len(GAMES)] for at in range(0, len(tables), len(GAMES))]
        end = time.perf_counter() + seconds
        found = await asyncio.gather(*(_pressed(each, end) for each in own))
        return [one for many in found for one in many]

    async def live(self, tables: int, rate: float, seconds: float) -> list[float]:
        """Presses at tables that have answered their last one, at even times."""
        chosen, dice = await self._first(tables), random.Random(tables)
        pressing: list[asyncio.Task[float]] = []
        began = time.perf_counter()
        for number in range(round(rate * seconds)):
            await asyncio.sleep(began + number / rate - time.perf_counter())
            while not (free := [table for table in chosen if not table.busy]):
                await asyncio.sleep(0.01)
            table = dice.choice(free)
            table.busy = True
            pressing.append(asyncio.create_task(table.press()))
        return list(await asyncio.gather(*pressing))

    async def obey(self, order: dict[str, Any]) -> list[float]:
        """What a line asks for."""
        return await (self.play(**order) if "players" in order else self.live(**order))


async def _pressed(tables: list[Table], end: float) -> list[float]:
    taken = []
    for table in cycle(tables):
        if time.perf_counter() >= end:
            break
        taken.append(await table.press())
    return taken


async def telegram(serve: Callable[[str, str, Crowd], Coroutine[Any, Any, None]]) -> None:
    """The crowd of a Telegram."""
    async with TelegramServer(strict=False) as server:
        crowd = Crowd(lambda name: OnTelegram(server, name))
        await serve(server.token, server.api_url, crowd)


async def discord(serve: Callable[[str, str, Crowd], Coroutine[Any, Any, None]]) -> None:
    """The crowd of a Discord without limits."""
    place: AbstractAsyncContextManager[Discord] = Discord(buckets=False)
    async with place as server:
        crowd = Crowd(lambda name: OnDiscord(server, name))
        await serve(server.token, server.api_url, crowd)
        server.check()


async def serve(token: str, api_url: str, crowd: Crowd) -> None:
    """Obey until standard input ends."""
    print(json.dumps({"token": token, "api_url": api_url}), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await crowd.obey(json.loads(line))), flush=True)


if __name__ == "__main__":
    asyncio.run({"telegram": telegram, "discord": discord}[sys.argv[1]](serve))
