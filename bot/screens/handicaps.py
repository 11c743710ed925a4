"""What the weaker at a table are given before the first move: said, and chosen in a lobby."""

from collections.abc import Sequence

from bot.screens.buttons import button
from bot.screens.screen import Button, Menu
from bot.screens.wording import Wording
from bot.tables import handicaps
from engines import GAMES
from engines.game import Seat
from engines.handicap import HANDICAP, NONE

OPTIONS = "options"  # the menu in which it stands


def given(wording: Wording, size: int) -> str:
    """ "+2 corners", "+15"; "" for nothing."""
    if not size:
        return ""
    return wording.first_of(f"{wording.table.game}-given", "handicap-points", count=size)


def handicap_line(wording: Wording, handicap: Sequence[int]) -> str:
    """Who is given what: "Bea +2 corners"; seats of one team together, "" for nobody."""
    if not handicap:
        return ""
    return " · ".join(
        f"{_called(wording, seats)} {given(wording, handicap[seats[0]])}"
        for seats in handicaps.sides(wording.table)
        if handicap[seats[0]]
    )


def _called(wording: Wording, seats: Sequence[Seat]) -> str:
    return wording.listed(wording.name(seat) for seat in seats)


def handicap_menu(wording: Wording, hosts: bool) -> tuple[Menu, ...]:
    """What can be chosen before the deal: what is even by the ratings, nothing, or for each side
    the next more. Those who do not host see what is chosen, if anything is."""
    chosen = handicaps.of(wording.table)
    if not (chosen or hosts) or not handicaps.possible(wording.table):
        return ()
    even = button(wording, HANDICAP, handicaps.EVEN, label=wording.say("handicap-even"))
    none = button(wording, HANDICAP, NONE, label=wording.say("handicap-none"))
    entries = (even, none, *_more(wording, chosen))
    by_ratings = handicaps.is_even(wording.table)
    now = even.payload if by_ratings else "" if chosen else none.payload
    value, about = _value(wording, chosen, by_ratings), (wording.say("handicap-even-means"),)
    label = wording.say("menu-handicap")
    return (Menu(HANDICAP, label, entries, value, now, about, within=OPTIONS),)


def _value(wording: Wording, chosen: Sequence[int], by_ratings: bool) -> str:
    """What is chosen; where nothing is, what is asked."""
    if not chosen:
        return wording.say("handicap-as-it-is" if by_ratings else "handicap-ask")
    line = handicap_line(wording, chosen)
    return wording.say("handicap-is-even", given=line) if by_ratings else line


def _more(wording: Wording, chosen: Sequence[int]) -> tuple[Button, ...]:
    """For each side a button that gives it the size after the present one."""
    sizes, found = GAMES[wording.table.game].handicaps, list[Button]()
    for seats in handicaps.sides(wording.table):
        now = chosen[seats[0]] if chosen else 0
        more = next((size for size in sizes if size > now), None)
        if more is not None:
            label = f"{_called(wording, seats)} {given(wording, more)}"
            path = str(seats[0]), str(more)
            found.append(button(wording, HANDICAP, *path, label=label))
    return tuple(found)
