"""What is said to one player: a hint, and who may take a seat over."""

from bot.screens.buttons import button
from bot.screens.screen import Button, Screen
from bot.screens.voice import Voice
from engines.game import LEVELS, Rated


def hint_line(voice: Voice, best: Rated | None) -> str:
    """A good move and the lead it is expected to end in."""
    if best is None:
        return voice.say("hint-none")
    return voice.say("hint-try", move=voice.move(best.move), points=voice.points(best.value))


def replace_screen(voice: Voice, path: tuple[str, ...]) -> Screen:
    """Which seat a computer player is to take; with the seat in ``path``, how well it plays."""
    if not path:
        buttons = tuple(_seat_button(voice, seat) for seat in range(len(voice.table.chairs)))
        return Screen("", 0, (voice.say("replace-whose"),), choices=buttons)
    name = voice.name(int(path[0]))
    buttons = tuple(
        button(voice, "replace", path[0], level, label=voice.say("computer", level=level))
        for level in LEVELS
    )
    return Screen("", 0, (voice.say("replace-level", who=name),), choices=buttons)


def _seat_button(voice: Voice, seat: int) -> Button:
    return button(voice, "replace", str(seat), label=f"{seat + 1}. {voice.name(seat)}")
