"""A match being played or over, as everybody sees it and as one seat does."""

from dataclasses import dataclass, replace

from bot.players.compiling import Progress
from bot.press import SLOT
from bot.screens.asking import (
    answer_rows,
    asked_line,
    overdue_rows,
    time_is_up,
    time_left,
    time_lines,
)
from bot.screens.buttons import button, rows
from bot.screens.ending import ending, report_lines, scores_line, seal_line, standing_line
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.tables import play, proposals
from bot.tables.table import Status
from engines import GAMES
from engines.game import Seat, View
from engines.path import join, next_choices, settle

CAPTION = 1000
FEW_SLOTS = 6


@dataclass(frozen=True, slots=True)
class Scene:
    """What a board screen is made of: the reader's ``wording``, a ``view`` that this reader may
    see, and the choices ``picked`` so far. ``seat`` is the reader's, None in a shared chat;
    ``slots`` asks for the hand's slots on the public keyboard, ``link`` opens a private chat."""

    wording: Wording
    view: View
    seat: Seat | None = None
    reader: str | None = None
    picked: tuple[str, ...] = ()
    slots: bool = False
    link: str = ""
    preparing: Progress | None = None  # what the computer player to move waits for
    now: float = 0.0  # Unix time
    undo: bool = False  # whether a reader may ask to take the last decision back


def board_screen(scene: Scene) -> Screen:
    """The screen of a match, without its picture."""
    table = scene.wording.table
    choices, columns = _choices(scene)
    return Screen(
        table.code,
        table.revision,
        clipped(_lines(scene)),
        audience=scene.reader,
        choices=choices,
        columns=columns,
        prompt=_prompt(scene) if choices else "",
        actions=_actions(scene),
        yours=_is_mine(scene),
        waits=scene.reader is not None and scene.seat is not None and _is_others(scene),
    )


def _is_mine(scene: Scene) -> bool:
    """Whether it is the reader's turn, or a proposal waits for the reader's answer."""
    table, turn = scene.wording.table, scene.view.turn
    if scene.reader is None or table.status is not Status.PLAYING:
        return False
    on = turn is not None and not play.match_over(table)
    own = on and turn in table.seats_of(scene.reader)
    return own or scene.reader in proposals.asked(table)


def _is_others(scene: Scene) -> bool:
    """Whether it is the turn of somebody else than the reader."""
    over = play.match_over(scene.wording.table)
    return scene.view.turn is not None and not over and not _is_mine(scene)


def _prompt(scene: Scene) -> str:
    if scene.seat is None and scene.view.hands:
        return scene.wording.say("prompt-places" if scene.picked else "prompt-slots")
    return scene.wording.prompt(scene.picked)


def clipped(lines: tuple[str, ...]) -> tuple[str, ...]:
    """As many lines as a caption holds, those at the front before those behind."""
    kept: list[str] = []
    room = CAPTION
    for line in lines:
        if len(line) + 1 <= room:
            kept.append(line)
            room -= len(line) + 1
    return tuple(kept)


def _lines(scene: Scene) -> tuple[str, ...]:
    wording, view = scene.wording, scene.view
    title = wording.say("board-title", game=wording.game(), code=wording.table.code)
    match = wording.table.match
    made = match.made_by() if match else {}
    happened = " ".join(wording.event(event, made) for event in view.last)
    if play.match_over(wording.table):
        lines = (title, happened, *ending(wording, view))
    else:
        score = scores_line(wording, view)
        state = (score, standing_line(wording, view), seal_line(wording, view))
        lines = (
            title,
            happened,
            asked_line(wording),
            _turn(scene),
            *time_lines(wording, scene.now),
            *state,
            *(report_lines(wording, view) if view.waits else ()),
        )
    return tuple(line for line in lines if line)


def _turn(scene: Scene) -> str:
    wording, view = scene.wording, scene.view
    if view.turn is None:
        return wording.say("board-waits", seconds=int(play.PAUSE)) if view.waits else ""
    who = wording.player(view.turn, view.sides)
    if wording.table.chairs[view.turn].level:
        return _thinking(scene, who)
    if time_is_up(wording):
        return wording.say("board-overdue", who=wording.name(view.turn))
    text = "board-your-turn" if scene.seat == view.turn else "board-turn"
    return " ".join(filter(None, (wording.say(text, who=who), time_left(wording, scene.now))))


def _thinking(scene: Scene, who: str) -> str:
    if scene.preparing is None:
        return scene.wording.say("board-thinking", who=who)
    done, of = scene.preparing.done, scene.preparing.of
    return scene.wording.say("board-preparing", who=who, done=done, of=of)


def _choices(scene: Scene) -> tuple[tuple[Button, ...], int]:
    """The moves as buttons, and how many make a row."""
    view, wording = scene.view, scene.wording
    if view.turn is None or wording.table.chairs[view.turn].level or play.match_over(wording.table):
        return (), 0
    if scene.seat is not None:
        return _own_choices(scene)
    if view.hands:
        return _slot_choices(scene) if scene.slots else ((), 0)
    moves = next_choices(view.offers, ())
    return _move_buttons(scene, "move", moves), 0


def _own_choices(scene: Scene) -> tuple[tuple[Button, ...], int]:
    following = next_choices(scene.view.moves, scene.picked)
    return _move_buttons(scene, "mine", following), grid_columns(scene.view, following)


def _move_buttons(scene: Scene, verb: str, choices: tuple[str, ...]) -> tuple[Button, ...]:
    whole = frozenset((*scene.view.moves, *scene.view.offers))
    return tuple(
        replace(
            button(scene.wording, verb, *scene.picked, choice, label=scene.wording.choice(choice)),
            more=join((*scene.picked, choice)) not in whole,
        )
        for choice in choices
    )


def _slot_choices(scene: Scene) -> tuple[tuple[Button, ...], int]:
    """A keyboard that is the same whatever the hand holds: slots, and once one is chosen places."""
    if not scene.picked:
        acts = (
            button(scene.wording, "slot", act, label=scene.wording.choice(act))
            for act in scene.view.acts
        )
        return (*_slots(scene), *acts), 0
    places = scene.view.places
    buttons = (
        button(scene.wording, "slot", place, label=scene.wording.choice(place)) for place in places
    )
    return tuple(buttons), grid_columns(scene.view, places)


def _slots(scene: Scene) -> tuple[Button, ...]:
    assert scene.view.turn is not None
    count = scene.view.hands[scene.view.turn]
    return tuple(
        button(scene.wording, "slot", f"{SLOT}{number}", label=str(number))
        for number in range(1, count + 1)
    )


def _slots_again(scene: Scene) -> tuple[Button, ...]:
    """The slots of a small hand beside the places: a move may need a second piece of it."""
    choosing = scene.seat is None and scene.slots and scene.picked and scene.view.turn is not None
    slots = _slots(scene) if choosing else ()
    return slots if len(slots) <= FEW_SLOTS else ()


def grid_columns(view: View, choices: tuple[str, ...]) -> int:
    """How many make a row where the choices are all cells of the board's grid; 0 elsewhere."""
    cells = tuple(cell for row in view.grid for cell in row)
    return len(view.grid[0]) if cells and choices == cells else 0


def _actions(scene: Scene) -> tuple[tuple[Button, ...], ...]:
    wording, view = scene.wording, scene.view
    table = wording.table
    back = button(wording, *_back(scene)) if scene.picked else None
    hand = None
    if view.hands and _may_hold(scene) and not play.match_over(table):
        label = wording.first_of(f"{table.game}-hand", "button-hand")
        hand = button(wording, "hand", label=label, style=Style.PRIMARY)
    private = Button(wording.say("button-private"), url=scene.link) if hand and scene.link else None
    hint = button(wording, "hint") if _can_hint(scene) else None
    back_again = button(wording, "return", style=Style.PRIMARY) if _can_return(scene) else None
    undo = button(wording, "undo") if scene.undo else None
    running = table.status is Status.PLAYING
    can_replace = running and (scene.reader is None or table.answers_to(scene.reader))
    leave = button(wording, "replace") if can_replace else None
    return (
        *answer_rows(wording, scene.reader),
        *overdue_rows(wording, view, scene.reader),
        *rows(*_slots_again(scene), width=5 if len(_slots_again(scene)) <= 5 else 3),
        *rows(_onward(scene), _analysis(scene), back, hand, private, hint, undo, back_again, leave),
        *rows(*_questions(scene), button(wording, "rules"), button(wording, "text"), width=4),
    )


def _may_hold(scene: Scene) -> bool:
    """Whether somebody who reads this may hold pieces that it does not show: in a shared chat, not
    where somebody without a seat looks on alone."""
    return scene.seat is None and scene.reader is None


def _analysis(scene: Scene) -> Button | None:
    """The analysis of a match that is over."""
    match = scene.wording.table.match
    if match is None or match.outcome is None or not match.moves:
        return None
    return button(scene.wording, "analyse", str(match.number), "0")


def _can_hint(scene: Scene) -> bool:
    """Whether somebody who reads this may be to move, and may ask."""
    table, turn = scene.wording.table, scene.view.turn
    if turn is None or table.chairs[turn].level or play.match_over(table) or not table.hints:
        return False
    return scene.seat == turn if scene.reader is not None else True


def _can_return(scene: Scene) -> bool:
    """Whether somebody who reads this has left a seat to a computer player."""
    former = {chair.former for chair in scene.wording.table.chairs if chair.former}
    return bool(former) if scene.reader is None else scene.reader in former


def _onward(scene: Scene) -> Button | None:
    wording, table = scene.wording, scene.wording.table
    if table.status is Status.OVER:
        return button(wording, "rematch", style=Style.SUCCESS)
    if play.match_over(table):
        return button(wording, "next", style=Style.SUCCESS)
    if scene.view.follow and scene.view.waits:
        label = wording.first_of(f"{table.game}-choice-{scene.view.follow}", "button-next")
        return button(wording, "next", label=label, style=Style.SUCCESS)
    return None


def _back(scene: Scene) -> tuple[str, ...]:
    """The verb and path that undo the last decision."""
    if scene.seat is None:
        return ("slot", "back")
    made = list(scene.picked)
    while made:
        made.pop()
        if settle(scene.view.moves, made) != scene.picked:
            break
    return ("mine", *made)


def _questions(scene: Scene) -> list[Button]:
    asked = next_choices(GAMES[scene.wording.table.game].questions(scene.view), ())
    return [question_button(scene.wording, (choice,)) for choice in asked]


def question_button(wording: Wording, path: tuple[str, ...]) -> Button:
    """A button that asks about the position."""
    name = f"{wording.table.game}-question-{path[-1]}"
    label = wording.say(name) if wording.words.has(name) else wording.choice(path[-1])
    return button(wording, "ask", *path, label=label)
