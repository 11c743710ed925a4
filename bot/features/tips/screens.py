"""The line of a tip, and its buttons."""

from dataclasses import replace

from bot.features.tips.tip import Tip
from bot.screens.buttons import button
from bot.screens.notation import noted
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from engines.game import Phrase

VERB = "tips"
OFF, BACK = "off", "back"


def with_tip(wording: Wording, screen: Screen, tip: Tip, undo: bool) -> Screen:
    """The screen of a board with a tip below all that is said there, and two buttons: the move can
    be taken back, where that can be done, and there need be no more tips."""
    off = button(wording, VERB, OFF)
    back = button(wording, "undo", label=wording.say("tip-undo"))
    row: tuple[Button, ...] = (back, off) if undo else (off,)
    *others, last = screen.actions or ((),)
    actions = (*others, row, last) if last else (row,)
    return replace(screen, lines=(*screen.lines, tip_line(wording, tip)), actions=actions)


def tip_screen(wording: Wording, tip: Tip, ply: int, reader: str) -> Screen:
    """A tip about the move of a ply as a message for its reader alone, beside a board that all
    read; the move can be taken back from there as long as it is their last one."""
    back = button(wording, VERB, BACK, str(ply), label=wording.say("tip-undo"))
    off = button(wording, VERB, OFF)
    return Screen("", 0, (tip_line(wording, tip),), reader, actions=((back, off),))


def tip_line(wording: Wording, tip: Tip) -> str:
    """What would have been better, and why as far as the game has words for that."""
    better = noted(wording, tip.better)
    if tip.brings is not None:
        said = Phrase(tip.brings.code, (("move", better), *tip.brings.params))
        return wording.phrase(said, "tip")
    points = str(round(tip.cost))
    texts = f"{wording.table.game}-replay-better", "tip-better"
    return wording.first_of(
        *texts, better=better, points=points, one="yes" if points == "1" else "no"
    )
