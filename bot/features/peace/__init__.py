"""Peace and quiet: when people are told what waits for them, and when nothing rings."""

from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.features.my_tables.api import MyTables
from bot.features.peace.early_reminders import EVERY, EarlyReminders
from bot.features.peace.peace import Peace
from bot.features.peace.screens import VERB, settings_buttons
from bot.features.peace.summary import Summaries
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables = parts.tables
    peace = Peace(
        parts.words,
        parts.languages,
        parts.preferences,
        parts.store.database,
        lambda: tables.now,
    )
    summaries = Summaries(parts.words, parts.languages, parts.of("my_tables", MyTables))
    reminders = EarlyReminders(parts.store.database, tables)
    return Handlers(
        jobs=(Job("reminders before quiet hours", EVERY, reminders.give),),
        verbs={VERB: peace.press},
        summarize=summaries.screen,
    )


FEATURE = Feature(
    "peace",
    build,
    uses=("my_tables",),
    verbs=(VERB,),
    linkable=(VERB,),
    slots=Slots(settings_buttons=settings_buttons),
)
