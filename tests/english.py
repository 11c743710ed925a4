"""The texts of a bot that speaks English where nobody has chosen: read once for all desks."""

from bot.texts import Words

ENGLISH = Words("en")
