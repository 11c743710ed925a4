"""The crosstable of a tournament as a file for spreadsheets. Pure."""

import csv
import io
from collections.abc import Callable

from bot.features.tournaments.crosstable import is_square, results
from bot.features.tournaments.tournament import TournamentState

BEGINS_FORMULA = "=+-@\t\r＝＋－＠−"
MARK = "\ufeff"  # by which spreadsheets know that letters are in UTF-8


def spreadsheet(state: TournamentState, called: Callable[[int], str]) -> bytes:
    """Places, names, points, what decided among equals, and all results: comma-separated values
    (RFC 4180) in UTF-8. No name or result can begin a formula. ``called`` gives a number's name."""
    standings = state.standings
    cells = results(state, standings, state.tournament.round)
    count = max((len(row) for row in cells.values()), default=0)
    out = io.StringIO(newline="")
    out.write(MARK)
    writer = csv.writer(out)
    heads = [str(number) for number in range(1, count + 1)]
    if not is_square(state):
        heads = [f"round {number}" for number in range(1, count + 1)]
    decides = [name for name, _ in standings[0].ties] if standings else []
    writer.writerow(("row", "place", "name", "points", "played", *decides, *heads))
    for number, one in enumerate(standings, 1):
        ties = (_decimal(float(value)) for _, value in one.ties)
        told = (number, one.place, safe(called(one.entrant)), _decimal(float(one.points)))
        texts = ("" if cell.played else safe(cell.text) for cell in cells[one.entrant])
        writer.writerow((*told, one.played, *ties, *texts))
    return out.getvalue().encode()


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula: an apostrophe stands before one that begins
    like it (OWASP, CSV injection)."""
    begun = {text[:1], text.lstrip()[:1]} - {""}
    return f"'{text}" if begun & {*BEGINS_FORMULA} else text


def _decimal(value: float) -> str:
    """A number with a dot and no more digits than it has, which every program reads."""
    return f"{value:.4f}".rstrip("0").rstrip(".")
