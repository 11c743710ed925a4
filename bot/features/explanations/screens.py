"""The picture of a match with numbers on what is explained below it."""

import render
from bot.screens.buttons import button
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from engines import GAMES
from engines.game import View
from render.picture import Place

VERB = "what"


def what_button(wording: Wording, view: View) -> tuple[Button, ...]:
    """The button that explains a match that is on."""
    if view.outcome is not None or not GAMES[view.game].explained(view):
        return ()
    return (button(wording, VERB),)


def title_of(wording: Wording, thing: Place) -> str:
    """What a thing is called."""
    return wording.phrase(thing.says, "place")


def lines_of(wording: Wording, view: View, name: str) -> tuple[str, ...]:
    """What there is to say of the thing of this name, a sentence each."""
    return tuple(map(wording.phrase, GAMES[view.game].explain(view, name)))


async def what_screen(
    wording: Wording, view: View, reader: str, pictures: PictureCache, theme: str
) -> Screen:
    """The picture of ``view`` with its numbers, and a line for each."""
    picture = await pictures.numbered(view, theme)
    lines = [
        f"{number}. {_line(wording, view, thing)}"
        for number, thing in enumerate(render.explained(view, picture), 1)
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


def _line(wording: Wording, view: View, thing: Place) -> str:
    said = map(wording.sentence, lines_of(wording, view, thing.name))
    return wording.labelled(title_of(wording, thing), wording.together(*said))
