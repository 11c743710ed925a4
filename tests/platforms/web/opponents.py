"""Matches of a browser's person against somebody elsewhere, who plays through the desk."""

import secrets
import time
from dataclasses import replace

from itsdangerous import URLSafeSerializer
from playwright.async_api import BrowserContext
from yarl import URL

from bot.desk import Desk
from bot.people import Chat, Person
from bot.tables import play
from bot.tables.table import Chair, Table
from tests.database import Database
from tests.platforms.web.servers import SECRET

BEN = Person("telegram", "2", "Ben")
SEED = "5eed" * 16


SIGNER = URLSafeSerializer(SECRET, salt="crosstable.visitor")


def person_key(cookie: str) -> str:
    """The key of the person whose browser has this cookie."""
    return f"web:{SIGNER.loads(cookie)['id']}"


async def key_of(context: BrowserContext) -> str:
    """The key of the person in these windows, who becomes one where they have only waited there."""
    cookies = [c["value"] for c in await context.cookies() if c["name"].startswith("crosstable")]
    if not cookies:
        url = URL(context.pages[0].url)
        cookies.append(str(SIGNER.dumps({"id": secrets.token_hex(16), "name": "", "language": ""})))
        said = {"name": f"crosstable-{url.port}", "value": cookies[0], "url": str(url.origin())}
        await context.add_cookies([said])  # type: ignore[list-item]
    return person_key(cookies[0])


async def deal(
    database: Database,
    code: str,
    *people: str,
    game: str = "reversi",
    clock: str = "none",
    now: float | None = None,
    seed: str = SEED,
) -> Table:
    """A match between persons with these keys that begins ``now``; the first one is to move."""
    chairs = tuple(Chair(name(key), key) for key in people)
    lobby = Table(code, game, people[0], chairs=chairs, options=(("first", "1"),), clock=clock)
    table = play.dealt(lobby, seed, time.time() if now is None else now)
    assert table.turn.seat is not None  # the deal may say who begins, whatever is wished
    table = replace(table, chairs=(*chairs[-table.turn.seat :], *chairs[: -table.turn.seat]))
    await database.put(table)
    return table


def name(key: str) -> str:
    """Ben's name; everybody else is Ann."""
    return "Ben" if key == BEN.key else "Ann"


def person(key: str) -> Person:
    """Whoever has this key, as they come from another window of theirs."""
    platform, _, number = key.partition(":")
    return Person(platform, number, name(key))


async def move(desk: Desk, code: str, *path: str, who: Person = BEN) -> None:
    """Ben, or somebody else, plays a move, by default their first one."""
    screen = await desk.page_screens.table(code, who, "en")
    payload = next(
        choice.payload for choice in screen.choices if not path or choice.label == path[0]
    )
    reply = await desk.press(who, Chat(who.platform, who.id, private=True), payload)
    assert not reply.refused, reply.notice
