"""Open tables: lobbies that everybody on a server may find, and somebody to play with."""

from pathlib import Path

from bot.desk.commands import OF_PERSON, Command
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.blocking.api import Blocking
from bot.features.open_tables.messages import OpenTablesAsked
from bot.features.open_tables.open_lobbies import OpenLobbies
from bot.features.open_tables.open_tables import COMMAND, OpenTables
from bot.features.open_tables.page_tables import Homes, PageTables
from bot.features.open_tables.screens import SIT, SOMEBODY, public_menu, public_note
from bot.ratings.ratings import Ratings
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    lobbies = OpenLobbies(parts.store, parts.tables, parts.of("blocking", Blocking))
    homes = Homes(parts.tables)
    open_tables = OpenTables(
        parts.words,
        parts.languages,
        parts.store.database,
        parts.preferences,
        parts.presence,
        parts.boards,
        parts.of("ratings", Ratings),
        lobbies,
    )

    def page_part(page: OpenPage) -> PagePart:
        return PageTables(page, open_tables, lobbies, parts.accounts, homes).part

    return Handlers(
        commands={COMMAND: open_tables.command},
        verbs={SIT: open_tables.press_sit, SOMEBODY: open_tables.press_somebody},
        may_join=lobbies.admit,
        page_part=page_part,
        close=homes.close,
    )


FEATURE = Feature(
    "open_tables",
    build,
    uses=("ratings", "blocking"),
    commands=(Command(COMMAND, private=True, group=OF_PERSON, after="back", button=True),),
    verbs=(SIT, SOMEBODY),
    linkable=(COMMAND,),
    messages=(OpenTablesAsked,),
    page_files=PageFiles(Path(__file__).with_name("page"), "open_tables.js", "open_tables.css"),
    page_texts=("open-tables", "open-somebody", "open-somebody-game", "open-sit"),
    slots=Slots(lobby_menus=public_menu, lobby_notes=public_note, play_commands=(COMMAND,)),
)
