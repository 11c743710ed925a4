"""What a page has been sent of the match that it shows, so that it gets only what is new."""

from collections.abc import Awaitable, Callable

from bot.desk import Desk
from bot.desk.page_messages import Message, column_message, move_message
from bot.people import Person
from bot.platforms.web import wire


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
        self._moves: wire.MovesShown | None = None  # all of them, with none kept

    async def update(self, table: str, language: str) -> None:
        """Send what has happened since the page was sent something last; all of it to one that has
        just come. Raises Refusal."""
        self._table = table
        await self._send_story(table, language)
        await self._send_moves(table, language)

    def leave(self) -> None:
        """The page has gone elsewhere."""
        self._table, self._moves = "", None
        self._marks.clear()

    async def _send_story(self, table: str, language: str) -> None:
        entries = await self._desk.tables.history(table, self._person, language, self._marks)
        if entries and table == self._table:
            self._marks.update(entry.mark for entry in entries)
            await self._send(wire.Story(table, tuple(map(wire.entry_message, entries))))

    async def _send_moves(self, table: str, language: str) -> None:
        found = await self._desk.tables.notation(table, language)
        if found is None or table != self._table:
            return
        columns = tuple(map(column_message, found.columns))
        moves = tuple(map(move_message, found.moves))
        whole = wire.MovesShown(table, found.number, columns, 0, moves, found.begins)
        if whole != self._moves:
            message = _news(self._moves, whole)
            self._moves = whole
            await self._send(message)


def _news(before: wire.MovesShown | None, now: wire.MovesShown) -> wire.MovesShown:
    """The same without the moves that the page knows."""
    if before is None or before.number != now.number:
        return now
    pairs = zip(before.moves, now.moves, strict=False)
    keep = next((at for at, (old, new) in enumerate(pairs) if old != new), None)
    if keep is None:
        keep = min(len(before.moves), len(now.moves))
    return wire.MovesShown(now.table, now.number, now.columns, keep, now.moves[keep:], now.begins)
