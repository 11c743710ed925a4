"""People who want to be forgotten: all that says who they were goes."""

import secrets
from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, and_, delete, func, or_, select, update

from bot.people import GONE
from bot.ratings.rows import merging
from bot.store import (
    account_rows,
    links,
    over_tables,
    pending_names,
    personal_rows,
    recent_links,
    seated_rows,
    sessions,
)
from bot.store.chat_rows import chat_tables
from bot.store.guesses import in_turn
from bot.store.schema import (
    away,
    deeds,
    displays,
    launches,
    link_codes,
    link_guesses,
    notices,
    owed_words,
    people,
    signs,
    tables,
)
from bot.store.schema import links as linked
from bot.store.tables import Conflict
from bot.tables import persons
from bot.tables.table import Status, Table
from engines.game import View

KEY_BYTES = 16

Views = Mapping[tuple[str, int], View]  # by code and revision


def forget(
    connection: Connection, person: str, ghost: str, now: float, views: Views | None = None
) -> links.Changed:
    """Takes everything away that says who a person was. In moves and on seats, which others still
    look at, the key ``ghost`` stands for somebody of whom nothing is known; a match ends at which
    nobody else plays. At finished tables the names go, and the keys later. ``views`` are what
    everybody sees of the person's running matches. Raises Conflict, also for a match that is in
    none of them, and Unfinished."""
    in_turn(connection)
    accounts = links.accounts_of.within(connection, person)
    keys = tuple({person, *accounts})
    pending_names.check(connection, *keys)
    known = select(people.c.name).where(people.c.key == person)
    name = connection.scalar(known) or ""

    def step(table: Table) -> Table:
        view = _view_of(table, views) if views is not None else None
        return persons.forgotten(table, person, name, ghost, view, now)

    own = links.own_tables(connection, [person])
    running = links.unfinished_among(connection, [person])
    codes = links.rewrite(connection, running, step, now)
    over_tables.rename_moves(connection, running, [person], ghost)
    seated_rows.forget(connection, running, keys, ghost)
    seated_rows.remove(connection, keys)
    merging.rename(connection, person, ghost, running)
    forget_at(connection, keys, ghost, running)
    over = set(own).difference(running)
    over_tables.remove_names(connection, sorted(over), person, name)
    for platform, _, chat in (account.partition(":") for account in accounts):
        _forget_chat(connection, platform, chat)  # private chats are named like their readers
    forget_displays(connection, accounts, displays.c.table.in_(running))
    forget_notices(connection, keys, notices.c.sent.is_(None))
    for column in (people.c.key, away.c.person, owed_words.c.account):
        connection.execute(delete(column.table).where(column.in_(keys)))
    recent_links.forget(connection, accounts)
    personal_rows.forget(connection, keys)
    account_rows.remove(connection, keys)
    sessions.end.within(connection, accounts, now)
    connection.execute(delete(launches).where(launches.c.account.in_(accounts)))
    connection.execute(delete(link_codes).where(link_codes.c.account.in_(accounts)))
    asked = link_codes.c.asked.in_(accounts)
    connection.execute(update(link_codes).where(asked).values(asked=None))
    connection.execute(delete(linked).where(linked.c.account.in_(accounts)))
    for column in (deeds.c.subject, deeds.c.operator):  # whom the log of operators names
        connection.execute(update(deeds).where(column.in_(keys)).values({column: ghost}))
    guessed = link_guesses.c.account.in_(accounts)  # which count on among those of all
    connection.execute(update(link_guesses).where(guessed).values(account=""))
    pending_names.begin(connection, {key: over if key == person else () for key in keys}, ghost)
    return links.Changed(person, accounts, codes)


def forget_at(
    connection: Connection, keys: Collection[str], ghost: str, own: Collection[int]
) -> None:
    """Nothing is known any more of who opened these tables and was seen there, if one of ``keys``,
    for which ``ghost`` stands now."""
    opened = tables.c.origin.is_not(None) & or_(
        tables.c.host.in_((*keys, ghost)),
        *(tables.c.origin.startswith(f"{key}:", autoescape=True) for key in keys),
    )
    connection.execute(update(tables).where(tables.c.id.in_(own), opened).values(origin=None))
    seen = signs.c.table.in_(own), signs.c.person.in_(keys)
    connection.execute(delete(signs).where(*seen))


def forget_notices(
    connection: Connection, keys: Collection[str], seen: ColumnElement[bool]
) -> None:
    """Of the notices ``seen`` delete those to these persons; others may name who asked for
    something, as older versions wrote them."""
    connection.execute(delete(notices).where(seen, notices.c.person.in_(keys)))
    for key in keys:
        naming = notices.c.about.contains(f".{key}.", autoescape=True)
        bare = func.replace(notices.c.about, f".{key}.", ".")
        connection.execute(update(notices).where(seen, naming).values(about=bare))


def forget_displays(
    connection: Connection, accounts: Collection[str], seen: ColumnElement[bool]
) -> None:
    """Of the displays ``seen`` delete those that these accounts alone read, and what was chosen for
    their private chats."""
    own = and_(seen, displays.c.person.in_(accounts))
    read = select(displays.c.platform, displays.c.chat).where(own, displays.c.private).distinct()
    for row in connection.execute(read).all():
        _forget_chat(connection, row.platform, row.chat)
    connection.execute(delete(displays).where(own))


def fresh_ghost() -> str:
    """A key for somebody who is forgotten. It leads to nobody, and tells one from another, so that
    what is computed from matches comes out for the others as it was."""
    return f"{GONE}:{secrets.token_hex(KEY_BYTES)}"


def _view_of(table: Table, views: Views) -> View | None:
    if table.status is not Status.PLAYING or table.match is None:
        return None
    if (table.code, table.revision) not in views:  # somebody has moved since
        raise Conflict(table.code)
    return views[table.code, table.revision]


def _forget_chat(connection: Connection, platform: str, chat: str) -> None:
    for table in chat_tables():
        here = table.c.platform == platform, table.c.chat == chat
        connection.execute(delete(table).where(*here))
