"""Programs: people's own programs read their tables and matches, and play, by a token of theirs."""

from bot.desk.commands import OF_PERSON, Command
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.program_requests import ProgramAccess
from bot.features.archive.api import OwnArchive, OwnExport, OwnNotes
from bot.features.programs.access import error_document, operations
from bot.features.programs.handlers import TokenHandlers
from bot.features.programs.match_requests import ProgramMatches
from bot.features.programs.openapi import DESCRIPTION, ROOT, described
from bot.features.programs.screens import COMMAND, VERB, own_buttons
from bot.features.programs.table_requests import ProgramTables
from bot.features.programs.tokens import ProgramTokens
from bot.features.records.api import MatchRecords
from bot.ratings.even_matches import EvenMatches
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables, store, web = parts.tables, parts.store, parts.platforms.web
    tokens = ProgramTokens(store, lambda: tables.now)
    address = f"{web.base}{ROOT}" if web.base else ""
    handlers = TokenHandlers(tokens, parts.words, parts.languages, tables, store, address)
    archive, records = parts.of("archive", OwnArchive), parts.of("records", MatchRecords)
    export = OwnExport(archive, OwnNotes(store.database, tables), records)
    matches = ProgramMatches(archive, records, export)
    even = EvenMatches(store.renamings).level
    asked = operations(ProgramTables(tables, parts.entrance, store, tokens, even), matches)
    return Handlers(
        commands={COMMAND: handlers.command},
        verbs={VERB: handlers.press},
        profile_buttons=handlers.card_buttons,
        programs=ProgramAccess(
            ROOT,
            tokens.person,
            error_document,
            asked,
            {DESCRIPTION: lambda: described(asked, web.base)},
        ),
    )


FEATURE = Feature(
    "programs",
    build,
    uses=("archive", "records"),
    commands=(Command(COMMAND, private=True, group=OF_PERSON, button=True),),
    verbs=(VERB,),
    linkable=(COMMAND,),
    slots=Slots(settings_buttons=own_buttons),
)
