"""Who acts: accounts on the platforms become persons, and may part again."""

import hashlib
import hmac
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from bot.accounts import link_codes
from bot.accounts.link_codes import LinkOffer
from bot.errors import NoSuchTable, Stale
from bot.people import Person
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.store import guesses as guess_rows
from bot.store import link_offers as link_offer_rows
from bot.store import link_quota as link_quota_rows
from bot.store import links as link_rows
from bot.store import notes as note_rows
from bot.store import recent_links as recent_link_rows
from bot.store.forgetting import Views, fresh_ghost
from bot.store.links import Changed
from bot.store.recent_links import Parting
from bot.store.store import Store
from bot.store.tables import Conflict
from bot.tables.limits import GuessLimits, LinkLimits
from bot.tables.table import Status

MOST_ACCOUNTS = 8  # of one person
TRIES = 5
HASHES = "links"  # names the secret that keys the hashes of codes


class Accounts:
    """Says which person an account is, links accounts by a code, parts them, and forgets people.
    The database decides: whatever is changed at a table at the same time is one change before or
    after it."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        presence: Presence,
        clock: Callable[[], float],
        guesses: GuessLimits | None = None,
    ) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._clock = clock
        self._guesses = guesses or GuessLimits()
        self._limits = LinkLimits()
        self._listeners: list[Callable[[], None]] = []
        # What was read before a change of who is who and is kept after it may have come between.
        store.renamings.listen(tables.drop_finished)

    def listen_forgotten(self, listener: Callable[[], None]) -> None:
        """Calls ``listener`` whenever somebody has been forgotten here."""
        self._listeners.append(listener)

    async def person(self, person: Person) -> Person:
        """Who it is that acts with this account."""
        return _linked(person, await self._store.people.person_of(person.account))

    def known(self, person: Person) -> Person:
        """The same as far as it is known without asking the database."""
        return _linked(person, self._store.people.known_person_of(person.account))

    async def key(self, account: str) -> str:
        """The key of the person whose account this is."""
        return await self._store.people.person_of(account)

    async def of(self, person: str) -> tuple[str, ...]:
        """The accounts of the person with this key."""
        return await link_rows.accounts_of(self._store.database, person)

    async def code(self, person: Person) -> str:
        """A new code for the account, which holds for ten minutes and for one use."""
        code, now = link_codes.fresh(), self._clock()
        hashed = await self._hash(link_codes.letters(code))
        await link_rows.offer(
            self._store.database, person.account, hashed, now, now + link_codes.LASTS
        )
        return code

    async def look(self, person: Person, code: str) -> LinkOffer:
        """Whose code it is that the account has typed: nothing is linked yet. Raises UnknownCode,
        OwnCode, AlreadyLinked, TooManyAccounts, TooManyGuesses."""
        account, now = person.account, self._clock()
        address = await self._hash(person.address) if person.address else ""
        guess = await guess_rows.charge_attempt(
            self._store.database, account, now, self._guesses, address
        )
        hashed = await self._hash(link_codes.letters(code))
        database = self._store.database
        return await link_offer_rows.look(database, account, hashed, now, MOST_ACCOUNTS, guess)

    async def asked(self, person: Person) -> LinkOffer | None:
        """The code about which the account is being asked, or None."""
        return await link_offer_rows.asked(self._store.database, person.account, self._clock())

    async def decline(self, person: Person, mark: str) -> None:
        """The account says no to the code with this mark, which is worth nothing any more."""
        await link_offer_rows.decline(self._store.database, person.account, mark)

    async def link(self, person: Person, mark: str) -> Changed:
        """Makes the account one person with the one that was given the code with this mark, about
        which the account was asked. Raises UnknownCode, AlreadyLinked, TooManyAccounts,
        TooManyLinks."""
        account = person.account
        hashed = await link_offer_rows.code(self._store.database, account, mark, self._clock())
        # Raises TooManyLinks where the account, or its address, has made many of late.
        sources = {await self._hash(person.account): self._limits.own}
        if person.address:
            sources[await self._hash(person.address)] = self._limits.address
        await link_quota_rows.charge(self._store.database, sources, self._clock())
        await self._presence.write()
        return await self._settled(
            lambda: self._store.people.join(account, hashed, self._clock(), MOST_ACCOUNTS)
        )

    async def parting(self, person: Person) -> Parting | None:
        """How ``unlink`` would take the latest link of the account back; None where that was too
        long ago."""
        return await recent_link_rows.parting(self._store.database, person.account, self._clock())

    async def seats_staying(self, person: Person) -> tuple[int, tuple[str, ...]]:
        """At how many tables that are not over seats of the person stay with others when the
        account parts, and with which accounts."""
        now = self._clock()
        return await link_rows.seats_staying(self._store.database, person.account, now)

    async def unlink(self, person: Person, give_back: bool = True) -> Changed:
        """Takes the latest link of the account back; where that was too long ago, or without
        ``give_back``, lets it begin afresh: all that was stays with the person then. Raises
        NotLinked."""
        await self._presence.write()
        return await self._settled(
            lambda: self._store.people.part(person.account, self._clock(), give_back)
        )

    async def forget(self, person: Person) -> Changed:
        """Takes away all that says who the person is; running matches go on without them. From one
        transaction on nobody reads a name any more: whatever breaks off before its end has changed
        nothing, and the keys that finished tables still have go after it."""
        ghost, key = fresh_ghost(), person.key
        await self._presence.write()

        async def change() -> Changed:
            views = await self._views(await link_rows.unfinished_of(self._store.database, key))
            return await self._store.people.forget(key, ghost, self._clock(), views)

        changed = await self._settled(change)
        for listener in self._listeners:
            listener()
        return changed

    def people_changed(self) -> None:
        """Accounts were linked, parted or forgotten, here or in another process: nothing may be
        written any more under a key that stands for nobody, nor a finished table be shown with
        it."""
        self._presence.forget_people()
        self._tables.drop_finished()

    async def _views(self, codes: Iterable[str]) -> Views:
        """What everybody sees of those of these tables at which a match runs, as they are now."""
        tables = [await self._tables.reload(code) for code in codes]
        return {
            (table.code, table.revision): self._tables.view(table, None)
            for table in tables
            if table.status is Status.PLAYING and table.match is not None
        }

    async def _settled(self, change: Callable[[], Awaitable[Changed]]) -> Changed:
        """The change, tried again where somebody else has changed a table a moment before; then
        every table of it is read and shown anew."""
        for _ in range(TRIES):
            try:
                changed = await change()
            except Conflict:
                continue
            self.people_changed()
            for code in changed.codes:
                with suppress(NoSuchTable):
                    await self._tables.reload_and_notify(code)
            return changed
        raise Stale

    async def _hash(self, word: str) -> str:
        key = await note_rows.secret(self._store.database, HASHES)
        return hmac.new(key.encode(), word.encode(), hashlib.sha256).hexdigest()


def _linked(person: Person, key: str) -> Person:
    """The same with the key of the person whose account it is."""
    linked = "" if key == person.account else key
    return person if person.linked == linked else replace(person, linked=linked)
