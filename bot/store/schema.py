"""The schema as it is now. ``migrations/`` brings a database of any age to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

metadata = MetaData()

# SQLite numbers rows by itself only in a column of its own type INTEGER.
Id = BigInteger().with_variant(Integer, "sqlite")
_NAMED = text("origin IS NOT NULL")  # nobody can deliver anew what opened the older tables
_LEFT = text("former IS NOT NULL")  # few seats are left to a computer player

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: pairs of key and value
    Column("kind", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("first", Integer),
    Column("results", Text, nullable=False),  # JSON: the outcomes of the series so far
    Column("match", Integer),  # number of the match on the table
    Column("due", Double),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("origin", Text),  # the command or press that opened it; it may be delivered again
    UniqueConstraint("code", name="tables_code"),
    Index("tables_origin", "origin", unique=True, sqlite_where=_NAMED, postgresql_where=_NAMED),
    Index("tables_status", "status"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("table", Id, ForeignKey("tables.id", name="seats_table"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text),  # null: a computer player
    Column("level", Text, nullable=False),
    Column("former", Text),  # the person whose seat a computer player has taken over
    PrimaryKeyConstraint("table", "seat", name="seats_key"),
    Index("seats_person", "person", "table"),
    Index("seats_former", "former", sqlite_where=_LEFT, postgresql_where=_LEFT),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("table", Id, ForeignKey("tables.id", name="matches_table"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("outcome", Text),  # JSON
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    PrimaryKeyConstraint("table", "number", name="matches_key"),
    sqlite_with_rowid=False,
)

# Without a row id the moves of a match lie side by side, and one is written in one place.
moves = Table(
    "moves",
    metadata,
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "match", "ply", name="moves_key"),
    ForeignKeyConstraint(
        ["table", "match"], ["matches.table", "matches.number"], name="moves_match"
    ),
    sqlite_with_rowid=False,
)

displays = Table(
    "displays",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table", Id, ForeignKey("tables.id", name="displays_table"), nullable=False),
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("message", Text, nullable=False),
    Column("person", Text),
    Column("shown", Integer, nullable=False),
    Column("page", Text, nullable=False, server_default=""),  # of an analysis; "": the board
    UniqueConstraint("platform", "chat", "thread", "message", name="displays_message"),
    Index("displays_of_table", "table"),
    Index("displays_chat", "platform", "chat", "thread", "id"),
    sqlite_autoincrement=True,
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("steps", Text, nullable=False),  # JSON: what was found for each ply so far
    Column("done", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "match", name="analyses_key"),
    ForeignKeyConstraint(
        ["table", "match"], ["matches.table", "matches.number"], name="analyses_match"
    ),
    Index("analyses_done", "done"),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("key", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    PrimaryKeyConstraint("key", name="people_key"),
)

chats = Table(
    "chats",
    metadata,
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("language", Text, nullable=False),
    PrimaryKeyConstraint("platform", "chat", "thread", name="chats_key"),
)

picks = Table(
    "picks",
    metadata,
    Column("table", Id, ForeignKey("tables.id", name="picks_table"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("path", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat", name="picks_key"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="secrets_key"),
)
