"""What is to be chosen next, in the game's words."""

from bot.screens.wording import Wording


def prompt_after(wording: Wording, picked: tuple[str, ...]) -> str:
    """What is to be chosen next, after ``picked``, as a request."""
    return _closest(wording, f"{wording.table.game}-prompt", "prompt", picked)


def task_after(wording: Wording, picked: tuple[str, ...]) -> str:
    """What is to be chosen next, after ``picked``, as the end of a sentence."""
    return _closest(wording, f"{wording.table.game}-task", "task", picked)


def _closest(wording: Wording, own: str, shared: str, picked: tuple[str, ...]) -> str:
    """The text for the most that is known of the choices: the first one and how many there are."""
    named = tuple(f"{own}-{piece}" for piece in picked[:1])
    steps = (*(f"{text}-{len(picked)}" for text in named), *named)
    texts = (*steps, f"{own}-{len(picked)}", own, shared)
    return wording.first_of(*texts, picked=" ".join(wording.choice(token) for token in picked))
