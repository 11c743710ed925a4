"""Accounts that are one person: which they are, and how they become so and part again."""

import secrets
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    CompoundSelect,
    Connection,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.accounts.errors import AlreadyLinked, NotLinked, OwnCode, TooManyAccounts, UnknownCode
from bot.people import LINKED
from bot.ratings.rows import match_end, merging
from bot.store import over_tables, pending_names, personal_rows, recent_links, seated_rows
from bot.store import tables as table_rows
from bot.store.guesses import in_turn
from bot.store.queries import read, write
from bot.store.recent_links import Brought, Parting, TableShare
from bot.store.schema import (
    away,
    link_codes,
    links,
    notices,
    people,
    ratings,
    seats,
    signs,
    tables,
)
from bot.tables import manners, persons
from bot.tables.table import Status, Table

KEY_BYTES = 16

Step = Callable[[Table], Table]
Names = Mapping[str, Mapping[str, str]]  # other names of persons, by key and name so far


class Changed(Struct, frozen=True):
    """The ``accounts`` of a ``person`` now, and the codes of the tables that know them otherwise
    than before."""

    person: str
    accounts: tuple[str, ...]
    codes: tuple[str, ...]


@read
def person_of(connection: Connection, account: str) -> str:
    """The key of the person whose account this is: its own, unless it is linked."""
    found = connection.scalar(select(links.c.person).where(links.c.account == account))
    return found or account


@read
def accounts_of(connection: Connection, person: str) -> tuple[str, ...]:
    """The accounts of a person; the key itself is the only one of somebody who is not linked."""
    found = select(links.c.account).where(links.c.person == person).order_by(links.c.account)
    return tuple(connection.scalars(found)) or (person,)


def names_of(connection: Connection, person: str) -> dict[str, str]:
    """What each account of a person is called, "" where that is not known."""
    known = select(links.c.account, links.c.name).where(links.c.person == person)
    found = {row.account: row.name for row in connection.execute(known)}
    own = select(people.c.name).where(people.c.key == person)
    return found or {person: connection.scalar(own) or ""}


@read
def seats_staying(connection: Connection, account: str, now: float) -> tuple[int, tuple[str, ...]]:
    """At how many tables that are not over the person of this account has seats that stay with the
    others when they part, and the accounts that keep them."""
    key = person_of.within(connection, account)
    parting = recent_links.parting.within(connection, account, now)
    leaving = parting.accounts if parting is not None else (account,)
    given = recent_links.tables_of(connection, parting) if parting is not None else Brought()
    going = select(tables.c.id).where(tables.c.status.in_(table_rows.UNFINISHED))
    theirs = or_(seats.c.person == key, seats.c.former == key)
    taken = select(seats.c.table, seats.c.seat).where(theirs, seats.c.table.in_(going))
    staying = {
        row.table
        for row in connection.execute(taken)
        if row.table not in given.whole
        and (row.table not in given.shared or row.seat not in given.shared[row.table].chairs)
    }
    keepers = set(accounts_of.within(connection, key)).difference(leaving)
    return len(staying), tuple(sorted(keepers))


@write
def offer(connection: Connection, account: str, code: str, now: float, until: float) -> None:
    """Lets the code with this hash stand for an account until the Unix time ``until``; the one
    before stands for it no more."""
    worn = or_(link_codes.c.account == account, link_codes.c.expires <= now)
    connection.execute(delete(link_codes).where(worn))
    connection.execute(insert(link_codes).values(hash=code, account=account, expires=until))


def join(connection: Connection, account: str, code: str, now: float, most: int) -> Changed:
    """Makes the account, and with it all others of its person, one person with the one that was
    given the code with this hash. The settings of that one hold. Finished tables are renamed later.
    Raises UnknownCode, OwnCode, AlreadyLinked, TooManyAccounts for more than ``most``, Conflict,
    Unfinished."""
    in_turn(connection)
    good = and_(link_codes.c.hash == code, link_codes.c.expires > now)
    giver = connection.scalar(delete(link_codes).where(good).returning(link_codes.c.account))
    if giver is None:
        raise UnknownCode
    if giver == account:
        raise OwnCode
    first, second = person_of.within(connection, giver), person_of.within(connection, account)
    if first == second:
        raise AlreadyLinked
    pending_names.check(connection, first, second)
    sides = {each: accounts_of.within(connection, each) for each in (first, second)}
    accounts = (*sides[first], *sides[second])
    if len(accounts) > most:
        raise TooManyAccounts(most=most)
    known = (person for person in (first, second) if person.startswith(f"{LINKED}:"))
    key = next(known, f"{LINKED}:{secrets.token_hex(KEY_BYTES)}")
    olds = [person for person in (first, second) if person != key]
    names = {**names_of(connection, first), **names_of(connection, second)}
    connection.execute(delete(links).where(links.c.account.in_(accounts)))
    rows = [{"account": each, "person": key, "name": names[each]} for each in accounts]
    connection.execute(insert(links), rows)
    own = {each: set(own_tables(connection, [each])) for each in sides}
    running = unfinished_among(connection, [first, second])
    recent_links.note(connection, sides, own, key, now)
    met = not own[first].isdisjoint(own[second])
    codes = rewrite(connection, running, lambda table: persons.merged(table, olds, key, now), now)
    over_tables.rename_moves(connection, running, olds, key)
    seated_rows.rename(connection, running, olds, key)
    _rename(connection, first, second, key, running)
    merging.join(connection, (first, second), key, met, running)
    pending_names.begin(connection, {old: own[old].difference(running) for old in olds}, key)
    return Changed(key, tuple(sorted(accounts)), codes)


def part(connection: Connection, account: str, now: float, give_back: bool = True) -> Changed:
    """Takes an account from its person. Where it was linked of late that link is taken back: each
    of the two persons that there were has again what they brought. Else, and without ``give_back``,
    everything stays with the person; what keeps people apart goes with the account as well. The
    code of an account that leaves is worth nothing any more. The accounts that are left. Raises
    NotLinked, Conflict, Unfinished."""
    in_turn(connection)
    recent_links.expire.within(connection, now - recent_links.LASTS)
    key = person_of.within(connection, account)
    pending_names.check(connection, key)
    parting = recent_links.parting.within(connection, account, now)
    if parting is not None and give_back:
        return _taken_back(connection, parting, now)
    left = tuple(other for other in accounts_of.within(connection, key) if other != account)
    if not left:
        raise NotLinked
    names = names_of(connection, key)
    personal_rows.part(connection, key, (*left, account), account)
    connection.execute(delete(links).where(links.c.account == account))
    connection.execute(delete(link_codes).where(link_codes.c.account == account))
    holders = {key: _names(names, left, [account])}
    running = unfinished_among(connection, [key])
    codes = rewrite(connection, running, partial(_looked_at, key=key, names=holders), now)
    return Changed(key, left, (*codes, *_called(connection, holders)))


def _looked_at(table: Table, key: str, names: Names) -> Table:
    """Whoever looks at the table with an account that leaves has to look anew."""
    if not persons.concerns(table, [key]):
        return table
    return persons.called(table, names).changed()


def _names(names: Mapping[str, str], keep: Collection[str], go: Collection[str]) -> dict[str, str]:
    """What a person is called who keeps some of the accounts with these ``names``, by the names of
    those that go."""
    own, strange = ([names[each] for each in some if names[each]] for some in (keep, go))
    return {name: own[0] for name in strange if own and name not in own}


def _called(connection: Connection, holders: Names) -> tuple[str, ...]:
    """Lets persons have names of their own, and at finished tables too; the codes of these."""
    codes: list[str] = []
    for key, names in holders.items():
        for was, name in names.items():
            strange = people.c.key == key, people.c.name == was
            connection.execute(update(people).where(*strange).values(name=name))
            codes += over_tables.call(connection, key, was, name)
            seated_rows.call(connection, key, was, name)
    return tuple(codes)


def _taken_back(connection: Connection, parting: Parting, now: float) -> Changed:
    """Everything that those who leave have brought is theirs again."""
    key, back = parting.key, parting.back
    mine, given = own_tables(connection, [key]), recent_links.tables_of(connection, parting)
    everyone = accounts_of.within(connection, key)
    leaving = [account for account in parting.accounts if account in everyone]
    staying = [account for account in everyone if account not in leaving]
    names = names_of(connection, key)
    holders = {key: _names(names, staying, leaving), back: _names(names, leaving, staying)}
    connection.execute(delete(links).where(links.c.account.in_(leaving)))
    if back not in leaving:  # they were several accounts already
        rows = [{"account": account, "person": back, "name": names[account]} for account in leaving]
        connection.execute(insert(links), rows)
    connection.execute(delete(link_codes).where(link_codes.c.account.in_(leaving)))

    own, going = set(mine), select(tables.c.id).where(tables.c.status.in_(table_rows.UNFINISHED))
    whole = sorted(own.intersection(given.whole))
    over = over_tables.rename(connection, whole, [key], back)
    running = [table for table in whole if table not in over]

    def whole_again(table: Table) -> Table:
        after = persons.merged(table, [key], back, now)
        return after if after is table else persons.called(after, holders)

    codes = rewrite(connection, running, whole_again, now)
    for number in own & given.shared.keys():
        share = given.shared[number]

        def shared_again(table: Table, share: TableShare = share) -> Table:
            after = persons.given_back(table, key, back, share.chairs, share.host)
            return persons.called(after, holders)

        codes += rewrite(connection, [number], shared_again, now)
    rest = own.difference(given.whole, given.shared).intersection(connection.scalars(going))
    codes += rewrite(connection, rest, partial(_looked_at, key=key, names=holders), now)
    over_tables.rename_moves(connection, whole, [key], back)
    seated_rows.rename(connection, whole, [key], back)
    recent_links.give_moves(connection, parting, given.shared)
    for column in (signs.c.person, notices.c.person):
        theirs = column.table.c.table.in_(whole), column == key
        connection.execute(update(column.table).where(*theirs).values(person=back))
    recent_links.give_rows(connection, parting)
    merging.part(connection, key, back)
    recent_links.drop(connection, parting.link)
    codes += _called(connection, holders)
    return Changed(key, everyone, tuple(dict.fromkeys((*over.values(), *codes))))


def own_tables(connection: Connection, keys: Collection[str]) -> list[int]:
    """The ids of the tables at which any of these persons has been seated, hosted, seen or
    rated: whoever moved somewhere has been seen there."""
    return list(connection.scalars(_own(keys)))


def _own(keys: Collection[str]) -> CompoundSelect[tuple[int]]:
    found = select(seats.c.table).where(or_(seats.c.person.in_(keys), seats.c.former.in_(keys)))
    hosted = select(tables.c.id).where(tables.c.host.in_(keys))
    seen = select(signs.c.table).where(signs.c.person.in_(keys))
    rated = select(ratings.c.table).where(ratings.c.person.in_(keys))
    return found.union(hosted, seen, rated)


def unfinished_among(connection: Connection, keys: Collection[str]) -> list[int]:
    """The ids of the lobbies and running tables among these."""
    going = select(tables.c.id).where(tables.c.status.in_(table_rows.UNFINISHED))
    return list(connection.scalars(going.intersect(_own(keys).subquery().select())))


@read
def unfinished_of(connection: Connection, person: str) -> list[str]:
    """The codes of the lobbies and running tables of a person."""
    own = tables.c.id.in_(unfinished_among(connection, [person]))
    return list(connection.scalars(select(tables.c.code).where(own)))


def rewrite(
    connection: Connection, own: Collection[int], step: Step, now: float
) -> tuple[str, ...]:
    """The codes of the tables, of those with these ids, that ``step`` has changed."""
    named = select(tables.c.code).where(tables.c.id.in_(own)).order_by(tables.c.id)
    codes = []
    for code in connection.scalars(named).all():
        before = table_rows.load.within(connection, code)
        after = before and step(before)
        if before is None or after is None or after is before:
            continue
        _write(connection, before, after, now)
        codes.append(code)
    return tuple(codes)


def _write(connection: Connection, before: Table, after: Table, now: float) -> None:
    """That somebody has left, or a match ended because of it, is a change like any other."""
    wake = manners.wake(after, now)
    if _players(after) == _players(before):
        table_rows.rewrite(connection, before, after, wake)
    else:
        key = table_rows.commit(connection, before, after, wake)
        match_end.rate(connection, key, before, after, now)
        seated_rows.match_ended(connection, key, before, after, now)


def _players(table: Table) -> tuple[Status, list[str]]:
    return table.status, [chair.level for chair in table.chairs]


def _rename(
    connection: Connection, first: str, second: str, key: str, running: Collection[int]
) -> None:
    """What stood under the keys of two persons stands under one, but for finished tables and
    notices that are out."""
    olds = [first, second]
    merge_signs(connection, olds, key, running)
    _merge_away(connection, olds, key)
    personal_rows.rename(connection, olds, key)
    asked = notices.c.sent.is_(None)
    for old in olds:
        mine = and_(notices.c.about.contains(f".{old}."), asked)
        said = func.replace(notices.c.about, f".{old}.", f".{key}.")
        connection.execute(update(notices).where(mine).values(about=said))
    theirs = and_(notices.c.person.in_(olds), asked)
    connection.execute(update(notices).where(theirs).values(person=key))
    row = _person_row(connection, first) or _person_row(connection, second)
    connection.execute(delete(people).where(people.c.key.in_([*olds, key])))
    if row is not None:
        connection.execute(insert(people).values(row | {"key": key}))


def _person_row(connection: Connection, key: str) -> dict[str, Any] | None:
    row = connection.execute(select(people).where(people.c.key == key)).mappings().first()
    return dict(row) if row is not None else None


def merge_signs(
    connection: Connection, olds: Collection[str], key: str, own: Collection[int]
) -> None:
    """Lets ``key`` stand for ``olds`` in the signs at these tables: of two at one the newer
    counts."""
    mine = and_(signs.c.table.in_(own), signs.c.person.in_({*olds, key}))
    rows = connection.execute(select(signs).where(mine).order_by(signs.c.at)).mappings()
    newest = {row["table"]: dict(row) | {"person": key} for row in rows}
    connection.execute(delete(signs).where(mine))
    if newest:
        connection.execute(insert(signs), list(newest.values()))


def _merge_away(connection: Connection, olds: Collection[str], key: str) -> None:
    mine = away.c.person.in_({*olds, key})
    spans: dict[float, float] = {}
    for row in connection.execute(select(away).where(mine)):
        spans[row.began] = max(row.until, spans.get(row.began, row.until))
    connection.execute(delete(away).where(mine))
    rows = [{"person": key, "began": began, "until": until} for began, until in spans.items()]
    if rows:
        connection.execute(insert(away), rows)
