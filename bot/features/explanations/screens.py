"""The picture of a match with numbers on what is explained below it."""

from msgspec import Struct

import render
from bot.screens.buttons import button
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from engines import GAMES
from engines.game import View
from render.picture import Place

VERB = "what"


class Explainable(Struct, frozen=True):
    """A position that explains itself, in the language of its reader; what can be chosen in it may
    be less than its rules allow, as ``shown``."""

    wording: Wording
    view: View
    shown: View

    def lines_of(self, name: str) -> tuple[str, ...]:
        """What there is to say of the thing of this name, a sentence each."""
        explain, wording = GAMES[self.view.game].explain, self.wording
        told = explain(self.view, name)
        other = ("explain-other",) if explain(self.shown, name) != told else ()
        said = (*(wording.phrase(each) for each in told), *map(wording.say, other))
        return tuple(map(wording.sentence, said))


def what_button(wording: Wording, view: View) -> tuple[Button, ...]:
    """The button that explains a match that is on."""
    if view.outcome is not None or not GAMES[view.game].explained(view):
        return ()
    return (button(wording, VERB),)


def title_of(wording: Wording, thing: Place) -> str:
    """What a thing is called."""
    return wording.phrase(thing.says, "place")


async def what_screen(
    board: Explainable, reader: str, pictures: PictureCache, theme: str
) -> Screen:
    """The picture of a position with its numbers, and a line for each."""
    wording = board.wording
    picture = await pictures.numbered(board.shown, theme)
    lines = [
        f"{number}. {_line(board, thing)}"
        for number, thing in enumerate(render.explained(board.shown, picture), 1)
    ]
    return Screen(
        "",
        0,
        (wording.say(f"button-{VERB}"), *lines),
        audience=reader,
        picture=picture,
        alt=wording.alt(lambda: picture.alt),
        lead=True,
        title=wording.game(),
    )


def _line(board: Explainable, thing: Place) -> str:
    wording = board.wording
    said = wording.together(*board.lines_of(thing.name))
    return wording.labelled(title_of(wording, thing), said)
