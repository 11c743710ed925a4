"""The game of Triominos behind the protocol of ``engines.game``."""

from collections.abc import Mapping

from engines import duplicate
from engines.game import Form, Game, Phrase, Preview, Rated, Seat, ShuffledRow, View
from engines.triominos import disclosure, explanations, player, questions, record, rules
from engines.triominos import missed as misses
from engines.triominos import preview as previews
from engines.triominos import view as views
from engines.triominos.accuracy import ACCURACY
from engines.triominos.bonus import made
from engines.triominos.lesson import lesson
from engines.triominos.planning import TriominosPlanner
from engines.triominos.player.levels import SCALE
from engines.triominos.puzzles import TriominosPuzzler
from engines.triominos.setup import HANDICAPS, OPTIONS, SEATS, TURNS, deal, label, parse
from engines.triominos.state import TriominosState
from engines.triominos.tiles import TILES, is_tile
from engines.triominos.view import TriominosView


class Triominos(Game):
    """Rounds of laying triangular tiles to a target; moves are ``125.4``, ``draw``, ``pass`` and,
    between two rounds, ``next``."""

    key = "triominos"
    marks = SCALE.marks
    accuracy = ACCURACY
    seats = SEATS
    options = OPTIONS
    kernels = tuple(f"engines.triominos.player.kernels.{name}" for name in player.KERNELS)
    puzzler = TriominosPuzzler()
    planner = TriominosPlanner()
    lesson = lesson()
    example = lesson[0].example
    costly = 8.0
    handicaps = HANDICAPS
    duplicate = True

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        """``triominos seats=2 target=200 hand=8 seed=…``; see ``engines.triominos.setup``. Raises
        InvalidSetup."""
        return str(deal(seats, options, seed))

    def start(self, setup: str) -> TriominosState:
        """The state before the first move, the first round dealt. Raises InvalidSetup."""
        return rules.begin(parse(setup))

    play = staticmethod(rules.play)
    view = staticmethod(views.view)

    def reveals(self, state: TriominosState, move: str, seat: Seat) -> bool:
        """Whether ``move`` shows something hidden that is not from the hand of ``seat``. Raises
        InvalidMove, IllegalMove."""
        return disclosure.reveals(state, move, seat)

    def questions(self, view: View) -> tuple[str, ...]:
        """``sheet`` and ``scoring``, at any time."""
        return questions.QUESTIONS

    def forms(self, view: View) -> tuple[Form, ...]:
        """A tile and a place, or one of the words."""
        return rules.KINDS

    def spelt(self, word: str) -> str:
        """The tile of three digits in any order: no two tiles bear the same ones."""
        tile = "".join(sorted(word))
        return tile if is_tile(tile) else ""

    def answer(self, view: View, question: str) -> tuple[Phrase, ...]:
        """The answer to one of ``questions``, a phrase a line. Raises InvalidMove."""
        assert isinstance(view, TriominosView)
        return questions.answer(view, question)

    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        """The record, a line a turn; see ``engines.triominos.record``."""
        return record.write(setup, moves)

    def undrawn(self, state: TriominosState) -> tuple[str, ...]:
        """The tiles in the market, the next to be drawn first."""
        if state.piles and state.turn is not None:
            return duplicate.drawn_first(state.market, state.piles, state.turn)
        return state.market

    def row(self, number: int) -> ShuffledRow:
        """All tiles, dealt and drawn from the front."""
        return ShuffledRow(label(number), TILES, turns=TURNS)

    def explained(self, view: View) -> tuple[str, ...]:
        """What is explained to somebody who asks what they see."""
        assert isinstance(view, TriominosView)
        return explanations.explained(view)

    def explain(self, view: View, name: str) -> tuple[Phrase, ...]:
        """What a thing is and why it is so now, a phrase a sentence."""
        assert isinstance(view, TriominosView)
        return explanations.explain(view, name)

    def preview(self, view: View, move: str) -> Preview:
        """The points of a move as far as they are known before it. Raises IllegalMove."""
        assert isinstance(view, TriominosView)
        return previews.preview(view, move)

    def missed(self, view: View, played: str, better: str) -> Phrase | None:
        """The points of the better move where it scores more at once, and for which bonus."""
        assert isinstance(view, TriominosView)
        return misses.missed(view, played, better)

    def landmarks(self, before: TriominosState, after: TriominosState) -> tuple[str, ...]:
        """The bridge that the move has made, and its hexagons."""
        return made(before.board, after.board)

    def choose(self, view: View, level: str, seconds: float) -> str:
        """The computer player's move, one of ``view.moves``."""
        assert isinstance(view, TriominosView)
        return player.choose(view, level, seconds)

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        """Every move with its expected lead, the best first."""
        assert isinstance(view, TriominosView)
        return player.rate(view, seconds)

    def warm(self) -> None:
        """Load what the computer player needs, compiled code included."""
        player.warm()


TRIOMINOS = Triominos()
