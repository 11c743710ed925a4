"""What people can be refused about what they note of matches."""

from bot.errors import Refusal


class NoteTooLong(Refusal):
    """A note has more than ``most`` characters."""


class TooManyLines(Refusal):
    """So many lines as may be, ``most``, are kept beside the match already."""
