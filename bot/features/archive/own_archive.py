"""A person's archive, as its screens ask for it."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from bot.errors import NoSuchTable
from bot.features.archive import rows
from bot.features.archive.choice import Choice, Position
from bot.features.archive.filing import marks_at
from bot.features.archive.rows import Entry
from bot.features.archive.screens import MatchesScene, Met
from bot.features.archive.wanted import MatchPlace, WantedMatches
from bot.running.service import Tables
from bot.store import notes as note_rows
from bot.store.store import Store
from engines.strength import is_level

SECRET = "archive"  # noqa: S105 - names the secret that keys what addresses call people
LATE = 300  # matches whose rivals are offered
OFFERED = 6  # rivals
LOOKED = 5_000  # matches among whose rivals somebody is looked for
NOBODY = "-"  # no rival has this key
NOTHING = ("-",)  # marks that no match has


class Page(Struct, frozen=True):
    """Some of a person's matches, and whether there are ``newer`` and ``older`` ones."""

    entries: tuple[Entry, ...]
    newer: bool
    older: bool


class OwnArchive:
    """Finds a person's own matches that are over."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._secret = ""

    async def page(
        self, person: str, wanted: WantedMatches, beyond: MatchPlace | None, most: int, back: bool
    ) -> Page:
        """At most so many matches, as in ``rows.page``."""
        asked = (person, wanted, beyond, most + 1, back)
        found = await rows.page(self._store.renamings, *asked)
        more = len(found) > most
        shown = found[-most:] if back else found[:most]
        if back:
            return Page(tuple(shown), newer=more, older=True)
        return Page(tuple(shown), newer=beyond is not None, older=more)

    async def owns(self, person: str, code: str, match: int) -> bool:
        """Whether a match, by its table's code and its number from 0, is among a person's own."""
        return await rows.is_own(self._store.renamings, person, code, match)

    async def wanted(self, person: str, choice: Choice) -> WantedMatches:
        """What a choice means."""
        rival = choice.rival
        if rival and not is_level(rival):
            met = await self._met(person, LOOKED)
            keys = {await self.mark(key): key for key in met}
            rival = keys.get(rival, NOBODY)
        marks = await self._marks(choice.position) if choice.position else ()
        return WantedMatches(game=choice.game, result=choice.result, rival=rival, marks=marks)

    async def _marks(self, position: Position) -> tuple[str, ...]:
        """What the last move before a position has left."""
        code, number, ply = position
        try:
            table = await self._tables.get(code)
        except NoSuchTable:
            return NOTHING
        match = await self._tables.match(table, number)
        if match is None or match.outcome is None:
            return NOTHING
        return await asyncio.to_thread(marks_at, table.game, match, ply) or NOTHING

    async def met(self, person: str, scene: MatchesScene) -> tuple[Met, ...]:
        """Against whom the person has played most of late, and who is chosen."""
        met, found = await self._met(person, LATE), list[Met]()
        for key, name in met.items():
            mark = await self.mark(key)
            if len(found) < OFFERED or mark == scene.choice.rival:
                called = scene.level(key) if is_level(key) else name or scene.say("somebody")
                found.append(Met(mark, called))
        return tuple(found)

    async def mark(self, key: str) -> str:
        """What buttons and addresses call a rival."""
        if is_level(key):
            return key
        if not self._secret:
            self._secret = await note_rows.secret(self._store.database, SECRET)
        secret = self._secret.encode()[:64]
        return hashlib.blake2b(key.encode(), key=secret, digest_size=4).hexdigest()

    async def _met(self, person: str, most: int) -> Mapping[str, str]:
        """The rivals of so many matches, those met most often first, and their names."""
        counted, names = Counter[str](), dict[str, str]()
        for found in await rows.rivals(self._store.renamings, person, most):
            for who in {who for _, who, _ in found if who}:
                counted[who] += 1
            for _, who, name in found:
                names.setdefault(who, name)
        return {who: names[who] for who, _ in counted.most_common()}
