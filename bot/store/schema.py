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
    false,
    text,
    true,
)

metadata = MetaData()

# SQLite numbers rows by itself only in a column of its own type INTEGER.
Id = BigInteger().with_variant(Integer, "sqlite")
# On PostgreSQL indexes have the same conditions, as the migrations say: to say so here too would
# load all of its dialect at every start.
_NAMED = text("origin IS NOT NULL")  # nobody can deliver anew what opened the older tables
_LEFT = text("former IS NOT NULL")  # few seats are left to a computer player
_ENDED = text("ended IS NOT NULL")  # matches that run have no place in the order of results
_WAKES = text("wake IS NOT NULL")  # at tables that are over nothing happens any more
_UNSENT = text("sent IS NULL")  # most notices have long gone out
_UNDONE = text("done IS NULL")  # what operators want is done within seconds

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
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("open", Boolean, nullable=False, server_default=false()),
    Column("paused", Double, nullable=False, server_default="0"),  # until when, by all
    Column("allowance", Integer, nullable=False, server_default="30"),  # days away of each person
    UniqueConstraint("code", name="tables_code"),
    Index("tables_origin", "origin", unique=True, sqlite_where=_NAMED),
    Index("tables_status", "status"),
    Index("tables_host", "host", "status"),
    Index("tables_wake", "wake", sqlite_where=_WAKES),
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
    Column("away_since", Double, nullable=False, server_default="0"),
    Column("spent", Double, nullable=False, server_default="0"),  # seconds away before
    PrimaryKeyConstraint("table", "seat", name="seats_key"),
    Index("seats_person", "person", "table"),
    Index("seats_former", "former", sqlite_where=_LEFT),
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
    Column("own", Boolean, nullable=False, server_default=false()),  # see bot.tables.table.Match
    Column("ended", Double),  # no two alike: the order in which results change ratings
    PrimaryKeyConstraint("table", "number", name="matches_key"),
    Index("matches_ended", "ended", sqlite_where=_ENDED),
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
    Column("page", Text, nullable=False, server_default=""),  # of a feature; "": the board
    Column("server", Text),  # that the chat is part of, where that is known
    UniqueConstraint("platform", "chat", "thread", "message", name="displays_message"),
    Index("displays_of_table", "table"),
    Index("displays_chat", "platform", "chat", "thread", "id"),
    sqlite_autoincrement=True,
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
    Column("ladder", Boolean, nullable=False, server_default=true()),  # whether they stand on it
    Column("palette", Text, nullable=False, server_default=""),
    Column("size", Text, nullable=False, server_default=""),
    Column("text", Text, nullable=False, server_default=""),
    Column("ratings", Boolean, nullable=False, server_default=true()),  # seen also while they play
    Column("board", Text, nullable=False, server_default=""),
    Column("tips", Boolean, nullable=False, server_default=true()),  # of weak computers
    Column("zone", Text, nullable=False, server_default=""),  # of time; "": not known
    Column("quiet", Text, nullable=False, server_default=""),  # hours in which nothing rings
    Column("digest", Text, nullable=False, server_default=""),  # when all is told at once
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
    Column("palette", Text, nullable=False, server_default=""),
    Column("size", Text, nullable=False, server_default=""),
    Column("board", Text, nullable=False, server_default=""),
    Column("seasons", Boolean, nullable=False, server_default=false()),
    Column("season", Integer, nullable=False, server_default="0"),  # that runs; 0: none yet
    Column("season_claimed", Double),  # when a process last said that it tells of its end
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
    Index("signs_person", "person"),
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
    Column("held", Double),  # until when it waits for its person's sake
    Index("notices_unsent", "table", sqlite_where=_UNSENT),
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

# What each rated match has made of the skill of each of its players.
ratings = Table(
    "ratings",
    metadata,
    Column("table", Id, nullable=False),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended", Double, nullable=False),  # the match's
    Column("side", Integer, nullable=False),
    Column("share", Double, nullable=False),  # of the rivals left behind, from 0 to 1
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    PrimaryKeyConstraint("table", "match", "seat", name="ratings_key"),
    ForeignKeyConstraint(
        ["table", "match"], ["matches.table", "matches.number"], name="ratings_match"
    ),
    Index("ratings_person", "person", "ended"),
    sqlite_with_rowid=False,
)

# Where everybody stands now: the last of their ratings in each game, and the sum of the shares.
standings = Table(
    "standings",
    metadata,
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("points", Double, nullable=False),
    Column("proven", Boolean, nullable=False, server_default=false()),  # among everybody
    PrimaryKeyConstraint("game", "person", name="standings_key"),
    Index("standings_person", "person"),
    sqlite_with_rowid=False,
)

# How often a person has met computer players of a level, and their share of the points there.
beaten = Table(
    "beaten",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", Double, nullable=False),
    PrimaryKeyConstraint("person", "game", "level", name="beaten_key"),
    sqlite_with_rowid=False,
)

# A link that was made within a day: a row for each account or address that it came from.
links_made = Table(
    "links_made",
    metadata,
    Column("id", Id, primary_key=True),
    Column("source", Text, nullable=False),  # a keyed hash
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,
)

# One row while ratings follow anew from the matches: those that ended up to ``done`` are right.
rating_replays = Table(
    "rating_replays",
    metadata,
    Column("token", Text, nullable=False),  # another one whenever there is more to replay
    Column("done", Double, nullable=False),
    PrimaryKeyConstraint("token", name="rating_replays_key"),
)

# Whose ratings in a game may come out otherwise by that; "" for results against computers.
replayed_people = Table(
    "replayed_people",
    metadata,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    PrimaryKeyConstraint("person", "game", name="replayed_people_key"),
    sqlite_with_rowid=False,
)

# A row for each formula of ratings by which all of them are still to be replayed: the migration
# that brought it.
rating_rebuilds = Table(
    "rating_rebuilds",
    metadata,
    Column("version", Text, nullable=False),
    PrimaryKeyConstraint("version", name="rating_rebuilds_key"),
)

# Accounts of one person: whoever has but one is found nowhere here, and is known by its own key.
links = Table(
    "links",
    metadata,
    Column("account", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False, server_default=""),  # of the account; "" while unknown
    PrimaryKeyConstraint("account", name="links_key"),
    Index("links_person", "person"),
)

# A key that becomes another one in finished tables, where accounts were linked or somebody was
# forgotten; of displays and notices those below these ids are still to be looked through.
renamings = Table(
    "renamings",
    metadata,
    Column("old", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("displays", Id, nullable=False),
    Column("notices", Id, nullable=False),
    PrimaryKeyConstraint("old", name="renamings_key"),
)

# A finished table where the old key still stands.
renamed_tables = Table(
    "renamed_tables",
    metadata,
    Column("table", Id, nullable=False),
    Column("old", Text, nullable=False),
    Column("key", Text, nullable=False),
    PrimaryKeyConstraint("table", "old", name="renamed_tables_key"),
    sqlite_with_rowid=False,
)

# What an account has been given to show elsewhere. The code itself is kept nowhere.
link_codes = Table(
    "link_codes",
    metadata,
    Column("hash", Text, nullable=False),
    Column("account", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Column("asked", Text),  # the account that has typed it last
    PrimaryKeyConstraint("hash", name="link_codes_key"),
    UniqueConstraint("account", name="link_codes_account"),
)

# The accounts of a link that may still be taken back, each with the person whose it was before.
recent_links = Table(
    "recent_links",
    metadata,
    Column("link", Id, nullable=False),
    Column("account", Text, nullable=False),
    Column("was", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("link", "account", name="recent_links_key"),
    Index("recent_links_account", "account"),
)

# What these persons had when they were linked.
brought = Table(
    "brought",
    metadata,
    Column("link", Id, nullable=False),
    Column("was", Text, nullable=False),
    Column("kind", Text, nullable=False),  # "table" or what else it is, see bot.store.recent_links
    Column("place", Text, nullable=False),  # a table's id, a puzzle's day or name …
    Column("content", Text, nullable=False, server_default=""),  # JSON: the row as it was
    PrimaryKeyConstraint("link", "was", "kind", "place", name="brought_key"),
    sqlite_with_rowid=False,
)

# A code that somebody has tried; "" stands for the account of somebody who is forgotten.
link_guesses = Table(
    "link_guesses",
    metadata,
    Column("id", Id, primary_key=True),
    Column("account", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("address", Text, nullable=False, server_default=""),  # a keyed hash; "": none is told
    Column("newcomer", Boolean, nullable=False, server_default=false()),
    sqlite_autoincrement=True,
)

# A browser, by a digest of its account; "" stands for the account of one that has ended.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, nullable=False),
    Column("account", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("began", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("generation", Integer, nullable=False),  # cookies of an older one hold no more
    Column("ended", Double),
    PrimaryKeyConstraint("id", name="sessions_key"),
)

# The processes that share the database, each as it last said by the database's clock.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, nullable=False),
    Column("roles", Text, nullable=False),  # with blanks between them
    Column("began", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("version", Text, nullable=False, server_default=""),  # the last migration it knows
    PrimaryKeyConstraint("id", name="processes_key"),
)

# One row: the last migration known to the oldest version that can run on this schema.
serves = Table(
    "serves",
    metadata,
    Column("oldest", Text, nullable=False),
    PrimaryKeyConstraint("oldest", name="serves_key"),
)

# What has come in from outside and may be delivered again, until it is too old for that.
deliveries = Table(
    "deliveries",
    metadata,
    Column("source", Text, nullable=False),
    Column("delivery", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("source", "delivery", name="deliveries_key"),
    Index("deliveries_at", "at"),
    sqlite_with_rowid=False,
)

# What an account is still to be told in a chat where others read along.
owed_words = Table(
    "owed_words",
    metadata,
    Column("account", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("account", "chat", name="owed_words_key"),
    sqlite_with_rowid=False,
)

# The button below a message that leads back to where a link into its chat came from.
ways_back = Table(
    "ways_back",
    metadata,
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("platform", "chat", "message", name="ways_back_key"),
    sqlite_with_rowid=False,
)

# The table that somebody meant who opened the page in an instance of an activity.
launches = Table(
    "launches",
    metadata,
    Column("instance", Text, nullable=False),
    Column("account", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("instance", "account", name="launches_key"),
    sqlite_with_rowid=False,
)

# What holds of a bot's application at a platform, whichever process serves it.
applications = Table(
    "applications",
    metadata,
    Column("id", Text, nullable=False),
    Column("shards", Integer, nullable=False),  # into which what comes in is divided
    Column("commands", Text, nullable=False, server_default=""),  # a digest of those registered
    PrimaryKeyConstraint("id", name="applications_key"),
)

# Where each shard's stream of events has come to, for the process that goes on with it.
shards = Table(
    "shards",
    metadata,
    Column("application", Text, nullable=False),
    Column("shard", Integer, nullable=False),
    Column("session", Text, nullable=False, server_default=""),
    Column("sequence", Id, nullable=False, server_default="0"),
    Column("address", Text, nullable=False, server_default=""),
    Column("identified", Double, nullable=False, server_default="0"),  # by the database's clock
    PrimaryKeyConstraint("application", "shard", name="shards_key"),
)

# What operators of the server have done or want done, the console's and those in chats.
deeds = Table(
    "deeds",
    metadata,
    Column("id", Id, primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", Text, nullable=False),  # "console", or an account
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False, server_default=""),  # a table's code, or an account
    Column("begins", Double),  # of a pause
    Column("ends", Double),
    Column("claimed", Double),  # when a process last said that it does it
    Column("done", Double),
    Column("result", Text, nullable=False, server_default=""),  # in words
    Index("deeds_undone", "id", sqlite_where=_UNDONE),
    sqlite_autoincrement=True,
)

# The accounts that are served no longer.
shut_out = Table(
    "shut_out",
    metadata,
    Column("account", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("account", name="shut_out_key"),
)
