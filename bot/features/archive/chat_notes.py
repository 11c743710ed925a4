"""/note and its buttons: what somebody notes of a match, for them alone."""

from msgspec import Struct

from bot.codes import is_code
from bot.desk.button_press import ButtonPress, number_of
from bot.desk.commands import NUMBER
from bot.desk.invocation import Invocation
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.replies import Replies
from bot.desk.reply import PrivateLine, PrivateScreen, Reply, screen_reply
from bot.desk.table_finder import TableFinder
from bot.desk.typed_form import TypedForm
from bot.desk.viewers import Viewers
from bot.errors import BadPress, NoSuchTable, NoTableHere, WrongMove, WrongTime
from bot.features.archive.match_notes import KeptLine, place_of
from bot.features.archive.note_screens import (
    CLEAR,
    DROP,
    LINE,
    NOTE,
    WRITE,
    NotesScene,
    asking_screen,
    kept_line_screen,
    notes_screen,
)
from bot.features.archive.own_notes import OwnNotes
from bot.features.replays.api import Replays
from bot.people import Chat, Person
from bot.press import packed
from bot.records.record import LONGEST_NOTE
from bot.running.service import Tables
from bot.screens.screen import Screen
from bot.tables.play import latest_over
from bot.tables.table import Table
from engines.numerals import whole

ANYWHERE = "", 0  # the table and its revision about which nobody would be typing otherwise


class NoteParts(Struct, frozen=True):
    """What screens of notes are made with."""

    viewers: Viewers
    replies: Replies
    replays: Replays


class ChatNotes:
    """Lets people write notes and keep lines in chats."""

    def __init__(
        self, notes: OwnNotes, tables: Tables, finder: TableFinder, shown: NoteParts
    ) -> None:
        self._notes = notes
        self._tables = tables
        self._finder = finder
        self._shown = shown
        self._asked = PendingConfirmations()

    async def command(self, invocation: Invocation) -> Reply:
        """/note: what is noted of a match, by its table's code or the latest one here; with a text
        that is its note from then on. Raises NoTableHere, NoSuchTable, NoSuchMatch, WrongTime,
        NoteTooLong."""
        invocation, number = await self._addressed(invocation)
        table, text = await self._finder.find(invocation), invocation.args.get("text", "")
        if number is None:
            number = latest_over(table)
        if number is None:
            raise WrongTime(table.stage)
        person, chat, done = invocation.person, invocation.chat, ""
        if text.strip():
            await self._notes.write(person, table, number, text)
            done = "saved"
        screen = await self._listed(table, number, person, chat, done)
        return _alone(screen, chat, table, number, here=False)

    async def _addressed(self, invocation: Invocation) -> tuple[Invocation, int | None]:
        """The match that is named, and the text without that: one typed in a line begins with its
        table's code, perhaps with a point and the match's number behind it."""
        args = dict(invocation.args)
        number = int(args["number"]) - 1 if "number" in args else None
        first, _, rest = args.get("text", "").strip().partition(" ")
        code, point, digits = first.upper().partition(".")
        named = whole(digits, 1, NUMBER.most)
        if "code" in args or not is_code(code) or (point and named is None):
            return invocation, number
        try:
            await self._tables.get(code)
        except NoSuchTable:  # a word like any other
            return invocation, number
        wanted = invocation.with_args({**args, "code": code, "text": rest})
        return wanted, number if named is None else named - 1

    async def press(self, pressed: ButtonPress) -> Reply:
        """What is noted of a match, and what becomes of that. Raises BadPress, NoSuchTable,
        NoSuchMatch, WrongTime."""
        first, *path = pressed.press.path or ("",)
        number, person, chat = number_of(first), pressed.person, pressed.chat
        table = await self._tables.get(pressed.press.table)
        done = ""
        match path:
            case []:
                self._asked.take(person.key, *ANYWHERE)
            case [what] if what == WRITE:
                return await self._ask(pressed, table, number)
            case [what] if what == CLEAR:
                await self._notes.write(person, table, number, "")
            case [what, mark] if what == DROP:
                await self._notes.drop(person, table.code, number, mark)
                done = "dropped"
            case [what, mark] if what == LINE:
                screen = await self._line(table, number, person, chat, mark)
                return _alone(screen, chat, table, number)
            case _:
                raise BadPress
        screen = await self._listed(table, number, person, chat, done)
        return _alone(screen, chat, table, number)

    async def press_keep(self, pressed: ButtonPress) -> Reply:
        """Keeps so many moves of what was better than what led to a ply of a match. Raises
        BadPress, WrongTime, WrongMove, TooManyLines."""
        if len(pressed.press.path) != 3:
            raise BadPress
        number, ply, count = map(number_of, pressed.press.path)
        table = await self._tables.get(pressed.press.table)
        await self._notes.match(table, number)
        begin, moves = await self._shown.replays.better_moves(table, number, ply, count)
        if not moves:
            raise WrongMove(move="")
        await self._notes.keep(pressed.person, table, number, KeptLine(begin, moves))
        wording = await self._shown.replies.wording(table, pressed.person, pressed.chat)
        return PrivateLine(wording.say("note-kept"))

    async def form(self, pressed: ButtonPress) -> TypedForm | None:
        """The form into which a note is written. Raises BadPress, NoSuchTable, NoSuchMatch,
        WrongTime."""
        first, *path = pressed.press.path or ("",)
        if path != [WRITE]:
            return None
        table, number = await self._tables.get(pressed.press.table), number_of(first)
        await self._notes.match(table, number)
        scene = await self._scene(table, number, pressed.person, pressed.chat)
        given = {"code": table.code, "number": str(number + 1)}
        label, value = scene.say("label"), scene.notes.note
        return TypedForm(NOTE, given, "text", scene.title, label, value, LONGEST_NOTE)

    async def answer(
        self, person: Person, chat: Chat, table: Table | None, text: str
    ) -> Reply | None:
        """What a line does that is the note which was asked for; None for any other line."""
        place = (table.code, table.revision) if table is not None else ANYWHERE
        if not chat.private:
            return None
        asked = self._asked.take(person.key, *place) or self._asked.take(person.key, *ANYWHERE)
        if not asked:
            return None
        code, _, number = asked.partition(".")
        about = await self._tables.get(code)
        await self._notes.write(person, about, int(number), text)
        screen = await self._listed(about, int(number), person, chat, "saved")
        return screen_reply(screen, private=False)

    async def _ask(self, pressed: ButtonPress, table: Table, number: int) -> Reply:
        """Asks for the note: the next line that is typed in the private chat is it."""
        person, chat = pressed.person, pressed.chat
        await self._notes.match(table, number)
        place = ANYWHERE
        if chat.private:
            place = await self._here(person, chat)
        self._asked.ask(person.key, *place, place_of(table.code, number))
        screen = asking_screen(await self._scene(table, number, person, chat))
        if chat.private:
            return screen_reply(screen, private=False, here=True)
        way = packed(NOTE, table.code, 0, (str(number), WRITE))
        return PrivateScreen(screen, others=way, opens=way, apart=True)

    async def _here(self, person: Person, chat: Chat) -> tuple[str, int]:
        """The table about which a line would be otherwise: once that has changed, it may be."""
        try:
            table = await self._finder.find(Invocation(person, chat, {}))
        except NoTableHere:
            return ANYWHERE
        return table.code, table.revision

    async def _listed(
        self, table: Table, number: int, person: Person, chat: Chat, done: str
    ) -> Screen:
        await self._notes.match(table, number)
        scene = await self._scene(table, number, person, chat)
        return notes_screen(scene, scene.say(done) if done else "")

    async def _line(
        self, table: Table, number: int, person: Person, chat: Chat, mark: str
    ) -> Screen:
        """A line that is kept, on the board; all of them where it is none of these any more."""
        scene = await self._scene(table, number, person, chat)
        place = place_of(table.code, number)
        line = next((each for each in scene.notes.lines if each.mark(place) == mark), None)
        if line is None:
            return notes_screen(scene)
        viewer = await self._shown.viewers.of_answer(person, chat)
        shown = await self._shown.replays.beside(table, number, line.ply, line.moves, viewer)
        assert shown.picture is not None
        return kept_line_screen(scene, line, shown.said, shown.picture)

    async def _scene(self, table: Table, number: int, person: Person, chat: Chat) -> NotesScene:
        wording = await self._shown.replies.wording(table, person, chat)
        notes = await self._notes.of(person.key, table.code, number)
        return NotesScene(wording, number, notes, person.account)


def _alone(screen: Screen, chat: Chat, table: Table, number: int, here: bool = True) -> Reply:
    """The screen about a match for one person; ``here``: in the place of what was pressed."""
    way = packed(NOTE, table.code, 0, (str(number),))
    return screen_reply(screen, not chat.private, here, others=way)
