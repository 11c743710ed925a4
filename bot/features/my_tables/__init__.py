"""My tables: a person's tables wherever they stand, and those that a chat shows."""

from bot.desk.commands import Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.my_tables.my_tables import MyTables
from bot.features.my_tables.screens import OPEN, VERB, Which


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    lists = MyTables(
        parts.words,
        parts.languages,
        parts.store,
        parts.tables,
        parts.accounts,
        parts.platforms,
        parts.boards,
        parts.slots,
    )
    return Handlers(
        commands={"games": lists.command},
        verbs={VERB: lists.press, OPEN: lists.press_open},
        api=lists,
    )


FEATURE = Feature(
    "my_tables",
    build,
    commands=(
        Command(
            "games",
            (Param("where", (Which.HERE,), bare=True),),
            private=True,
            aliases=("tables",),
            after="join",
            button=True,
        ),
    ),
    verbs=(VERB, OPEN),
    linkable=("games",),
)
