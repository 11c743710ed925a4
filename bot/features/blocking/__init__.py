"""Blocking: people who want nothing to do with somebody, or see no words of theirs."""

from bot.desk.commands import OF_PERSON, Command
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.blocking.blocking import Blocking
from bot.features.blocking.handlers import BlockHandlers
from bot.features.blocking.screens import VERB, players_button, seat_buttons, settings_buttons
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables = parts.tables
    blocking = Blocking(parts.store.database, lambda: tables.now)
    handlers = BlockHandlers(
        blocking, parts.words, parts.languages, parts.replies, tables, parts.store
    )
    return Handlers(
        commands={"block": handlers.command},
        verbs={VERB: handlers.press},
        profile_buttons=handlers.card_buttons,
        api=blocking,
    )


FEATURE = Feature(
    "blocking",
    build,
    commands=(Command("block", private=True, group=OF_PERSON, button=True),),
    verbs=(VERB,),
    linkable=("block",),
    slots=Slots(
        player_buttons=seat_buttons,
        more_buttons=players_button,
        settings_buttons=settings_buttons,
    ),
)
