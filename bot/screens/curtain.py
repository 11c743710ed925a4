"""Several hidden hands on one screen: between two of them stands a curtain, until the device has
been passed on."""

from dataclasses import replace

from cachetools import LRUCache
from msgspec import Struct

from bot import bounds
from bot.lookalikes import alike
from bot.screens.buttons import button
from bot.screens.scene import Scene
from bot.screens.screen import Screen, Style
from bot.screens.sides import player_of_side
from bot.tables.table import Table
from engines.game import Seat, View

Key = tuple[str, str]  # a table's code, and the key of a person with several seats there


class _OpenedHand(Struct, frozen=True):
    """The ``seat`` whose hand was opened in a match, after so many moves of it."""

    number: int
    seat: Seat
    plies: int


class Curtains:
    """Whose hand is open before a person who plays several seats. Known as long as the program
    runs: after that the curtain stands again."""

    def __init__(self, kept: int = bounds.CURTAINS) -> None:
        self._open: LRUCache[Key, _OpenedHand] = LRUCache(kept)

    def open(self, table: Table, person: str, seat: Seat) -> None:
        """The hand of ``seat`` may be seen now."""
        assert table.match is not None
        match = table.match
        self._open[table.code, person] = _OpenedHand(match.number, seat, len(match.moves))

    def seat(self, table: Table, person: str, public: View) -> Seat | None:
        """The seat from which a person looks: the one to move if it is theirs, else their first.
        Who holds several hidden hands looks from the one that moved last, or that was opened
        since; from none while another one of theirs is to move, or nobody has yet."""
        seats, turn = table.seats_of(person), public.turn
        if len(seats) < 2 or not public.hands:
            return turn if turn in seats else next(iter(seats), None)
        match, opened = table.match, self._open.get((table.code, person))
        assert match is not None
        current = opened if opened and opened.number == match.number else None
        since = current.plies if current else 0
        moved = [maker.seat for maker in match.makers[since:] if maker.seat in seats]
        holder = moved[-1] if moved else current.seat if current else None
        return holder if holder in seats and (turn == holder or turn not in seats) else None


def curtain_screen(scene: Scene, screen: Screen) -> Screen:
    """``screen``, what everybody sees, with one button that opens the hand of the seat to move."""
    wording, view = scene.wording, scene.view
    assert view.turn is not None
    who = player_of_side(wording, view.turn, view.sides)
    if not view.sides and _is_doubled(wording.table, view.turn):
        who = wording.say("curtain-who", name=who, number=view.turn + 1)
    way = button(wording, "seat", str(view.turn), style=Style.PRIMARY)
    said = wording.say("curtain-pass", who=who)
    return replace(
        screen,
        lines=(said, *screen.lines[1:2]),
        choices=(),
        prompt="",
        actions=((way,),),
        menus=(),
        yours=True,
        kind="curtain",
    )


def _is_doubled(table: Table, seat: Seat) -> bool:
    """Whether somebody else at the same screen has the seat's name."""
    own = table.chairs[seat]
    others = (chair for number, chair in enumerate(table.chairs) if number != seat)
    return any(alike(own.name, other.name) for other in others if other.person == own.person)
