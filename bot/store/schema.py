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
_WAKES = text("wake IS NOT NULL")  # at tables that are over nothing happens any more
_UNSENT = text("sent IS NULL")  # most notices have long gone out

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
    Column("clock", Text, nullable=False, server_default="none"),
    Column("turn", Integer),  # the seat to move
    Column("since", Double, nullable=False, server_default="0"),  # when it came to move
    Column("deadline", Double),
    Column("timer", Text, nullable=False, server_default="[]"),  # JSON: the rest of a Turn
    Column("proposal", Text, nullable=False, server_default="[]"),  # JSON: with what was refused
    Column("wake", Double),  # when something may have to happen by itself
    UniqueConstraint("code", name="tables_code"),
    Index("tables_origin", "origin", unique=True, sqlite_where=_NAMED, postgresql_where=_NAMED),
    Index("tables_status", "status"),
    Index("tables_host", "host", "status"),
    Index("tables_wake", "wake", sqlite_where=_WAKES, postgresql_where=_WAKES),
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
    Column("joined", Integer, nullable=False, server_default="0"),
    Column("away", Double, nullable=False, server_default="0"),
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

# Without a row id the moves of a match lie side by side, and one is written in one place. They are
# a log that only grows: the move "<4" takes moves back, so that the first four stand.
moves = Table(
    "moves",
    metadata,
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("who", Text),  # a person's key, or a computer player's level
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
    Column("language", Text, nullable=False),  # as the platform tells it
    Column("chosen", Text, nullable=False, server_default=""),  # a language; "": that one
    Column("notices", Text, nullable=False, server_default="chat"),
    Column("reminders", Boolean, nullable=False, server_default=true()),
    Column("theme", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("key", name="people_key"),
)

chats = Table(
    "chats",
    metadata,
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("language", Text, nullable=False),  # "": not chosen
    Column("notices", Text, nullable=False, server_default="smart"),
    Column("reminders", Boolean, nullable=False, server_default=true()),
    Column("theme", Text, nullable=False, server_default=""),
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

# The last time that a person pressed, typed or had the page open at a table, and where.
signs = Table(
    "signs",
    metadata,
    Column("table", Id, ForeignKey("tables.id", name="signs_table"), nullable=False),
    Column("person", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    PrimaryKeyConstraint("table", "person", name="signs_key"),
    sqlite_with_rowid=False,
)

notices = Table(
    "notices",
    metadata,
    Column("id", Id, primary_key=True),
    Column("table", Id, ForeignKey("tables.id", name="notices_table"), nullable=False),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("revision", Integer, nullable=False),  # the table's that it tells of
    Column("about", Text, nullable=False),  # the turn, match or proposal that it tells of
    Column("created", Double, nullable=False),
    Column("claimed", Double),  # when a process last said that it is sending it
    Column("sent", Double),  # null: not yet; also set when it is not to be sent any more
    Index("notices_unsent", "table", sqlite_where=_UNSENT, postgresql_where=_UNSENT),
    sqlite_autoincrement=True,
)

away = Table(
    "away",
    metadata,
    Column("person", Text, nullable=False),
    Column("began", Double, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("person", "began", name="away_key"),
)
