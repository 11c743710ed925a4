"""Preferences as data: the commands, the buttons, and how they are built."""

from bot.desk.commands import OF_PERSON, OFF, ON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.preferences.board_pictures import BoardPictures
from bot.preferences.effects import ChoiceEffects
from bot.preferences.screens import LADDER, RATINGS, TIPS, VERB
from bot.preferences.settings import SettingsHandlers


def build(parts: FeatureParts) -> Handlers:
    """Settings at work."""
    tables = parts.tables
    settings = SettingsHandlers(
        parts.words,
        parts.languages,
        parts.replies,
        parts.preferences,
        parts.chat_choices,
        ChoiceEffects(
            parts.store.renamings,
            parts.displays,
            BoardPictures(parts.pictures, parts.viewers),
            lambda: tables.now,
        ),
        parts.accounts,
        parts.slots,
    )
    return Handlers(
        commands={"language": settings.command_language, "settings": settings.command_settings},
        verbs={VERB: settings.press},
        api=settings,
    )


FEATURE = Feature(
    "preferences",
    build,
    commands=(
        Command(
            "language",
            (Param("language", spoken=True, bare=True),),
            private=True,
            group=OF_PERSON,
            button=True,
        ),
        Command(
            "settings",
            (
                Param("setting", (LADDER, RATINGS, TIPS), bare=True),
                Param("value", (ON, OFF), bare=True),
            ),
            private=True,
            after="top",
            button=True,
        ),
    ),
    verbs=(VERB,),
)
