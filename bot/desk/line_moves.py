"""Moves that people type, whole or in part, and what a client offers them meanwhile."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.displays import Displays
from bot.desk.handlers.asked import view_to_move
from bot.desk.line_presses import LinePresses
from bot.desk.replies import Replies
from bot.desk.reply import PrivateLine, PrivateScreen, Refused, Reply
from bot.desk.typed_line import TypedLine, languages_of, listed
from bot.people import Person
from bot.preferences.languages import Languages
from bot.press import Press
from bot.running.partial_moves import PartialMoves
from bot.running.service import Tables
from bot.screens.prompts import prompt_after
from bot.screens.spelling import compact, spelt
from bot.screens.typed_moves import Path, TypedMoves
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.table import Status, Table
from bot.texts import Words
from engines.game import View
from engines.path import join, next_choices

OFFERED = 25  # lines


@dataclass(eq=False, repr=False)
class LineMoves:
    """Plays what a line says, from the person's own view."""

    _words: Words
    _tables: Tables
    _languages: Languages
    _partial_moves: PartialMoves
    _displays: Displays
    _replies: Replies
    _boards: Boards
    _presses: LinePresses

    async def reply(self, line: TypedLine) -> Reply | None:
        """A move is played, and the beginning of one kept; None where the line is neither, or it is
        not the person's turn."""
        table, person = line.table, line.person
        if not self._is_to_move(table, person):
            return None
        view = view_to_move(self._tables, table, person)
        moves = TypedMoves(self._words, await languages_of(self._languages, line), view)
        paths = await self._paths(table, view, moves, line.text)
        made = dict.fromkeys(moves.whole(path) or path for path in paths)
        if not made:
            return None
        if len(made) > 1:
            return await self._several(line, view, made)
        [path] = made
        if join(path) in view.moves:
            return await self._played(line, path)
        return await self._begun(line, view, path)

    async def could_be(self, line: TypedLine, whole: bool = False) -> bool:
        """Whether the line would be a move or, unless it has to be a ``whole`` one, a part of one
        at some time of the table's match."""
        if line.table.match is None:
            return False
        view = self._tables.view(line.table, None)
        languages = await languages_of(self._languages, line)
        return TypedMoves(self._words, languages, view).could_be(line.text, whole)

    def _is_to_move(self, table: Table, person: Person) -> bool:
        if table.match is None or play.match_over(table):
            return False
        return self._tables.view(table, None).turn in table.seats_of(person.key)

    async def _paths(
        self, table: Table, view: View, moves: TypedMoves, text: str
    ) -> tuple[Path, ...]:
        """What the line means: the rest of what was begun, else a move from its beginning, else one
        of which only the first choice is left out."""
        assert view.seat is not None
        kept = await self._partial_moves.get(table, view.seat)
        rest = moves.readings(text, kept) if kept else ()
        return rest or moves.readings(text) or moves.without_first(text)

    async def _played(self, line: TypedLine, path: Path) -> Reply:
        wording = await self._replies.wording(line.table, line.person, line.chat)
        press = Press("mine", line.table.code, line.table.revision, path)
        if line.chat.private or self._replies.is_page(line.chat):
            return await self._presses.press_below(line, press)
        await self._presses.press(line, press)
        return PrivateLine(
            wording.say("typed-played", move=wording.move(join(path))), confirms=True
        )

    async def _begun(self, line: TypedLine, view: View, path: Path) -> Reply:
        """The beginning of a move, which asks for what follows."""
        table, chat = line.table, line.chat
        assert view.seat is not None
        paged = self._replies.is_page(chat)
        if not paged:  # which keeps by itself what is picked there, and can be seen to be
            await self._partial_moves.set(table, view.seat, path)
            self._displays.refresh_everywhere(table.code)
        wording = await self._replies.wording(table, line.person, chat)
        asked = wording.say(
            "typed-asks",
            prompt=prompt_after(wording, path),
            choices=listed(map(wording.choice, next_choices(view.moves, path))),
        )
        if paged:
            return PrivateScreen(await self._boards.own(table, line.person, chat, path), asked)
        return PrivateLine(asked, secret=bool(view.hands), opens=table.code)

    async def _several(self, line: TypedLine, view: View, made: Iterable[Path]) -> Reply:
        wording = await self._replies.wording(line.table, line.person, line.chat)
        moves = listed(wording.move(join(path)) for path in made)
        notice = wording.say("typed-several", text=line.shown, choices=moves)
        return Refused(notice, veiled=bool(view.hands))

    async def offered(self, line: TypedLine) -> list[tuple[str, str]]:
        """What the person could go on to type: as it is called, and a line that says it; [] where
        it is not their turn."""
        table, person = line.table, line.person
        if table.status is not Status.PLAYING or not self._is_to_move(table, person):
            return []
        view = view_to_move(self._tables, table, person)
        moves = TypedMoves(self._words, await languages_of(self._languages, line), view)
        wording = await self._replies.wording(table, person, line.chat)
        lines = {
            " ".join(path): wording.move(join(path))
            for path in _continued(moves, line.text, wording)
        }
        return [(label, text) for text, label in lines.items()][:OFFERED]


def _continued(moves: TypedMoves, text: str, wording: Wording) -> Iterable[Path]:
    """The moves and beginnings of moves that a line, whose last word may be half a word, leads
    to."""
    before, _, last = text.rstrip().rpartition(" ")
    for path in moves.readings(text):
        yield path
        yield from ((*path, each) for each in next_choices(moves.view.moves, path))
    begun = moves.readings(before) if spelt(before) else ((),)
    for path in begun:
        for choice in next_choices(moves.view.moves, path):
            names = compact(choice), compact(wording.choice(choice))
            if any(compact(last) in name for name in names):
                yield (*path, choice)
