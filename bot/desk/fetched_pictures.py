"""Pictures at addresses that nobody guesses, for chats that fetch them themselves."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from bot.desk.sealing import seal, unseal
from bot.desk.sharing import Sharer
from bot.running.service import Tables
from bot.screens.composer import Composer
from bot.screens.screen import Screen
from bot.screens.viewer import Viewer
from bot.store import notes as note_rows
from bot.store.database import Database
from bot.texts import Words
from render import Picture
from render.look import LIGHT

NAME = "pictures"  # names the secret that signs the addresses
MARK = 32  # hexadecimal digits of 4 bits


@dataclass(eq=False, repr=False)
class FetchedPictures:
    """Shows what everybody sees of a table, or of what a sharer has named, and nothing else, to
    whoever has its address. ``sharers`` stand by what the names of their pictures begin with."""

    _database: Database
    _tables: Tables
    _composer: Composer
    _words: Words
    _sharers: Mapping[str, Sharer]
    _base: str
    _secret: bytes = field(default=b"", init=False)

    async def address(self, screen: Screen) -> str:
        """Where the picture of a screen is to be seen, a table's at another address for each
        revision; "" where it is nowhere, or where the page has no address for others."""
        if not self._base or not (screen.table or screen.fetched):
            return ""
        if screen.table:
            code, revision = screen.table, screen.revision
            return f"{self._base}/board/{code}/{revision}-{await self._mark(code, revision)}.jpg"
        return f"{self._base}/shared/{seal(await self._key(), screen.fetched)}.jpg"

    async def find(self, code: str, revision: int, mark: str) -> Picture | None:
        """The table as it stands now; None without its ``mark``, or without a picture. Raises
        NoSuchTable."""
        if not hmac.compare_digest(mark, await self._mark(code, revision)):
            return None
        table = await self._tables.get(code)
        return (await self._composer.board(table, Viewer(self._words.default, LIGHT))).picture

    async def find_shared(self, sealed: str) -> Picture | None:
        """What a sharer has named; None for what nobody was given."""
        kind, _, name = (unseal(await self._key(), sealed) or "").partition("/")
        sharer = self._sharers.get(kind)
        return await sharer.picture(name) if sharer is not None else None

    async def _mark(self, code: str, revision: int) -> str:
        told = f"{code}/{revision}".encode()
        return hmac.new(await self._key(), told, sha256).hexdigest()[:MARK]

    async def _key(self) -> bytes:
        if not self._secret:
            self._secret = (await note_rows.secret(self._database, NAME)).encode()
        return self._secret
