"""What is refused about preferences."""

from bot.errors import Refusal


class NotManager(Refusal):
    """The person may not choose for all in this chat; those who may are its ``who``: "managers" or
    "players"."""
