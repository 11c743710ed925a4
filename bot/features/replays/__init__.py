"""Replays: a match walked through move by move, in messages and on the page."""

from pathlib import Path

from bot.desk.commands import CODE, NUMBER, OF_TABLE, Command
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.page_files import PageFiles
from bot.desk.page_part import OpenPage, PagePart
from bot.features.analysis.api import Analyses
from bot.features.replays.accuracy import Accuracies
from bot.features.replays.accuracy_screen import VERB as ACCURACY
from bot.features.replays.accuracy_screen import accuracy_buttons
from bot.features.replays.chat_replays import ChatReplays
from bot.features.replays.messages import Ply, ShowReplay, TryLine
from bot.features.replays.page_replay import PageReplay
from bot.features.replays.replays import Replays
from bot.features.replays.screens import ANALYSE, VERB, result_buttons
from bot.screens.screen import Screen
from bot.screens.slots import Slots
from bot.screens.viewer import Viewer
from bot.tables.table import Table


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    words, tables = parts.words, parts.tables
    analyses = parts.of("analysis", Analyses)
    replays = Replays(tables, words, parts.pictures, analyses, parts.slots)
    in_chats = ChatReplays(
        replays, tables, parts.boards, parts.screens, parts.table_finder, parts.slots
    )
    accuracy = Accuracies(replays, in_chats, tables, parts.boards, parts.replies)

    async def pages(table: Table, text: str, viewer: Viewer) -> Screen | None:
        screen = await in_chats.page(table, text, viewer)
        return screen or await accuracy.page(table, text, viewer)

    def page_part(page: OpenPage) -> PagePart:
        return PageReplay(page, replays, tables, parts.accounts, words).part

    return Handlers(
        commands={"analysis": in_chats.command},
        verbs={VERB: in_chats.press, ANALYSE: in_chats.press_analysis, ACCURACY: accuracy.press},
        pages=pages,
        page_part=page_part,
        api=replays,
    )


FEATURE = Feature(
    "replays",
    build,
    uses=("analysis",),
    commands=(Command("analysis", (NUMBER, CODE), group=OF_TABLE, after="host"),),
    table_verbs=(VERB, ANALYSE, ACCURACY),
    linkable=(VERB, ANALYSE, ACCURACY),
    messages=(ShowReplay, Ply, TryLine),
    page_files=PageFiles(Path(__file__).with_name("page"), "replays.js", later="replay.css"),
    slots=Slots(result_buttons=result_buttons, study_buttons=accuracy_buttons),
)
