"""A match being played or over, as everybody sees it and as one seat does."""

from itertools import chain

from bot.screens.accent import accent_of
from bot.screens.board_actions import board_actions, board_menus, result_actions
from bot.screens.buttons import button
from bot.screens.captions import board_lines
from bot.screens.columns import columns_of
from bot.screens.ending import ending
from bot.screens.lazy_sequence import LazySequence
from bot.screens.pieces import cells, pieces, slot_cells, slots
from bot.screens.players import playing
from bot.screens.prompts import prompt_after
from bot.screens.scene import Scene
from bot.screens.screen import Button, PlaceShown, Player, Screen
from bot.screens.slots import NO_SLOTS
from bot.screens.stakes import stake
from bot.tables import play, proposals
from bot.tables.table import Status
from engines import GAMES
from engines.game import View
from engines.path import join, next_choices
from render import Picture

CAPTION = 1000


def board_screen(
    scene: Scene,
    picture: Picture | None = None,
    alt: str = "",
    places: tuple[tuple[PlaceShown, ...], ...] = (),
    held: tuple[PlaceShown, ...] = (),
) -> Screen:
    """The screen of a match with its ``picture``, which ``alt`` has in words, and all that it shows
    as ``Screen`` has it."""
    table = scene.wording.table
    choices, columns = _choices(scene)
    over, match = play.match_over(table), table.match
    lines = (
        (*ending(scene.wording, scene.view, scene.viewer.key, scene.viewer.walked), *scene.asides)
        if over
        else board_lines(scene)
    )
    in_hand = scene.picked and scene.view.hands and scene.view.grid  # is what goes into a cell
    prompt = prompt_after(scene.wording, scene.picked)
    if scene.seat is None and scene.view.hands:
        prompt = scene.wording.say("prompt-places" if scene.picked else "prompt-slots")
    return Screen(
        table.code,
        table.revision,
        clipped(lines),
        audience=scene.viewer.key,
        picture=picture,
        alt=alt,
        choices=choices,
        columns=columns,
        prompt=prompt if choices else "",
        actions=(result_actions if over else board_actions)(scene),
        yours=_is_mine(scene),
        waits=scene.viewer.key is not None and scene.seat is not None and _is_others(scene),
        lead=True,
        title=scene.wording.game(),
        stake=stake(scene.wording, scene.view) if scene.viewer.walked else "",
        kind="result" if over else "board",
        players=LazySequence(lambda: _players(scene)),
        pieces=_pieces(scene) if choices else (),
        cells=LazySequence(lambda: _cells(scene)) if choices and in_hand else (),
        menus=LazySequence(lambda: board_menus(scene)),
        column=scene.column if choices else "",
        accent=accent_of(table, scene.view, scene.viewer.theme),
        played=None if match is None else (match.number, len(match.moves)),
        places=places,
        held=held,
    )


def _players(scene: Scene) -> tuple[Player, ...]:
    """Who plays; on the page with what its reader may do about each of them."""
    added = scene.added if scene.viewer.walked and scene.viewer.key is not None else NO_SLOTS
    return playing(scene.wording, scene.view, scene.viewer.key, scene.now, added.player_buttons)


def _is_mine(scene: Scene) -> bool:
    """Whether it is the reader's turn, or a proposal waits for the reader's answer."""
    table, turn = scene.wording.table, scene.view.turn
    if scene.viewer.key is None or table.status is not Status.PLAYING:
        return False
    on = turn is not None and not play.match_over(table)
    own = on and turn in table.seats_of(scene.viewer.key)
    return own or scene.viewer.key in proposals.asked(table)


def _is_others(scene: Scene) -> bool:
    """Whether it is the turn of somebody else than the reader."""
    over = play.match_over(scene.wording.table)
    return scene.view.turn is not None and not over and not _is_mine(scene)


def clipped(lines: tuple[str, ...]) -> tuple[str, ...]:
    """As many lines as a caption holds, those at the front before those behind."""
    kept: list[str] = []
    room = CAPTION
    for line in lines:
        if len(line) + 1 <= room:
            kept.append(line)
            room -= len(line) + 1
    return tuple(kept)


def _choices(scene: Scene) -> tuple[tuple[Button, ...], int]:
    """The moves as buttons, and how many make a row."""
    view, wording = scene.view, scene.wording
    if view.turn is None or wording.table.chairs[view.turn].level or play.match_over(wording.table):
        return (), 0
    if scene.seat is not None:
        following = next_choices(view.moves, scene.picked)
        return _move_buttons(scene, "mine", following), grid_columns(view, following)
    if scene.viewer.key is not None:  # who only looks on
        return (), 0
    if view.hands:
        return _slot_choices(scene) if scene.viewer.slots else ((), 0)
    moves = next_choices(view.offers, ())
    return _move_buttons(scene, "move", moves), 0


def _move_buttons(scene: Scene, verb: str, choices: tuple[str, ...]) -> tuple[Button, ...]:
    view, wording, picked = scene.view, scene.wording, scene.picked
    whole, rules = frozenset((*view.moves, *view.offers)), GAMES[wording.table.game]
    columns, begun = columns_of(view), join((*picked, ""))
    buttons = []
    for choice in choices:
        move = begun + choice
        more = move not in whole
        made = button(
            wording,
            verb,
            *picked,
            choice,
            label=wording.choice(choice),
            act=choice in view.acts,
            more=more,
            column=columns.get(choice, ""),
            preview=rules.preview(view, move) if scene.viewer.walked and not more else None,
        )
        buttons.append(made)
    return tuple(buttons)


def _slot_choices(scene: Scene) -> tuple[tuple[Button, ...], int]:
    """A keyboard that is the same whatever the hand holds: slots, and once one is chosen places."""
    if not scene.picked:
        acts = (
            button(scene.wording, "slot", act, label=scene.wording.choice(act), act=True)
            for act in scene.view.acts
        )
        return (*slots(scene.wording, scene.view), *acts), 0
    places, columns = scene.view.places, columns_of(scene.view)

    def made(place: str) -> Button:
        label, column = scene.wording.choice(place), columns.get(place, "")
        return button(scene.wording, "slot", place, label=label, column=column)

    return tuple(map(made, places)), grid_columns(scene.view, places)


def _pieces(scene: Scene) -> tuple[Button, ...]:
    if scene.seat is not None:
        return pieces(scene.wording, scene.view, scene.picked)
    return slots(scene.wording, scene.view) if scene.viewer.slots and scene.view.hands else ()


def _cells(scene: Scene) -> tuple[tuple[Button, ...], ...]:
    if scene.seat is not None:
        return cells(scene.wording, scene.view, scene.picked)
    return slot_cells(scene.wording, scene.view)


def grid_columns(view: View, choices: tuple[str, ...]) -> int:
    """How many make a row where the choices are all cells of the board's grid; 0 elsewhere."""
    rows = len(view.grid)
    if not rows or len(choices) != rows * len(view.grid[0]):
        return 0
    return len(view.grid[0]) if choices == tuple(chain(*view.grid)) else 0
