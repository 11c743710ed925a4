"""Codes that link accounts, from when they are shown until somebody says yes or no to them."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, select, update

from bot.errors import AlreadyLinked, OwnCode, TooManyAccounts, UnknownCode
from bot.link_codes import LinkOffer
from bot.store import guesses, people
from bot.store.database import Database
from bot.store.links import accounts_of, person_of
from bot.store.schema import link_codes

MARK = 16  # letters of a code's hash, which say in a button which code is meant


class LinkOffers:
    """The codes in a database, looked at by those who have typed them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def look(
        self, account: str, code: str, now: float, most: int, guess: int = 0
    ) -> LinkOffer:
        """Whose code has this hash; from now on the account is asked about it, and the ``guess`` by
        which it was found counts no more. Raises UnknownCode, OwnCode, AlreadyLinked,
        TooManyAccounts for more than ``most``."""
        return await self._database.write(_look, account, code, now, most, guess)

    async def asked(self, account: str, now: float) -> LinkOffer | None:
        """What the account is being asked, or None."""
        return await self._database.read(_asked, account, now)

    async def code(self, account: str, mark: str, now: float) -> str:
        """The hash of the code that has this mark and about which the account is being asked.
        Raises UnknownCode."""
        return await self._database.read(_code, account, mark, now)

    async def decline(self, account: str, mark: str) -> None:
        """The account says no: the code is worth nothing any more."""
        await self._database.write(_decline, account, mark)


def _look(
    connection: Connection, account: str, code: str, now: float, most: int, guess: int
) -> LinkOffer:
    found = connection.execute(select(link_codes).where(_holds(code, now))).first()
    if found is None:
        raise UnknownCode
    if found.account == account:
        raise OwnCode
    giver, taker = person_of(connection, found.account), person_of(connection, account)
    if giver == taker:
        raise AlreadyLinked
    if len(accounts_of(connection, giver)) + len(accounts_of(connection, taker)) > most:
        raise TooManyAccounts(most=most)
    connection.execute(update(link_codes).where(_asks(account)).values(asked=None))
    connection.execute(update(link_codes).where(link_codes.c.hash == code).values(asked=account))
    guesses.forgive(connection, guess)
    return _offer(connection, found)


def _asked(connection: Connection, account: str, now: float) -> LinkOffer | None:
    open_ones = select(link_codes).where(_asks(account), link_codes.c.expires > now)
    found = connection.execute(open_ones).first()
    return _offer(connection, found) if found is not None else None


def _offer(connection: Connection, found: "Row[Any]") -> LinkOffer:
    person = person_of(connection, found.account)
    known = people.person(connection, person)
    name = known.name if known is not None else ""
    return LinkOffer(found.hash[:MARK], name, accounts_of(connection, person))


def _code(connection: Connection, account: str, mark: str, now: float) -> str:
    marked = link_codes.c.hash.startswith(mark, autoescape=True), link_codes.c.expires > now
    code: str | None = connection.scalar(select(link_codes.c.hash).where(_asks(account), *marked))
    if code is None or len(mark) != MARK:
        raise UnknownCode
    return code


def _decline(connection: Connection, account: str, mark: str) -> None:
    marked = link_codes.c.hash.startswith(mark, autoescape=True)
    connection.execute(delete(link_codes).where(_asks(account), marked))


def _holds(code: str, now: float) -> ColumnElement[bool]:
    return and_(link_codes.c.hash == code, link_codes.c.expires > now)


def _asks(account: str) -> ColumnElement[bool]:
    return link_codes.c.asked == account
