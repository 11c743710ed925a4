"""What was seen a moment ago is not looked at again."""

from collections.abc import Callable
from dataclasses import dataclass, field

from engines.game import Seat
from engines.recent import KEPT_VIEWS, recent


@dataclass(frozen=True)
class State:
    number: int


@dataclass
class Eye:
    """It notes what it has looked at."""

    seen: list[tuple[State, Seat | None]] = field(default_factory=list)

    def look(self, state: State, seat: Seat | None) -> list[Seat | None]:
        self.seen.append((state, seat))
        return [seat]


def looking() -> tuple[Eye, Callable[[State, Seat | None], list[Seat | None]]]:
    eye = Eye()
    return eye, recent(eye.look)


def test_what_a_seat_saw_last_it_sees_again_and_nobody_else_does() -> None:
    (eye, look), state = looking(), State(1)
    assert look(state, 0) is look(state, 0)
    assert (look(state, 0), look(state, 1), look(state, None)) == ([0], [1], [None])
    assert eye.seen == [(state, 0), (state, 1), (state, None)]


def test_an_equal_state_is_another_one() -> None:
    eye, look = looking()
    assert look(State(1), 0) is not look(State(1), 0)
    assert len(eye.seen) == 2


def test_what_was_seen_long_ago_is_looked_at_anew() -> None:
    eye, look = looking()
    states = [State(number) for number in range(2 * KEPT_VIEWS + 1)]
    for state in (*states, states[-1], states[0]):
        look(state, 0)
    assert eye.seen == [(state, 0) for state in (*states, states[0])]
