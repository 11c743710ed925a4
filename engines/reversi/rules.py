"""The rules of Reversi: discs are placed so that they flip, passes make themselves, discs count."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engines.game import Event, Game, Outcome, Rated, Seat, View, phrase
from engines.reversi import board, player, transcript
from engines.reversi.position import BLACK, WHITE, Position
from engines.reversi.setup import OPTIONS, SEATS, Setup, checked
from engines.reversi.view import ReversiView


@dataclass(frozen=True, slots=True)
class State:
    """A position, who plays which colour, and what the last move did."""

    position: Position
    black: Seat
    plies: int = 0  # discs placed since the start of the match; passes are not counted
    placed: str = ""  # the cell of the last disc
    flipped: int = 0  # the discs it turned
    last: tuple[Event, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """The seat to move, None when the match is over."""
        return None if self.position.over else self.seat(self.position.colour)

    @property
    def score(self) -> tuple[int, int]:
        """The discs of each seat."""
        counts = self.position.black.bit_count(), self.position.white.bit_count()
        return counts if self.black == 0 else (counts[1], counts[0])

    def seat(self, colour: str) -> Seat:
        """The seat that plays ``colour``."""
        return self.black if colour == BLACK else 1 - self.black


class Reversi(Game):
    """The game of Reversi; moves are cells, ``d3``."""

    key = "reversi"
    seats = SEATS
    options = OPTIONS
    kernels = ("engines.reversi.player.kernels",)

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        """``reversi first=1 position=start``, see ``engines.reversi.setup``. Raises
        InvalidSetup."""
        return str(Setup.deal(seats, options, seed))

    def start(self, setup: str) -> State:
        """The state before the first move, a pass due there already made. Raises InvalidSetup."""
        begin = Setup.parse(setup)
        return _settled(State(begin.position, begin.black))

    def play(self, state: State, move: str) -> State:
        """The state after a disc on the cell ``move``. Raises InvalidMove, IllegalMove."""
        after = state.position.play(move)
        flipped = state.position.flips(board.bit(move))
        seat = state.seat(state.position.colour)
        event = phrase("placed", seat=seat, cell=move, flips=flipped.bit_count())
        return _settled(State(after, state.black, state.plies + 1, move, flipped, (event,)))

    def view(self, state: State, seat: Seat | None) -> ReversiView:
        """Everything: nothing is hidden in Reversi. The moves are for the seat to move alone."""
        turn = state.turn
        offers = board.cells(state.position.moves)
        return ReversiView(
            seat=seat,
            turn=turn,
            moves=offers if turn is not None and seat == turn else (),
            offers=offers,
            sides=_sides(state.black),
            score=state.score,
            grid=board.GRID,
            last=state.last,
            outcome=_outcome(state),
            black=state.position.black,
            white=state.position.white,
            colour=state.position.colour,
            placed=state.placed,
            flipped=board.cells(state.flipped),
            plies=state.plies,
        )

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
        """Black and white by seat; () as long as they are to be drawn. Raises InvalidSetup."""
        first = checked(options)["first"]
        return () if first == "random" else _sides(int(first) - 1)

    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        """The transcript ``f5d6c3…``, after the position when the match began elsewhere."""
        return Setup.parse(setup).record + transcript.format(moves)

    def choose(self, view: View, level: str, seconds: float) -> str:
        """One of ``view.moves``, found within ``seconds``."""
        assert isinstance(view, ReversiView)
        return player.choose(view, level, seconds)

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        """Every move with the lead in discs it is expected to end in, the best first."""
        assert isinstance(view, ReversiView)
        return player.rate(view, seconds)

    def warm(self) -> None:
        """Load what the computer player needs, compiled code included."""
        player.warm()


def _sides(black: Seat) -> tuple[str, str]:
    return (BLACK, WHITE) if black == 0 else (WHITE, BLACK)


def _settled(state: State) -> State:
    """The state with the pass made, and reported, when only the other colour can move."""
    position = state.position
    if not position.must_pass():
        return state
    event = phrase("passed", seat=state.seat(position.colour))
    return replace(state, position=position.passed(), last=(*state.last, event))


def _outcome(state: State) -> Outcome | None:
    if state.turn is not None:
        return None
    best = max(state.score)
    winners = tuple(seat for seat, score in enumerate(state.score) if score == best)
    return Outcome(winners if len(winners) == 1 else (), state.score, _reason(state.position))


def _reason(position: Position) -> str:
    if not position.black or not position.white:
        return "wiped"
    return "full" if position.black | position.white == board.FULL else "blocked"


REVERSI = Reversi()
"""The one instance, for ``engines.GAMES``."""
