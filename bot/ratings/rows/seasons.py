"""What was played in a chat within a month, and the chats whose ladder runs in months."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import Connection, Select, and_, func, or_, select, true, update
from sqlalchemy.sql.elements import ColumnElement

from bot.people import Chat
from bot.ratings.ladder import Standing
from bot.ratings.rating import Skill
from bot.ratings.season import Season, SeasonResult
from bot.store import claims
from bot.store.hosting import shown_in
from bot.store.pending_names import current
from bot.store.queries import read, write
from bot.store.schema import chats, people, ratings, standings


@read
def result(connection: Connection, chat: Chat, game: str, season: Season) -> SeasonResult:
    """What was played of a game at tables that a chat shows, with the ratings as they were when the
    season ended, or are while it runs. Nobody who stays out of ladders stands there."""
    here = and_(
        ratings.c.game == game,
        ratings.c.ended >= season.begins,
        ratings.c.ended < season.ends,
        ratings.c.table.in_(shown_in(chat)),
    )
    found = [
        Standing(row.person, row.name, game, Skill(row.mu, row.sigma), row.matches, row.points)
        for row in connection.execute(_players(here, game, season))
    ]
    found.sort(key=lambda one: (-one.skill.mu, one.person))
    ended = select(ratings.c.table, ratings.c.match).where(here).distinct().subquery()
    number = connection.scalar(select(func.count()).select_from(ended)) or 0
    return SeasonResult(game, number, tuple(found))


def _players(here: ColumnElement[bool], game: str, season: Season) -> Select[Any]:
    """Who has played the matches that are ``here``, how many, and the ratings at the season's
    end."""
    person = current(ratings.c.person, ratings.c.table).label("person")
    played = select(person, ratings.c.share).where(here).subquery()
    matches = func.count().label("matches")
    each = (
        select(played.c.person, matches, func.sum(played.c.share).label("points"))
        .group_by(played.c.person)
        .subquery()
    )
    last = (
        select(ratings.c.ended)
        .where(
            ratings.c.person == each.c.person,
            ratings.c.game == game,
            ratings.c.ended < season.ends,
        )
        .order_by(ratings.c.ended.desc())
        .limit(1)
        .correlate(each)
        .scalar_subquery()
    )
    known = and_(ratings.c.person == each.c.person, ratings.c.game == game, ratings.c.ended == last)
    now = and_(standings.c.person == each.c.person, standings.c.game == game)
    return (
        select(
            each,
            people.c.name,
            # Those whose key is another one soon have their ratings under the old one.
            func.coalesce(ratings.c.mu, standings.c.mu).label("mu"),
            func.coalesce(ratings.c.sigma, standings.c.sigma).label("sigma"),
        )
        .select_from(
            each.join(people, people.c.key == each.c.person)
            .join(standings, now)
            .outerjoin(ratings, known)
        )
        .where(func.coalesce(people.c.ladder, true()))
    )


@write
def claim(
    connection: Connection,
    platforms: Collection[str],
    season: Season,
    now: float,
    lapsed: float,
    owns: Callable[[Chat], bool] = lambda chat: True,
) -> list[tuple[Chat, Season]]:
    """The chats of these platforms whose last season is over now that there is another ``season``,
    that the caller ``owns`` and that nobody has claimed since ``lapsed``: to tell the end is the
    caller's from now on. Where none has run yet, this one is the first."""
    here = and_(chats.c.seasons, chats.c.platform.in_(platforms))
    first = and_(here, chats.c.season == 0)
    if connection.execute(select(chats.c.chat).where(first).limit(1)).first() is not None:
        connection.execute(update(chats).where(first).values(season=season.number))
    over = and_(here, chats.c.season > 0, chats.c.season < season.number)
    free = and_(over, claims.unclaimed(chats.c.season_claimed, lapsed))
    rows = connection.execute(select(chats).where(free)).all()
    due = [(Chat(row.platform, row.chat, row.thread), Season(row.season)) for row in rows]

    def claimed(chat: Chat) -> bool:
        untaken = claims.free(connection, chats, and_(_is(chat), free))
        taken = update(chats).where(untaken).values(season_claimed=now)
        return connection.execute(taken).rowcount > 0

    return [(chat, ended) for chat, ended in due if owns(chat) and claimed(chat)]


@write
def told(connection: Connection, chat: Chat, season: Season) -> None:
    """The chat knows how the season before this ``season`` ended."""
    still = and_(_is(chat), or_(chats.c.season == 0, chats.c.season < season.number))
    values = {"season": season.number, "season_claimed": None}
    connection.execute(update(chats).where(still, chats.c.seasons).values(values))


def _is(chat: Chat) -> ColumnElement[bool]:
    return and_(
        chats.c.platform == chat.platform,
        chats.c.chat == chat.id,
        chats.c.thread == chat.thread,
    )
