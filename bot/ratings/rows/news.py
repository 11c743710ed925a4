"""Who has not been told yet what is new about ratings: they are told once, when they next look at
their own."""

from sqlalchemy import (
    Column,
    Connection,
    Double,
    PrimaryKeyConstraint,
    Table,
    Text,
    delete,
    select,
)

from bot.store.personal_rows import PERSONAL, PersonalRows
from bot.store.queries import read, write
from bot.store.schema import metadata

rating_news = Table(
    "rating_news",
    metadata,
    Column("person", Text, nullable=False),
    Column("news", Text, nullable=False),  # the migration that brought it
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "news", name="rating_news_key"),
    sqlite_with_rowid=False,
    info={PERSONAL: PersonalRows("news", "news", "untold", newest=False)},
)


@read
def is_left(connection: Connection, person: str) -> bool:
    """Whether there is something that the person has not been told."""
    mine = select(rating_news.c.news).where(rating_news.c.person == person)
    return connection.scalar(mine.limit(1)) is not None


@write
def settle(connection: Connection, person: str) -> bool:
    """The person is being told; whether they were not before."""
    mine = rating_news.c.person == person
    return bool(connection.execute(delete(rating_news).where(mine)).rowcount)
