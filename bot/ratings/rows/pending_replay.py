"""What is to be replayed of the matches, and how far that has come: see ``replays``."""

import math
import secrets
from collections.abc import Collection, Iterable

from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.ratings.rows.match_end import in_turn
from bot.ratings.rows.replay_book import Player
from bot.store.pending_names import is_pending
from bot.store.schema import rating_replays, ratings, replayed_people
from bot.store.upsert import insert_into

COMPUTERS = ""  # in place of a game: results against computers

FIRST = (
    select(ratings.c.ended)
    .where(ratings.c.person == bindparam("of"), ratings.c.game == bindparam("played"))
    .order_by(ratings.c.ended)
    .limit(1)
)


class ReplayProgress(Struct, frozen=True):
    """How far a replay has come: all matches that ended up to ``done`` are. The ``token`` is
    another one whenever others have come to be replayed, or people have other keys."""

    token: str
    done: float


def begin(connection: Connection, concerned: Collection[Player], first: float) -> None:
    """Has the matches replayed that ended at the moment ``first`` or later, as far as they are of
    the ``concerned`` or of whom those met since; with COMPUTERS in place of a game, has a person's
    results against computers counted anew. What is being replayed already goes on as well."""
    in_turn(connection)
    known, after = place(connection), math.nextafter(first, -math.inf)
    connection.execute(delete(rating_replays))
    done = after if known is None else min(after, known.done)
    connection.execute(insert(rating_replays).values(token=secrets.token_hex(8), done=done))
    concern(connection, concerned)


def rename(connection: Connection, olds: Collection[str], key: str) -> None:
    """Lets what is to be replayed be that of another key."""
    in_turn(connection)
    mine = replayed_people.c.person.in_(olds)
    games = connection.scalars(select(replayed_people.c.game).where(mine).distinct()).all()
    connection.execute(delete(replayed_people).where(mine))
    concern(connection, [(key, game) for game in games])
    renew(connection)


def renew(connection: Connection) -> None:
    """What was read for a replay has changed: it goes on from where it stands with what is there
    now."""
    connection.execute(update(rating_replays).values(token=secrets.token_hex(8)))


def first_rated(connection: Connection, person: str, game: str) -> float | None:
    """When the first match ended in a game that changed the person's rating."""
    found: float | None = connection.scalar(FIRST, {"of": person, "played": game})
    return found


def place(connection: Connection) -> ReplayProgress | None:
    """How far the replay has come; None where there is none."""
    row = connection.execute(select(rating_replays)).first()
    return None if row is None else ReplayProgress(row.token, row.done)


def stands(connection: Connection, here: ReplayProgress) -> bool:
    """Whether the replay is ``here``, and may go on: people have the keys that hold at all
    tables."""
    return place(connection) == here and not is_pending(connection)


def concern(connection: Connection, concerned: Iterable[Player]) -> None:
    """Lets these people be concerned as well."""
    rows = [{"person": person, "game": game} for person, game in concerned]
    if rows:
        connection.execute(insert_into(connection, replayed_people).on_conflict_do_nothing(), rows)
