"""The one colour that stands for a screen: that of the side to move, or that has won."""

from bot.tables.table import Table
from engines.game import View
from render import PAINTERS, RGB


def accent_of(table: Table, view: View, theme: str) -> RGB | None:
    """The colour of the side that has won the table's match, else of the one to move; None without
    a single one."""
    outcome = table.match.outcome if table.match is not None else None
    seats = (view.turn,) if outcome is None else outcome.winners
    sides = {view.sides[seat] for seat in seats if seat is not None} if view.sides else set()
    return PAINTERS[table.game].themes[theme].accents.get(sides.pop()) if len(sides) == 1 else None
