"""What is refused about ratings."""

from bot.errors import Refusal


class RatingsHidden(Refusal):
    """Whoever asks wants to see no ratings while they play, and plays."""


class HandicapUnknown(Refusal):
    """Whoever has the ``seat`` at a ``table`` has no rating that others see, by which a handicap
    could be even."""


class NobodyRated(Refusal):
    """No rated person, or more than one, is called ``name``, or their name begins so."""
