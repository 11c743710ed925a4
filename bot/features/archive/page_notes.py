"""What one page's visitor has noted of a match, beside its replay."""

from bot.accounts.accounts import Accounts
from bot.desk.page_messages import bare
from bot.desk.page_part import OpenPage
from bot.features.archive.match_notes import KeptLine, place_of
from bot.features.archive.messages import (
    LineDropped,
    LineKept,
    LineRow,
    NotesAsked,
    NotesShown,
    NoteWritten,
)
from bot.features.archive.note_screens import NotesScene
from bot.features.archive.own_notes import OwnNotes
from bot.people import Person
from bot.records.record import LONGEST_NOTE
from bot.running.service import Tables
from bot.screens.wording import Wording
from bot.tables.table import Table
from bot.texts import Words

WORDS = ("label", "yours", "save", "saved", "lines", "keep", "drop")


class PageNotes:
    """Answers what the page asks, and does what it says."""

    def __init__(
        self, page: OpenPage, notes: OwnNotes, accounts: Accounts, words: Words, tables: Tables
    ) -> None:
        self._page = page
        self._notes = notes
        self._accounts = accounts
        self._words = words
        self._tables = tables

    async def show(self, asked: NotesAsked) -> None:
        """Tells the page of them. Raises NoSuchTable, NoSuchMatch, WrongTime."""
        person, table = await self._here()
        await self._notes.match(table, asked.match)
        await self._told(person, table, asked.match)

    async def write(self, asked: NoteWritten) -> None:
        """Keeps the note. Raises NoSuchTable, NoSuchMatch, WrongTime, NoteTooLong."""
        person, table = await self._here()
        await self._notes.write(person, table, asked.match, asked.text)
        await self._told(person, table, asked.match)

    async def keep(self, asked: LineKept) -> None:
        """Keeps a line. Raises NoSuchTable, NoSuchMatch, WrongTime, WrongMove, TooManyLines."""
        person, table = await self._here()
        await self._notes.keep(person, table, asked.match, KeptLine(asked.ply, asked.moves))
        await self._told(person, table, asked.match)

    async def drop(self, asked: LineDropped) -> None:
        """Keeps a line no more. Raises NoSuchTable."""
        person, table = await self._here()
        await self._notes.drop(person, table.code, asked.match, asked.mark)
        await self._told(person, table, asked.match)

    async def _here(self) -> tuple[Person, Table]:
        person = await self._accounts.person(self._page.person)
        return person, await self._tables.get(self._page.table)

    async def _told(self, person: Person, table: Table, number: int) -> None:
        language = self._words.match(self._page.language) or self._words.default
        notes = await self._notes.of(person.key, table.code, number)
        scene = NotesScene(Wording(self._words, language, table), number, notes, person.account)
        place = place_of(table.code, number)
        lines = tuple(
            LineRow(line.mark(place), line.ply, line.moves, bare(scene.line(line)))
            for line in notes.lines
        )
        words = {word: scene.say(word) for word in WORDS}
        words["open"] = scene.wording.say("button-note")
        shown = NotesShown(table.code, number, notes.note, LONGEST_NOTE, lines, words)
        await self._page.send(shown)
