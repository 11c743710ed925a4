"""The lobby: who sits where, what is chosen, and what can be done before the first deal."""

from collections.abc import Sequence

from msgspec import Struct

from bot.screens.buttons import button
from bot.screens.lobby_menus import lobby_menus, summary
from bot.screens.lobby_seats import Rights, seat_lines, slots
from bot.screens.menus import leads_on, menu_button
from bot.screens.screen import Button, Menu, Screen, Style
from bot.screens.slots import NO_SLOTS, Slots
from bot.screens.wording import Wording
from bot.tables import lobby
from engines import GAMES

MOST_LINES = 6


class Way(Struct, frozen=True):
    """How somebody comes to a table from elsewhere: a platform's name, and the address that leads
    to the table there, "" where its code is given."""

    platform: str
    link: str = ""


def lobby_screen(
    wording: Wording,
    reader: str | None = None,
    ways: Sequence[Way] = (),
    added: Slots = NO_SLOTS,
    sends: bool = False,
    asides: tuple[str, ...] = (),
) -> Screen:
    """The lobby of ``wording``'s table, for everybody or for the person with the key ``reader``;
    ``ways`` are how others come to it, ``added`` is what features add, and ``asides`` what they
    have to say for now; ``sends``: it can be sent to others from here."""
    table = wording.table
    free = _most(wording) - len(table.chairs)
    seated = reader is None or bool(table.seats_of(reader))
    rights = Rights(reader, reader is None or not seated, seated, reader in (None, table.host))
    offered = added.lobby_menus(wording), added.lobby_deeds(wording)
    menus = lobby_menus(wording, rights, *offered)
    return Screen(
        table.code,
        table.revision,
        _lines(wording, rights, ways, added.lobby_notes(wording), asides),
        reader,
        actions=_actions(wording, rights, menus, sends and free > 0),
        prompt="" if reader is None else _state(wording, rights),
        lead=True,
        title=wording.game(),
        kind="lobby",
        players=slots(wording, rights),
        free=free,
        ahead=table.vacant,
        menus=menus,
        seat_lines=len(seat_lines(wording)),
        vacant=wording.say("lobby-free", count=free) if free else "",
    )


def closed_screen(wording: Wording) -> Screen:
    """A table that was cancelled before it began."""
    table = wording.table
    line = wording.say("lobby-closed", game=wording.game(), code=table.code)
    return Screen(table.code, table.revision, (line,))


def _most(wording: Wording) -> int:
    return GAMES[wording.table.game].seats.stop - 1


def _ready(wording: Wording) -> bool:
    return len(wording.table.chairs) >= GAMES[wording.table.game].seats.start


def _lines(
    wording: Wording,
    rights: Rights,
    ways: Sequence[Way],
    notes: tuple[str, ...],
    asides: tuple[str, ...],
) -> tuple[str, ...]:
    table = wording.table
    lines = (
        wording.say("lobby-title", game=wording.game(), code=table.code),
        *seat_lines(wording),
        summary(wording, notes),
        _state(wording, rights),
        *asides,
    )
    invited = ways and len(lines) < MOST_LINES
    return (*lines, _invitation(wording, ways)) if invited else lines


def _state(wording: Wording, rights: Rights) -> str:
    """What the table waits for, and who begins."""
    table = wording.table
    here, most, least = len(table.chairs), _most(wording), GAMES[wording.table.game].seats.start
    host = lobby.host_name(table)
    if not _ready(wording):
        return wording.say("lobby-needs", count=least - here)
    if rights.reader is not None and rights.hosts and here == most:
        return wording.say("lobby-full", count=most)
    if rights.reader is not None and rights.hosts:
        return wording.say("lobby-here", here=here, most=most, least=least)
    starts = wording.say("lobby-ready", host=host) if host else wording.say("lobby-ready-watched")
    if here == most:
        return starts
    return wording.say("lobby-more", count=most - here) + " " + starts


def _invitation(wording: Wording, ways: Sequence[Way]) -> str:
    """How others join, for each platform that runs: by its link, or by the table's code."""
    code = wording.table.code
    named = (
        wording.say(f"lobby-way-{way.platform}", link=way.link or "none", code=code) for way in ways
    )
    return wording.say("lobby-invite", ways=" · ".join(named))  # a blank on each side of a link


def _actions(
    wording: Wording, rights: Rights, menus: tuple[Menu, ...], sends: bool
) -> tuple[tuple[Button, ...], ...]:
    """What is wanted first, then what is folded; cancelling is far from the start."""
    free = len(wording.table.chairs) < _most(wording)
    wanted = (
        *([button(wording, "join", style=Style.PRIMARY)] if free and rights.joins else []),
        *(
            [button(wording, "start", style=Style.SUCCESS)]
            if rights.hosts and _ready(wording)
            else []
        ),
        *([Button(wording.say("button-send"), sends=wording.table.code)] if sends else []),
    )
    folded = [
        menu_button(wording, menu) for menu in menus if not menu.within and leads_on(menus, menu)
    ]
    return tuple(row for row in (wanted, (*folded, button(wording, "rules"))) if row)
