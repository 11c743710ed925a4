"""A match as an animation: the message while it is made, and the one that plays it."""

from dataclasses import replace

from bot.screens.buttons import button
from bot.screens.ending import result_line
from bot.screens.file import GIF, File
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.frames import last_frame
from bot.tables.table import Match


def share_button(wording: Wording, match: Match) -> Button:
    """The button that shares a match as an animation."""
    return button(wording, "share", str(match.number))


def making_screen(wording: Wording, done: int, count: int) -> Screen:
    """How many of the frames are made."""
    return Screen("", 0, (wording.say("animation-making", at=done, count=count),))


def animation_screen(wording: Wording, match: Match, gif: bytes, link: str = "") -> Screen:
    """The animation of a match, how that ended, and the ``link`` at which it can be walked
    through, "" for none."""
    title = wording.say("board-title", game=wording.game(), code=wording.table.code)
    ending = _ending(wording, match)
    alt = wording.say("animation-alt", game=wording.game(), plies=len(match.moves), told=ending)
    parts = [wording.table.game, wording.table.code, str(match.number + 1)]
    if match.outcome is None:
        parts.append(f"ply{len(match.moves)}")
    lines = tuple(filter(None, (title, ending, link)))
    file = File("-".join(parts) + ".gif", GIF, gif)
    return Screen("", 0, lines, alt=alt, file=file, lead=True)


def _ending(wording: Wording, match: Match) -> str:
    if match.outcome is None:
        return wording.say("animation-so-far", plies=len(match.moves))
    of_then = replace(wording, table=replace(wording.table, match=match))
    last = last_frame(wording.table.game, match)
    return result_line(of_then.as_made(match.made_by()), last)
