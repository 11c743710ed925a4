"""A hand alone, for where the board stands already."""

from dataclasses import replace

from bot.screens.board import board_screen
from bot.screens.prompts import prompt_after
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from render import Picture


def hand_screen(scene: Scene, picture: Picture | None = None, alt: str = "") -> Screen:
    """The own pieces and what can be done with them: first whose they are, then what is asked.
    ``picture`` and ``alt`` as in ``board_screen``."""
    board = board_screen(scene, picture, alt)
    return replace(
        board,
        lines=tuple(filter(None, (scene.wording.say("hand-own"), _asked(scene, board)))),
        prompt="",
        actions=(),
        menus=(),
        kind="hand",
        lead=True,
    )


def _asked(scene: Scene, board: Screen) -> str:
    if board.choices:
        return scene.wording.sentence(prompt_after(scene.wording, scene.picked))
    if scene.view.turn is None:
        return ""
    return scene.wording.say("hand-waits", who=scene.wording.name(scene.view.turn))
