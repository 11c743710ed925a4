"""The gateway of the loopback Discord: hello, identify, heartbeats, resume, reconnect."""

import asyncio
import json
import math
import secrets
import time
import zlib
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from tests.loopback.discord_rules import PRIVILEGED_INTENTS, Json

if TYPE_CHECKING:
    from tests.loopback.discord import Discord

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, INVALID_SESSION, HELLO, ACK = 7, 9, 10, 11
ENDS_SESSION = (1000, 1001)  # close codes of a client after which nobody can resume


@dataclass
class Session:
    """What outlives a connection: the events sent so far."""

    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    events: list[Json] = field(default_factory=list)
    line: "Line | None" = None
    left: float = 0.0  # when its last connection ended

    @property
    def open(self) -> bool:
        """Whether somebody is connected with it."""
        return self.line is not None and not self.line.socket.closed


@dataclass
class Line:
    """One websocket, packed into one zlib stream when the client asked for it."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport
    packer: "zlib._Compress | None"
    session: Session | None = None
    beats: int = 0

    async def send(self, op: int, data: Json = None, **more: Json) -> None:
        text = json.dumps({"op": op, "d": data, **more})
        if self.packer is None:
            await self.socket.send_str(text)
        else:
            packed = self.packer.compress(text.encode()) + self.packer.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)


class Gateway:
    """All sessions of the bot, and the faults that a test asks for."""

    def __init__(self, discord: "Discord") -> None:
        self.discord = discord
        self.sessions: dict[str, Session] = {}
        self.heartbeat_ms = 41250
        self.identifies: list[Json] = []
        self.resumes: list[Json] = []
        self.stolen = 0  # resumes of sessions with which somebody was connected
        self.gaps: list[float] = []  # seconds in which nobody was connected, until each resume
        self.beats = 0
        self.mute = False  # no heartbeat is acknowledged any more
        self.still = False  # whoever identifies is told nothing
        self.spacing = 0.0  # seconds between two identifies of a lane
        self.hasty: list[Json] = []  # identifies that came sooner
        self.delivered: Counter[str] = Counter()  # how often each interaction was sent
        self._begun: dict[int, float] = {}
        self.ready = asyncio.Event()

    @property
    def lines(self) -> list[Line]:
        """Every connection that is open."""
        return [s.line for s in self.sessions.values() if s.line and s.open]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from hello to its end."""
        self.discord.expect(request.query.get("v") == "10", "the gateway's version is not 10")
        self.discord.expect(request.query.get("encoding") == "json", "encoding is not json")
        packed = request.query.get("compress") == "zlib-stream"
        socket = web.WebSocketResponse(max_msg_size=4096)
        await socket.prepare(request)
        assert request.transport is not None
        line = Line(socket, request.transport, zlib.compressobj() if packed else None)
        await line.send(HELLO, {"heartbeat_interval": self.heartbeat_ms})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._received(line, json.loads(message.data), request.path)
        if line.session and line.session.line is line:
            line.session.line, line.session.left = None, time.monotonic()
            if socket.close_code in ENDS_SESSION and not self.discord.closing:
                self.sessions.pop(line.session.id, None)
        return socket

    async def _received(self, line: Line, body: Json, path: str) -> None:
        op, data = body["op"], body.get("d")
        if op == HEARTBEAT:
            self.beats += 1
            line.beats += 1
            if not self.mute:
                await line.send(ACK)
        elif op == IDENTIFY:
            await self._identify(line, data)
        elif op == RESUME:
            self.discord.expect(path == "/resume-here", f"resumed at {path}")
            await self._resume(line, data)
        else:
            self.discord.expect(op == PRESENCE, f"gateway op {op}")

    async def _identify(self, line: Line, data: Json) -> None:
        self.identifies.append(data)
        if data["token"] != self.discord.token:
            await line.socket.close(code=4004)
            return
        privileged = data["intents"] & PRIVILEGED_INTENTS
        self.discord.expect(not privileged, f"privileged intents {privileged}")
        shard = tuple(data.get("shard", (0, 1)))
        if shard[1] < self.discord.shards:
            await line.socket.close(code=4011)
            return
        if self._is_hasty(shard[0]):
            self.hasty.append(data)
            await line.send(INVALID_SESSION, False)
            return
        self._expect_alone(shard)
        session = Session(shard, line=line)
        self.sessions = {i: s for i, s in self.sessions.items() if s.shard != shard}
        self.sessions[session.id] = session
        line.session = session
        if self.still:
            return
        await self._send(session, "READY", self.discord.ready_json(session.id, shard))
        if len(self.sessions) == shard[1]:
            self.ready.set()

    def _is_hasty(self, shard: int) -> bool:
        """Whether a shard of the same lane has begun a moment ago."""
        lane, now = shard % self.discord.max_concurrency, time.monotonic()
        hasty = now - self._begun.get(lane, -math.inf) < self.spacing
        self._begun[lane] = now
        return hasty

    def _expect_alone(self, shard: tuple[int, int]) -> None:
        """Nobody else may have the shard open, nor shards of another division."""
        for other in (session for session in self.sessions.values() if session.open):
            self.discord.expect(other.shard != shard, f"shard {shard} is open twice")
            self.discord.expect(other.shard[1] == shard[1], f"{other.shard} beside {shard}")

    async def _resume(self, line: Line, data: Json) -> None:
        self.resumes.append(data)
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self.discord.token:
            await line.send(INVALID_SESSION, False)
            return
        if session.open and session.line is not None:
            # Discord moves a session; nobody is told of anything twice.
            self.stolen += 1
            await session.line.socket.close(code=4000)
        self._expect_alone(session.shard)
        self.gaps.append(time.monotonic() - session.left)
        session.line, line.session = line, session
        for event in session.events[data["seq"] :]:
            self._note(event["t"], event["d"])
            await line.send(DISPATCH, event["d"], t=event["t"], s=event["s"])
        await self._send(session, "RESUMED", {})
        if len(self.lines) == session.shard[1]:
            self.ready.set()

    def _note(self, event: str, data: Json) -> None:
        if event == "INTERACTION_CREATE":
            self.delivered[data["id"]] += 1

    async def dispatch(self, event: str, data: Json, guild: int = 0) -> None:
        """Send an event on the guild's shard; kept for a resume while nobody is connected.
        Raises LookupError when the bot has no session at all."""
        for session in self.sessions.values():
            if session.shard[0] == (guild >> 22) % session.shard[1]:
                await self._send(session, event, data)
                return
        raise LookupError("the bot is not connected")

    async def _send(self, session: Session, event: str, data: Json) -> None:
        session.events.append({"t": event, "d": data, "s": len(session.events) + 1})
        if session.line and not session.line.socket.closed:
            self._note(event, data)
            try:
                await session.line.send(DISPATCH, data, t=event, s=len(session.events))
            except ConnectionError:
                session.line = None  # a resume will bring it

    async def answered(self) -> None:
        """Ask every connection for a heartbeat (op 1) and wait until it has sent one."""
        for line in self.lines:
            beats = line.beats
            await line.send(HEARTBEAT)
            while line.beats == beats and not line.socket.closed:
                await asyncio.sleep(0.01)

    async def reconnect(self) -> None:
        """Ask every connection to reconnect (op 7)."""
        self.ready.clear()
        for line in self.lines:
            await line.send(RECONNECT)

    async def invalidate(self) -> None:
        """Declare every session invalid (op 9), so that the bot must identify again."""
        self.ready.clear()
        lines, self.sessions = self.lines, {}
        for line in lines:
            await line.send(INVALID_SESSION, False)

    async def drop(self, code: int = 0) -> None:
        """End every connection: with a close code, or by cutting the line."""
        self.ready.clear()
        for line in self.lines:
            if code:
                await line.socket.close(code=code)
            else:
                line.transport.abort()
