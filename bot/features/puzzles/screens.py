"""The screens of a puzzle: the position with its moves as buttons, the solution, a chat's table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from msgspec import Struct, structs

from bot.features.puzzles.puzzle import PuzzleKey, PuzzleScore
from bot.figures import signed
from bot.people import isolated
from bot.press import unpack
from bot.screens.buttons import button, command_button, rows
from bot.screens.choosing import NOTHING, Chosen, choices
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen, Style
from bot.screens.task import task_screen
from bot.screens.wording import Wording
from bot.tables.table import Chair, Status, Table
from bot.texts import Words
from engines.game import View
from engines.path import split
from engines.puzzle import HARDEST
from render import Picture

VERB, SOLVE, RANKS = "puzzle", "solve", "ranks"
HOURS = (8, 12, 18, 20)  # of UTC, at which a puzzle is usually wanted
MEDALS = ("🥇", "🥈", "🥉")


class PuzzleScene(Struct, frozen=True):
    """A puzzle as somebody sees it: ``today`` is whether it is the puzzle of the day, ``told``
    what there is to say of their answer, ``chosen`` what they have chosen so far, ``reader``
    who alone sees it, ``theme`` what they look at, "" where nobody knows; ``onward`` leads to
    what else they have missed, and there are puzzles of ``others``, which are games, beside it;
    ``sends``: it can be sent into other chats."""

    words: Words
    language: str
    key: PuzzleKey
    today: bool = False
    told: str = ""
    chosen: Chosen = NOTHING
    reader: str | None = None
    theme: str = ""
    onward: Button | None = None
    others: tuple[str, ...] = ()
    sends: bool = False

    @property
    def wording(self) -> Wording:
        """The language at the table at which the puzzle might stand."""
        seats = len(self.key.view.score)
        chairs = tuple(Chair(str(seat)) for seat in range(1, seats + 1))
        table = Table("", self.key.game, "", Status.PLAYING, chairs=chairs)
        return Wording(self.words, self.language, table)


async def puzzle_screen(scene: PuzzleScene, pictures: PictureCache, theme: str) -> Screen:
    """The position, what is asked, and the choices that go on from those made."""
    wording, view = scene.wording, scene.key.view
    picked = scene.chosen.picked
    picture = await pictures.board(view, picked, theme)
    said = wording.say("puzzle-pick", picked=wording.move(".".join(picked))) if picked else ""
    lines = (puzzle_title(scene), task_of(scene), scene.told or said)
    back = button(wording, VERB, *_key(scene), label=wording.say("button-back"))
    actions = (
        button(wording, SOLVE, *_key(scene), "1"),
        button(wording, RANKS) if scene.today else None,
        _send(scene),
        scene.onward,
    )
    others = [
        button(wording, VERB, game, label=wording.say(f"game-{game}")) for game in scene.others
    ]
    shown = task_screen(
        wording,
        scene.reader,
        lines,
        picture,
        choices=_choices(scene, view),
        prompt="puzzle-prompt",
        actions=rows(back) if scene.chosen.begun else (*rows(*actions), *rows(*others)),
    )
    if scene.chosen.begun or all(len(split(move)) == 1 for move in view.moves):
        return shown
    return replace(shown, leads=partial(_led_to, scene, shown.choices, back, pictures, theme))


async def _led_to(
    scene: PuzzleScene,
    choices: tuple[Button, ...],
    back: Button,
    pictures: PictureCache,
    theme: str,
) -> tuple[tuple[str, Screen], ...]:
    """What is shown once the first of several choices is made, and once it is taken back."""
    view, key = scene.key.view, len(_key(scene))
    untold = structs.replace(scene, told="")
    found = [(back.payload, await puzzle_screen(untold, pictures, theme))]
    for each in choices:
        chosen = Chosen.of(view, unpack(each.payload).path[key:])
        if not chosen.whole:
            picked = structs.replace(untold, chosen=chosen)
            found.append((each.payload, await puzzle_screen(picked, pictures, theme)))
    return tuple(found)


def _send(scene: PuzzleScene) -> Button | None:
    """The button that sends a puzzle into another chat."""
    if not scene.sends:
        return None
    typed = f"{VERB} {scene.key.game} {scene.key.number + 1}"
    return Button(scene.wording.say("button-send"), sends=typed)


def sent_screen(scene: PuzzleScene, picture: Picture) -> Screen:
    """A puzzle for a chat that is sent it. Where a move is one press people answer it there, else
    where nobody else sees what they choose."""
    wording, view = scene.wording, scene.key.view
    at_once = all(len(split(move)) == 1 for move in view.moves)
    solution = button(wording, SOLVE, *_key(scene), "1")
    opens = button(wording, VERB, *_key(scene), label=wording.say("puzzle-try"))
    shown = task_screen(
        wording,
        scene.reader,
        (puzzle_title(scene), task_of(scene)),
        picture,
        choices=_choices(scene, view) if at_once else (),
        prompt="puzzle-prompt",
        actions=rows(solution if at_once else opens._replace(style=Style.PRIMARY)),
    )
    return replace(shown, fetched=f"{VERB}/{scene.key}")


def daily_line(words: Words, language: str, at: int | None) -> str:
    """Whether a chat has the puzzle of the day posted, and at which hour of UTC."""
    if at is None:
        return words.say(language, "daily-off")
    return words.say(language, "daily-on", hour=_hour(at))


def daily_screen(words: Words, language: str, at: int | None, reader: str | None) -> Screen:
    """The same, with a button for each hour that is usual, and one for never."""
    hours = sorted({*HOURS, *([] if at is None else [at])})
    labels = {hour: words.say(language, "daily-at", hour=_hour(hour)) for hour in hours}
    never = command_button(
        words, language, "daily", "off", label=words.say(language, "daily-never")
    )
    buttons = (
        command_button(words, language, "daily", "on", str(hour), label=label)
        for hour, label in labels.items()
    )
    actions = rows(*buttons, never, width=2)
    return Screen("", 0, (daily_line(words, language, at),), reader, actions=actions)


def _hour(at: int) -> str:
    return f"{at:02d}:00"


async def solution_screen(
    scene: PuzzleScene, step: int, pictures: PictureCache, theme: str
) -> Screen:
    """The answer, from ``step`` 1 on, marked in the position, then what follows move by move."""
    wording, key, line = scene.wording, scene.key, scene.key.puzzle.line
    last = len(line) if len(line) > 1 else 2
    step = max(1, min(step, last))
    if step == 1:
        picture = await pictures.hinted(key.view, key.puzzle.answer, theme)
    else:
        picture = await pictures.board(key.after(step if len(line) > 1 else 1), (), theme)
    ways = (
        button(wording, SOLVE, *_key(scene), str(step - 1), label="◀") if step > 1 else None,
        button(wording, SOLVE, *_key(scene), str(step + 1), label="▶") if step < last else None,
    )
    again = button(wording, VERB, *_key(scene), label=wording.say("button-back"))
    ranks = button(wording, RANKS) if scene.today else None
    lines = (puzzle_title(scene), scene.told, why(scene), line_of(wording, line, step))
    actions = (*rows(*ways, again, ranks, width=4), *rows(scene.onward))
    return task_screen(scene.wording, scene.reader, lines, picture, actions)


def why(scene: PuzzleScene) -> str:
    """The answer, what it is worth and what the next best is."""
    puzzle, wording = scene.key.puzzle, scene.wording
    return wording.say(
        f"{scene.key.game}-puzzle-{puzzle.task}-why",
        move=wording.move(puzzle.answer),
        best=signed(puzzle.best),
        second=signed(puzzle.second),
    )


def ranks_screen(
    words: Words,
    language: str,
    today: Sequence[PuzzleScore],
    month: Sequence[PuzzleScore],
    own: int,
) -> Screen:
    """A chat's table of the day and of the month, and the reader's days in a row."""
    title = words.say(language, "puzzle-ranks")
    lines = (
        _ranked(words, language, "puzzle-ranks-day", today),
        _ranked(words, language, "puzzle-ranks-month", month),
        words.say(language, "puzzle-streak", days=own) if own else "",
    )
    return Screen("", 0, (title, *filter(None, lines)), lead=True)


def _ranked(words: Words, language: str, text: str, places: Sequence[PuzzleScore]) -> str:
    medals = [*MEDALS, *(f"{number}." for number in range(len(MEDALS) + 1, len(places) + 1))]
    named = (
        f"{medal} {isolated(place.name)} {place.points}"
        for medal, place in zip(medals, places, strict=False)
    )
    return words.say(language, text, names=" · ".join(named) or "–")


def puzzle_title(scene: PuzzleScene) -> str:
    """What a puzzle is called, with its difficulty in stars."""
    puzzle, wording = scene.key.puzzle, scene.wording
    stars = "★" * puzzle.difficulty + "☆" * (HARDEST - puzzle.difficulty)
    text = "puzzle-title-day" if scene.today else "puzzle-title"
    return wording.say(text, game=wording.game(), stars=stars, number=scene.key.number + 1)


def task_of(scene: PuzzleScene) -> str:
    """What a puzzle asks."""
    wording, view = scene.wording, scene.key.view
    side = wording.side(view.sides[scene.key.seat]) if view.sides else ""
    return wording.say(f"{scene.key.game}-puzzle-{scene.key.puzzle.task}", side=side)


def line_of(wording: Wording, line: tuple[str, ...], step: int) -> str:
    """What is played after the answer, the move of this step between marks."""
    if len(line) < 2:
        return ""
    moves = (f"[{m}]" if at == step else m for at, m in enumerate(map(wording.move, line), 1))
    return wording.say("puzzle-line", moves=" ".join(moves))


def _choices(scene: PuzzleScene, view: View) -> tuple[Button, ...]:
    wording, begun = scene.wording, (*_key(scene), *scene.chosen.picked)

    def make(choice: str, label: str) -> Button:
        return button(wording, VERB, *begun, choice, label=label)

    return choices(view, scene.chosen, wording.choice, make)


def _key(scene: PuzzleScene) -> tuple[str, str]:
    return scene.key.game, str(scene.key.number)
