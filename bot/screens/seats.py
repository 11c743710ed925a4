"""What is said to one player: a hint, and who may take a seat over."""

from bot.screens.buttons import button
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.tables.play import STAND_IN
from engines.game import LEVELS, Rated, Seat


def hint_line(wording: Wording, best: Rated | None) -> str:
    """A good move and the lead it is expected to end in."""
    if best is None:
        return wording.say("hint-none")
    return wording.say("hint-try", move=wording.move(best.move), points=wording.points(best.value))


def hint_way(wording: Wording, link: str) -> Screen:
    """What everybody may see of a hint: the button that shows it to whoever presses, and with a
    ``link`` one that opens the private chat, where there is a picture of it."""
    way = button(wording, "hint", label=wording.say("button-hint"))
    there = Button(wording.say("button-private"), url=link)
    row = (way, there) if link else (way,)
    return Screen("", 0, (wording.say("hint-press"),), actions=(row,))


def host_screen(wording: Wording) -> Screen:
    """Who else could be the host."""
    chairs = wording.table.chairs
    seats = {chair.person: seat for seat, chair in enumerate(chairs)}
    buttons = tuple(
        button(wording, "host", str(seat), label=wording.name(seat))
        for person, seat in seats.items()
        if person not in ("", wording.table.host)
    )
    return Screen("", 0, (wording.say("host-whose"),), choices=buttons)


def replace_screen(
    wording: Wording, path: tuple[str, ...], wanted: str = "", overdue: Seat | None = None
) -> Screen:
    """Which seat a computer player is to take; with the seat in ``path``, how well it plays. A
    level that is ``wanted`` already is not asked for, or stands out. Who plays for somebody who is
    ``overdue`` is no choice."""
    seats = [int(path[0])] if path else range(len(wording.table.chairs))
    if not path or seats[0] == overdue:
        buttons = tuple(_whose(wording, seat, wanted, overdue) for seat in seats)
        return Screen("", 0, (wording.say("replace-whose"),), choices=buttons)
    name = wording.name(seats[0])
    buttons = tuple(
        button(
            wording,
            "replace",
            path[0],
            level,
            label=wording.say("computer", level=level),
            style=Style.PRIMARY if level == wanted else Style.PLAIN,
        )
        for level in LEVELS
    )
    return Screen("", 0, (wording.say("replace-level", who=name),), choices=buttons)


def _whose(wording: Wording, seat: Seat, wanted: str, overdue: Seat | None) -> Button:
    level = STAND_IN if seat == overdue else wanted
    path = (str(seat), level) if level else (str(seat),)
    return button(wording, "replace", *path, label=f"{seat + 1}. {wording.name(seat)}")
