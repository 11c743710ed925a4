"""What a move shows of the stones in the bag and in the hands."""

from collections import Counter
from itertools import chain

from engines.crosswise.moves import PASS, parse
from engines.crosswise.outcome import outcome
from engines.crosswise.rules import play
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import PLACE
from engines.game import Seat


def reveals(state: CrosswiseState, move: str, seat: Seat) -> bool:
    """Whether ``move`` shows anybody something hidden, other than from the hand of ``seat``: a
    stone drawn, to its drawer; a stone of another hand that was not certain to lie there; another
    hand's pass, which says that it holds no colour; the end, with which the seed is published.
    Raises InvalidMove, IllegalMove."""
    after = play(state, move)
    if len(after.bag) < len(state.bag) or outcome(after) is not None:
        return True
    return state.turn != seat and not _expected(state, move)


def _expected(state: CrosswiseState, move: str) -> bool:
    """Whether all knew that the seat to move holds the stones that ``move`` plays. Nobody can know
    of a pass: seven colours at least are not on the board, and at most six were seen to enter a
    hand, by three removes and three replaces."""
    stones = {choice for choice in parse(move) if choice not in PLACE}
    return PASS not in stones and stones <= certain(state, state.turn).keys()


def certain(state: CrosswiseState, seat: Seat) -> Counter[str]:
    """The stones that everybody can tell ``seat`` to hold: those seen to enter its hand, and those
    of which more are hidden than all other hidden places, hands and bag, have room for."""
    known = Counter(state.known[seat])
    everything = Counter(chain(state.bag, *state.hands))
    hidden = everything - Counter(chain(*state.known))
    elsewhere = hidden.total() - (len(state.hands[seat]) - known.total())
    return known + (hidden - Counter(dict.fromkeys(hidden, elsewhere)))
