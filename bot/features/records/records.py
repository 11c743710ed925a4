"""Records in chats: a match as a file, a file as matches, and whether a deal was fair."""

from dataclasses import dataclass, replace

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, PrivateLine, Reply
from bot.desk.sent_file import SentFile
from bot.desk.table_finder import TableFinder
from bot.errors import BadPress, WrongTime
from bot.features.records.imports import Imports
from bot.features.records.match_records import MatchRecords
from bot.features.records.screens import fair_lines, opened_by, opened_screen, record_screen
from bot.records.checking import Check
from bot.records.files import OWN
from bot.running.held_seeds import HeldSeeds
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.file import File
from bot.screens.wording import Wording
from bot.tables.play import match_over
from bot.texts import Words
from engines.duplicate import in_setup


@dataclass(eq=False, repr=False)
class Records:
    """Does what commands, buttons and files ask of records."""

    _words: Words
    _replies: Replies
    _boards: Boards
    _tables: Tables
    _table_finder: TableFinder
    _archive: MatchRecords
    _imports: Imports
    _held_seeds: HeldSeeds

    async def command_export(self, invocation: Invocation) -> Reply:
        """/export: a finished match as a file for all in the chat, the latest of the table unless
        its number is given. Raises StillRunning, NoSuchMatch, BadRecord."""
        table, args = await self._table_finder.find(invocation), invocation.args
        wanted = int(args["number"]) - 1 if "number" in args else None
        number, record = await self._archive.latest(table.code, wanted)
        file_format = args.get("format", OWN)
        written = await self._archive.written(record, file_format)
        name = f"{table.game}-{table.code}-{number + 1}{written.suffix}"
        wording = await self._replies.wording_in(table, invocation.chat, invocation.person)
        file = File(name, written.media_type, written.data)
        return NewScreen(record_screen(wording, number, file, file_format), shared=True)

    async def command_import(self, invocation: Invocation) -> Reply:
        """/import without a file: how one is sent."""
        language = await self._replies.language(invocation.person, invocation.chat)
        return PrivateLine(self._words.say(language, "import-how"))

    async def import_file(self, sent: SentFile) -> Reply:
        """The matches of a file as tables: the board of one, or all of several by their codes.
        Where others read along, they are told who has sent it. Raises what ``Imports.import_file``
        raises."""
        codes = await self._imports.import_file(sent)
        language = await self._replies.language_of_all(sent.person, sent.chat)
        reply: Reply = NewScreen(opened_screen(self._words, language, codes), shared=True)
        if len(codes) == 1:
            table = await self._tables.get(codes[0])
            reply = await self._boards.shared(table, sent.person, sent.chat)
        if sent.chat.private or not isinstance(reply, NewScreen):
            return reply
        name, screen = sent.person.name, reply.screen
        told = opened_by(self._words, language, screen, name, len(codes))
        return replace(reply, screen=told)

    async def press_fair(self, pressed: ButtonPress) -> Reply:
        """What proves a hidden deal: once the match is over, and nobody else plays with the same
        one, with every step checked."""
        table = await self._tables.get(pressed.press.table)
        if table.match is None:
            raise WrongTime(table.stage)
        view = self._tables.view(table, None)
        if not view.hands:
            raise BadPress
        found: tuple[Check, ...] = ()
        held = in_setup(table.match.setup) and await self._held_seeds.held(table.code)
        if match_over(table) and not held:
            found = await self._archive.checks(table.code, table.match.number)

        def made(language: str) -> Screen:
            wording = Wording(self._words, language, table)
            return Screen("", 0, fair_lines(wording, view, found, held))

        return await self._replies.inform(made, pressed.person, pressed.chat, pressed=True)

    async def close(self) -> None:
        """Gives up what still waits to be read or written."""
        self._archive.close()
