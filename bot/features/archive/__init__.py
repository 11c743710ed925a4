"""The archive: everybody's own matches that are over, found by what they were."""

from pathlib import Path

from bot.desk.commands import OF_PERSON, Command
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.archive.filing_job import EVERY, FilingJob
from bot.features.archive.messages import MatchesAsked
from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_matches import OwnMatches
from bot.features.archive.page_matches import PageMatches
from bot.features.archive.screens import VERB, games_buttons, position_button
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    filing = FilingJob(parts.store.database)
    words, tables = parts.words, parts.tables
    archive = OwnArchive(parts.store, tables)
    matches = OwnMatches(archive, words, parts.languages, tables)

    def page_part(page: OpenPage) -> PagePart:
        return PageMatches(page, archive, parts.accounts, words, tables, parts.pictures).part

    return Handlers(
        page_part=page_part,
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
    messages=(MatchesAsked,),
    page_files=PageFiles(
        Path(__file__).with_name("page"), "feature.js", later="archive.css", addresses=("/matches",)
    ),
    page_texts=("alike", "matches"),
    slots=Slots(position_button=position_button, games_buttons=games_buttons),
)
