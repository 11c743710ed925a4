"""Codes that link accounts, from when they are shown until somebody says yes or no to them."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, select, update

from bot.accounts.errors import AlreadyLinked, OwnCode, TooManyAccounts, UnknownCode
from bot.accounts.link_codes import LinkOffer
from bot.store import guesses, people
from bot.store.links import accounts_of, person_of
from bot.store.queries import read, write
from bot.store.schema import link_codes

MARK = 16  # letters of a code's hash, which say in a button which code is meant


@write
def look(
    connection: Connection, account: str, code: str, now: float, most: int, guess: int = 0
) -> LinkOffer:
    """Whose code has this hash; from now on the account is asked about it, and the ``guess`` by
    which it was found counts no more. Raises UnknownCode, OwnCode, AlreadyLinked, TooManyAccounts
    for more than ``most``."""
    holds = link_codes.c.hash == code, link_codes.c.expires > now
    found = connection.execute(select(link_codes).where(*holds)).first()
    if found is None:
        raise UnknownCode
    if found.account == account:
        raise OwnCode
    sides = [person_of.within(connection, each) for each in (found.account, account)]
    if len({*sides}) == 1:
        raise AlreadyLinked
    if sum(len(accounts_of.within(connection, side)) for side in sides) > most:
        raise TooManyAccounts(most=most)
    connection.execute(update(link_codes).where(_asks(account)).values(asked=None))
    connection.execute(update(link_codes).where(link_codes.c.hash == code).values(asked=account))
    guesses.refund_attempt(connection, guess)
    return _offer(connection, found)


@read
def asked(connection: Connection, account: str, now: float) -> LinkOffer | None:
    """What the account is being asked, or None."""
    open_ones = select(link_codes).where(_asks(account), link_codes.c.expires > now)
    found = connection.execute(open_ones).first()
    return _offer(connection, found) if found is not None else None


def _offer(connection: Connection, found: "Row[Any]") -> LinkOffer:
    person = person_of.within(connection, found.account)
    known = people.person.within(connection, person)
    name = known.name if known is not None else ""
    return LinkOffer(found.hash[:MARK], name, accounts_of.within(connection, person))


@read
def code(connection: Connection, account: str, mark: str, now: float) -> str:
    """The hash of the code that has this mark and about which the account is being asked. Raises
    UnknownCode."""
    marked = link_codes.c.hash.startswith(mark, autoescape=True), link_codes.c.expires > now
    found: str | None = connection.scalar(select(link_codes.c.hash).where(_asks(account), *marked))
    if found is None or len(mark) != MARK:
        raise UnknownCode
    return found


@write
def decline(connection: Connection, account: str, mark: str) -> None:
    """The account says no: the code is worth nothing any more."""
    marked = link_codes.c.hash.startswith(mark, autoescape=True)
    connection.execute(delete(link_codes).where(_asks(account), marked))


def _asks(account: str) -> ColumnElement[bool]:
    return link_codes.c.asked == account
