"""The colour that stands for a screen: the side to move, or that has won."""

from bot.screens import Player
from bot.screens.accent import accent_of
from render import accent

ANN, BEN, CLEO = (
    Player(0, "Ann", side="orange"),
    Player(1, "Ben", side="green", turn=True),
    Player(2, "Cleo", side="orange"),
)


def won(player: Player) -> Player:
    return Player(player.seat, player.name, side=player.side, won=True)


def test_it_is_the_colour_of_the_side_to_move() -> None:
    assert accent_of("crosswise", (ANN, BEN, CLEO), "dark") == (0x17, 0x87, 0x4D)


def test_the_winners_have_it_in_the_end() -> None:
    over = (won(ANN), Player(1, "Ben", side="green"), won(CLEO))
    assert accent_of("crosswise", over, "dark") == accent("crosswise", "orange", "dark")


def test_nobody_has_it_without_sides_or_when_nobody_has_won() -> None:
    assert accent_of("triominos", (Player(0, "Ann", turn=True),), "dark") is None
    assert accent_of("crosswise", (ANN, CLEO), "dark") is None
    assert accent_of("crosswise", (won(ANN), won(BEN)), "dark") is None
