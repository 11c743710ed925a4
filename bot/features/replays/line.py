"""A line beside a match: what is played from one of its positions instead of what followed."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.errors import WrongMove
from bot.features.replays.replay import ReplayScene, news
from bot.screens.choosing import Chosen
from bot.tables.frames import movers_view
from engines import GAMES
from engines.game import Phrase, View
from engines.path import join, next_choices, split
from render import Picture, Region


class ReplayLine(Struct, frozen=True):
    """The position after ``moves`` that were played after ``ply`` moves of a match, as its mover
    sees it, and what the last of them ``said``. ``ahead``: the line is known to go on. ``picked``
    are the choices made of the next move."""

    ply: int
    moves: tuple[str, ...]
    view: View
    said: str
    picture: Picture | None = None
    ahead: bool = False
    picked: tuple[str, ...] = ()


def line_of(scene: ReplayScene, ply: int, moves: Sequence[str]) -> ReplayLine:
    """The position after these moves; what follows by itself is played, too. The match is over, so
    that all hands are open. Raises WrongMove."""
    wording = scene.wording.as_made(scene.match.made_by(ply + 1))
    game, state, told = GAMES[wording.table.game], scene.states[ply], list[Phrase]()
    view = movers_view(game, state)
    for chosen in moves:
        if chosen not in view.moves:
            raise WrongMove(move=chosen[:40])
        told.clear()
        move = chosen
        while move:
            before = game.view(state, None)
            state = game.play(state, move)
            told += news(before, game.view(state, None))
            view = movers_view(game, state)
            move = view.follow
    said = wording.together(*map(wording.phrase, told))
    return ReplayLine(ply, tuple(moves), view, said)


def line_with(scene: ReplayScene, ply: int, moves: Sequence[str], path: str) -> ReplayLine:
    """The position after these moves with the choices of a ``path`` made of the next one, and after
    that one if it is whole. Raises WrongMove."""
    line = line_of(scene, ply, moves)
    if not path:
        return line
    chosen = Chosen.of(line.view, split(path))
    if chosen.whole:
        return line_of(scene, ply, (*moves, join(chosen.picked)))
    return replace(line, picked=chosen.picked)


def pressable(line: ReplayLine, regions: Iterable[Region]) -> Iterator[tuple[Region, str]]:
    """The regions of the line's picture that choose something, each with the path that does; where
    a piece is picked, the others begin anew."""
    first, following = (next_choices(line.view.moves, made) for made in ((), line.picked))
    for region in regions:
        if region.choice in following:
            yield region, join((*line.picked, region.choice))
        elif region.choice in first and region.choice not in line.picked:
            yield region, region.choice
