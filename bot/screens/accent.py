"""The one colour that stands for a screen: that of the side to move, or that has won."""

from collections.abc import Sequence

from bot.screens.screen import Player
from render import RGB, accent


def accent_of(game: str, players: Sequence[Player], theme: str) -> RGB | None:
    """The colour of the side that has won, else of the one to move; None without a single one."""
    won = {player.side for player in players if player.won}
    sides = won or {player.side for player in players if player.turn}
    return accent(game, sides.pop(), theme) if len(sides) == 1 else None
