"""What a page has been sent of the match that it shows, so that it gets only what is new."""

from collections.abc import Awaitable, Callable

from bot.desk import Desk
from bot.desk.page_messages import Message, column_message, move_message
from bot.people import Person
from bot.platforms.web import wire
from bot.screens.notation import Notation


class SentState:
    """One page's log and list of moves; ``send`` sends a message."""

    def __init__(
        self, desk: Desk, person: Person, send: Callable[[Message], Awaitable[None]]
    ) -> None:
        self._desk = desk
        self._person = person
        self._send = send
        self._table = ""
        self._marks: set[str] = set()
        self._notation: Notation | None = None

    async def update(self, table: str, language: str) -> None:
        """Sends what has happened since the page was sent something last; all of it to one that has
        just come. Raises Refusal."""
        self._table = table
        entries = await self._desk.tables.history(table, self._person, language, self._marks)
        if entries and table == self._table:
            self._marks.update(entry.mark for entry in entries)
            await self._send(wire.Story(table, tuple(map(wire.entry_message, entries))))
        await self._send_moves(table, language)

    def leave(self) -> None:
        """The page has gone elsewhere."""
        self._table, self._notation = "", None
        self._marks.clear()

    async def _send_moves(self, table: str, language: str) -> None:
        found = await self._desk.tables.notation(table, language)
        if found is None or table != self._table or found == self._notation:
            return
        keep, self._notation = _kept(self._notation, found), found
        columns = tuple(map(column_message, found.columns))
        moves = tuple(map(move_message, found.moves[keep:]))
        await self._send(wire.MovesShown(table, found.number, columns, keep, moves, found.begins))


def _kept(before: Notation | None, now: Notation) -> int:
    """How many moves the page knows."""
    if before is None or before.number != now.number:
        return 0
    pairs = enumerate(zip(before.moves, now.moves, strict=False))
    changed = next((at for at, (old, new) in pairs if old is not new and old != new), None)
    return min(len(before.moves), len(now.moves)) if changed is None else changed
