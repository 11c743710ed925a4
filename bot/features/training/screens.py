"""An own costly move as a question: the position as its player saw it with the moves as buttons,
then the better move and why."""

from dataclasses import replace
from itertools import chain

from msgspec import Struct

from bot.features.analysis.api import Analysis, AnalysisStep
from bot.features.puzzles.api import line_of
from bot.features.training.own_moves import asks_better, gains
from bot.figures import signed
from bot.screens.buttons import button, rows
from bot.screens.choosing import NOTHING, Chosen, choices
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen
from bot.screens.task import task_screen
from bot.screens.wording import Wording
from bot.tables.table import Match
from engines import GAMES
from engines.game import View
from engines.path import join
from engines.replay import replay

BETTER, REPEAT, TRAIN = "better", "repeat", "train"
SHOWN = "@@"  # before a step of the solution; 0 is the first, asked for without an answer


class MoveScene(Struct, frozen=True):
    """The question after a ``step`` of the match ``number``, as its player ``reader`` alone sees
    it. ``view`` is what they saw then, ``place`` is where the step stands among ``count``, 0 in a
    repetition; ``told`` is what there is to say of their answer."""

    wording: Wording
    number: int
    step: AnalysisStep
    view: View
    reader: str
    place: int = 0
    count: int = 0
    chosen: Chosen = NOTHING
    told: str = ""

    @property
    def verb(self) -> str:
        """What its buttons ask for."""
        return BETTER if self.place else REPEAT

    def button(self, *path: str, label: str) -> Button:
        """A button of this question."""
        number, ply = str(self.number), str(self.step.ply)
        return button(self.wording, self.verb, number, ply, *path, label=label)


class BetterLine(Struct, frozen=True):
    """What is shown of the better move: the ``line`` that begins with it, as far as it can be
    known, at its step ``at`` from 1 on; ``moves`` led to the position. ``following`` is the ply of
    the next question, None after the last, and ``found`` how many were found by then."""

    setup: str
    moves: tuple[str, ...]
    line: tuple[str, ...]
    at: int = 1
    following: int | None = None
    found: int = 0


async def question_screen(scene: MoveScene, pictures: PictureCache, theme: str) -> Screen:
    """The position, what was played in it, and the choices that go on from those made."""
    wording, step, picked = scene.wording, scene.step, scene.chosen.picked
    picture = await pictures.board(scene.view, picked, theme)
    asked = wording.say(
        "better-ask",
        ply=step.ply + 1,
        played=wording.move(step.played),
        cost=wording.points(step.cost, sign=False),
    )
    said = wording.say("puzzle-pick", picked=wording.move(join(picked))) if picked else ""

    def make(choice: str, label: str) -> Button:
        return scene.button(*picked, choice, label=label)

    back = scene.button(label=wording.say("button-back"))
    give_up = scene.button(f"{SHOWN}0", label=wording.say("button-solve"))
    return task_screen(
        wording,
        scene.reader,
        (_title(scene), asked, said),
        picture,
        rows(back if scene.chosen.begun else give_up),
        choices(scene.view, scene.chosen, wording.choice, make),
        "puzzle-prompt",
    )


async def answer_screen(
    scene: MoveScene, solution: BetterLine, pictures: PictureCache, theme: str
) -> Screen:
    """The better move beside the one that was played, why, and from step 2 on what follows."""
    step, at, line = scene.step, solution.at, solution.line
    if at == 1:
        picture = await pictures.compared(scene.view, step.played, step.better, theme)
    else:
        moves = chain(solution.moves, line[:at])
        game = GAMES[scene.wording.table.game]
        view = game.view(replay(game, solution.setup, moves), None)
        picture = await pictures.board(view, (), theme)
    ways = (
        scene.button(f"{SHOWN}{at - 1}", label="◀") if at > 1 else None,
        scene.button(f"{SHOWN}{at + 1}", label="▶") if at < len(line) else None,
    )
    lines = (_title(scene), scene.told, *_why(scene, solution), _end(scene, solution))
    actions = rows(*ways, _next(scene, solution), width=4)
    screen = task_screen(scene.wording, scene.reader, lines, picture, actions)
    return replace(screen, alt=f"{_marked(scene)} {screen.alt}"[:1000]) if at == 1 else screen


def _marked(scene: MoveScene) -> str:
    """What the marks in the picture stand for, in words."""
    wording, step = scene.wording, scene.step
    played, better = wording.move(step.played), wording.move(step.better)
    return wording.say("analysis-alt", ply=step.ply + 1, played=played, better=better)


def _title(scene: MoveScene) -> str:
    wording = scene.wording
    named = {"game": wording.game(), "code": wording.table.code}
    if not scene.place:
        return wording.say("better-title-again", **named)
    return wording.say("better-title", place=scene.place, count=scene.count, **named)


def _why(scene: MoveScene, solution: BetterLine) -> tuple[str, ...]:
    """What was better and by how much; where a line is known that, else the points at once."""
    wording, step = scene.wording, scene.step
    better, played = wording.move(step.better), wording.move(step.played)
    worth = {"best": wording.points(step.best), "value": wording.points(step.value)}
    cost = wording.points(step.cost, sign=False)
    said = wording.say("analysis-better", better=better, cost=cost, **worth)
    marks = wording.say("analysis-marks") if solution.at == 1 else ""
    if len(solution.line) > 1:
        return f"{said} {marks}".strip(), line_of(wording, solution.line, solution.at)
    best, value = gains(scene.view, (step.better, step.played))
    if best is None or value is None:
        return said, marks
    points = {"best": _whole(best), "value": _whole(value)}
    return said, f"{wording.say('better-points', better=better, played=played, **points)} {marks}"


def _whole(points: int) -> str:
    return signed(points) if points else "0"


def _end(scene: MoveScene, solution: BetterLine) -> str:
    if not scene.place or solution.following is not None:
        return ""
    return scene.wording.say("better-end", found=solution.found, count=scene.count)


def _next(scene: MoveScene, solution: BetterLine) -> Button | None:
    """To the next question."""
    wording, label = scene.wording, scene.wording.say("button-train")
    if not scene.place:
        return button(wording, TRAIN, label=label)
    if solution.following is None:
        return None
    path = str(scene.number), str(solution.following)
    return button(wording, BETTER, *path, label=label)


def better_button(
    wording: Wording, match: Match, found: Analysis, reader: str | None
) -> tuple[Button, ...]:
    """Under an analysis, where the reader, or somebody in the chat, made costly moves: leads to
    the questions about them."""
    if not asks_better(wording.table, match, found, reader):
        return ()
    return (button(wording, BETTER, str(match.number)),)
