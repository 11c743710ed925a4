"""The own stones of Crosswise, large below the board."""

from collections.abc import Sequence

from engines.crosswise.stones import COLOURS, SPECIALS
from engines.crosswise.view import CrosswiseView
from engines.game import phrase
from engines.path import next_choices
from render.canvas import Canvas
from render.crosswise.colours import CrosswiseTheme
from render.crosswise.pieces import OWN
from render.crosswise.sprites import faded, played_brackets
from render.picture import Box, Piece, Place, Region, corners
from render.theme import MARGIN, PANEL_RADIUS, WIDTH

TRAY = (MARGIN, 1064, WIDTH - MARGIN, 1270)
HEIGHT = 1286  # of a picture with a tray
STRIP = 72  # where the strip in the team's colour ends
ROOM, PITCH = 856, 172  # for all stones, for one at most
MIDDLE_X = (STRIP + WIDTH - MARGIN) // 2
STONES_Y = 1102  # the upper side of the stones
RAISED = 20  # of the picked one
NUMBERS_Y = 1242
PILL = (26, 20)  # half the size of the picked stone's number
CUTS = (TRAY[1], 1096, 1222)  # around the stones, below which their numbers are mostly the same
STONES = frozenset((*COLOURS, *SPECIALS))


def put_tray(
    canvas: Canvas,
    view: CrosswiseView,
    picked: Sequence[str],
    choices: Sequence[str],
    theme: CrosswiseTheme,
) -> None:
    """The tray, with what is ``picked`` so far raised and those stones faded that are not among
    ``choices``, what can be chosen now."""
    canvas.cut(*CUTS)
    _panel(canvas, view, theme)
    fit = STONES.intersection(choices)
    raised = slots(view.hand, picked)
    for slot, (name, x) in enumerate(zip(view.hand, _places(len(view.hand)), strict=True)):
        dim = bool(view.moves) and name not in fit and (not picked or bool(fit))
        _stone(canvas, name, x, slot in raised, dim, theme)
        _number(canvas, slot, x, slot in raised, theme)


def own_stones(
    hand: Sequence[str], picked: Sequence[str], choices: Sequence[str]
) -> tuple[Region, ...]:
    """The own stones among ``choices``, what can be chosen after ``picked``."""
    raised = slots(hand, picked)
    return tuple(
        Region(name, _room(x, len(hand)))
        for slot, (name, x) in enumerate(zip(hand, _places(len(hand)), strict=True))
        if name in STONES.intersection(choices) and slot not in raised
    )


def held(view: CrosswiseView, picked: Sequence[str]) -> tuple[Piece, ...]:
    """The own stones in the tray, those ``picked`` raised."""
    raised, half = slots(view.hand, picked), OWN // 2
    tops = tuple(STONES_Y - RAISED * (slot in raised) for slot in range(len(view.hand)))
    return tuple(
        Piece(
            "stone" if name in COLOURS else "special",
            name,
            f"hand-{slot}",
            (x - half, tops[slot], x + half, tops[slot] + OWN),
        )
        for slot, (name, x) in enumerate(zip(view.hand, _places(len(view.hand)), strict=True))
    )


def held_places(view: CrosswiseView) -> tuple[Place, ...]:
    """The own stones by their numbers, told like what lies on cells."""
    return tuple(
        Place(str(number), phrase("cell", cell=str(number), content=name), corners(room))
        for number, (name, room) in enumerate(zip(view.hand, rooms(len(view.hand)), strict=True), 1)
    )


def other_stones(
    view: CrosswiseView, picked: Sequence[str], choices: Sequence[str]
) -> tuple[Region, ...]:
    """The own stones that can be chosen instead of the one ``picked`` first, beside the
    ``choices``; none once there is a second: it could be meant instead of either."""
    begun = bool(picked) and STONES.isdisjoint(picked[1:])
    others = {*next_choices(view.moves, ())} - {*picked, *choices} if begun else ()
    return tuple(
        Region(name, _room(x, len(view.hand)))
        for name, x in zip(view.hand, _places(len(view.hand)), strict=True)
        if name in others
    )


def put_played(
    canvas: Canvas,
    hand: Sequence[str],
    played: Sequence[str],
    picked: Sequence[str],
    theme: CrosswiseTheme,
) -> None:
    """Brackets round the stones of a move that was ``played``; those ``picked`` stand higher."""
    places, raised = _places(len(hand)), slots(hand, picked)
    for slot in slots(hand, played):
        y = STONES_Y + OWN // 2 - (RAISED if slot in raised else 0)
        canvas.put(played_brackets(canvas.sheet, theme), places[slot], y)


def slots(hand: Sequence[str], picked: Sequence[str]) -> tuple[int, ...]:
    """The slots of the stones among the choices made; of equal stones the first."""
    taken: list[int] = []
    for choice in picked:
        free = (slot for slot, name in enumerate(hand) if name == choice and slot not in taken)
        taken += list(free)[:1]
    return tuple(taken)


def rooms(count: int) -> tuple[Box, ...]:
    """The part of the tray that each of ``count`` stones has."""
    half = int(_pitch(count) / 2)
    return tuple((x - half, TRAY[1], x + half, TRAY[3]) for x in _places(count))


def _places(count: int) -> list[int]:
    """The middle of every stone."""
    pitch = _pitch(count)
    return [round(MIDDLE_X + (slot - (count - 1) / 2) * pitch) for slot in range(count)]


def _pitch(count: int) -> float:
    return min(PITCH, ROOM / count)


def _room(x: int, count: int) -> tuple[tuple[int, int], ...]:
    """The outline of a slot, as high as the tray."""
    half, top, bottom = int(_pitch(count) / 2), TRAY[1], TRAY[3]
    return ((x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom))


def _panel(canvas: Canvas, view: CrosswiseView, theme: CrosswiseTheme) -> None:
    side = view.sides[view.seat or 0]
    left, top, _, bottom = TRAY
    canvas.panel(TRAY, theme.rim, theme.page, PANEL_RADIUS)
    strip = (left, top, STRIP + PANEL_RADIUS, bottom)
    canvas.panel(strip, theme.team(side).fill, theme.page, PANEL_RADIUS)
    canvas.box((STRIP, top, STRIP + PANEL_RADIUS, bottom), theme.rim)
    canvas.put(canvas.sheet["strip", side], (left + STRIP) // 2 + 1, (top + bottom) // 2)


def _stone(
    canvas: Canvas, name: str, x: int, raised: bool, dim: bool, theme: CrosswiseTheme
) -> None:
    if raised:
        canvas.put(canvas.sheet["raised", name], x, STONES_Y - RAISED)
    elif dim:
        canvas.put(faded(canvas.sheet, name, theme), x, STONES_Y)
    else:
        canvas.put(canvas.sheet["own", name], x, STONES_Y)


def _number(canvas: Canvas, slot: int, x: int, raised: bool, theme: CrosswiseTheme) -> None:
    """The slot counted from 1; a picked stone's turns into a filled pill."""
    ink, ground = (theme.rim, theme.offer) if raised else (theme.offer, theme.rim)
    if raised:
        box = (x - PILL[0], NUMBERS_Y - PILL[1], x + PILL[0], NUMBERS_Y + PILL[1])
        canvas.panel(box, ground, theme.rim, PILL[1])
    canvas.put(canvas.sheet.text(str(slot + 1), theme.sizes.number, ink, ground), x, NUMBERS_Y)
