"""What somebody can go on to type, as a client offers it meanwhile."""

from collections.abc import Iterable

from bot.desk.actions import view_to_move
from bot.desk.context import Context
from bot.desk.typed import TypedLine, languages_of, to_move
from bot.screens.spelling import compact, spelt
from bot.screens.typed_moves import Path, TypedMoves
from bot.screens.wording import Wording
from bot.tables.table import Status
from engines.path import join, next_choices

OFFERED = 25  # lines


async def offered(context: Context, line: TypedLine) -> list[tuple[str, str]]:
    """What the person could go on to type, from their own view: as it is called, and a line that
    says it; () where it is not their turn."""
    table, person = line.table, line.person
    if table.status is not Status.PLAYING or not to_move(context, table, person):
        return []
    view = view_to_move(context, table, person)
    moves = TypedMoves(context.words, await languages_of(context, line), view)
    wording = await context.replies.wording(table, person, line.chat)
    lines = {
        " ".join(path): wording.move(join(path)) for path in _continued(moves, line.text, wording)
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
