"""The replay of a match: its moves, the position after each, and what an analysis says of them."""

import re
from dataclasses import replace
from typing import Any

from msgspec import Struct, structs

from bot.features.analysis.api import Analysis, AnalysisStep, CourseLine, course_of
from bot.press import unpack
from bot.screens.ending import result_line
from bot.screens.notation import (
    MoveColumn,
    NotedMove,
    begins,
    columns_of,
    noted,
    noted_moves,
    sides_of,
)
from bot.screens.screen import Button
from bot.screens.wording import Wording
from bot.tables.frames import still
from bot.tables.play import over
from bot.tables.table import Match
from engines import GAMES
from engines.game import Phrase, Seat, View
from render import Picture
from render.picture import Point

WHOLE = 9.95  # points from which a cost is told without a digit behind the mark
_PAGE = re.compile(r"walk\.(\d+)\.(\d+)\.(\d+)\.(\d+)\.(\d+)")


class ReplayPage(Struct, frozen=True):
    """A message that shows the match ``number`` after ``ply`` of its moves; with a ``rank`` after
    the costly move of that rank, 1 for the costliest, once that is known; with a ``line`` after so
    many moves of what would have been better than that ply. It was asked for at a ``revision`` of
    the table."""

    revision: int
    number: int
    ply: int
    rank: int = 0
    line: int = 0

    def __str__(self) -> str:
        return f"walk.{self.revision}.{self.number}.{self.ply}.{self.rank}.{self.line}"

    @classmethod
    def parse(cls, text: str) -> "ReplayPage | None":
        """The page that ``str`` wrote; None for any other."""
        found = _PAGE.fullmatch(text)
        return cls(*map(int, found.groups())) if found else None


class Replay(Struct, frozen=True):
    """The whole course of a match."""

    number: int
    running: bool  # nothing of it is judged yet
    columns: tuple[MoveColumn, ...]
    moves: tuple[NotedMove, ...]
    lines: tuple[CourseLine, ...] = ()
    """The expected leads after each ply; with two sides one line, and what lies below the middle
    is the lead of the second column."""
    progress: str = ""  # how far an analysis is while it goes on
    share: str = ""  # the payload that shares the match, "" where nothing does
    costliest: int | None = None  # the ply of the move that cost most, once that is known
    learn: Button | None = None  # has the reader find better moves, where they could have


class ReplayPly(Struct, frozen=True):
    """The position after ``ply`` moves. ``said`` is what the last of them was, ``better`` what had
    been better: then the picture shows the position before it with both marked, and ``instead`` is
    that move, with the outline of its ``mark`` if there is one. ``score`` is each column's."""

    ply: int
    said: str
    better: str
    score: tuple[int, ...]
    picture: Picture
    alt: str
    instead: str = ""
    mark: tuple[Point, ...] = ()


class ReplayScene(Struct, frozen=True):
    """A match as one reader may walk through it: with the eyes of ``seat``, or everybody's."""

    wording: Wording
    match: Match
    seat: Seat | None
    states: tuple[Any, ...]  # before the first move and after each
    found: Analysis
    works: bool  # whether more is being found out
    share: Button | None  # shares the match, where something does
    learn: Button | None = None  # has the reader find better moves, where they could have

    def view(self, ply: int) -> View:
        """What the reader may have seen after so many moves, with nothing to be chosen in it."""
        view = GAMES[self.wording.table.game].view(self.states[ply], self.seat)
        if ply == len(self.match.moves):
            view = over(view, self.match.outcome)
        return still(view)

    def step(self, ply: int) -> AnalysisStep | None:
        """What was found out about a move that gave much away."""
        told = (*self.found.mistakes, *self.costly)
        return next((step for step in told if step.ply == ply - 1), None)

    @property
    def costly(self) -> tuple[AnalysisStep, ...]:
        """The moves that cost most, the worst first; none before all is known."""
        return self.found.costly if self.found.done else ()

    @property
    def progress(self) -> str:
        """How far the analysis is while it goes on."""
        found = self.found
        if self.match.outcome is None or found.done or not self.works:
            return ""
        return self.wording.say("replay-progress", at=found.at, plies=found.plies)


def replay_of(scene: ReplayScene) -> Replay:
    """The whole course."""
    match, found = scene.match, scene.found
    running = match.outcome is None
    lines = () if running else course_of(scene.wording.table, match, found)
    first, wording = scene.view(0), scene.wording
    costs = {step.ply + 1: f"−{_points(wording, step.cost)}" for step in found.mistakes}
    columns = columns_of(wording, match, sides_of(wording, first))
    moves = noted_moves(wording, match, first, costs)
    share = _of_any_revision(scene.share).payload if scene.share else ""
    learn = _of_any_revision(scene.learn) if scene.learn else None
    costliest = scene.costly[0].ply + 1 if scene.costly else None
    return Replay(
        match.number, running, columns, moves, lines, scene.progress, share, costliest, learn
    )


def _of_any_revision(button: Button) -> Button:
    """The same, whatever happens at the table: what is over stays as it is."""
    return button._replace(payload=structs.replace(unpack(button.payload), revision=0).pack())


def ply_of(scene: ReplayScene, ply: int, picture: Picture) -> ReplayPly:
    """The position after so many moves, with its picture."""
    step = scene.step(ply)
    view = scene.view(ply if step is None else step.ply)
    return ReplayPly(
        ply,
        _said(scene, ply),
        _better(scene.wording, step) if step else "",
        score_of(scene, view),
        picture,
        scene.wording.alt(lambda: picture.alt),
        step.better if step else "",
    )


def score_of(scene: ReplayScene, view: View) -> tuple[int, ...]:
    """Each column's score."""
    return tuple(dict(zip(sides_of(scene.wording, view), view.score, strict=False)).values())


def _said(scene: ReplayScene, ply: int) -> str:
    """What happened at a ply; before the first who begins."""
    wording = scene.wording.as_made(scene.match.made_by(ply))
    if ply == 0:
        return begins(wording, GAMES[wording.table.game].view(scene.states[0], None))
    told = news(scene.view(ply - 1), scene.view(ply))
    # What is left out in short, such as the hands at the end of a round, the picture shows.
    said = [wording.phrase(one) for one in told if wording.in_form(one, {}, "brief") != ""]
    outcome = scene.match.outcome
    if ply == len(scene.match.moves) and outcome is not None and not scene.step(ply):
        ended = structs.replace(wording, table=replace(wording.table, match=scene.match))
        said.append(result_line(ended, scene.view(ply)))
    return wording.together(*said)


def news(before: View, view: View) -> tuple[Phrase, ...]:
    """What has happened from one view to the next."""
    again = view.retells and view.last[: len(before.last)] == before.last
    return view.last[len(before.last) :] if again else view.last


def _better(wording: Wording, step: AnalysisStep) -> str:
    return wording.first_of(
        f"{wording.table.game}-replay-better",
        "replay-better",
        better=noted(wording, step.better),
        points=(points := _points(wording, step.cost)),
        one="yes" if points == "1" else "no",
    )


def _points(wording: Wording, cost: float) -> str:
    whole = cost >= WHOLE or cost == round(cost)
    return str(round(cost)) if whole else wording.points(cost, sign=False)
