"""Seats told by the sides that they play."""

from bot.screens.wording import Wording
from engines.game import Seat

_NUMBERS = "①②③④"


def plain_side(wording: Wording, code: str) -> str:
    """A side's name without its sign: "Black"."""
    mark = f"{wording.table.game}-mark-{code}"
    sign = wording.say(mark) if wording.words.has(mark) else ""
    return wording.side(code).removeprefix(sign).strip()


def player_of_side(wording: Wording, seat: Seat, sides: tuple[str, ...]) -> str:
    """A seat's name with the side it plays, if the game has sides."""
    if not sides:
        return wording.name(seat)
    return wording.say("player-of-side", name=wording.name(seat), side=wording.side(sides[seat]))


def marked_name(wording: Wording, seat: Seat, sides: tuple[str, ...], name: str = "") -> str:
    """A seat's name behind its side's sign, or its number: "⚫ Ann", "① Ann"."""
    sign = side_mark(wording, seat, sides) or _NUMBERS[seat % len(_NUMBERS)]
    return f"{sign} {name or wording.name(seat)}"


def side_mark(wording: Wording, seat: Seat, sides: tuple[str, ...]) -> str:
    """The sign of a seat's side, "" without sides."""
    text = f"{wording.table.game}-mark-{sides[seat]}" if sides else ""
    return wording.say(text) if text and wording.words.has(text) else ""
