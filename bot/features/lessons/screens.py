"""The screens of a lesson: positions with a move to make in each, and the way to a first match."""

from collections.abc import Iterator
from dataclasses import replace

from msgspec import Struct, structs

from bot.features.explanations.api import Explainable, what_screen
from bot.features.lessons.lesson import asked, games, steps_of, true_view, view_of
from bot.figures import signed
from bot.press import Press
from bot.screens.buttons import button, rows
from bot.screens.choosing import NOTHING, Chosen, choices
from bot.screens.picks import PickedScreen, PickedScreens
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen, Style
from bot.screens.task import task_screen
from bot.screens.wording import Wording
from bot.tables.frames import still
from bot.tables.table import Chair, Status, Table
from bot.texts import Words
from engines import GAMES
from engines.game import LEVELS, View
from engines.path import join, next_choices, settle
from render import Picture

VERB = "lesson"
VIEW = "/learn/"  # begins the path of a lesson on the page
ADDRESS = f"{VIEW}{{game:{'|'.join(games())}}}"
WHAT = "what"  # stands in a button in the place of a choice
PLACE = 2  # the game and the step come first in what a button names
DONE, AHEAD = "●", "○"


class LessonScene(Struct, frozen=True):
    """A step of a game's lesson, from 0 on, as its only ``reader`` sees it; the one behind the last
    is the end. ``told`` is what there is to say of the move before, ``chosen`` what they have
    chosen so far; with ``text`` they read boards in words, as in ``PersonPreferences``. On a
    ``page`` it is a screen like a table's."""

    words: Words
    language: str
    game: str
    at: int
    reader: str
    told: str = ""
    chosen: Chosen = NOTHING
    text: str = ""
    page: bool = False

    @property
    def wording(self) -> Wording:
        """The language at the table at which the match might be played."""
        seats = len(view_of(self.game, 0, None).score)
        chairs = tuple(Chair(str(seat)) for seat in range(1, seats + 1))
        table = Table("", self.game, "", Status.PLAYING, chairs=chairs)
        return Wording(self.words, self.language, table)

    @property
    def view(self) -> View:
        """The position, with the moves that can be chosen in it; at the end none."""
        if self.at < len(steps_of(self.game)):
            return asked(self.game, self.at)
        return still(view_of(self.game, self.at, None))

    @property
    def explainable(self) -> Explainable:
        """The position, which tells of what can be seen in it."""
        at_end = self.at >= len(steps_of(self.game))
        true = self.view if at_end else true_view(self.game, self.at)
        return Explainable(self.wording, true, self.view)

    @property
    def dots(self) -> str:
        """How far the lesson has come."""
        count = len(steps_of(self.game))
        now = min(self.at + 1, count)
        return f"{now}/{count}" if self.text else DONE * now + AHEAD * (count - now)

    @property
    def title(self) -> str:
        """The game, and how far the lesson has come."""
        return self.wording.say("lesson-title", game=self.wording.game(), dots=self.dots)

    @property
    def picks(self) -> bool:
        """Whether a page may show by itself what its reader picks."""
        nothing = not (self.text or self.chosen.begun)
        return self.page and nothing and self.at < len(steps_of(self.game))

    def button(self, at: int, *path: str, label: str, style: Style = Style.PLAIN) -> Button:
        """A button that leads to a step, or makes a choice there."""
        return button(self.wording, VERB, self.game, str(at), *path, label=label, style=style)


def lesson_button(words: Words, language: str, game: str) -> Button | None:
    """The button below a game's rules that begins its lesson."""
    if not steps_of(game):
        return None
    label = words.say(language, "lesson-begin")
    return Button(label, Press(VERB, "", 0, (game, "0")).pack(), Style.PRIMARY)


def chooser_screen(words: Words, language: str, reader: str | None) -> Screen:
    """The games that have a lesson, for somebody who has not said which they want to learn."""
    buttons = (
        Button(words.say(language, f"game-{game}"), Press(VERB, "", 0, (game, "0")).pack())
        for game in games()
    )
    asked_for = words.say(language, "help-which-game")
    return Screen("", 0, (asked_for,), audience=reader, actions=rows(*buttons))


async def step_screen(scene: LessonScene, pictures: PictureCache, theme: str) -> Screen:
    """The position, what is asked and why, and the choices that go on from those made."""
    step = steps_of(scene.game)[scene.at]
    picture = await pictures.guided(
        asked(scene.game, scene.at), scene.chosen.picked, join(step.marks), theme, scene.page
    )
    return _step(scene, picture)


async def picked_screens(
    scene: LessonScene, pictures: PictureCache, theme: str
) -> PickedScreens | None:
    """What ``step_screen`` shows on a page once a piece is picked, for each that may be; None where
    a press plays whatever it picks."""
    view, step = asked(scene.game, scene.at), steps_of(scene.game)[scene.at]
    made = tuple(_begun(view, ()))
    if not made:
        return None
    sheet = await pictures.guided_picks(view, made, join(step.marks), theme)
    screens = (
        PickedScreen(
            _step(structs.replace(scene, chosen=Chosen(one)), pick.picture),
            pick.parts,
            len(one) - 1,
        )
        for one, pick in zip(made, sheet.picks, strict=True)
        if pick is not None
    )
    return PickedScreens(sheet.sprites, tuple(screens))


def _begun(view: View, made: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All that can be chosen one by one after what is ``made``, while there is something left to
    decide."""
    for one in next_choices(view.moves, made):
        if _goes_on(view, (*made, one)):
            yield (*made, one)
            yield from _begun(view, (*made, one))


def _goes_on(view: View, made: tuple[str, ...]) -> bool:
    """Whether there is something left to decide after these choices."""
    return join(settle(view.moves, made)) not in view.moves


def _step(scene: LessonScene, picture: Picture) -> Screen:
    wording, step = scene.wording, steps_of(scene.game)[scene.at]
    view, picked = asked(scene.game, scene.at), scene.chosen.picked

    def make(choice: str, label: str) -> Button:
        made = scene.button(scene.at, *picked, choice, label=label)
        more = scene.page and _goes_on(view, (*picked, choice))
        return made._replace(act=not picked and choice in view.acts, more=more)

    back = scene.button(scene.at, label=wording.say("button-back"))
    end = len(steps_of(scene.game))
    skip = scene.button(end, label=wording.say("lesson-skip"))
    what = scene.button(scene.at, WHAT, label=wording.say("button-what"))
    return _screen(
        scene,
        (scene.told, wording.say(f"{scene.game}-lesson-{step.key}")),
        picture,
        rows(back) if scene.chosen.begun else rows(what, skip, width=2),
        choices(view, scene.chosen, wording.choice, make),
    )


async def explained_screen(scene: LessonScene, pictures: PictureCache, theme: str) -> Screen:
    """The position of a step with numbers on what is explained below it, and the way back; on the
    page the step stays below that."""
    screen = await what_screen(scene.explainable, scene.reader, pictures, theme)
    back = scene.button(scene.at, label=scene.wording.say("button-back"))
    return screen if scene.page else replace(screen, actions=rows(back))


async def end_screen(scene: LessonScene, pictures: PictureCache, theme: str) -> Screen:
    """What the last move has led to, and the way to a match against the weakest computer."""
    wording, game = scene.wording, scene.game
    picture = await pictures.board(view_of(game, scene.at, None), (), theme)
    level = LEVELS[0]
    label = wording.say("lesson-play", level=wording.say("computer", level=level))
    play = Button(label, Press("play", "", 0, (game, level)).pack(), Style.PRIMARY)
    again = scene.button(0, label=wording.say("lesson-again"))
    lines = (scene.told, wording.say("lesson-end"))
    return _screen(scene, lines, picture, (*rows(play), *rows(again)))


def wrong_line(wording: Wording, game: str, at: int, move: str) -> str:
    """Why another move than the right one is not what is asked for: it brings less, or no more than
    that it is another."""
    rules, step, view = GAMES[game], steps_of(game)[at], asked(game, at)
    own, more = (rules.preview(view, each).points for each in (move, step.right[0]))
    named = wording.move(move)
    # In an open game points at once are seldom what is to be learned.
    if own is None or more is None or own >= more or not view.hands:
        return wording.say("lesson-wrong", move=named)
    return wording.say("lesson-wrong-less", move=named, own=signed(own), points=signed(more))


def right_line(wording: Wording, game: str, at: int, move: str) -> str:
    """What the right move has brought."""
    points = GAMES[game].preview(asked(game, at), move).points
    if not points:
        return wording.say("lesson-right")
    return wording.say("lesson-right-points", points=signed(points))


def _screen(
    scene: LessonScene,
    lines: tuple[str, ...],
    picture: Picture,
    actions: tuple[tuple[Button, ...], ...],
    made: tuple[Button, ...] = (),
) -> Screen:
    screen = task_screen(
        scene.wording,
        scene.reader,
        (scene.title, *lines),
        picture,
        actions,
        made,
        "lesson-prompt",
    )
    return _on_page(scene, screen, *lines) if scene.page else screen


def _on_page(scene: LessonScene, screen: Screen, told: str, task: str) -> Screen:
    """The screen as the page shows it: what is to be done, and what there is to say of the move
    before."""
    return replace(
        screen,
        revision=scene.at,
        lines=tuple(filter(None, (task, told))),
        stake=scene.dots,
        kind=VERB,
        view=f"{VIEW}{scene.game}",
        fixed=PLACE,
    )
