"""What a lobby folds away: computer players, and the options with all that they can be."""

from msgspec.structs import replace

from bot.screens.buttons import button
from bot.screens.handicaps import handicap_menu
from bot.screens.lobby_seats import Rights
from bot.screens.options import labelled_option, option_label, option_value
from bot.screens.players import capital
from bot.screens.screen import Button, Menu, Style
from bot.screens.wording import Wording
from bot.tables import clocks, handicaps, lobby, series
from bot.tables.table import Table
from engines import GAMES
from engines.game import LEVELS, Option
from engines.strength import EVEN, is_even

ADD, OPTIONS = "add", "options"
SERIES, CLOCK, HINTS, SEATS, CANCEL = "series", "clock", "hints", "seats", "cancel"
RATED, ABSENT = "rated", "absent"
SERIES_LENGTHS = (2, 3, 5)
HOME = {
    "add": ADD,
    "also": ADD,
    **dict.fromkeys(
        ("set", "series", "clock", "absent", "hints", "rated", "handicap", "public"), OPTIONS
    ),
    **dict.fromkeys(("side", "shift", "shuffle", "watch", "drop", "leave"), OPTIONS),
}
"""The menu to which each verb of an entry leads back."""


def lobby_menus(
    wording: Wording, rights: Rights, added: tuple[Menu, ...] = (), deeds: tuple[Menu, ...] = ()
) -> tuple[Menu, ...]:
    """The menus of a lobby, with the options ``added`` by features and their ``deeds`` for whoever
    sits there; whoever may change nothing sees what is chosen, without choices."""
    options = (
        *(
            _game_menu(wording, option, choices)
            for option in GAMES[wording.table.game].options
            if len(choices := _choices(wording, option)) > 1 and not _follows(wording, option)
        ),
        _series_menu(wording),
        _clock_menu(wording),
        _absent_menu(wording),
        _hints_menu(wording),
        _rated_menu(wording),
        *handicap_menu(wording, rights.hosts),
        *added,
    )
    if not rights.hosts:
        options = tuple(replace(menu, entries=(), chosen="", about=()) for menu in options)
    leave = (button(wording, "leave"),) if rights.seated else ()
    found = (
        _add_menu(wording, rights),
        Menu(OPTIONS, wording.say("menu-options"), leave),
        *options,
        _seats_menu(wording, rights),
        *(deeds if rights.seated else ()),
        *([_cancel_menu(wording)] if rights.hosts else []),
    )
    return tuple(menu for menu in found if menu.entries or menu.value or menu.key == OPTIONS)


def summary(wording: Wording, notes: tuple[str, ...] = ()) -> str:
    """What is chosen, in one line: "One match · no clock · rated, no hints"; ``notes`` are those of
    features."""
    table = wording.table
    clock = wording.say(f"clock-{clocks.token(table.clock)}")
    timed = table.clock != clocks.NONE
    parts = (
        _series_value(wording, table.series.kind, table.series.length),
        wording.say("lobby-clock", value=clock) if timed else wording.say("lobby-no-clock"),
        wording.say("lobby-hints", now=_hints(wording)),
        *(
            labelled_option(wording, option.key, _value(wording, option))
            for option in _changed(wording)
        ),
        *notes,
    )
    return capital(" · ".join(parts))


def _changed(wording: Wording) -> list[Option]:
    """The game's options that apply and are not as they usually are."""
    return [
        option
        for option in GAMES[wording.table.game].options
        if _choices(wording, option)
        and _value(wording, option) != option.default
        and not _follows(wording, option)
    ]


def _follows(wording: Wording, option: Option) -> bool:
    """Whether who begins is no choice, because what somebody is given says it."""
    return option.key == lobby.FIRST and handicaps.decides_first(wording.table)


def _value(wording: Wording, option: Option) -> str:
    value = wording.table.option(option.key, option.default)
    return value if value in _choices(wording, option) else option.default


def _choices(wording: Wording, option: Option) -> tuple[str, ...]:
    return lobby.choices_of(
        option, max(len(wording.table.chairs), GAMES[wording.table.game].seats.start)
    )


def _add_menu(wording: Wording, rights: Rights) -> Menu:
    """Who could take the next free seat: a computer player of a level, or the reader once more."""
    table, most = wording.table, GAMES[wording.table.game].seats.stop - 1
    free = len(table.chairs) < most
    levels = LEVELS if free and rights.hosts else ()
    entries = tuple(
        button(wording, "add", level, label=wording.say(f"choice-computer-{level}"))
        for level in levels
    )
    about = tuple(wording.say(f"level-{level}") for level in levels)
    if free and rights.seated:
        entries = (*entries, button(wording, "also"))
        about = (*about, wording.say("also-means", seats=most))
    if levels:
        entries = (
            *entries,
            button(wording, "add", EVEN, label=wording.say(f"choice-computer-{EVEN}")),
        )
        about = (*about, wording.say(f"level-{EVEN}"))
    latest = max(table.chairs, key=lambda chair: chair.joined if chair.level else -1, default=None)
    level = latest.level if latest is not None else ""
    level = EVEN if is_even(level) else level
    chosen = button(wording, "add", level, label=level).payload if level and levels else ""
    prompt = wording.say("menu-add-prompt")
    return Menu(ADD, wording.say("menu-add"), entries, "", chosen, about, prompt=prompt)


def _game_menu(wording: Wording, option: Option, choices: tuple[str, ...]) -> Menu:
    value = _value(wording, option)
    entries = {
        choice: button(
            wording, "set", option.key, choice, label=option_value(wording, option.key, choice)
        )
        for choice in choices
    }
    return Menu(
        option.key,
        option_label(wording, option.key),
        tuple(entries.values()),
        option_value(wording, option.key, value),
        entries[value].payload if value in entries else "",
        within=OPTIONS,
    )


def _series_menu(wording: Wording) -> Menu:
    kinds = [(series.SINGLE, 1)]
    kinds += [(kind, n) for kind in (series.MATCH, series.SUMOF) for n in SERIES_LENGTHS]
    now = (wording.table.series.kind, wording.table.series.length)
    entries = {
        each: button(
            wording, "series", each[0], str(each[1]), label=capital(_series_value(wording, *each))
        )
        for each in (*kinds, *([now] if now not in kinds else []))
    }
    return Menu(
        SERIES,
        wording.say("menu-series"),
        tuple(entries.values()),
        _series_value(wording, *now),
        entries[now].payload,
        within=OPTIONS,
    )


def _series_value(wording: Wording, kind: str, length: int) -> str:
    return wording.say("series-kind", kind=kind, length=length)


def _clock_menu(wording: Wording) -> Menu:
    tokens = [clocks.token(name) for name in clocks.NAMES]
    names = [wording.say(f"clock-{token}") for token in tokens]
    entries = tuple(
        button(wording, "clock", token, label=capital(name))
        for token, name in zip(tokens, names, strict=True)
    )
    now = tokens.index(clocks.token(wording.table.clock))
    return Menu(
        CLOCK,
        wording.say("menu-clock"),
        entries,
        names[now],
        entries[now].payload,
        tuple(wording.say(f"clock-{token}-means") for token in tokens),
        OPTIONS,
    )


def _absent_menu(wording: Wording) -> Menu:
    """For how many days the clocks of whoever is away stand."""
    names = [wording.say("absent-days", days=days) for days in lobby.ALLOWANCES]
    entries = tuple(
        button(wording, ABSENT, str(days), label=capital(name))
        for days, name in zip(lobby.ALLOWANCES, names, strict=True)
    )
    now = lobby.ALLOWANCES.index(wording.table.allowance)
    chosen, label = entries[now].payload, wording.say("menu-absent")
    return Menu(ABSENT, label, entries, names[now], chosen, within=OPTIONS)


def _hints(wording: Wording) -> str:
    """Whether there are hints; with the players that there are now none where they play for their
    ratings."""
    table = wording.table
    if table.counts:
        return RATED
    return lobby.ON if table.hints else lobby.OFF


def _hints_menu(wording: Wording) -> Menu:
    if _hints(wording) != RATED:
        return switch(wording, HINTS, wording.table.hints)
    about = tuple(wording.say(f"hints-{value}-rated") for value in (lobby.ON, lobby.OFF))
    return replace(switch(wording, HINTS, False), about=about)


def _rated_menu(wording: Wording) -> Menu:
    about = tuple(wording.say(f"rated-{value}-means") for value in (lobby.ON, lobby.OFF))
    return replace(switch(wording, RATED, wording.table.rated), about=about)


def switch(wording: Wording, key: str, on: bool) -> Menu:
    """An option that is on or off, whose verb has the name of its ``key``."""
    names = {value: wording.say(f"{key}-{value}") for value in (lobby.ON, lobby.OFF)}
    entries = {
        value: button(wording, key, value, label=capital(name)) for value, name in names.items()
    }
    now = lobby.ON if on else lobby.OFF
    label = wording.say(f"menu-{key}")
    chosen = entries[now].payload
    return Menu(key, label, tuple(entries.values()), names[now], chosen, within=OPTIONS)


def _seats_menu(wording: Wording, rights: Rights) -> Menu:
    """Who sits where: to draw, to change, and for the host to free a seat or only to watch."""
    table, many = wording.table, len(wording.table.chairs) > 1
    sides = dict.fromkeys(lobby.sides(wording.table))
    changes = tuple(button(wording, "side", side, label=wording.side(side)) for side in sides) or (
        (button(wording, "shift"),) if many else ()
    )
    entries = (
        *([button(wording, "shuffle")] if many and rights.hosts else []),
        *(changes if rights.seated else ()),
        *([button(wording, "host")] if rights.hosts and _others(table) else []),
        *([button(wording, "watch")] if rights.hosts and table.seats_of(table.host) else []),
        *(_removals(wording) if rights.hosts else ()),
    )
    return Menu(SEATS, wording.say("menu-seats"), entries, within=OPTIONS)


def _others(table: Table) -> set[str]:
    """Who sits here besides the host."""
    return {chair.person for chair in table.chairs} - {"", table.host}


def _removals(wording: Wording) -> tuple[Button, ...]:
    return tuple(
        button(
            wording, "drop", str(seat), label=wording.say("button-drop", name=wording.name(seat))
        )
        for seat, chair in enumerate(wording.table.chairs)
        if chair.person != wording.table.host
    )


def _cancel_menu(wording: Wording) -> Menu:
    """Asks before the table is closed."""
    sure = button(wording, "cancel", style=Style.DANGER)
    about = (wording.say("cancel-means"),)
    return Menu(CANCEL, wording.say("button-cancel"), (sure,), about=about, within=OPTIONS)
