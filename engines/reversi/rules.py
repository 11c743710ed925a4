"""The rules of Reversi: discs are placed so that they flip, passes make themselves."""

from dataclasses import replace

from engines.game import phrase
from engines.recent import recent
from engines.reversi.setup import ReversiSetup
from engines.reversi.state import ReversiState


def start(setup: str) -> ReversiState:
    """The state before the first move, a pass due there already made. Raises InvalidSetup."""
    begin = ReversiSetup.parse(setup)
    return _settled(ReversiState(begin.position, begin.black, handicap=begin.handicap))


@recent
def play(state: ReversiState, move: str) -> ReversiState:
    """The state after a disc on the cell ``move``. Raises InvalidMove, IllegalMove."""
    after = state.position.play(move)
    flipped = state.position.other & ~after.own
    seat = state.seat(state.position.colour)
    event = phrase("placed", seat=seat, cell=move, flips=flipped.bit_count())
    plies, told = state.plies + 1, (event,)
    return _settled(ReversiState(after, state.black, plies, move, flipped, told, state.handicap))


def _settled(state: ReversiState) -> ReversiState:
    """The state with the pass made, and reported, when only the other colour can move."""
    position = state.position
    if not position.must_pass():
        return state
    event = phrase("passed", seat=state.seat(position.colour))
    return replace(state, position=position.passed(), last=(*state.last, event))
