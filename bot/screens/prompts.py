"""What is to be chosen next, in the game's words."""

from bot.screens.wording import Wording


def prompt_after(wording: Wording, picked: tuple[str, ...], task: bool = False) -> str:
    """What is to be chosen next, after ``picked``: as a request, or as the ``task`` that ends a
    sentence. It is the text for the most that is known of the choices: the first one and how many
    there are."""
    game = wording.table.game
    own, shared = (f"{game}-task", "task") if task else (f"{game}-prompt", "prompt")
    named = tuple(f"{own}-{piece}" for piece in picked[:1])
    steps = (*(f"{text}-{len(picked)}" for text in named), *named)
    texts = (*steps, f"{own}-{len(picked)}", own, shared)
    return wording.first_of(*texts, picked=" ".join(wording.choice(token) for token in picked))
