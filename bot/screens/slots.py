"""Where features add to the screens of others."""

from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar

from msgspec import Struct

from bot.screens.screen import Button, Menu
from bot.screens.wording import Wording
from bot.tables.table import Match
from bot.texts import Words
from engines.game import Seat, View

Given = ParamSpec("Given")
Made = TypeVar("Made")

MatchButtons = Callable[[Wording, View], tuple[Button, ...]]
"""Makes buttons behind [More] of a board, and under a match that is over."""

ShareButton = Callable[[Wording, Match], Button | None]
"""Makes the button that shares a match, or sends it as an animation; None where nothing does."""

PositionButtons = Callable[[Wording, Match, int], tuple[Button, ...]]
"""Makes buttons below a position of a match, after so many moves."""

LineButton = Callable[[Wording, Match, int, int], Button | None]
"""Makes a button below so many moves of what was better than what led to a position; None for
none."""

ResultButtons = Callable[[Wording, Match], tuple[Button, ...]]
"""Makes buttons under a match that is over."""


StudyButtons = Callable[[Wording, Match], tuple[Button, ...]]
"""Makes buttons behind [More] of a match that is over, for what can be learned from it."""

FileButtons = Callable[[Wording, Match], tuple[Button, ...]]
"""Makes buttons behind [More] of a match that is over, for what is seldom wanted of it."""

PlayerButtons = Callable[[Wording, Seat, bool], tuple[Button, ...]]
"""Makes buttons in the page's profile of somebody at a table, whether it is the reader's own."""

MoreButtons = Callable[[Wording], tuple[Button, ...]]
"""Makes buttons behind [More] of a board and of a result in chats, for what the page has
elsewhere."""

MoreMenus = Callable[[Wording, str | None], tuple[Menu, ...]]
"""Makes menus that stand there, for their reader's key or, with None, for all who read along."""

SettingsButtons = Callable[[Words, str], tuple[Button, ...]]
"""Makes buttons below a person's own settings."""

RulesButton = Callable[[Words, str, str], Button | None]
"""Makes the button below the rules in a language of a game that shows how it is played; None where
nothing does."""

GamesButtons = Callable[[Words, str], tuple[Button, ...]]
"""Makes buttons below the list of somebody's own tables, in a language."""

LobbyMenus = Callable[[Wording], tuple[Menu, ...]]
"""Makes options of a lobby with all that they can be."""

LobbyDeeds = Callable[[Wording], tuple[Menu, ...]]
"""Makes menus in those options for all who sit in a lobby, whoever its host is."""

LobbyNotes = Callable[[Wording], tuple[str, ...]]
"""Makes what the line about a lobby's options says besides."""


class Slots(Struct, frozen=True):
    """What a feature, or all of them, add; the ``play_commands`` are offered in a private chat to
    whoever wants to play but has not said what. Each is pure."""

    match_buttons: MatchButtons = lambda wording, view: ()
    share_button: ShareButton = lambda wording, match: None
    animation_button: ShareButton = lambda wording, match: None
    position_buttons: PositionButtons = lambda wording, match, ply: ()
    line_button: LineButton = lambda wording, match, ply, count: None
    result_buttons: ResultButtons = lambda wording, match: ()
    study_buttons: StudyButtons = lambda wording, match: ()
    file_buttons: FileButtons = lambda wording, match: ()
    rules_button: RulesButton = lambda words, language, game: None
    player_buttons: PlayerButtons = lambda wording, seat, own: ()
    more_buttons: MoreButtons = lambda wording: ()
    more_menus: MoreMenus = lambda wording, reader: ()
    settings_buttons: SettingsButtons = lambda words, language: ()
    games_buttons: GamesButtons = lambda words, language: ()
    lobby_menus: LobbyMenus = lambda wording: ()
    lobby_deeds: LobbyDeeds = lambda wording: ()
    lobby_notes: LobbyNotes = lambda wording: ()
    play_commands: tuple[str, ...] = ()


NO_SLOTS = Slots()


def joined(slots: Iterable[Slots]) -> Slots:
    """What several features add, in their order; to a match that is over the later ones first."""
    added = tuple(slots)
    return Slots(
        match_buttons=_all(each.match_buttons for each in added),
        share_button=_first(each.share_button for each in added),
        animation_button=_first(each.animation_button for each in added),
        position_buttons=_all(each.position_buttons for each in added),
        line_button=_first(each.line_button for each in added),
        result_buttons=_all(each.result_buttons for each in reversed(added)),
        study_buttons=_all(each.study_buttons for each in added),
        file_buttons=_all(each.file_buttons for each in added),
        rules_button=_first(each.rules_button for each in added),
        player_buttons=_all(each.player_buttons for each in added),
        more_buttons=_all(each.more_buttons for each in added),
        more_menus=_all(each.more_menus for each in added),
        settings_buttons=_all(each.settings_buttons for each in added),
        games_buttons=_all(each.games_buttons for each in added),
        lobby_menus=_all(each.lobby_menus for each in added),
        lobby_deeds=_all(each.lobby_deeds for each in added),
        lobby_notes=_all(each.lobby_notes for each in added),
        play_commands=tuple(name for each in added for name in each.play_commands),
    )


def _all(makers: Iterable[Callable[Given, tuple[Made, ...]]]) -> Callable[Given, tuple[Made, ...]]:
    """Makes what all of them do."""
    every = tuple(makers)

    def make(*given: Given.args, **named: Given.kwargs) -> tuple[Made, ...]:
        return tuple(one for each in every for one in each(*given, **named))

    return make


def _first(makers: Iterable[Callable[Given, Made | None]]) -> Callable[Given, Made | None]:
    """Makes what the first of them does that makes anything."""
    every = tuple(makers)

    def make(*given: Given.args, **named: Given.kwargs) -> Made | None:
        return next(filter(None, (each(*given, **named) for each in every)), None)

    return make
