"""The archive: everybody's own matches that are over, found by what they were."""

from pathlib import Path

from bot.codes import TYPED
from bot.desk.commands import NUMBER, OF_PERSON, OF_TABLE, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.archive.chat_notes import ChatNotes, NoteParts
from bot.features.archive.filing_job import EVERY, FilingJob
from bot.features.archive.messages import (
    LineDropped,
    LineKept,
    MatchesAsked,
    MatchesFileAsked,
    NotesAsked,
    NoteWritten,
)
from bot.features.archive.note_screens import KEEP, NOTE, keep_button, more_buttons
from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_export import OwnExport
from bot.features.archive.own_matches import OwnMatches
from bot.features.archive.own_notes import OwnNotes
from bot.features.archive.page_matches import MatchesParts, PageMatches
from bot.features.archive.screens import VERB, games_buttons, position_buttons
from bot.features.records.api import MatchRecords
from bot.features.replays.api import Replays
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    filing = FilingJob(parts.store.database)
    words, tables = parts.words, parts.tables
    archive = OwnArchive(parts.store, tables)
    records = parts.of("records", MatchRecords)
    notes = OwnNotes(parts.store.database, tables)
    records.listeners.append(notes.take_in)
    export = OwnExport(archive, notes, records)
    matches = OwnMatches(archive, notes, export, words, parts.languages, tables)
    shown = NoteParts(parts.viewers, parts.replies, parts.of("replays", Replays))
    in_chats = ChatNotes(notes, tables, parts.table_finder, shown)
    beside = MatchesParts(notes, export)

    def page_part(page: OpenPage) -> PagePart:
        drawn = parts.accounts, words, tables, parts.pictures
        return PageMatches(page, archive, beside, *drawn).part

    return Handlers(
        page_part=page_part,
        commands={VERB: matches.command, NOTE: in_chats.command},
        verbs={VERB: matches.press, NOTE: in_chats.press, KEEP: in_chats.press_keep},
        forms={NOTE: in_chats.form},
        answer_typed=in_chats.answer,
        api=archive,
        jobs=(Job("archive", EVERY, filing.run),),
    )


FEATURE = Feature(
    "archive",
    build,
    uses=("replays", "records"),
    commands=(
        Command(
            VERB,
            private=True,
            group=OF_PERSON,
            after="back",
            button=True,
        ),
        Command(
            NOTE,
            (Param("text", line=True), Param("code", form=TYPED), NUMBER),
            private=True,
            group=OF_TABLE,
            after="analysis",
        ),
    ),
    verbs=(VERB, NOTE, KEEP),
    linkable=(VERB, NOTE),
    messages=(
        MatchesAsked,
        MatchesFileAsked,
        NotesAsked,
        NoteWritten,
        LineKept,
        LineDropped,
    ),
    page_files=PageFiles(
        Path(__file__).with_name("page"), "feature.js", later="archive.css", addresses=("/matches",)
    ),
    page_texts=("alike", "matches"),
    slots=Slots(
        position_buttons=position_buttons,
        line_button=keep_button,
        more_buttons=more_buttons,
        games_buttons=games_buttons,
    ),
)
