"""The tables of tournaments."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from bot.features.tournaments.rows.match_end import board_ended
from bot.features.tournaments.rows.who_plays import people_changed
from bot.store.chat_rows import OF_CHAT
from bot.store.growth import PERSON, RULE, Rule
from bot.store.personal_rows import CHANGED, PERSONAL, PersonalRows
from bot.store.schema import metadata
from bot.store.seated_rows import ENDED

_WAKES = text("wake IS NOT NULL")  # with those that are over nothing happens any more
_PLAYED = Rule("stays: tournaments are kept for ever")

tournaments = Table(
    "tournaments",
    metadata,
    Column("code", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON: see options.TournamentOptions
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("starts", Double, nullable=False),
    Column("absence", Double, nullable=False),
    Column("limit", Double, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("computers", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("ends", Double),
    Column("paused", Double, nullable=False),
    Column("reminded", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("origin", Text),  # the press that opened it; it may be delivered again
    Column("created", Double, nullable=False),
    Column("wake", Double),  # when something may have to happen
    PrimaryKeyConstraint("code", name="tournaments_key"),
    UniqueConstraint("origin", name="tournaments_origin"),
    Index("tournaments_wake", "wake", sqlite_where=_WAKES),
    sqlite_with_rowid=False,
    info={RULE: Rule(_PLAYED.words, "created")},
)

# Who plays, by numbers that are never given again, also when somebody is forgotten.
entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("rating", Double, nullable=False),
    Column("level", Text, nullable=False),  # of a computer player, "" of a person
    Column("since", Integer, nullable=False),
    Column("after", Integer),
    Column("group", Integer, nullable=False),
    Column("home", Integer, nullable=False),  # the number of the chat where they have joined
    Column("freed", Double, nullable=False),
    PrimaryKeyConstraint("tournament", "number", name="tournament_entrants_key"),
    sqlite_with_rowid=False,
    info={RULE: _PLAYED},
)

# Which person an entrant is.
players = Table(
    "tournament_people",
    metadata,
    Column("person", Text, nullable=False),
    Column("tournament", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "tournament", name="tournament_people_key"),
    Index("tournament_people_tournament", "tournament"),
    sqlite_with_rowid=False,
    info={
        CHANGED: people_changed,
        PERSONAL: PersonalRows("tournament", "entry", "tournaments", newest=False),
        RULE: Rule(PERSON, "at"),
    },
)

# Whose powers a tournament is in, and when they last used them.
hosts = Table(
    "tournament_hosts",
    metadata,
    Column("person", Text, nullable=False),
    Column("tournament", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "tournament", name="tournament_hosts_key"),
    Index("tournament_hosts_tournament", "tournament"),
    sqlite_with_rowid=False,
    info={
        PERSONAL: PersonalRows("tournament", "cup", "hosted_tournaments", newest=True),
        RULE: Rule(PERSON, "at"),
    },
)

boards = Table(
    "tournament_boards",
    metadata,
    Column("tournament", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("code", Text),  # of the table; null before that is open
    Column("result", Text),  # JSON; null while it is played
    Column("due", Double),
    PrimaryKeyConstraint("tournament", "round", "board", name="tournament_boards_key"),
    UniqueConstraint("code", name="tournament_boards_code"),
    sqlite_with_rowid=False,
    info={ENDED: board_ended, RULE: _PLAYED},
)

# By its key nobody sits at two boards of a round.
seats = Table(
    "tournament_seats",
    metadata,
    Column("tournament", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("entrant", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("tournament", "round", "entrant", name="tournament_seats_key"),
    UniqueConstraint("tournament", "round", "board", "seat", name="tournament_seats_board"),
    sqlite_with_rowid=False,
    info={RULE: _PLAYED},
)

# The chats where a tournament was opened, or where somebody has joined it.
chats = Table(
    "tournament_chats",
    metadata,
    Column("tournament", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("platform", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("thread", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number", name="tournament_chats_key"),
    UniqueConstraint("tournament", "platform", "chat", "thread", name="tournament_chats_chat"),
    Index("tournament_chats_place", "platform", "chat", "thread"),
    sqlite_with_rowid=False,
    info={OF_CHAT: True, RULE: Rule("one a tournament and chat")},
)

# The message that shows a phase of a tournament in one of its chats.
posts = Table(
    "tournament_posts",
    metadata,
    Column("tournament", Text, nullable=False),
    Column("chat", Integer, nullable=False),
    Column("phase", Text, nullable=False),
    Column("message", Text, nullable=False),  # "": not yet
    Column("shown", Integer, nullable=False),  # the tournament's revision
    Column("claimed", Double),  # when a process last said that it is posting it
    PrimaryKeyConstraint("tournament", "chat", "phase", name="tournament_posts_key"),
    sqlite_with_rowid=False,
    info={RULE: Rule("one a tournament, chat and round")},
)

# What a host has decided, of which everybody is told.
news = Table(
    "tournament_news",
    metadata,
    Column("tournament", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),  # JSON, of numbers alone
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("tournament", "number", name="tournament_news_key"),
    sqlite_with_rowid=False,
    info={RULE: Rule(_PLAYED.words, "at")},
)
