"""A match as a file, and files that have become tables."""

from collections.abc import Sequence

from bot.press import Press
from bot.screens.buttons import rows
from bot.screens.file import File
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.texts import Words


def record_screen(wording: Wording, number: int, file: File) -> Screen:
    """The record of a table's match."""
    title = wording.say("board-title", game=wording.game(), code=wording.table.code)
    told = wording.say("export-made", number=number + 1)
    return Screen("", 0, (title, told), alt=told, file=file, lead=True)


def opened_screen(words: Words, language: str, wordings: Sequence[Wording]) -> Screen:
    """Several matches that came in a file, each with a button that shows it."""
    title = words.say(language, "import-many", count=len(wordings))
    buttons = (
        Button(wording.table.code, Press("board", wording.table.code, 0).pack())
        for wording in wordings
    )
    return Screen("", 0, (title,), actions=rows(*buttons, width=4), lead=True)
