"""What is refused about own moves."""

from bot.errors import Refusal


class NotPlayed(Refusal):
    """The presser did not play in this match, so that none of its moves are theirs."""
