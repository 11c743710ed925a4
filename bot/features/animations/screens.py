"""What a match is shared as: the menu of that, its picture, and its animation, also while it is
made."""

from dataclasses import replace

from msgspec import structs

from bot.screens.buttons import button, rows
from bot.screens.ending import result_line
from bot.screens.file import GIF, File
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.frames import last_frame
from bot.tables.table import Match
from render import Picture

VERB, REPLAY = "share", "replay"
PICTURE, ANIMATION = "picture", "animation"


def share_button(wording: Wording, match: Match) -> Button:
    """The button that opens the ways to share a match."""
    return button(wording, VERB, str(match.number))


def animation_button(wording: Wording, match: Match) -> Button:
    """The button that sends a match as an animation."""
    return _way(wording, match, ANIMATION)


def _way(wording: Wording, match: Match, way: str) -> Button:
    return button(wording, VERB, str(match.number), way, label=wording.say(f"button-{way}"))


def share_screen(
    wording: Wording,
    match: Match,
    link: str,
    files: tuple[Button, ...],
    reader: str,
    sends: bool = False,
) -> Screen:
    """The ways to share a match: its ``link`` first, "" for none, where somebody ``sends`` it
    elsewhere, then what can be sent of it here."""
    ways = (_way(wording, match, PICTURE), animation_button(wording, match), *files)
    opens = Button(wording.say("button-address"), url=link) if link else None
    ended = sends and match.outcome is not None
    elsewhere = Button(wording.say("button-send"), sends=typed(wording, match)) if ended else None
    lines = tuple(filter(None, (_title(wording), link, wording.say("share-ways"))))
    actions = (*rows(opens, elsewhere), *rows(*ways))
    return Screen("", 0, lines, reader, actions=actions, lead=True)


def typed(wording: Wording, match: Match) -> str:
    """What names a match behind the bot's name, in any chat."""
    return f"{REPLAY} {wording.table.code} {match.number + 1}"


def sent_screen(wording: Wording, match: Match, picture: Picture, link: str) -> Screen:
    """How a match has ended, for a chat that is sent it, and the ``link`` that leads through it,
    "" for none."""
    opens = Button(wording.say("share-open"), url=link) if link else None
    fetched = typed(wording, match).replace(" ", "/", 1)
    return replace(
        picture_screen(wording, match, picture, ""), actions=rows(opens), fetched=fetched
    )


def picture_screen(wording: Wording, match: Match, picture: Picture, link: str) -> Screen:
    """The last position of a match, how that ended, and its ``link``, "" for none."""
    lines = tuple(filter(None, (_title(wording), _ending(wording, match), link)))
    alt = wording.alt(lambda: picture.alt)
    return Screen("", 0, lines, picture=picture, alt=alt, lead=True)


def making_screen(wording: Wording, done: int, count: int) -> Screen:
    """How many of the frames are made."""
    return Screen("", 0, (wording.say("animation-making", at=done, count=count),))


def animation_screen(wording: Wording, match: Match, gif: bytes, link: str = "") -> Screen:
    """The animation of a match, how that ended, and the ``link`` at which it can be walked
    through, "" for none."""
    ending = _ending(wording, match)
    alt = wording.say("animation-alt", game=wording.game(), plies=len(match.moves), told=ending)
    parts = [wording.table.game, wording.table.code, str(match.number + 1)]
    if match.outcome is None:
        parts.append(f"ply{len(match.moves)}")
    lines = tuple(filter(None, (_title(wording), ending, link)))
    file = File("-".join(parts) + ".gif", GIF, gif)
    return Screen("", 0, lines, alt=alt, file=file, lead=True)


def _ending(wording: Wording, match: Match) -> str:
    if match.outcome is None:
        return wording.say("animation-so-far", plies=len(match.moves))
    of_then = structs.replace(wording, table=replace(wording.table, match=match))
    last = last_frame(wording.table.game, match)
    return result_line(of_then.as_made(match.made_by()), last)


def _title(wording: Wording) -> str:
    return wording.say("board-title", game=wording.game(), code=wording.table.code)
