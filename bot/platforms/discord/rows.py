"""The buttons and lists of a screen as rows: moves, columns of a grid, actions, open menus.

Up to 20 moves are buttons, five a row, beside a hand up to ten. More of them are lists of 25; cells
of a grid are looked for in their columns, which stay on the message while the cells of one are
offered.
"""

from collections.abc import Iterable, Sequence

from bot.platforms.discord import components
from bot.platforms.discord.components import ActionRow
from bot.platforms.discord.items import make_button, make_select, unique_ids
from bot.press import Press, unpack, verb_of
from bot.screens import Button, Menu, Screen, Style
from bot.screens.menus import ticked

WIDTH = 5
ABREAST = 3  # what stands beside the one button that is wanted under a result
RESULT = "result"
MOST_BUTTONS = 20
MOST_BESIDE = 10  # of them, where a hand stands above
MOST_OPTIONS = 25
COLUMNED = {"mine": "column", "ask": "ask"}  # what looks into a column, by what its cells do

Pair = tuple[Button, str]
Choices = Sequence[Button]


class Rows:
    """Makes rows of at most ``room`` components in all out of the buttons of one message, so that
    no two have the same ``custom_id``."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._seen: dict[str, int] = {}
        self._lists = 0

    def of(self, screen: Screen) -> list[ActionRow]:
        """All rows of a screen."""
        hand, choices = evenly(screen.hand), screen.choices
        if held := {button.payload for button in screen.hand}:
            choices = tuple([each for each in choices if each.payload not in held])
        actions = self._actions(screen, choices)
        left = self._room - _count(hand) - _count(actions)
        moves = self._moves(screen, choices, left)
        return [*self.rows(hand), *moves, *self.rows(actions)]

    def rows(self, rows: Iterable[Sequence[Button]]) -> list[ActionRow]:
        """Rows as they are."""
        return [
            ActionRow(tuple([make_button(button, name) for button, name in self._named(row)]))
            for row in rows
            if row
        ]

    def button(self, button: Button) -> components.ButtonComponent:
        """One button outside a row."""
        [(button, name)] = self._named([button])
        return make_button(button, name)

    def menu(self, menu: Menu) -> ActionRow:
        """A menu as a list. What is chosen is ticked: an entry that Discord shows as chosen could
        not be chosen once more, and would stand in the prompt's place."""
        return self._list(ticked(menu), menu.prompt or menu.label, menu.about)

    def _named(self, buttons: Iterable[Button]) -> list[Pair]:
        new = list(buttons)
        names = unique_ids([button.payload for button in new], self._seen)
        return list(zip(new, names, strict=True))

    def _list(
        self, buttons: Sequence[Button], placeholder: str, about: Sequence[str] = ()
    ) -> ActionRow:
        self._lists += 1
        pairs = self._named(buttons)
        return ActionRow((make_select(self._lists - 1, pairs, placeholder, about),))

    def _moves(self, screen: Screen, choices: Choices, room: int) -> list[ActionRow]:
        # Whether all choices are cells of a grid, chosen by one person alone.
        verbs = {verb_of(each.payload) if each.column else "" for each in choices}
        fits, columned = 0 < screen.columns <= WIDTH, verbs <= COLUMNED.keys()
        rows = _packed(choices, screen.columns if fits else WIDTH)
        most = MOST_BESIDE if screen.hand and columned else MOST_BUTTONS
        if len(choices) <= most and _count(rows) <= room:
            return self.rows(rows)
        if columned:
            rows = [*evenly(_columns(choices, screen.column)), *evenly(_cells(choices, screen))]
            if _count(rows) <= room:
                return self.rows(rows)
        return self._move_lists(choices, screen.prompt)

    def _move_lists(self, choices: Choices, prompt: str) -> list[ActionRow]:
        """Closed lists: each says what to choose, and one of several from where to where."""
        chunks = _packed(choices, MOST_OPTIONS)
        lists: list[ActionRow] = []
        for chunk in chunks:
            span = f"{chunk[0].label} – {chunk[-1].label}" if len(chunks) > 1 else ""
            lists.append(self._list(chunk, " ".join(filter(None, (prompt, span)))))
        return lists

    def _actions(self, screen: Screen, choices: Choices) -> list[tuple[Button, ...]]:
        """The rows as the screen has them, or packed when that takes too many components. While a
        cell is looked for beside the hand there is but the step back: a piece that is put back
        brings all others."""
        looking = bool(screen.hand) and len(choices) > MOST_BESIDE
        kept: Sequence[tuple[Button, ...]] = screen.actions
        if looking:
            kept = [tuple(b for b in row if verb_of(b.payload) == "mine") for row in kept]
        rows = (
            _abreast(kept)
            if screen.kind == RESULT and not screen.page
            else [row for row in kept if row]
        )
        least = 2 * -(-len(choices) // MOST_OPTIONS)
        if _count(rows) > self._room - least:
            rows = _packed([button for row in rows for button in row], WIDTH)
        return rows


def _count(rows: Iterable[Sequence[Button]]) -> int:
    """How many components rows will be."""
    return sum(1 + len(row) for row in rows)


def _columns(choices: Choices, chosen: str) -> list[Button]:
    """A button for each column in which something can be chosen."""
    firsts = {choice.column: choice for choice in reversed(choices)}
    return [_column(firsts[name], name == chosen) for name in sorted(firsts)]


def _column(choice: Button, chosen: bool) -> Button:
    press = unpack(choice.payload)
    path = (*press.path[:-1], choice.column)
    payload = Press(COLUMNED[press.verb], press.table, press.revision, path).pack()
    return Button(choice.column, payload, Style.PRIMARY if chosen else Style.PLAIN)


def _cells(choices: Choices, screen: Screen) -> list[Button]:
    """The cells of the column that is chosen."""
    inside = [choice for choice in choices if choice.column == screen.column]
    return [choice._replace(style=Style.SUCCESS) for choice in inside]


def _abreast(rows: Iterable[Sequence[Button]]) -> list[tuple[Button, ...]]:
    """One after the other: three first, then the rest."""
    buttons = [button for row in rows for button in row]
    return [tuple(buttons[:ABREAST]), *evenly(buttons[ABREAST:])]


def _packed(buttons: Sequence[Button], width: int) -> list[tuple[Button, ...]]:
    return [tuple(buttons[i : i + width]) for i in range(0, len(buttons), width)]


def evenly(buttons: Sequence[Button]) -> list[tuple[Button, ...]]:
    """Rows of at most five, as even as they can be: three and three, not five and one."""
    rows = -(-len(buttons) // WIDTH)
    return _packed(buttons, -(-len(buttons) // rows)) if rows else []
