"""Databases as older versions wrote them, kept as files."""

import json
from pathlib import Path

from sqlalchemy import Connection, MetaData, text

from bot.store.migrate import upgrade

FOLDER = Path(__file__).parent
NUMBERED = ("tables", "displays", "notices")
BROUGHT = {
    "0046": (
        "ALTER TABLE chats DROP COLUMN seasons",
        "ALTER TABLE chats DROP COLUMN season",
        "ALTER TABLE chats DROP COLUMN season_claimed",
    ),
    "0045": tuple(
        f"DROP TABLE {name}"
        for name in (
            "tournaments",
            *("tournament_entrants", "tournament_people", "tournament_hosts"),
            *("tournament_boards", "tournament_seats", "tournament_chats"),
            *("tournament_posts", "tournament_news"),
        )
    ),
    "0044": ("DROP TABLE match_notes", "DROP TABLE kept_lines"),
    "0043": ("DROP TABLE archive", "DROP TABLE archive_older"),
    "0042": ("DROP TABLE program_tokens",),
    "0040": (
        "ALTER TABLE people DROP COLUMN zone",
        "ALTER TABLE people DROP COLUMN quiet",
        "ALTER TABLE people DROP COLUMN digest",
        "ALTER TABLE notices DROP COLUMN held",
        "ALTER TABLE tables DROP COLUMN paused",
        "ALTER TABLE tables DROP COLUMN allowance",
        "ALTER TABLE seats DROP COLUMN away_since",
        "ALTER TABLE seats DROP COLUMN spent",
    ),
    "0038": ("DROP TABLE plans",),
    "0037": ("DROP TABLE launches",),
    "0036": ("DROP TABLE play_asks", "ALTER TABLE tables DROP COLUMN open"),
    "0035": ("ALTER TABLE people DROP COLUMN board", "ALTER TABLE chats DROP COLUMN board"),
    "0033": ("DROP TABLE blocks", "DROP TABLE mutes"),
    "0032": ("ALTER TABLE people DROP COLUMN tips",),
    "0031": ("DROP TABLE ways_back", "DROP TABLE owed_words"),
    "0030": ("ALTER TABLE people DROP COLUMN ratings",),
    "0029": ("ALTER TABLE links DROP COLUMN name",),
    "0028": ("DROP TABLE push_subscriptions",),
    "0027": ("DROP TABLE rating_news",),
    "0026": ("DROP TABLE rating_rebuilds",),
    "0025": ("DROP TABLE renamed_tables", "DROP TABLE renamings"),
    "0024": (),  # a move of which nobody noted who made it is an old one
    "0023": ("DROP TABLE recent_links", "DROP TABLE brought"),
    "0022": ("DROP TABLE sessions",),
    "0021": ("DROP TABLE links_made",),
    "0020": ("ALTER TABLE standings DROP COLUMN proven",),
    "0019": ("DROP TABLE replayed_people", "DROP TABLE rating_replays"),
    "0018": ("DROP TABLE deeds", "DROP TABLE shut_out"),
    "0017": (
        "ALTER TABLE link_codes DROP COLUMN asked",
        "ALTER TABLE link_guesses DROP COLUMN address",
        "ALTER TABLE link_guesses DROP COLUMN newcomer",
    ),
    "0016": (),  # what notices tell of is understood either way
    "0015": (),  # a queue that stands there is taken as it is
    "0014": (
        "DROP TABLE applications",
        "DROP TABLE shards",
        "ALTER TABLE displays DROP COLUMN server",
    ),
    "0013": (
        "DROP TABLE processes",
        "DROP TABLE serves",
        "DROP TABLE deliveries",
        "ALTER TABLE analyses DROP COLUMN claimed",
    ),
    "0012": (
        "ALTER TABLE people DROP COLUMN palette",
        "ALTER TABLE people DROP COLUMN size",
        "ALTER TABLE people DROP COLUMN text",
        "ALTER TABLE chats DROP COLUMN palette",
        "ALTER TABLE chats DROP COLUMN size",
    ),
    "0011": ("DROP TABLE link_guesses",),
    "0010": ("DROP TABLE dailies", "DROP TABLE puzzle_misses", "DROP TABLE puzzle_tries"),
    "0009": ("DROP TABLE link_codes", "DROP TABLE links", "DROP INDEX signs_person"),
}
"""What takes away what each migration has brought, newest first."""


def write_version(connection: Connection, number: str) -> None:
    """Make an empty database the one that this version has left."""
    upgrade(connection, number)
    known = MetaData()
    known.reflect(connection)
    content = (FOLDER / f"version_{number}.json").read_text(encoding="utf-8")
    for name, rows in json.loads(content).items():
        if rows:
            connection.execute(known.tables[name].insert(), rows)
    if connection.dialect.name == "postgresql":  # whose ids go on from those that it gave
        for name in NUMBERED:
            last = f"(SELECT max(id) FROM {name})"
            connection.execute(text(f"SELECT setval('{name}_id_seq', {last})"))


def step_back(connection: Connection, number: str) -> None:
    """Take away what the migrations after this version have brought; the rest stays as it is."""
    for newer, lines in BROUGHT.items():
        if newer > number:
            for line in lines:
                connection.execute(text(line))
    connection.execute(text(f"UPDATE alembic_version SET version_num = '{number}'"))
