"""What is refused about animations."""

from bot.errors import Refusal


class AnimationsUnderWay(Refusal):
    """As many animations are being made for the person as for anybody at once."""


class TooBusy(Refusal):
    """As many animations are waited for as may be."""
