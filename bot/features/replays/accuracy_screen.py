"""How well everybody has played a match, a line each."""

import re

from msgspec import Struct

from bot.features.analysis.api import SeatAccuracy, accuracies
from bot.features.replays.replay import ReplayScene
from bot.figures import figure
from bot.screens.buttons import button, rows
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.table import Match

VERB = "accuracy"
_PAGE = re.compile(r"accuracy\.(\d+)\.(\d+)")


class AccuracyPage(Struct, frozen=True):
    """A message that says how well the match ``number`` was played; it was asked for at a
    ``revision`` of the table."""

    revision: int
    number: int

    def __str__(self) -> str:
        return f"accuracy.{self.revision}.{self.number}"

    @classmethod
    def parse(cls, text: str) -> "AccuracyPage | None":
        """The page that ``str`` wrote; None for any other."""
        found = _PAGE.fullmatch(text)
        return cls(*map(int, found.groups())) if found else None


def accuracy_buttons(wording: Wording, match: Match) -> tuple[Button, ...]:
    """The button that says how well a match that is over was played, if anything was."""
    return (button(wording, VERB, str(match.number)),) if match.moves else ()


def accuracy_page(scene: ReplayScene, page: AccuracyPage, reader: str | None) -> Screen:
    """It as a page of the table, for a reader or for everybody."""
    wording, stopped = scene.wording, not (scene.found.done or scene.works)
    again = button(wording, VERB, str(scene.match.number)) if stopped else None
    back = button(wording, "page", label=wording.say("button-back"))
    return Screen(
        wording.table.code,
        wording.table.revision,
        _lines(scene),
        audience=reader,
        actions=rows(again, back),
        page=str(page),
        lead=True,
        title=wording.game(),
    )


def accuracy_sheet(scene: ReplayScene) -> Screen:
    """It beside the table, with a button that looks again while not all is known."""
    wording, number = scene.wording, str(scene.match.number)
    look = button(wording, VERB, number, label=wording.say("accuracy-look"))
    return Screen("", 0, _lines(scene), actions=() if scene.found.done else rows(look), lead=True)


def _lines(scene: ReplayScene) -> tuple[str, ...]:
    """The title, then what is known, or how far that is."""
    wording, found = scene.wording, scene.found
    title = wording.say(f"button-{VERB}")
    if not found.done:
        return title, scene.progress or wording.say("replay-failed")
    game, seats = wording.table.game, len(wording.table.chairs)
    said = [_line(wording, each) for each in accuracies(game, found, seats)]
    if not said:
        return title, wording.say("accuracy-none")
    return title, *said, wording.say("accuracy-means")


def _line(wording: Wording, each: SeatAccuracy) -> str:
    name, percent = wording.name(each.seat), figure(round(100 * each.share))
    played = each.played
    if played is None:
        return wording.say("accuracy-line", name=name, percent=percent)
    low, high = played.low, played.high
    span = f"≤ {high}" if low is None else f"≥ {low}" if high is None else f"{low}–{high}"
    rating = f"{played.rating}"
    return wording.say("accuracy-rated", name=name, percent=percent, rating=rating, span=span)
