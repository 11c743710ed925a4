"""The screens of an analysis: how far it is, the course of the match, the moves that cost most."""

from dataclasses import dataclass
from functools import lru_cache

from bot.running.positions import over
from bot.screens.buttons import button, rows
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.analysis import Analysis, Step
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Seat, View
from render.graph import Graph, Line, Mark

Point = tuple[int, float]  # a ply from 1, and the lead after it


@dataclass(frozen=True, slots=True)
class AnalysisPage:
    """A leaf of the analysis of a table's match ``number``: 0 is the overview, the others are its
    costly moves. It holds for one ``revision`` of the table, so that what is played comes first."""

    revision: int
    number: int
    leaf: int = 0

    def __str__(self) -> str:
        return f"{self.revision}.{self.number}.{self.leaf}"

    @classmethod
    def parse(cls, text: str) -> "AnalysisPage":
        """The page that ``str`` wrote."""
        revision, number, leaf = map(int, text.split("."))
        return cls(revision, number, leaf)


@dataclass(frozen=True, slots=True)
class AnalysisScene:
    """A match that is over, what is known of it, and whether more is being found out."""

    page: AnalysisPage
    match: Match
    found: Analysis
    works: bool

    @property
    def step(self) -> Step | None:
        """The move that the page speaks of, None for the overview."""
        costly = self.found.costly if self.found.done else ()
        return costly[self.page.leaf - 1] if 0 < self.page.leaf <= len(costly) else None


def analysis_screen(wording: Wording, study: AnalysisScene, reader: str | None) -> Screen:
    """The screen of a page of an analysis, without its picture."""
    table = wording.table
    return Screen(
        table.code,
        table.revision,
        (_title(wording, study), *_lines(wording, study)),
        audience=reader,
        actions=_actions(wording, study),
        page=str(study.page),
    )


def analysis_alt(wording: Wording, study: AnalysisScene) -> str:
    """What the graph or the compared position shows, in words."""
    if step := study.step:
        played, better = wording.move(step.played), wording.move(step.better)
        return wording.say("analysis-alt", ply=step.ply + 1, played=played, better=better)
    graph = graph_of(wording.table, study)
    if not graph.lines:
        return ""
    values = [value for line in graph.lines for _, value in line.points]
    least, most = (wording.points(value) for value in (min(values), max(values)))
    lines = wording.say("analysis-alt-graph", least=least, most=most)
    view = final_view(wording.table.game, study.match)
    if not graph.rival:
        seats = range(len(wording.table.chairs))
        names = ", ".join(f"{seat + 1} {wording.name(seat)}" for seat in seats)
        return f"{lines} {wording.say('analysis-alt-seats', names=names)}"
    above, below = (_side_name(wording, view, code) for code in (graph.lines[0].side, graph.rival))
    return f"{lines} {wording.say('analysis-alt-side', above=above, below=below)}"


def _side_name(wording: Wording, view: View, code: str) -> str:
    return wording.side(code) if view.sides else wording.name(int(code) - 1)


def _title(wording: Wording, study: AnalysisScene) -> str:
    named = {"game": wording.game(), "code": wording.table.code}
    if not study.match.number:
        return wording.say("analysis-title", **named)
    return wording.say("analysis-title-match", number=study.match.number + 1, **named)


def _lines(wording: Wording, study: AnalysisScene) -> tuple[str, ...]:
    found = study.found
    if not found.done:
        if not study.works:
            return (wording.say("analysis-failed"),)
        return (wording.say("analysis-progress", at=found.at, plies=found.plies),)
    if step := study.step:
        return _of_step(wording, study, step)
    if not found.costly:
        return (wording.say("analysis-none"),)
    said = (_line(wording, study, place, step) for place, step in enumerate(found.costly, 1))
    return (wording.say("analysis-legend"), *said)


def _line(wording: Wording, study: AnalysisScene, place: int, step: Step) -> str:
    return wording.say(
        "analysis-line",
        place=place,
        ply=step.ply + 1,
        who=_who(wording, study, step.seat),
        played=wording.move(step.played),
        better=wording.move(step.better),
        cost=wording.points(step.cost, sign=False),
    )


def _of_step(wording: Wording, study: AnalysisScene, step: Step) -> tuple[str, ...]:
    played, better = wording.move(step.played), wording.move(step.better)
    who = _who(wording, study, step.seat)
    worth = {"best": wording.points(step.best), "value": wording.points(step.value)}
    cost = wording.points(step.cost, sign=False)
    return (
        wording.say("analysis-move", ply=step.ply + 1, who=who, played=played),
        wording.say("analysis-better", better=better, cost=cost, **worth),
        wording.say("analysis-marks"),
    )


def _who(wording: Wording, study: AnalysisScene, seat: Seat) -> str:
    return wording.player(seat, final_view(wording.table.game, study.match).sides)


def _actions(wording: Wording, study: AnalysisScene) -> tuple[tuple[Button, ...], ...]:
    number = str(study.match.number)
    costly = study.found.costly if study.found.done else ()
    leaves = tuple(
        button(
            wording,
            "analyse",
            number,
            str(leaf),
            label=str(leaf),
            style=Style.PRIMARY if leaf == study.page.leaf else Style.PLAIN,
        )
        for leaf in range(1, len(costly) + 1)
    )
    overview = wording.say("button-leaf")
    again = not study.found.done and not study.works
    return (
        *rows(*leaves, width=5),
        *rows(
            button(wording, "analyse", number, "0", label=overview) if study.step else None,
            button(wording, "analyse", number, "0") if again else None,
            button(wording, "page"),
        ),
    )


def graph_of(table: Table, study: AnalysisScene) -> Graph:
    """The course of the match: with two sides one line, else one for each seat."""
    view, found = final_view(table.game, study.match), study.found
    sides = view.sides or tuple(str(seat + 1) for seat in range(len(table.chairs)))
    marks = tuple(
        Mark(place, step.ply + 1, _seen(step, sides)) for place, step in enumerate(found.costly, 1)
    )
    names = tuple(dict.fromkeys(sides))
    ends = _ends(table.game, study, sides)
    if len(names) != 2:
        lines = (
            Line(
                name,
                (*((s.ply + 1, s.value) for s in found.steps if sides[s.seat] == name), *end),
            )
            for name, end in zip(names, ends, strict=True)
        )
        return Graph(table.game, found.plies, tuple(lines) if found.steps else (), "", marks)
    points = (*((step.ply + 1, _seen(step, sides)) for step in found.steps), *ends[0])
    line = (Line(names[0], points),) if found.steps else ()
    return Graph(table.game, found.plies, line, names[1], marks)


def _ends(game: str, study: AnalysisScene, sides: tuple[str, ...]) -> tuple[tuple[Point, ...], ...]:
    """The last point of each side's line, its lead in the result; none where the last move was
    looked at itself, or in a match that was given up."""
    plies, names = study.found.plies, tuple(dict.fromkeys(sides))
    outcome = view_before(game, study.match.setup, study.match.moves).outcome
    looked_at = any(step.ply + 1 == plies for step in study.found.steps)
    if outcome is None or not study.found.done or looked_at:
        return ((),) * len(names)
    scores = dict(zip(sides, outcome.scores, strict=True))
    rivals = {name: max(scores[other] for other in names if other != name) for name in names}
    return tuple(((plies, float(scores[name] - rivals[name])),) for name in names)


def _seen(step: Step, sides: tuple[str, ...]) -> float:
    """The value of a step for the side above the middle; with more than two sides the mover's."""
    two = len(set(sides)) == 2
    return -step.value if two and sides[step.seat] != sides[0] else step.value


@lru_cache(maxsize=64)
def view_before(game: str, setup: str, moves: tuple[str, ...]) -> View:
    """What the mover saw after these moves; what all saw once nobody has to decide."""
    rules = GAMES[game]
    state = rules.start(setup)
    for move in moves:
        state = rules.play(state, move)
    view = rules.view(state, None)
    return view if view.turn is None else rules.view(state, view.turn)


def final_view(game: str, match: Match) -> View:
    """The last position of a match."""
    return over(view_before(game, match.setup, match.moves), match.outcome)


def latest_over(table: Table) -> int | None:
    """The number of the latest match of a table that is over."""
    if table.match is None:
        return None
    number = table.match.number if play.match_over(table) else table.match.number - 1
    return number if number >= 0 else None
