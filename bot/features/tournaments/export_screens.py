"""What is shown with the files of a tournament."""

from dataclasses import replace

from bot.features.tournaments.screens import TournamentScene, title
from bot.records.files import OWN, formats_of
from bot.screens.file import File
from bot.screens.screen import Button, Screen


def export_buttons(scene: TournamentScene) -> tuple[Button, ...]:
    """The buttons that make files: the crosstable, and the matches in each format of the game."""
    if not scene.state.boards:
        return ()
    keys = formats_of(scene.state.tournament.options.game)
    return scene.button("csv"), *(_matches(scene, key) for key in keys)


def exported_screen(
    scene: TournamentScene,
    file: File | None,
    count: int = 0,
    key: str = "",
    rest: int | None = None,
) -> Screen:
    """A file, and where to find the others; one of ``count`` matches where it is no crosstable,
    beyond which there is a ``rest``."""
    told = scene.say("exported-matches", count=count) if key else scene.say("exported-table")
    more = _matches(scene, key, str(rest)) if rest is not None else None
    screen = scene.screen((title(scene), told), more, scene.button("all"))
    return replace(screen, file=file, alt=told if file else "")


def _matches(scene: TournamentScene, key: str, *start: str) -> Button:
    name = scene.say("own-format") if key == OWN else key.upper()
    label = scene.say("button-matches", format=name)
    return scene.button("matches", key, *start, label=f"{label} ▶" if start else label)
