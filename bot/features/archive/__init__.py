"""The archive: everybody's own matches that are over, found by what they were."""

from bot.desk.commands import OF_PERSON, Command
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.features.archive.filing_job import EVERY, FilingJob
from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_matches import OwnMatches
from bot.features.archive.screens import VERB


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    filing = FilingJob(parts.store.database)
    archive = OwnArchive(parts.store)
    matches = OwnMatches(archive, parts.words, parts.languages, parts.tables)
    return Handlers(
        commands={VERB: matches.command},
        verbs={VERB: matches.press},
        api=archive,
        jobs=(Job("archive", EVERY, filing.run),),
    )


FEATURE = Feature(
    "archive",
    build,
    uses=("replays",),
    commands=(
        Command(
            VERB,
            private=True,
            group=OF_PERSON,
            after="back",
            button=True,
        ),
    ),
    verbs=(VERB,),
    linkable=(VERB,),
)
