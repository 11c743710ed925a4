"""What other features may use of puzzles."""

from bot.features.puzzles.puzzles import Puzzles, Trainer
from bot.features.puzzles.screens import line_of

__all__ = ["Puzzles", "Trainer", "line_of"]
