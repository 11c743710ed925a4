"""One form that opens a table with everything chosen: the game, the opponents, clock and series."""

from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import ui

from bot.desk import Desk
from bot.platforms.discord.people import Interaction
from bot.tables import clocks, series
from engines import GAMES
from engines.game import LEVELS
from engines.strength import EVEN

PREFIX = "ct-play:"
LONGEST_LABEL = 45
LONGEST_OPTION = 100
LONGEST_ID = 100
LENGTHS = (2, 3, 5)
GAME, COMPUTER, CLOCK, SERIES = "game", "computer", "clock", "series"
FRIENDS = "friends"
_SERIES = (series.MATCH, series.SUMOF)
_FIELDS = {GAME, COMPUTER, CLOCK, *_SERIES}

Choice = tuple[str, str, str]  # value, label, description


def play_modal(desk: Desk, language: str, given: Mapping[str, str]) -> ui.Modal:
    """The form with what was ``given`` in the command filled in; what the form has no field for
    goes with it in its ``custom_id``."""
    form = _PlayFields(desk, language, given)
    rest = ".".join(f"{key}={value}" for key, value in given.items() if key not in _FIELDS)
    name = PREFIX + rest
    modal = ui.Modal(
        title=desk.words.say(language, "play-title")[:LONGEST_LABEL],
        custom_id=name if len(name) <= LONGEST_ID else PREFIX,
    )
    for label in form.fields():
        modal.add_item(label)
    modal.stop()  # what is sent comes back by its custom_id, also after a restart
    return modal


def arguments(interaction: Interaction) -> dict[str, str] | None:
    """What a form that was sent asks for, as arguments of /play; None for what is none of ours."""
    data: Any = interaction.data or {}
    name = data.get("custom_id", "")
    if not name.startswith(PREFIX):
        return None
    pairs = (pair.partition("=") for pair in name.removeprefix(PREFIX).split(".") if pair)
    found = {key: value for key, _, value in pairs}
    chosen = dict(_chosen(data.get("components") or ()))
    kind, _, length = chosen.pop(SERIES, "").partition(" ")
    if kind in _SERIES:
        found[kind] = length
    if chosen.get(COMPUTER) == FRIENDS:
        del chosen[COMPUTER]
    return {**found, **chosen}


def _chosen(components: Iterable[Any]) -> Iterable[tuple[str, str]]:
    """The custom_id and the value of every list."""
    for label in components:
        part = label.get("component") or {}
        values = part.get("values") or ()
        if values and part.get("custom_id") in (GAME, COMPUTER, CLOCK, SERIES):
            yield part["custom_id"], values[0]


class _PlayFields:
    """The fields of the form, in the reader's language."""

    def __init__(self, desk: Desk, language: str, given: Mapping[str, str]) -> None:
        self._desk = desk
        self._language = language
        self._given = given

    def fields(self) -> tuple[ui.Label[Any], ...]:
        """A list each: four of at most five that a form can have."""
        games = [(key, self._say(f"game-{key}"), self._say(f"{key}-about")) for key in GAMES]
        length = (f"{kind} {self._given[kind]}" for kind in _SERIES if kind in self._given)
        return (
            self._field(GAME, "parameter-game", games, self._given.get(GAME, "")),
            self._field(
                COMPUTER, "play-opponents", self._opponents(), self._given.get(COMPUTER, FRIENDS)
            ),
            self._field(CLOCK, "menu-clock", self._clocks(), self._given.get(CLOCK, clocks.NONE)),
            self._field(SERIES, "menu-series", self._series(), next(length, series.SINGLE)),
        )

    def _say(self, text: str, **params: str | int) -> str:
        return self._desk.words.say(self._language, text, **params)

    def _field(self, name: str, text: str, choices: Iterable[Choice], chosen: str) -> ui.Label[Any]:
        options = [
            discord.SelectOption(
                label=label[:LONGEST_OPTION],
                value=value,
                description=about[:LONGEST_OPTION] or None,
                default=value == chosen,
            )
            for value, label, about in choices
        ]
        select: ui.Select[Any] = ui.Select(custom_id=name, options=options, required=True)
        return ui.Label(text=self._say(text)[:LONGEST_LABEL], component=select)

    def _opponents(self) -> list[Choice]:
        friends = (FRIENDS, self._say("play-friends"), self._say("play-friends-about"))
        levels = (
            (level, self._computer(level), self._say(f"level-{level}")) for level in (*LEVELS, EVEN)
        )
        return [friends, *levels]

    def _computer(self, level: str) -> str:
        return self._say("lobby-about-computer", level=self._say(f"choice-computer-{level}"))

    def _clocks(self) -> list[Choice]:
        tokens = [(name, clocks.token(name)) for name in clocks.NAMES]
        return [
            (name, self._say(f"clock-{token}"), self._say(f"clock-{token}-means"))
            for name, token in tokens
        ]

    def _series(self) -> list[Choice]:
        kinds = [(kind, str(length)) for kind in _SERIES for length in LENGTHS]
        given = next(((k, self._given[k]) for k in _SERIES if k in self._given), None)
        if given is not None and given not in kinds:
            kinds.append(given)
        single = (series.SINGLE, self._series_label(series.SINGLE, 1), "")
        return [single, *((f"{k} {n}", self._series_label(k, int(n)), "") for k, n in kinds)]

    def _series_label(self, kind: str, length: int) -> str:
        said = self._say("series-kind", kind=kind, length=length)
        return said[:1].upper() + said[1:]
