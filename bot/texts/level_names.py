"""What levels of computer players are called."""

from bot.texts.words import Words
from engines.game import LEVELS
from engines.strength import is_even, rating_in


def level_name(words: Words, language: str, level: str) -> str:
    """A level as lists show it: "Club", "1250", "Even match · 860"."""
    if level in LEVELS:
        return words.say(language, f"choice-computer-{level}")
    rating = rating_in(level)
    if rating is None:
        return words.say(language, "choice-computer-even")
    return (
        words.say(language, "computer-even", rating=str(rating)) if is_even(level) else str(rating)
    )
