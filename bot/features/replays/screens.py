"""A position of a match as a message of its table, and the buttons that lead there and on."""

from bot.features.replays.replay import ReplayPage, ReplayPly, ReplayScene
from bot.screens.buttons import button
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.table import Match

VERB = "walk"
FIRST, LAST = "first", "last"


def walk_button(wording: Wording, match: Match) -> tuple[Button, ...]:
    """Under a match that is over, if anything was played: its last position."""
    if not match.moves:
        return ()
    return (button(wording, VERB, str(match.number), str(len(match.moves))),)


def replay_screen(
    scene: ReplayScene, page: ReplayPage, shown: ReplayPly, reader: str | None
) -> Screen:
    """A position of a match, for a reader or for everybody."""
    table = scene.wording.table
    said = f"{shown.ply}. {shown.said}" if shown.ply else shown.said
    return Screen(
        table.code,
        table.revision,
        tuple(line for line in (said, shown.better) if line),
        audience=reader,
        picture=shown.picture,
        alt=shown.alt,
        actions=_ways(scene, shown.ply),
        page=str(page),
        lead=True,
        title=scene.wording.game(),
    )


def _ways(scene: ReplayScene, ply: int) -> tuple[tuple[Button, ...], ...]:
    """Through the match, and back to the table."""
    wording, number = scene.wording, str(scene.match.number)
    last = len(scene.match.moves)
    goals = (
        ("⏮", FIRST),
        ("◀", str(max(0, ply - 1))),
        ("▶", str(min(last, ply + 1))),
        ("⏭", LAST),
    )
    ways = tuple(button(wording, VERB, number, goal, label=label) for label, goal in goals)
    back = button(wording, "page", label=wording.say("button-back"))
    return (ways, (scene.share, back) if scene.share else (back,))
