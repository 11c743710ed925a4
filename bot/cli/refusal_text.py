"""What the command line says of a refusal, in English whatever the bot speaks."""

from bot.errors import Refusal
from bot.texts import Words


def refusal_text(refusal: Refusal, code: str = "") -> str:
    """The refusal's text."""
    return Words("en").say("en", refusal.code, **(refusal.params | {"code": code}))
