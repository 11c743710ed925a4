"""A line beside a match: what is played from one of its positions instead of what followed."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.errors import WrongMove
from bot.features.replays.replay import ReplayScene, news
from bot.tables.frames import movers_view
from engines import GAMES
from engines.game import Phrase, View
from render import Picture


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """The position after ``moves`` that were played after ``ply`` moves of a match, as its mover
    sees it, and what the last of them ``said``. ``ahead``: the line is known to go on."""

    ply: int
    moves: tuple[str, ...]
    view: View
    said: str
    picture: Picture | None = None
    ahead: bool = False


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
