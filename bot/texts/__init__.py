"""What is said to people, in every language."""

from bot.texts.words import Words

__all__ = ["Words"]
