"""What is refused about ready-made words."""

from bot.errors import Refusal


class TooManyWords(Refusal):
    """The person has said as many words within a minute as anybody may."""
