"""``crosstable analyse``: what each move of a match was worth, and what was better."""

import sys

from rich.console import Console
from rich.table import Table

from bot.cli.console import bar, signed
from bot.cli.parser import BadInput
from bot.cli.records import MatchToAnalyse, read
from bot.features.analysis.analysis import AnalysisStep, has_choice, positions, step_of
from engines import GAMES
from engines.game import View


def analyse(game: str | None, text: str, seconds: float) -> None:
    """Prints the evaluation of every move of a record, or of every move in a position. Raises
    BadInput."""
    record = read(sys.stdin.read() if text.strip() == "-" else text.strip(), game)
    GAMES[record.game].warm()
    if record.moves:
        _match(record, seconds)
    else:
        _position(record, seconds)


def _match(record: MatchToAnalyse, seconds: float) -> None:
    table = Table("move", "player", "played", "worth", "best", "worth", "loss")
    costs: dict[str, list[float]] = {}
    plies = list(positions(record.game, record.setup, record.moves))
    with bar("analysing") as progress:
        for ply, view, move in progress.track(plies):
            step = _rated(ply, view, move, seconds)
            if step is None:
                table.add_row(str(ply + 1), _who(view), move)
                continue
            worth, best = signed(step.value), signed(step.best)
            loss = f"{step.cost:.1f}" if step.cost else ""
            table.add_row(str(ply + 1), _who(view), move, worth, step.better, best, loss)
            costs.setdefault(_who(view), []).append(step.cost)
    console = Console()
    console.print(table)
    for who, lost in costs.items():
        choices = "1 choice" if len(lost) == 1 else f"{len(lost)} choices"
        console.print(f"{who}: {sum(lost):.1f} points lost in {choices}")


def _rated(ply: int, view: View, move: str, seconds: float) -> AnalysisStep | None:
    if not has_choice(view):
        return None
    return step_of(ply, view, move, GAMES[view.game].rate(view, seconds))


def _position(record: MatchToAnalyse, seconds: float) -> None:
    game = GAMES[record.game]
    state = game.start(record.setup)
    turn = game.view(state, None).turn
    if turn is None:
        raise BadInput("Nobody is to move in this position.")
    view = game.view(state, turn)
    table = Table(f"{_who(view)} to move", "worth", "loss")
    with bar("analysing") as progress:
        progress.add_task("", total=None)
        rated = game.rate(view, seconds)
    for one in rated:
        loss = rated[0].value - one.value
        table.add_row(one.move, signed(one.value), f"{loss:.1f}" if loss else "")
    Console().print(table)


def _who(view: View) -> str:
    """The side to move, or the seat where there are no sides."""
    if view.turn is None:
        return ""
    return view.sides[view.turn] if view.sides else f"seat {view.turn + 1}"
