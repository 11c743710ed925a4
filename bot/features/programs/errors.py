"""What people can be refused about tokens for programs."""

from bot.errors import Refusal


class TooManyTokens(Refusal):
    """The account has ``most`` tokens already."""
