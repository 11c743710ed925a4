"""A position of a match as a message of its table, and the buttons that lead there and on."""

from dataclasses import replace

from msgspec import Struct, structs

from bot.features.analysis.api import AnalysisStep
from bot.features.replays.line import ReplayLine
from bot.features.replays.replay import ReplayPage, ReplayPly, ReplayScene
from bot.press import unpack
from bot.screens.buttons import button, rows
from bot.screens.notation import noted
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.table import Match
from render import Picture

VERB, ANALYSE = "walk", "analyse"
FIRST, LAST = "first", "last"
RANK = "c"  # before the rank of a costly move


def result_buttons(wording: Wording, match: Match) -> tuple[Button, ...]:
    """Under a match that is over, if anything was played: its last position, and the move that
    cost most."""
    if not match.moves:
        return ()
    number = str(match.number)
    walk = button(wording, VERB, number, str(len(match.moves)))
    return walk, button(wording, ANALYSE, number, "0")


class ReplayButtons(Struct, frozen=True):
    """The buttons below a position of a match; ``animation`` sends all of it, ``others`` are those
    of other features, and ``keep`` keeps the line that is shown, where something does."""

    scene: ReplayScene
    ply: int
    animation: Button | None
    others: tuple[Button, ...] = ()
    keep: Button | None = None

    def to(self, *goal: str, label: str) -> Button:
        """Leads to a place in the match."""
        return button(self.scene.wording, VERB, str(self.scene.match.number), *goal, label=label)

    def ways(self) -> tuple[Button, ...]:
        """Through the match."""
        ply, last = self.ply, len(self.scene.match.moves)
        goals = {
            "⏮": FIRST,
            "◀": str(max(0, ply - 1)),
            "▶": str(min(last, ply + 1)),
            "⏭": LAST,
        }
        return tuple(self.to(goal, label=label) for label, goal in goals.items())

    def costly(self) -> Button | None:
        """To the move that cost most, from a costly one to the next."""
        plies = [step.ply + 1 for step in self.scene.costly]
        if not plies or plies == [self.ply]:
            return None
        rank = plies.index(self.ply) + 1 if self.ply in plies else 0
        rank = rank % len(plies) + 1
        say = self.scene.wording.say
        label = say("button-costly", rank=rank) if rank > 1 else say("button-costliest")
        return self.to(f"{RANK}{rank}", label=label)

    def instead(self) -> Button | None:
        """Plays what was better than the move that led here."""
        if self.scene.step(self.ply) is None:
            return None
        return self.to(str(self.ply), "1", label=self.scene.wording.say("button-instead"))

    def again(self) -> Button | None:
        """Goes on with an analysis that has stopped."""
        scene = self.scene
        if scene.found.done or scene.works:
            return None
        return button(scene.wording, ANALYSE, str(scene.match.number), "0")

    def share(self) -> Button | None:
        """Shares the match at this position."""
        button = self.scene.share
        if button is None:
            return None
        press = unpack(button.payload)
        at = structs.replace(press, path=(*press.path, str(self.ply)))
        return button._replace(payload=at.pack())

    def below(self) -> tuple[tuple[Button, ...], ...]:
        """The rows below a position."""
        scene = self.scene
        back = button(scene.wording, "page", label=scene.wording.say("button-back"))
        return (
            self.ways(),
            *rows(self.costly(), self.instead(), self.again(), scene.learn),
            *rows(*self.others),
            *rows(self.animation, self.share(), back),
        )

    def along(self, line: ReplayLine) -> tuple[tuple[Button, ...], ...]:
        """The rows below a line beside the match."""
        ply, count = str(self.ply), len(line.moves)
        return (
            *rows(
                self.to(ply, str(count - 1), label="◀") if count > 1 else None,
                self.to(ply, str(count + 1), label="▶") if line.ahead else None,
            ),
            *rows(self.to(ply, label=self.scene.wording.say("button-rejoin")), self.keep),
        )


def replay_screen(
    buttons: ReplayButtons, page: ReplayPage, shown: ReplayPly, reader: str | None
) -> Screen:
    """A position of a match, for a reader or for everybody."""
    scene, wording = buttons.scene, buttons.scene.wording
    said = f"{shown.ply}. {shown.said}" if shown.ply else shown.said
    marks = wording.say("analysis-marks") if shown.better else ""
    lines = said, wording.together(shown.better, marks), _known(scene, page)
    screen = _screen(scene, page, lines, shown.picture, buttons.below(), reader)
    step = scene.step(shown.ply)
    return screen if step is None else replace(screen, alt=f"{_marked(wording, step)} {screen.alt}")


def _marked(wording: Wording, step: AnalysisStep) -> str:
    """What the marks in the picture stand for, in words."""
    played, better = wording.move(step.played), wording.move(step.better)
    return wording.say("analysis-alt", ply=step.ply + 1, played=played, better=better)


def line_screen(
    buttons: ReplayButtons,
    page: ReplayPage,
    step: AnalysisStep,
    line: ReplayLine,
    reader: str | None,
) -> Screen:
    """A position of what would have been better than a step."""
    scene, wording = buttons.scene, buttons.scene.wording
    better, played = noted(wording, step.better), noted(wording, step.played)
    instead = wording.say("replay-instead", better=better, played=played)
    assert line.picture is not None
    lines = f"{buttons.ply}. {instead}", line.said
    return _screen(scene, page, lines, line.picture, buttons.along(line), reader)


def _known(scene: ReplayScene, page: ReplayPage) -> str:
    """How far the analysis is, or what it has not found for whoever asked for it."""
    if scene.progress:
        return scene.progress
    if not scene.found.done:
        return scene.wording.say("replay-failed")
    return scene.wording.say("replay-none") if page.rank and not scene.costly else ""


def _screen(
    scene: ReplayScene,
    page: ReplayPage,
    lines: tuple[str, ...],
    picture: Picture,
    actions: tuple[tuple[Button, ...], ...],
    reader: str | None,
) -> Screen:
    table = scene.wording.table
    return Screen(
        table.code,
        table.revision,
        tuple(filter(None, lines)),
        audience=reader,
        picture=picture,
        alt=scene.wording.alt(lambda: picture.alt),
        actions=actions,
        page=str(page),
        lead=True,
        title=scene.wording.game(),
    )
