"""The colour that stands for a screen: the side to move, or that has won."""

from bot.screens.accent import accent_of
from bot.tables.table import Match, Table
from engines.game import Outcome, View
from render import PAINTERS

SIDES = ("orange", "green", "orange")


def table(game: str, *winners: int) -> Table:
    """One at which these seats have won; without any nothing is over."""
    outcome = Outcome(winners, (0, 0, 0), "moves") if winners else None
    return Table("QXPMT", game, "telegram:1", match=Match(0, "", "", outcome=outcome))


def seen(turn: int | None, sides: tuple[str, ...] = SIDES) -> View:
    return View(seat=None, turn=turn, sides=sides)


def test_it_is_the_colour_of_the_side_to_move() -> None:
    shown = accent_of(table("crosswise"), seen(1), "dark")
    assert shown == (0x17, 0x87, 0x4D)


def test_the_winners_have_it_in_the_end() -> None:
    shown = accent_of(table("crosswise", 0, 2), seen(1), "dark")
    assert shown == PAINTERS["crosswise"].themes["dark"].accents["orange"]


def test_nobody_has_it_without_sides_or_when_nobody_has_won() -> None:
    assert accent_of(table("triominos"), seen(0, ()), "dark") is None
    assert accent_of(table("crosswise"), seen(None), "dark") is None
    assert accent_of(table("crosswise", 0, 1), seen(None), "dark") is None


def test_nobody_has_it_after_a_draw() -> None:
    drawn = Table("QXPMT", "reversi", "", match=Match(0, "", "", outcome=Outcome((), (32, 32), "")))
    assert accent_of(drawn, seen(0, ("black", "white")), "dark") is None
