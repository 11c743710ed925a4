"""The lobby: who sits where, the options, and what can be done before the first deal."""

from dataclasses import dataclass

from bot.screens.buttons import button, rows
from bot.screens.screen import Button, Screen, Style
from bot.screens.voice import Voice
from bot.tables import lobby, series
from engines import GAMES
from engines.game import LEVELS, Option

SERIES_LENGTHS = (2, 3, 5)


@dataclass(frozen=True, slots=True)
class _Rights:
    """What is offered: in a shared chat everything, on one person's screen what they may do."""

    joins: bool
    seated: bool
    hosts: bool


def lobby_screen(voice: Voice, reader: str | None = None) -> Screen:
    """The lobby of ``voice``'s table, for everybody or for the person with the key ``reader``."""
    table = voice.table
    seated = reader is None or bool(table.seats_of(reader))
    rights = _Rights(reader is None or not seated, seated, reader in (None, table.host))
    actions = _actions(voice, rights)
    return Screen(table.code, table.revision, _lines(voice), reader, actions=actions)


def closed_screen(voice: Voice) -> Screen:
    """A table that was cancelled before it began."""
    table = voice.table
    line = voice.say("lobby-closed", game=voice.game(), code=table.code)
    return Screen(table.code, table.revision, (line,))


def _lines(voice: Voice) -> tuple[str, ...]:
    table = voice.table
    host = lobby.host_name(table)
    sides = lobby.sides_of(table)
    seats = [f"{seat + 1}. {voice.player(seat, sides)}" for seat in range(len(table.chairs))]
    free = GAMES[table.game].seats.stop - 1 - len(table.chairs)
    missing = voice.least_seats() - len(table.chairs)
    state = (
        voice.say("lobby-needs", count=missing)
        if missing > 0
        else voice.say("lobby-ready", host=host)
        if host
        else voice.say("lobby-ready-watched")
    )
    return (
        voice.say("lobby-title", game=voice.game(), code=table.code),
        *seats,
        *([voice.say("lobby-free", count=free)] if free else []),
        state,
        voice.say("lobby-invite", code=table.code),
    )


def _actions(voice: Voice, rights: _Rights) -> tuple[tuple[Button, ...], ...]:
    table = voice.table
    most = GAMES[table.game].seats.stop - 1
    free, many = len(table.chairs) < most, len(table.chairs) > 1
    also = voice.say("button-also", seats=most)
    seats = rows(
        button(voice, "join", style=Style.PRIMARY) if free and rights.joins else None,
        button(voice, "also", label=also) if free and rights.seated else None,
        button(voice, "leave") if rights.seated else None,
        button(voice, "watch") if rights.hosts and table.seats_of(table.host) else None,
        *(_sides(voice) if many and rights.seated else ()),
        button(voice, "shuffle") if many and rights.hosts else None,
    )
    return seats + (_host_actions(voice, free) if rights.hosts else ())


def _sides(voice: Voice) -> tuple[Button, ...]:
    """A button for each side to change to; without sides one that changes seats."""
    sides = dict.fromkeys(lobby.sides_of(voice.table))
    if len(sides) < 2:
        return (button(voice, "shift"),)
    return tuple(button(voice, "side", side, label=voice.side(side)) for side in sides)


def _host_actions(voice: Voice, free: bool) -> tuple[tuple[Button, ...], ...]:
    ready = len(voice.table.chairs) >= voice.least_seats()
    start = button(voice, "start", style=Style.SUCCESS) if ready else None
    return (
        *(_computers(voice) if free else ()),
        *_removals(voice),
        *rows(*_option_buttons(voice), _series_button(voice), _hints_button(voice), width=2),
        *rows(start, button(voice, "cancel", style=Style.DANGER)),
    )


def _computers(voice: Voice) -> tuple[tuple[Button, ...], ...]:
    labels = [(level, voice.say("button-add", level=level)) for level in LEVELS]
    return rows(*(button(voice, "add", level, label=label) for level, label in labels))


def _removals(voice: Voice) -> tuple[tuple[Button, ...], ...]:
    found = (
        button(voice, "drop", str(seat), label=voice.say("button-drop", name=voice.name(seat)))
        for seat, chair in enumerate(voice.table.chairs)
        if chair.level
    )
    return rows(*found)


def _option_buttons(voice: Voice) -> list[Button]:
    """A button an option; pressing it takes the next of its choices."""
    found = []
    for option in GAMES[voice.table.game].options:
        choices = lobby.choices_of(option, max(len(voice.table.chairs), voice.least_seats()))
        if len(choices) > 1:
            found.append(_option_button(voice, option, choices))
    return found


def _option_button(voice: Voice, option: Option, choices: tuple[str, ...]) -> Button:
    value = voice.table.option(option.key, option.default)
    value = value if value in choices else option.default
    following = choices[(choices.index(value) + 1) % len(choices)]
    label = voice.option(option.key, value)
    return button(voice, "set", option.key, following, label=label)


def _hints_button(voice: Voice) -> Button:
    now, other = (lobby.ON, lobby.OFF) if voice.table.hints else (lobby.OFF, lobby.ON)
    return button(voice, "hints", other, label=voice.say("button-hints", now=now))


def _series_button(voice: Voice) -> Button:
    kinds = [(series.SINGLE, 1)]
    kinds += [(kind, n) for kind in (series.MATCH, series.SUMOF) for n in SERIES_LENGTHS]
    now = (voice.table.series.kind, voice.table.series.length)
    at = kinds.index(now) + 1 if now in kinds else 0
    kind, length = kinds[at % len(kinds)]
    label = voice.say("button-series", kind=now[0], length=now[1])
    return button(voice, "series", kind, str(length), label=label)
