"""What a page has been sent of the match that it shows, so that it gets only what is new."""

from bot.desk import Desk
from bot.desk.page_messages import Message, column_message, move_message
from bot.people import Person
from bot.platforms.web import wire
from bot.screens.notation import Notation


class SentState:
    """One page's log and list of moves."""

    def __init__(self, desk: Desk, person: Person) -> None:
        self._desk = desk
        self._person = person
        self._marks: set[str] = set()
        self._notation: Notation | None = None

    async def news(self, table: str, language: str) -> tuple[Message, ...]:
        """What has happened since the page was sent something last; all of it to one that has just
        come. It counts as sent. Raises Refusal."""
        tables = self._desk.tables
        entries = await tables.history(table, self._person, language, self._marks)
        notation = await tables.notation(table, language)
        self._marks.update(entry.mark for entry in entries)
        story = (wire.Story(table, tuple(map(wire.entry_message, entries))),) if entries else ()
        return (*story, *self._new_moves(table, notation))

    def leave(self) -> None:
        """The page has gone elsewhere."""
        self._notation = None
        self._marks.clear()

    def _new_moves(self, table: str, found: Notation | None) -> tuple[Message, ...]:
        if found is None or found == self._notation:
            return ()
        keep, self._notation = _kept(self._notation, found), found
        columns = tuple(map(column_message, found.columns))
        moves = tuple(map(move_message, found.moves[keep:]))
        return (wire.MovesShown(table, found.number, columns, keep, moves, found.begins),)


def _kept(before: Notation | None, now: Notation) -> int:
    """How many moves the page knows."""
    if before is None or before.number != now.number:
        return 0
    if now.moves[: len(before.moves)] == before.moves:
        return len(before.moves)
    pairs = enumerate(zip(before.moves, now.moves, strict=False))
    return next((at for at, (old, new) in pairs if old != new), len(now.moves))
