"""The messages that show tournaments in their chats."""

from msgspec import Struct
from sqlalchemy import Connection, and_, select, update

from bot.features.tournaments.rows.schema import chats, posts, tournaments
from bot.people import Chat
from bot.store import claims
from bot.store.queries import read, write
from bot.store.upsert import insert_into

UNWRITABLE = "-"  # the message where nothing can be written


class TournamentPost(Struct, frozen=True):
    """The message of a phase in a chat of a tournament, "" before it is there, and the revision
    that it shows."""

    tournament: str
    number: int
    chat: Chat
    phase: str
    message: str
    shown: int


@read
def of_tournament(connection: Connection, code: str) -> list[TournamentPost]:
    """Every message of a tournament."""
    here = and_(chats.c.tournament == posts.c.tournament, chats.c.number == posts.c.chat)
    found = (
        select(
            posts.c.chat.label("number"),
            posts.c.phase,
            posts.c.message,
            posts.c.shown,
            chats.c.platform,
            chats.c.chat,
            chats.c.thread,
            chats.c.private,
        )
        .join(chats, here)
        .where(posts.c.tournament == code)
    )
    return [
        TournamentPost(
            code,
            row.number,
            Chat(row.platform, row.chat, row.thread, row.private),
            row.phase,
            row.message,
            row.shown,
        )
        for row in connection.execute(found)
    ]


@read
def at(connection: Connection, chat: Chat, message: str) -> str | None:
    """The code of the tournament that a message shows, None for any other message."""
    here = and_(chats.c.tournament == posts.c.tournament, chats.c.number == posts.c.chat)
    place = {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}
    found = select(posts.c.tournament).join(chats, here).where(posts.c.message == message)
    return connection.scalar(found.where(*(chats.c[name] == is_ for name, is_ in place.items())))


@write
def claim(
    connection: Connection, code: str, number: int, phase: str, now: float, lapsed: float
) -> bool:
    """Whether a message is the caller's to post: nobody has, or has said so since ``lapsed``."""
    key = {"tournament": code, "chat": number, "phase": phase}
    row = key | {"message": "", "shown": -1, "claimed": now}
    fresh = insert_into(connection, posts).values(row).on_conflict_do_nothing()
    if connection.execute(fresh).rowcount == 1:
        return True
    here = and_(*(posts.c[name] == value for name, value in key.items()))
    free = and_(here, posts.c.message == "", claims.unclaimed(posts.c.claimed, lapsed))
    untaken = claims.free(connection, posts, free)
    return connection.execute(update(posts).where(untaken).values(claimed=now)).rowcount == 1


@write
def posted(
    connection: Connection, code: str, number: int, phase: str, message: str, shown: int
) -> None:
    """A message shows a tournament as it stood at a revision."""
    here = posts.c.tournament == code, posts.c.chat == number, posts.c.phase == phase
    values = {"message": message, "shown": shown, "claimed": None}
    connection.execute(update(posts).where(*here).values(values))


@read
def live(connection: Connection) -> list[tuple[str, int]]:
    """The tournaments that chats may have to be shown, with their revisions: those that go on, and
    those whose end is not everywhere yet."""
    ended = select(posts.c.tournament).where(
        posts.c.tournament == chats.c.tournament,
        posts.c.chat == chats.c.number,
        posts.c.phase == "end",
        posts.c.message != "",
    )
    owed = select(chats.c.tournament).where(~ended.exists())
    going = tournaments.c.stage.in_(("joining", "running"))
    found = select(tournaments.c.code, tournaments.c.revision)
    rows = connection.execute(found.where(going | tournaments.c.code.in_(owed)))
    return [(row.code, row.revision) for row in rows]
