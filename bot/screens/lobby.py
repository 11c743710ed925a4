"""The lobby: who sits where, the options, and what can be done before the first deal."""

from dataclasses import dataclass

from bot.screens.buttons import button, rows
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.tables import clocks, lobby, series
from engines import GAMES
from engines.game import LEVELS, Option

SERIES_LENGTHS = (2, 3, 5)


@dataclass(frozen=True, slots=True)
class _Rights:
    """What is offered: in a shared chat everything, on one person's screen what they may do."""

    joins: bool
    seated: bool
    hosts: bool


def lobby_screen(wording: Wording, reader: str | None = None) -> Screen:
    """The lobby of ``wording``'s table, for everybody or for the person with the key ``reader``."""
    table = wording.table
    seated = reader is None or bool(table.seats_of(reader))
    rights = _Rights(reader is None or not seated, seated, reader in (None, table.host))
    actions = _actions(wording, rights)
    return Screen(table.code, table.revision, _lines(wording), reader, actions=actions)


def closed_screen(wording: Wording) -> Screen:
    """A table that was cancelled before it began."""
    table = wording.table
    line = wording.say("lobby-closed", game=wording.game(), code=table.code)
    return Screen(table.code, table.revision, (line,))


def _lines(wording: Wording) -> tuple[str, ...]:
    table = wording.table
    host = lobby.host_name(table)
    sides = lobby.sides_of(table)
    seats = [f"{seat + 1}. {wording.player(seat, sides)}" for seat in range(len(table.chairs))]
    free = GAMES[table.game].seats.stop - 1 - len(table.chairs)
    missing = wording.least_seats() - len(table.chairs)
    state = (
        wording.say("lobby-needs", count=missing)
        if missing > 0
        else wording.say("lobby-ready", host=host)
        if host
        else wording.say("lobby-ready-watched")
    )
    return (
        wording.say("lobby-title", game=wording.game(), code=table.code),
        *seats,
        *([wording.say("lobby-free", count=free)] if free else []),
        *([_clock_line(wording)] if table.clock != clocks.NONE else []),
        state,
        wording.say("lobby-invite", code=table.code),
    )


def _clock_line(wording: Wording) -> str:
    """What the clock means, for those who do not know such names."""
    return wording.say(f"clock-{clocks.token(wording.table.clock)}-means")


def _actions(wording: Wording, rights: _Rights) -> tuple[tuple[Button, ...], ...]:
    table = wording.table
    most = GAMES[table.game].seats.stop - 1
    free, many = len(table.chairs) < most, len(table.chairs) > 1
    also = wording.say("button-also", seats=most)
    seats = rows(
        button(wording, "join", style=Style.PRIMARY) if free and rights.joins else None,
        button(wording, "also", label=also) if free and rights.seated else None,
        button(wording, "leave") if rights.seated else None,
        button(wording, "watch") if rights.hosts and table.seats_of(table.host) else None,
        *(_sides(wording) if many and rights.seated else ()),
        button(wording, "shuffle") if many and rights.hosts else None,
    )
    return seats + (_host_actions(wording, free) if rights.hosts else ())


def _sides(wording: Wording) -> tuple[Button, ...]:
    """A button for each side to change to; without sides one that changes seats."""
    sides = dict.fromkeys(lobby.sides_of(wording.table))
    if len(sides) < 2:
        return (button(wording, "shift"),)
    return tuple(button(wording, "side", side, label=wording.side(side)) for side in sides)


def _host_actions(wording: Wording, free: bool) -> tuple[tuple[Button, ...], ...]:
    ready = len(wording.table.chairs) >= wording.least_seats()
    start = button(wording, "start", style=Style.SUCCESS) if ready else None
    return (
        *(_computers(wording) if free else ()),
        *_removals(wording),
        *rows(*_choice_buttons(wording), width=2),
        *rows(start, button(wording, "cancel", style=Style.DANGER)),
    )


def _choice_buttons(wording: Wording) -> tuple[Button, ...]:
    return (
        *_option_buttons(wording),
        _series_button(wording),
        _clock_button(wording),
        _hints_button(wording),
    )


def _computers(wording: Wording) -> tuple[tuple[Button, ...], ...]:
    labels = [(level, wording.say("button-add", level=level)) for level in LEVELS]
    return rows(*(button(wording, "add", level, label=label) for level, label in labels))


def _removals(wording: Wording) -> tuple[tuple[Button, ...], ...]:
    found = (
        button(
            wording, "drop", str(seat), label=wording.say("button-drop", name=wording.name(seat))
        )
        for seat, chair in enumerate(wording.table.chairs)
        if chair.person != wording.table.host
    )
    return rows(*found)


def _option_buttons(wording: Wording) -> list[Button]:
    """A button an option; pressing it takes the next of its choices."""
    found = []
    for option in GAMES[wording.table.game].options:
        choices = lobby.choices_of(option, max(len(wording.table.chairs), wording.least_seats()))
        if len(choices) > 1:
            found.append(_option_button(wording, option, choices))
    return found


def _option_button(wording: Wording, option: Option, choices: tuple[str, ...]) -> Button:
    value = wording.table.option(option.key, option.default)
    value = value if value in choices else option.default
    following = choices[(choices.index(value) + 1) % len(choices)]
    label = wording.option(option.key, value)
    return button(wording, "set", option.key, following, label=label)


def _hints_button(wording: Wording) -> Button:
    now, other = (lobby.ON, lobby.OFF) if wording.table.hints else (lobby.OFF, lobby.ON)
    return button(wording, "hints", other, label=wording.say("button-hints", now=now))


def _clock_button(wording: Wording) -> Button:
    now = clocks.NAMES.index(wording.table.clock)
    following = clocks.NAMES[(now + 1) % len(clocks.NAMES)]
    value = wording.say(f"clock-{clocks.token(wording.table.clock)}")
    label = wording.say("button-clock", value=value)
    return button(wording, "clock", clocks.token(following), label=label)


def _series_button(wording: Wording) -> Button:
    kinds = [(series.SINGLE, 1)]
    kinds += [(kind, n) for kind in (series.MATCH, series.SUMOF) for n in SERIES_LENGTHS]
    now = (wording.table.series.kind, wording.table.series.length)
    at = kinds.index(now) + 1 if now in kinds else 0
    kind, length = kinds[at % len(kinds)]
    label = wording.say("button-series", kind=now[0], length=now[1])
    return button(wording, "series", kind, str(length), label=label)
