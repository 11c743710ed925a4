"""The game as ``engines.game.Game`` wants it; every method is a function of this package."""

from collections.abc import Mapping

from engines import duplicate
from engines.crosswise import disclosure, explanations, moves, player, questions, record, rules
from engines.crosswise import missed as misses
from engines.crosswise import preview as previews
from engines.crosswise import setup as setups
from engines.crosswise import view as views
from engines.crosswise.accuracy import ACCURACY
from engines.crosswise.lesson import lesson
from engines.crosswise.planning import CrosswisePlanner
from engines.crosswise.player.levels import SCALE
from engines.crosswise.puzzles import CrosswisePuzzler
from engines.crosswise.scoring import made
from engines.crosswise.state import ORDERS, SIDES, CrosswiseState
from engines.crosswise.stones import STONES
from engines.crosswise.view import CrosswiseView
from engines.duplicate import DEAL, DUPLICATE
from engines.game import Form, Game, Option, Phrase, Preview, Rated, Seat, ShuffledRow, View
from engines.handicap import HANDICAP
from engines.options import FIRST, chosen


class Crosswise(Game):
    """The game of Crosswise; moves are paths, ``red.c4``, ``swap.a1.f6``."""

    key = "crosswise"
    marks = SCALE.marks
    accuracy = ACCURACY
    seats = setups.SEATS
    options: tuple[Option, ...] = (setups.FIRST,)
    kernels = tuple(f"engines.crosswise.player.kernels.{name}" for name in player.KERNELS)
    puzzler = CrosswisePuzzler()
    planner = CrosswisePlanner()
    lesson = lesson()
    example = lesson[1].example
    costly = 1.5
    handicaps = setups.HANDICAPS
    duplicate = True

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        """``crosswise seats=4 first=2 seed=…``. Raises InvalidSetup."""
        values = chosen(self, seats, options, seed)
        return setups.write(seats, values[FIRST], seed, values[HANDICAP], values[DEAL] == DUPLICATE)

    def start(self, setup: str) -> CrosswiseState:
        """The state before the first move. Raises InvalidSetup."""
        return setups.start(setup)

    play = staticmethod(rules.play)
    view = staticmethod(views.view)

    def reveals(self, state: CrosswiseState, move: str, seat: Seat) -> bool:
        """Whether ``move`` shows something hidden that is not from the hand of ``seat``. Raises
        InvalidMove, IllegalMove."""
        return disclosure.reveals(state, move, seat)

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
        """Orange and Green in turn, whatever the options."""
        return SIDES[:seats]

    def questions(self, view: View) -> tuple[str, ...]:
        """``scoring``, ``store``, ``lines`` and ``cell.a1`` to ``cell.f6``."""
        return questions.QUESTIONS

    def forms(self, view: View) -> tuple[Form, ...]:
        """A stone and its cells, or a pass, whatever lies there."""
        return moves.KINDS

    def answer(self, view: View, question: str) -> tuple[Phrase, ...]:
        """The answer, a phrase a line. Raises InvalidMove."""
        return questions.answer(_own(view), question)

    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        """The setup line, then the moves in rows of a round each."""
        return record.write(setup, moves)

    def undrawn(self, state: CrosswiseState) -> tuple[str, ...]:
        """The stones in the bag, the next to be drawn first."""
        if state.piles:
            return duplicate.drawn_first(state.bag, state.piles, state.turn)
        return state.bag[::-1]

    def row(self, number: int) -> ShuffledRow:
        """The bag, dealt and drawn from its end."""
        return ShuffledRow(setups.LABEL, STONES, from_end=True, turns=ORDERS)

    def explained(self, view: View) -> tuple[str, ...]:
        """What is explained to somebody who asks what they see."""
        return explanations.explained(_own(view))

    def explain(self, view: View, name: str) -> tuple[Phrase, ...]:
        """What a thing is and why it is so now, a phrase a sentence."""
        return explanations.explain(_own(view), name)

    def preview(self, view: View, move: str) -> Preview:
        """The stones that a move takes elsewhere, and what the own team's lines gain. Raises
        IllegalMove."""
        return previews.preview(_own(view), move)

    def missed(self, view: View, played: str, better: str) -> Phrase | None:
        """The group in an own line that the better move makes, or what it takes from the other
        team's."""
        return misses.missed(_own(view), played, better)

    def landmarks(self, before: CrosswiseState, after: CrosswiseState) -> tuple[str, ...]:
        """The large groups that the move has made in lines, by their kinds."""
        return made(before.board, after.board)

    def choose(self, view: View, level: str, seconds: float) -> str:
        """A computer player's move, one of ``view.moves``."""
        return player.choose(_own(view), level, seconds)

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        """Every move with its expected final lead, the best first."""
        return player.rate(_own(view), seconds)

    def warm(self) -> None:
        """Load the computer player's compiled code and what it has learned."""
        player.warm()


def _own(view: View) -> CrosswiseView:
    """The view as this game made it."""
    if not isinstance(view, CrosswiseView):
        raise TypeError(f"a view of {view.game}")
    return view


CROSSWISE = Crosswise()
"""The one instance, for ``engines.GAMES``."""
