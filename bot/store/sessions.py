"""The browsers in which people are, and which of their cookies hold no more.

A browser is kept under a digest of its account: what is left of one that has ended names nobody.
"""

import hashlib
from collections.abc import Collection, Iterable

from msgspec import Struct
from sqlalchemy import Connection, or_, select

from bot.store import account_rows
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import sessions
from bot.store.signals import PEOPLE, tell
from bot.store.upsert import upsert

Cookie = tuple[str, int]
"""The account for which a cookie stands, and its generation."""

BROWSER = "web:"  # what the account of a browser begins with


class Device(Struct, frozen=True):
    """A browser of somebody: its ``account``, what it is, and since when and until when it was seen
    as Unix times, 0 where that is not known."""

    account: str
    browser: str = ""
    began: float = 0.0
    seen: float = 0.0

    @property
    def key(self) -> str:
        """A name for it that says nothing to others."""
        return digest(self.account)[:16]


def digest(account: str) -> str:
    """Under which the browser with this account is kept."""
    return hashlib.sha256(account.encode()).hexdigest()


@write_relaxed
def note(connection: Connection, account: str, browser: str, now: float) -> None:
    """Notes that somebody is there with this account."""
    content = {"account": account, "browser": browser, "began": now, "seen": now, "generation": 0}
    seen = {"account": account, "browser": browser, "seen": now}
    statement = upsert(connection, sessions, {"id": digest(account)}, content, seen)
    connection.execute(statement)


@read
def devices(connection: Connection, accounts: Collection[str]) -> list[Device]:
    """Those of these accounts that are browsers and have not ended, the one seen last first."""
    browsers = {digest(one): one for one in accounts if one.startswith(BROWSER)}
    rows = connection.execute(select(sessions).where(sessions.c.id.in_(browsers))).all()
    ended = {row.id for row in rows if row.ended is not None}
    known = {row.id: (row.browser, row.began, row.seen) for row in rows}
    found = [Device(one, *known.get(id, ())) for id, one in browsers.items() if id not in ended]
    return sorted(found, key=lambda device: (-device.seen, device.account))


@read
def void(connection: Connection, cookies: Collection[Cookie]) -> set[Cookie]:
    """Those of the cookies that hold no more."""
    browsers = {digest(account) for account, _ in cookies}
    over = or_(sessions.c.ended.is_not(None), sessions.c.generation > 0)
    rows = connection.execute(select(sessions).where(sessions.c.id.in_(browsers), over))
    holds = {row.id: None if row.ended is not None else row.generation for row in rows}
    found = ((cookie, digest(cookie[0])) for cookie in cookies)
    known = {cookie: holds[id] for cookie, id in found if id in holds}
    return {cookie for cookie, least in known.items() if least is None or cookie[1] < least}


@write
def renew(connection: Connection, account: str, now: float) -> int:
    """Ends all cookies of an account; the generation of the one that it gets now. What the account
    had of its own was perhaps another browser's with the same cookie: it goes. Other processes hear
    of it as of an account that belongs to somebody else."""
    tell(connection, PEOPLE)
    account_rows.remove(connection, [account])
    key = sessions.c.id == digest(account)
    before = connection.scalar(select(sessions.c.generation).where(key)) or 0
    content = {"account": account, "browser": "", "began": now, "seen": now}
    change = {"generation": before + 1}
    row = {"id": digest(account)}
    connection.execute(upsert(connection, sessions, row, content | change, change))
    return int(before) + 1


@write
def end(connection: Connection, accounts: Iterable[str], now: float) -> None:
    """Lets nobody in with these accounts again, and forgets their browsers. Other processes hear of
    it as of accounts that belong to somebody else."""
    accounts = tuple(accounts)
    tell(connection, PEOPLE)
    account_rows.remove(connection, [each for each in accounts if each.startswith(BROWSER)])
    over = {"account": "", "browser": "", "began": 0.0, "seen": 0.0, "generation": 0, "ended": now}
    for account in accounts:
        if account.startswith(BROWSER):
            connection.execute(upsert(connection, sessions, {"id": digest(account)}, over))
