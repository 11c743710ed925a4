"""What an analysis says of somebody's best move."""

from bot.features.analysis.best_move import BestMove
from bot.screens.wording import Wording
from bot.tables.table import Table
from bot.texts import Words


def best_move_line(words: Words, language: str, best: BestMove) -> str:
    """Somebody's best move in a line of their card of ratings."""
    wording = Wording(words, language, Table("", best.game, ""))
    return wording.say(
        "rating-best", move=wording.move(best.move), points=wording.points(best.gain)
    )
