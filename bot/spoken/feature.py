"""Boards in words as data: the commands, and how they are built."""

from bot.desk.commands import CODE, OF_PERSON, OF_TABLE, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.preferences.settings import SettingsHandlers
from bot.screens.reading import FIRST, OFF, ONLY
from bot.spoken.spoken import COLUMN, LAST, PART, ROW, Spoken


def build(parts: FeatureParts) -> Handlers:
    """Boards in words at work."""
    spoken = Spoken(
        parts.table_finder,
        parts.tables,
        parts.composer,
        parts.boards,
        parts.replies,
        parts.viewers,
        parts.of("preferences", SettingsHandlers),
    )
    return Handlers(
        commands={
            "board": spoken.command_board,
            "moves": spoken.command_moves,
            "text": spoken.command_text,
        }
    )


FEATURE = Feature(
    "spoken",
    build,
    uses=("preferences",),
    commands=(
        Command(
            "board",
            (
                Param(PART, (LAST,), bare=True),
                Param(ROW, most=99),
                Param(COLUMN, form="[A-Z]"),
                CODE,
            ),
            after="hand",
        ),
        Command(
            "moves",
            (Param("after", bare=True), Param("then", bare=True), Param("code", form=CODE.form)),
            private=True,
            group=OF_TABLE,
            after="score",
        ),
        Command(
            "text",
            (Param("how", (FIRST, ONLY, OFF), bare=True, aliases=(("on", FIRST),)),),
            private=True,
            group=OF_PERSON,
            button=True,
        ),
    ),
)
