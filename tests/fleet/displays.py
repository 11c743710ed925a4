"""What every display shows, beside what it should."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import asyncpg

from tests.fleet.chat_people import buttons, payloads
from tests.fleet.cluster import Cluster
from tests.fleet.people import Place, pressed
from tests.fleet.seating import Seated
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer

ROWS = """
SELECT d.platform, d.chat, d.message, t.code
FROM displays d JOIN tables t ON t.id = d."table"
WHERE d.page = '' AND d.message <> '' ORDER BY d.id
"""
TABLES = "SELECT code, revision, updated FROM tables"


@dataclass(frozen=True, slots=True)
class Behind:
    """A display that does not show its table as it stands."""

    where: str
    code: str
    shows: int
    stands: int


@dataclass
class Displays:
    """Looks again and again at what stands in the chats and on the pages. ``current`` says since
    when a place has shown the newest state of its table without a break, by the Unix clock.

    A message that was sent by a process which was killed before it could note that is no display
    until somebody presses on it, and whoever sees it has nothing newer before them."""

    cluster: Cluster
    telegram: TelegramServer
    discord: Discord
    tables: Sequence[Seated]
    current: dict[str, float] = field(default_factory=dict)
    since: dict[str, float] = field(default_factory=dict)  # the last change of their tables

    async def look(self) -> list[Behind]:
        """What is behind now."""
        rows = await self.cluster.rows(ROWS)
        tables = await self.cluster.rows(TABLES)
        stands = {row["code"]: row["revision"] for row in tables}
        since = {row["code"]: row["updated"] for row in tables}
        seen = [
            (f"{row['platform']} {row['chat']} {row['code']}", row["code"], self._shown(row))
            for row in rows
        ]
        known = {self._at(row["platform"], row["chat"], row["message"]) for row in rows}
        for table in self.tables:
            for player in table.players:
                if player.place is None or player.place in known:
                    seen.append((f"eyes of {player.key}", table.code, player.shown))
        behind = [
            Behind(where, code, shows, stands[code])
            for where, code, shows in seen
            if shows != stands[code]
        ]
        now, late = time.time(), {one.where for one in behind}
        for where, code, _ in seen:
            self.since[where] = since[code]
            if where in late:
                self.current.pop(where, None)
            else:
                self.current.setdefault(where, now)
        return behind

    def late(self, last: float) -> dict[str, float]:
        """How many seconds after ``last``, or after its table's last change where that came later,
        each place was at the newest state."""
        return {
            where: max(0.0, at - max(last, self.since[where])) for where, at in self.current.items()
        }

    def _at(self, platform: str, chat: str, message: str) -> Place:
        """Where a display's message stands."""
        return platform, int(chat), int(message.partition("@")[0])

    def _shown(self, row: asyncpg.Record) -> int:
        """The revision that a display's message shows; -1 where it is gone."""
        found = self._payloads(row["platform"], row["chat"], row["message"])
        return max((press.revision for p in found if (press := pressed(p)).table), default=-1)

    def _payloads(self, platform: str, chat: str, message: str) -> list[str]:
        if platform == "discord":
            post = self.discord.channels[int(chat)].messages.get(int(message))
            return list(buttons(post)) if post else []
        _, there, number = self._at(platform, chat, message)
        shown = self.telegram.chats[there].messages.get(number)
        return payloads(shown) if shown and not shown.deleted else []
