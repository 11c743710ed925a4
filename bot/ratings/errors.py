"""What is refused about ratings."""

from bot.errors import Refusal


class NobodyRated(Refusal):
    """No rated person, or more than one, is called ``name``, or their name begins so."""
