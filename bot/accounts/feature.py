"""Accounts as data: the commands, the buttons, and how they are built."""

from bot.accounts.linking import Linking
from bot.accounts.personal_data import PersonalData
from bot.accounts.screens import FORGET, LINK, MY_DATA, UNLINK
from bot.desk.commands import OF_PERSON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers


def build(parts: FeatureParts) -> Handlers:
    """Accounts at work."""
    linking = Linking(
        parts.words, parts.languages, parts.preferences, parts.accounts, parts.table_finder
    )
    personal_data = PersonalData(
        parts.words,
        parts.languages,
        parts.preferences,
        parts.accounts,
        parts.displays,
        parts.store.renamings,
    )
    return Handlers(
        commands={
            LINK: linking.command_link,
            UNLINK: linking.command_unlink,
            MY_DATA: personal_data.command_my_data,
            FORGET: personal_data.command_forget,
        },
        verbs={
            LINK: linking.press_link,
            UNLINK: linking.press_unlink,
            FORGET: personal_data.press_forget,
        },
        answer_typed=linking.answer,
    )


FEATURE = Feature(
    "accounts",
    build,
    commands=(
        Command(LINK, (Param("linkcode", bare=True),), private=True, group=OF_PERSON, button=True),
        Command(UNLINK, private=True, group=OF_PERSON),
        Command(MY_DATA, private=True, group=OF_PERSON, button=True),
        Command(FORGET, private=True, group=OF_PERSON, button=True),
    ),
    verbs=(LINK, UNLINK, FORGET),
    unrestricted=(MY_DATA, FORGET),
)
