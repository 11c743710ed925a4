"""A hand and a board's grid as buttons, as many of them whatever can be chosen."""

from collections.abc import Mapping, Sequence

from bot.press import SLOT
from bot.screens.buttons import button
from bot.screens.screen import Button, Style
from bot.screens.wording import Wording
from engines.game import View
from engines.path import next_choices

CANNOT = "cannot"  # the verb of what cannot be chosen now

Grid = tuple[tuple[Button, ...], ...]


def slots(wording: Wording, view: View) -> tuple[Button, ...]:
    """The numbers of the hand to move on a public keyboard, the same whatever it holds."""
    assert view.turn is not None
    numbers = range(1, view.hands[view.turn] + 1)
    return tuple(button(wording, "slot", f"{SLOT}{n}", label=str(n)) for n in numbers)


def slot_cells(wording: Wording, view: View) -> Grid:
    """The whole grid on a public keyboard: any cell may be meant."""
    labels = cell_labels(wording, view)
    return tuple(
        tuple(button(wording, "slot", cell, label=labels[cell]) for cell in row)
        for row in view.grid
    )


def pieces(wording: Wording, view: View, picked: tuple[str, ...]) -> tuple[Button, ...]:
    """The own pieces by number. A picked one is put back by its button; another one goes with it,
    or takes its place."""
    lifted = lifted_slots(view.hand, picked)
    every = range(len(view.hand))
    return tuple([_piece(wording, view, picked, slot, lifted) for slot in every])


def lifted_slots(hand: Sequence[str], picked: Sequence[str]) -> dict[int, int]:
    """The slots of the pieces among the choices made, of equal pieces the first, and for each of
    them how many choices were made before it."""
    lifted: dict[int, int] = {}
    for before, choice in enumerate(picked):
        free = (at for at, piece in enumerate(hand) if piece == choice and at not in lifted)
        if (slot := next(free, None)) is not None:
            lifted[slot] = before
    return lifted


def _piece(
    wording: Wording, view: View, picked: tuple[str, ...], slot: int, lifted: Mapping[int, int]
) -> Button:
    label, piece = str(slot + 1), view.hand[slot]
    if slot in lifted:
        path = picked[: lifted[slot]]
        return button(wording, "mine", *path, label=label, style=Style.PRIMARY)
    if piece in next_choices(view.moves, picked):
        return button(wording, "mine", *picked, piece, label=label)
    if piece in next_choices(view.moves, ()):
        return button(wording, "mine", piece, label=label)
    return button(wording, CANNOT, f"{SLOT}{label}", label=label)


def cells(wording: Wording, view: View, picked: tuple[str, ...]) -> Grid:
    """The whole grid for the one who has ``picked`` a piece; a cell picked after it is put back by
    its button."""
    labels, following = cell_labels(wording, view), next_choices(view.moves, picked)

    def shown(cell: str) -> Button:
        label = labels[cell]
        if cell in picked:
            path = picked[: picked.index(cell)]
            return button(wording, "mine", *path, label=label, style=Style.PRIMARY)
        if cell in following:
            return button(wording, "mine", *picked, cell, label=label)
        return button(wording, CANNOT, cell, label=label)

    return tuple(tuple(map(shown, row)) for row in view.grid)


def cell_labels(wording: Wording, view: View) -> dict[str, str]:
    """Every cell's name, or the emoji of what lies there."""
    names = [cell for row in view.grid for cell in row]
    contents = [content for row in view.contents for content in row] or [""] * len(names)
    emoji = f"{wording.table.game}-emoji-"
    return {
        cell: wording.say(emoji + content) if wording.words.has(emoji + content) else cell
        for cell, content in zip(names, contents, strict=True)
    }
