"""A table in the middle of a match, at which people do what the script says."""

import re
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store.store import Store
from engines.game import View
from tests.leaks.script import CODE, NOW, PUBLIC, Fail, Link, Muse, Part, Play, Send, Step, Tell
from tests.leaks.traffic import SEAT, Traffic
from tests.leaks.twins import mover, slots, steps
from tests.leaks.venue import Venue

FIRST_REVISION = 1
LINK_CODE = re.compile(r"\b[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}\b")
LINK_YES = re.compile(r"link::0:yes\.[0-9a-f]+")

Known = dict[str, frozenset[str]]
"""The pieces that each reader can know of; "" stands for everybody."""

Eyes = dict[str, frozenset[int]]
"""The seats whose hands each reader may see."""


@dataclass
class Scene:
    """A table that people play at."""

    file: Path
    store: Store
    venue: Venue
    traffic: Traffic
    game: Any
    state: Any
    known: list[Known]
    eyes: list[Eyes]
    revision: int = FIRST_REVISION

    def learn(self) -> None:
        """Own pieces, those on the board, and at a round's end all of them are known from now on
        in this step."""
        view, hands = self.game.view(self.state, None), self.state.hands
        before = self.known[-1]
        lying = frozenset(laid.tile for laid in getattr(view, "laid", ()))
        shown = frozenset(tile for hand in getattr(view, "left", ()) for tile in hand)
        public = before.get("", frozenset()) | lying | shown
        own = {
            reader: frozenset(tile for seat in seats for tile in hands[seat])
            for reader, seats in self.eyes[-1].items()
        }
        both = {reader: before.get(reader, public) | public | hand for reader, hand in own.items()}
        self.known[-1] = {"": public, **both}

    def step(self, name: str) -> None:
        """What comes now belongs to another step."""
        self.traffic.step(name)
        self.known.append(dict(self.known[-1]) if self.known else {})
        self.eyes.append(self.eyes[-1])
        self.learn()

    async def take(self, step: Step) -> None:
        """Let people do one thing, and wait until all is said."""
        self.step(repr(step))
        match step:
            case Play(seat, turn, way):
                await self.play(seat, turn, way)
            case Muse(seat, slot, way):
                await self.muse(seat, slot, way)
            case Send(who, payload):
                await self.venue.send(who, payload.replace(NOW, str(self.revision)))
            case Tell(who, line):
                await self.venue.tell(who, line)
            case Fail(seat, turn, trouble):
                await self.fail(seat, turn[0], trouble)
            case Link(seat, other):
                await self.link(seat, other)
            case Part(seat):
                await self.part(seat)
        await self.venue.settled()

    async def play(self, seat: int, turn: tuple[str, ...], way: str) -> None:
        """Press whatever plays the first move of a turn."""
        view = mover(self.game, self.state)
        for payload in self.presses(view, turn[0], way):
            await (self.venue.slot if way == PUBLIC else self.venue.own)(seat, payload)
            await self.venue.settled()
        self.revision += 1
        for move in turn:
            if mover(self.game, self.state).waits:
                await self.venue.send(seat, f"next:{CODE}:{self.revision}:")
                await self.venue.settled()
                self.revision += 1
            self.state = self.game.play(self.state, move)
            self.learn()

    def presses(self, view: View, move: str, way: str) -> list[str]:
        """The payloads of the buttons that play a move."""
        if way == PUBLIC:
            return [f"slot:{CODE}:{self.revision}:{token}" for token in slots(view, move)]
        return [f"mine:{CODE}:{self.revision}:{'.'.join(made)}" for made in steps(view, move)]

    async def link(self, seat: int, other: int) -> None:
        """The account of ``other`` joins that of ``seat``, while both look at their hands."""
        await self.venue.alone(seat, "/link")
        await self.venue.settled()
        code = self.said_to(seat, LINK_CODE)
        both = frozenset((seat, other))
        self.eyes[-1] = self.eyes[-1] | dict.fromkeys(map(reader_at, both), both)
        self.learn()
        for who in both:
            await self.venue.send(who, f"hand:{CODE}:{self.revision}:")
        await self.venue.alone(other, f"/link {code}")
        await self.venue.settled()
        await self.venue.send(other, self.said_to(other, LINK_YES))
        for who in both:
            await self.venue.send(who, f"hand:{CODE}:{self.revision}:")
        self.revision += 1

    def said_to(self, seat: int, pattern: "re.Pattern[str]") -> str:
        """What was last said to a seat in this form."""
        said = [said.content for said in self.traffic.everything if said.seat == seat]
        return str(next(filter(None, map(pattern.search, reversed(said))))[0])

    async def part(self, seat: int) -> None:
        """From here on each of the two accounts may see what is its own."""
        both, public = self.eyes[-1][reader_at(seat)], self.known[-1][""]
        self.eyes[-1] = self.eyes[-1] | {reader_at(who): frozenset({who}) for who in both}
        self.known[-1] = self.known[-1] | {reader_at(who): public for who in both}
        self.learn()
        await self.venue.send(seat, "unlink::0:yes")
        self.revision += 1

    async def muse(self, seat: int, slot: int, way: str) -> None:
        """Choose a piece, and take that back."""
        piece = mover(self.game, self.state).hand[slot - 1]
        if way == PUBLIC:
            await self.venue.slot(seat, f"slot:{CODE}:{self.revision}:@{slot}")
        else:
            await self.venue.own(seat, f"mine:{CODE}:{self.revision}:{piece}")
        await self.venue.settled()
        await self.venue.back(seat, way)

    async def fail(self, seat: int, move: str, trouble: str) -> None:
        """Move, and look at the hand, while nothing can be written."""
        with TROUBLES[trouble](self.file):
            await self.venue.send(seat, f"mine:{CODE}:{self.revision}:{move}")
            await self.venue.settled()
            await self.venue.send(seat, f"hand:{CODE}:{self.revision}:")
            await self.venue.settled()
            await self.venue.tell(seat, "/hand")
            await self.venue.settled()

    async def close_database(self) -> None:
        """Everybody asks for everything from a bot whose database has gone."""
        await self.store.close()
        for who in range(-1, len(self.venue.people) - 1):
            for verb in ("hand", "text", "mine"):
                self.step(f"without a database: {verb} of {who}")
                await self.venue.send(who, f"{verb}:{CODE}:{self.revision}:")
                await self.venue.settled()
        view = mover(self.game, self.state)
        self.step("without a database: a move, and a command")
        await self.venue.send(view.turn or 0, f"mine:{CODE}:{self.revision}:{view.moves[0]}")
        await self.venue.settled()


def reader_at(seat: int) -> str:
    """The name of the reader in a seat."""
    return f"{SEAT}{seat}"


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@contextmanager
def full(_: Path) -> Iterator[None]:
    """The disk takes nothing more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


TROUBLES = {"locked": locked, "full": full}
