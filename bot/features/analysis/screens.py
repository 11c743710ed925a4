"""The screens of an analysis: how far it is, the course of the match, the moves that cost most."""

import re
from dataclasses import dataclass

from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.features.analysis.best_move import BestMove
from bot.features.analysis.course import course_of
from bot.screens.buttons import button, rows
from bot.screens.screen import Button, Screen, Style
from bot.screens.sides import player_of_side
from bot.screens.wording import Wording
from bot.tables.frames import final_view
from bot.tables.table import Match, Table
from bot.texts import Words

VERB = "analyse"
_PAGE = re.compile(r"([0-9]+)\.([0-9]+)\.([0-9]+)")


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
    def parse(cls, text: str) -> "AnalysisPage | None":
        """The page that ``str`` wrote; None for any other."""
        found = _PAGE.fullmatch(text)
        return cls(*map(int, found.groups())) if found else None


@dataclass(frozen=True, slots=True)
class AnalysisScene:
    """A match that is over, what is known of it, and whether more is being found out."""

    page: AnalysisPage
    match: Match
    found: Analysis
    works: bool
    added: tuple[Button, ...] = ()  # by a later feature

    @property
    def step(self) -> AnalysisStep | None:
        """The move that the page speaks of, None for the overview."""
        costly = self.found.costly if self.found.done else ()
        return costly[self.page.leaf - 1] if 0 < self.page.leaf <= len(costly) else None


def analysis_screen(wording: Wording, scene: AnalysisScene, reader: str | None) -> Screen:
    """The screen of a page of an analysis, without its picture."""
    table = wording.table
    return Screen(
        table.code,
        table.revision,
        (_title(wording, scene), *_lines(wording, scene)),
        audience=reader,
        actions=_actions(wording, scene),
        page=str(scene.page),
    )


def analysis_alt(wording: Wording, scene: AnalysisScene) -> str:
    """What the graph or the compared position shows, in words."""
    if step := scene.step:
        played, better = wording.move(step.played), wording.move(step.better)
        return wording.say("analysis-alt", ply=step.ply + 1, played=played, better=better)
    graph = course_of(wording.table, scene.match, scene.found)
    if not graph.lines:
        return ""
    values = [value for line in graph.lines for _, value in line.points]
    least, most = (wording.points(value) for value in (min(values), max(values)))
    lines = wording.say("analysis-alt-graph", least=least, most=most)
    view = final_view(wording.table.game, scene.match)
    if not graph.rival:
        seats = range(len(wording.table.chairs))
        names = wording.row(f"{seat + 1} {wording.name(seat)}" for seat in seats)
        return wording.together(lines, wording.say("analysis-alt-seats", names=names))
    above, below = (
        wording.side(code) if view.sides else wording.name(int(code) - 1)
        for code in (graph.lines[0].side, graph.rival)
    )
    sides = wording.say("analysis-alt-side", above=above, below=below)
    return wording.together(lines, sides)


def _title(wording: Wording, scene: AnalysisScene) -> str:
    named = {"game": wording.game(), "code": wording.table.code}
    if not scene.match.number:
        return wording.say("analysis-title", **named)
    return wording.say("analysis-title-match", number=scene.match.number + 1, **named)


def _lines(wording: Wording, scene: AnalysisScene) -> tuple[str, ...]:
    found = scene.found
    if not found.done:
        if not scene.works:
            return (wording.say("analysis-failed"),)
        return (wording.say("analysis-progress", at=found.at, plies=found.plies),)
    if step := scene.step:
        return _of_step(wording, scene, step)
    if not found.costly:
        return (wording.say("analysis-none"),)
    said = (_line(wording, scene, place, step) for place, step in enumerate(found.costly, 1))
    return (wording.say("analysis-legend"), *said)


def _line(wording: Wording, scene: AnalysisScene, place: int, step: AnalysisStep) -> str:
    return wording.say(
        "analysis-line",
        place=place,
        ply=step.ply + 1,
        who=_who(wording, scene, step),
        played=wording.move(step.played),
        better=wording.move(step.better),
        cost=wording.points(step.cost, sign=False),
    )


def _of_step(wording: Wording, scene: AnalysisScene, step: AnalysisStep) -> tuple[str, ...]:
    played, better = wording.move(step.played), wording.move(step.better)
    who = _who(wording, scene, step)
    worth = {"best": wording.points(step.best), "value": wording.points(step.value)}
    cost = wording.points(step.cost, sign=False)
    return (
        wording.say("analysis-move", ply=step.ply + 1, who=who, played=played),
        wording.say("analysis-better", better=better, cost=cost, **worth),
        wording.say("analysis-marks"),
    )


def _who(wording: Wording, scene: AnalysisScene, step: AnalysisStep) -> str:
    """Whoever made the move, also where somebody else holds the seat now."""
    then = wording.as_made(scene.match.made_by(step.ply + 1))
    return player_of_side(then, step.seat, final_view(wording.table.game, scene.match).sides)


def _actions(wording: Wording, scene: AnalysisScene) -> tuple[tuple[Button, ...], ...]:
    number = str(scene.match.number)
    costly = scene.found.costly if scene.found.done else ()
    leaves = tuple(
        button(
            wording,
            VERB,
            number,
            str(leaf),
            label=str(leaf),
            style=Style.PRIMARY if leaf == scene.page.leaf else Style.PLAIN,
        )
        for leaf in range(1, len(costly) + 1)
    )
    overview = wording.say("button-leaf")
    again = not scene.found.done and not scene.works
    return (
        *rows(*leaves, width=5),
        *rows(
            button(wording, VERB, number, "0", label=overview) if scene.step else None,
            button(wording, VERB, number, "0") if again else None,
            *scene.added,
            button(wording, "page"),
        ),
    )


def analyse_button(wording: Wording, match: Match) -> tuple[Button, ...]:
    """Under a match that is over, if anything was played: its analysis."""
    return (button(wording, VERB, str(match.number), "0"),) if match.moves else ()


def best_move_line(words: Words, language: str, best: BestMove) -> str:
    """Somebody's best move in a line of their card of ratings."""
    wording = Wording(words, language, Table("", best.game, ""))
    return wording.say(
        "rating-best", move=wording.move(best.move), points=wording.points(best.gain)
    )
