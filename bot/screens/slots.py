"""Where features add to the screens of others."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bot.screens.screen import Button
from bot.screens.wording import Wording
from bot.tables.table import Match
from bot.texts import Words
from engines.game import Seat, View

MatchButtons = Callable[[Wording, View], tuple[Button, ...]]
"""Makes buttons behind [More] of a board, and under a match that is over."""

ShareButton = Callable[[Wording, Match], Button | None]
"""Makes the button that shares a match, or sends it as an animation; None where nothing does."""

ResultButtons = Callable[[Wording, Match], tuple[Button, ...]]
"""Makes buttons under a match that is over."""


FileButtons = Callable[[Wording, Match], tuple[Button, ...]]
"""Makes buttons behind [More] of a match that is over, for what is seldom wanted of it."""

PlayerButtons = Callable[[Wording, Seat], tuple[Button, ...]]
"""Makes buttons in the page's profile of somebody else at a table."""

MoreButtons = Callable[[Wording], tuple[Button, ...]]
"""Makes buttons behind [More] of a board and of a result in chats, for what the page has
elsewhere."""

SettingsButton = Callable[[Words, str], Button | None]
"""Makes a button below a person's own settings; None where nothing does."""

RulesButton = Callable[[Words, str, str], Button | None]
"""Makes the button below the rules in a language of a game that shows how it is played; None where
nothing does."""


@dataclass(frozen=True, slots=True)
class Slots:
    """What a feature, or all of them, add. Each is pure."""

    match_buttons: MatchButtons = lambda wording, view: ()
    share_button: ShareButton = lambda wording, match: None
    animation_button: ShareButton = lambda wording, match: None
    result_buttons: ResultButtons = lambda wording, match: ()
    file_buttons: FileButtons = lambda wording, match: ()
    rules_button: RulesButton = lambda words, language, game: None
    player_buttons: PlayerButtons = lambda wording, seat: ()
    more_buttons: MoreButtons = lambda wording: ()
    settings_button: SettingsButton = lambda words, language: None


NO_SLOTS = Slots()


def joined(slots: Iterable[Slots]) -> Slots:
    """What several features add, in their order; to a match that is over the later ones first."""
    added = tuple(slots)

    def match_buttons(wording: Wording, view: View) -> tuple[Button, ...]:
        return tuple(button for each in added for button in each.match_buttons(wording, view))

    def share_button(wording: Wording, match: Match) -> Button | None:
        return next(filter(None, (each.share_button(wording, match) for each in added)), None)

    def animation_button(wording: Wording, match: Match) -> Button | None:
        return next(filter(None, (each.animation_button(wording, match) for each in added)), None)

    def result_buttons(wording: Wording, match: Match) -> tuple[Button, ...]:
        made = (each.result_buttons(wording, match) for each in reversed(added))
        return tuple(button for buttons in made for button in buttons)

    def file_buttons(wording: Wording, match: Match) -> tuple[Button, ...]:
        return tuple(button for each in added for button in each.file_buttons(wording, match))

    def rules_button(words: Words, language: str, game: str) -> Button | None:
        made = (each.rules_button(words, language, game) for each in added)
        return next(filter(None, made), None)

    def player_buttons(wording: Wording, seat: Seat) -> tuple[Button, ...]:
        return tuple(button for each in added for button in each.player_buttons(wording, seat))

    def more_buttons(wording: Wording) -> tuple[Button, ...]:
        return tuple(button for each in added for button in each.more_buttons(wording))

    def settings_button(words: Words, language: str) -> Button | None:
        made = (each.settings_button(words, language) for each in added)
        return next(filter(None, made), None)

    return Slots(
        match_buttons,
        share_button,
        animation_button,
        result_buttons,
        file_buttons,
        rules_button,
        player_buttons,
        more_buttons,
        settings_button,
    )
