"""Pictures of tables at addresses that nobody guesses, for chats that fetch them themselves."""

import hmac
from hashlib import sha256

from bot.running.service import Tables
from bot.screens.appearance import Appearance
from bot.screens.composer import Composer
from bot.store import notes as note_rows
from bot.store.database import Database
from bot.texts import Words
from render import Picture
from render.look import LIGHT

NAME = "pictures"  # names the secret that signs the addresses
MARK = 32  # hexadecimal digits of 4 bits


class TablePictures:
    """Shows what everybody sees of a table, and nothing else, to whoever has its address."""

    def __init__(
        self, database: Database, tables: Tables, composer: Composer, words: Words, base: str
    ) -> None:
        self._database = database
        self._tables = tables
        self._composer = composer
        self._words = words
        self._base = base
        self._secret = b""

    async def address(self, code: str, revision: int) -> str:
        """Where the table is to be seen, another address at each ``revision``; "" where the page
        has no address for others."""
        if not self._base:
            return ""
        return f"{self._base}/board/{code}/{revision}-{await self._mark(code, revision)}.jpg"

    async def find(self, code: str, revision: int, mark: str) -> Picture | None:
        """The table as it stands now; None without its ``mark``, or without a picture. Raises
        NoSuchTable."""
        if not hmac.compare_digest(mark, await self._mark(code, revision)):
            return None
        table = await self._tables.get(code)
        appearance = Appearance(self._words.default, LIGHT)
        return (await self._composer.public(table, appearance)).picture

    async def _mark(self, code: str, revision: int) -> str:
        if not self._secret:
            self._secret = (await note_rows.secret(self._database, NAME)).encode()
        told = f"{code}/{revision}".encode()
        return hmac.new(self._secret, told, sha256).hexdigest()[:MARK]
