"""What a board asks of whoever is to move, in every language."""

from bot.texts import Words

WORDS = Words()
PICKED = "\n"  # stands where a text names a piece


def asks(language: str, game: str, said: str) -> bool:
    """Whether ``said`` asks for a piece, or for a place where only one piece can be played."""
    texts = filter(WORDS.has, (f"{game}-task", f"{game}-task-1"))
    forms = (WORDS.say(language, text, picked=PICKED).split(PICKED) for text in texts)
    return any(all(part in said for part in form) for form in forms)
