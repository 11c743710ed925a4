"""The rules of each game, and its computer players. Knows nothing of pictures or chats."""

from engines.crosswise import CROSSWISE
from engines.game import Game
from engines.reversi import REVERSI
from engines.triominos import TRIOMINOS

GAMES: dict[str, Game] = {game.key: game for game in (CROSSWISE, REVERSI, TRIOMINOS)}
"""The one list of games, in the order in which they are offered."""
