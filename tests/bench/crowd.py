"""People at tables of two who press after a pause, as light as can be, so that what is measured is
the server: ``python -m tests.bench.crowd KIND URL TABLES RATE SECONDS`` seats them, says so, waits
for a line, has them make RATE moves a second in all, and says as JSON how long each move took until
both at the table had been told of it, how late its own clock was, and how long all took."""

import asyncio
import json
import os
import random
import re
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from urllib.parse import urlsplit

from engines.reversi import REVERSI

NICE = 5  # the server goes before
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WARMUP = 4  # moves at each table that are not measured
PATIENCE = 60.0
SIZE = 8
OFFERED = re.compile(rb'"payload":"((?:mine|move):[^"]+)"')
REVISION = re.compile(rb'"type":"screen","table":"[^"]*","revision":(\d+)')
GO = re.compile(rb'"type":"go","table":"([^"]+)"')
STATE = re.compile(rb'"_stateID":(\d+)')
COOKIE = re.compile(rb"set-cookie: ([^;]+)", re.IGNORECASE)


class Line(asyncio.Protocol):
    """A socket to a server, frame by frame; ``hear`` gets each text."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._buffer = bytearray()
        self._open = False
        self.hear: Callable[[bytes], None] = lambda text: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self._open, self._buffer = True, rest
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1] & 127, 2
        if length > 125:
            size, form = (2, ">H") if length == 126 else (8, ">Q")
            if len(buffer) < 2 + size:
                return None
            (length,), at = struct.unpack_from(form, buffer, 2), 2 + size
        if len(buffer) < at + length:
            return None
        kind, text = buffer[0] & 15, bytes(buffer[at : at + length])
        del buffer[: at + length]
        return kind, text

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self.hear(text)
        elif kind == PING:
            self.say(text, PONG)

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Sends a text; a mask of zeros leaves it as it is."""
        length = len(text)
        size = bytes((128 | length,)) if length < 126 else b"\xfe" + struct.pack(">H", length)
        self._transport.write(bytes((128 | kind,)) + size + bytes(4) + text)

    def close(self) -> None:
        self._transport.abort()


async def opened(url: str, path: str, address: str, cookie: bytes = b"") -> Line:
    """A socket to a server, from an ``address`` of this machine."""
    host = urlsplit(url).netloc
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: {url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie.decode()}"] if cookie else []),
    )
    request = "".join(f"{line}\r\n" for line in lines).encode() + b"\r\n"
    name, _, port = host.partition(":")
    _, line = await asyncio.get_running_loop().create_connection(
        partial(Line, request), name, int(port), local_addr=(address, 0)
    )
    return line


class Told:
    """What somebody has been told last, and who waits for it."""

    def __init__(self) -> None:
        self.number = -1
        self._changed = asyncio.Event()

    def tell(self, number: int) -> None:
        self.number = number
        self._changed.set()

    async def until(self, number: int) -> None:
        while self.number < number:
            self._changed.clear()
            await self._changed.wait()


class Visitor:
    """Somebody who has Crosstable's page open."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._asked = 0
        self._texts = bytearray()
        self._seated = False
        self.told = Told()
        self.moves: list[bytes] = []
        line.hear = self._hear

    @classmethod
    async def open(cls, url: str, address: str) -> "Visitor":
        host, _, port = urlsplit(url).netloc.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        writer.write(f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        writer.close()
        found = COOKIE.search(head)
        assert found, head
        return cls(await opened(url, "/socket", address, found[1]))

    def _hear(self, text: bytes) -> None:
        if not self._seated:
            self._texts += text
        if found := REVISION.search(text):
            self.moves = OFFERED.findall(text[: text.find(b'"actions"')])
            self.told.tell(int(found[1]))

    def ask(self, what: str, **more: str) -> None:
        self._asked += 1
        self._line.say(json.dumps({"ask": what, "number": self._asked, **more}).encode())

    async def until(self, pattern: "re.Pattern[bytes]") -> str:
        """Waits until something is told, and returns what is caught of it."""
        async with asyncio.timeout(PATIENCE):
            while not (found := pattern.search(self._texts)):
                await asyncio.sleep(0.01)
        caught = found[1].decode()
        self._texts = bytearray()
        return caught

    async def press(self, verb: str) -> None:
        """Presses a button once it is there."""
        wanted = re.compile(rf'"payload":"({verb}:[^"]*)"'.encode())
        self.ask("press", payload=await self.until(wanted))

    def sit(self) -> None:
        """From now on only the board counts."""
        self._seated = True

    def play(self, choice: random.Random) -> None:
        self.ask("press", payload=choice.choice(self.moves).decode())

    def close(self) -> None:
        self._line.close()


class Crosstable:
    """Two people at one table of Crosstable's page."""

    def __init__(self, pair: tuple[Visitor, Visitor], number: int) -> None:
        self._pair = pair
        self._choice = random.Random(number)
        self.sides = pair[0].told, pair[1].told

    @classmethod
    async def seat(cls, url: str, number: int) -> "Crosstable":
        address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        host, guest = [await Visitor.open(url, address) for _ in range(2)]
        host.ask("play", game="reversi")
        code = await host.until(GO)
        host.ask("open", table=code)
        guest.ask("open", table=code)
        await guest.press("join")
        await host.press("start")
        async with asyncio.timeout(PATIENCE):
            while not (host.moves or guest.moves):
                await asyncio.sleep(0.01)
        host.sit()
        guest.sit()
        return cls((host, guest), number)

    def move(self) -> int:
        """Makes a move; what both have been told of once they know it."""
        player = next(one for one in self._pair if one.moves)
        player.play(self._choice)
        player.moves = []
        return max(told.number for told in self.sides) + 1

    def close(self) -> None:
        for one in self._pair:
            one.close()


class Guest:
    """Somebody who has boardgame.io's client open, as far as its server can tell."""

    def __init__(self, line: Line, match: str, seat: str) -> None:
        self._line = line
        self._match = match
        self._seat = seat
        self.told = Told()
        line.hear = self._hear

    def _hear(self, text: bytes) -> None:
        if text.startswith(b"0"):
            self._line.say(b"40/reversi,")
        elif text.startswith(b"40"):
            self._emit("sync", self._match, self._seat, None, 2)
        elif text == b"2":
            self._line.say(b"3")
        elif found := STATE.search(text):
            self.told.tell(int(found[1]))

    def _emit(self, *said: object) -> None:
        self._line.say(b"42/reversi," + json.dumps(said).encode())

    def place(self, cell: int) -> None:
        made = {"type": "place", "args": [cell], "playerID": self._seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": made}
        self._emit("update", action, self.told.number, self._match, self._seat)

    def close(self) -> None:
        self._line.close()


class Boardgame:
    """Two people at one table of boardgame.io, who know beforehand what they play."""

    def __init__(self, pair: tuple[Guest, Guest], number: int) -> None:
        self._pair = pair
        self._turns = iter(_match(number))
        self.sides = pair[0].told, pair[1].told

    @classmethod
    async def seat(cls, url: str, number: int) -> "Boardgame":
        path = "/socket.io/?EIO=4&transport=websocket"
        match = f"m{os.getpid()}n{number}"
        address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        pair = [Guest(await opened(url, path, address), match, seat) for seat in "01"]
        for one in pair:
            async with asyncio.timeout(PATIENCE):
                await one.told.until(0)
        return cls((pair[0], pair[1]), number)

    def move(self) -> int:
        seat, cell = next(self._turns)
        self._pair[seat].place(cell)
        return max(told.number for told in self.sides) + 1

    def close(self) -> None:
        for one in self._pair:
            one.close()


def _match(number: int) -> list[tuple[int, int]]:
    """Whose moves a random match consists of, as boardgame.io numbers cells, up to a pass."""
    choice = random.Random(number)
    state = REVERSI.start(REVERSI.deal(2, {"first": "1"}, "0" * 64))
    found: list[tuple[int, int]] = []
    while offers := REVERSI.view(state, None).offers:
        move = choice.choice(offers)
        if move == "pass":
            break
        found.append((len(found) % 2, (int(move[1]) - 1) * SIZE + ord(move[0]) - ord("a")))
        state = REVERSI.play(state, move)
    return found if len(found) > SIZE**2 * 2 // 3 else _match(number + 1000)


Table = Crosstable | Boardgame
KINDS: dict[str, Callable[[str, int], Awaitable[Table]]] = {
    "crosstable": Crosstable.seat,
    "boardgame.io": Boardgame.seat,
}


class Pace:
    """When people press: ``tables`` of them make ``rate`` moves a second in all."""

    def __init__(self, tables: int, rate: float, seconds: float) -> None:
        self._pause = tables / rate
        self._moves = round(seconds / self._pause)
        self._began = time.perf_counter()
        self.seconds: list[float] = []
        self.late: list[float] = []

    async def play(self, table: Table, number: int) -> None:
        """Makes a table's moves; one that is due before the last has been told waits for that."""
        chance = random.Random(number)
        for at in range(self._moves):
            due = self._began + (at + chance.random()) * self._pause
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
                self.late.append(time.perf_counter() - due)
            self.seconds.append(await moved(table))


async def moved(table: Table) -> float:
    """The seconds until both at a table have been told of a move."""
    began = time.perf_counter()
    wanted = table.move()
    async with asyncio.timeout(PATIENCE):
        for told in table.sides:
            await told.until(wanted)
    return time.perf_counter() - began


async def play(kind: str, url: str, tables: int, rate: float, seconds: float) -> None:
    """Seats everybody, and has them play once they are asked to."""
    seated = [await KINDS[kind](url, number) for number in range(tables)]
    for _ in range(WARMUP):
        await asyncio.gather(*(moved(table) for table in seated))
    print("seated", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    pace = Pace(tables, rate, seconds)
    began, own = time.perf_counter(), time.process_time()
    await asyncio.gather(*(pace.play(table, at) for at, table in enumerate(seated)))
    told = {
        "seconds": pace.seconds,
        "late": pace.late,
        "took": time.perf_counter() - began,
        "own": time.process_time() - own,
    }
    print(json.dumps(told), flush=True)
    for table in seated:
        table.close()


if __name__ == "__main__":
    os.nice(NICE)
    kind, url, *numbers = sys.argv[1:]
    asyncio.run(play(kind, url, int(numbers[0]), float(numbers[1]), float(numbers[2])))
