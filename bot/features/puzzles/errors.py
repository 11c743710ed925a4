"""What is refused about puzzles."""

from bot.errors import Refusal


class NoPuzzle(Refusal):
    """There are no puzzles, or none of this game."""
