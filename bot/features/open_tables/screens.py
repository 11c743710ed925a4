"""Open tables as they are told: to whoever asks, and in the lobby of such a table."""

from collections.abc import Collection, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from bot.people import isolated
from bot.press import Press
from bot.ratings.rating import Skill
from bot.screens.buttons import rows
from bot.screens.lobby_menus import switch
from bot.screens.screen import Button, Menu, Screen, Style
from bot.screens.wording import Wording
from bot.tables import clocks, lobby
from bot.tables.computers import name_on
from bot.tables.names import told_apart
from bot.tables.table import Table
from bot.texts import Words
from engines import GAMES
from engines.game import Seat

SIT, SOMEBODY = "sit", "somebody"  # verbs: sit down at a table; play a game with whoever is there
PUBLIC = "public"  # the option of a lobby, and its verb
LABEL = 40


class OpenTable(Struct, frozen=True):
    """A table and what may be told of it: the ``skills`` that people may see, by seat, and the
    ``unnamed``, who want to be named to no stranger."""

    table: Table
    skills: Mapping[Seat, Skill] = field(default_factory=dict)
    unnamed: Collection[Seat] = ()


class OpenScene(Struct, frozen=True):
    """The open tables that a person may see, in order."""

    words: Words
    language: str
    reader: str
    tables: tuple[OpenTable, ...]

    def say(self, text: str, **params: str | int) -> str:
        """A text of these screens."""
        return self.words.say(self.language, text, **params)


def list_screen(scene: OpenScene) -> Screen:
    """A line and a button for each table, and a button a game for whoever is there."""
    title = scene.say("open-title" if scene.tables else "open-none")
    lines = tuple(
        scene.say("open-line", number=number, who=who(scene, one), about=about(scene, one))
        for number, one in enumerate(scene.tables, 1)
    )
    sits = (_sit(scene, number, one) for number, one in enumerate(scene.tables, 1))
    games = (_somebody(scene, game) for game in GAMES)
    actions = (*rows(*sits, width=2), *rows(*games, width=1))
    return Screen("", 0, (title, *lines), scene.reader, actions=actions)


def who(scene: OpenScene, one: OpenTable) -> str:
    """Who sits there, with the ratings that the reader may see: "Ann (1240), Otto"."""
    return scene.words.listed(
        scene.language, [_name(scene, one, seat) for seat in range(len(one.table.chairs))]
    )


def _name(scene: OpenScene, one: OpenTable, seat: Seat) -> str:
    chairs = one.table.chairs
    if chairs[seat].level:
        return name_on(chairs, seat)
    named = isolated(told_apart(chairs, seat))
    name = scene.say("open-unnamed") if seat in one.unnamed else named
    skill = one.skills.get(seat)
    return name if skill is None else f"{name} ({skill.shown}{'?' if skill.unsure else ''})"


def about(scene: OpenScene, one: OpenTable) -> str:
    """What is played there: the game, the clock, and whether it counts."""
    table = one.table
    timed = table.clock != clocks.NONE
    clock = scene.say(f"clock-{clocks.token(table.clock)}" if timed else "lobby-no-clock")
    rated = scene.say("open-rated" if table.counts else "open-unrated")
    return " · ".join((scene.say(f"game-{table.game}"), clock, rated))


def _sit(scene: OpenScene, number: int, one: OpenTable) -> Button:
    label = f"{number} · {who(scene, one)}"
    fitted = label if len(label) <= LABEL else label[: LABEL - 1] + "…"
    style = Style.PRIMARY if number == 1 else Style.PLAIN
    return Button(fitted, Press(SIT, one.table.code, 0).pack(), style)


def _somebody(scene: OpenScene, game: str) -> Button:
    label = scene.say("open-play", game=scene.say(f"game-{game}"))
    return Button(label, Press(SOMEBODY, "", 0, (game,)).pack())


def public_menu(wording: Wording) -> tuple[Menu, ...]:
    """The option of a lobby that opens it to everybody."""
    said = tuple(wording.say(f"{PUBLIC}-{value}-means") for value in (lobby.ON, lobby.OFF))
    return (replace(switch(wording, PUBLIC, wording.table.open), about=said),)


def public_note(wording: Wording) -> tuple[str, ...]:
    """What all who see an open lobby are told."""
    return (wording.say("open-note"),) if wording.table.open else ()
