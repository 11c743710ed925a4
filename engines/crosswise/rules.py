"""Playing a move: a stone from the hand, its effect, then, if the match goes on, a stone from the
bag."""

from dataclasses import dataclass, replace

from engines import duplicate
from engines.crosswise.moves import PASS, objection, parse
from engines.crosswise.outcome import ends, outcome, sixes
from engines.crosswise.state import SIDES, CrosswiseState
from engines.crosswise.stones import COLUMNS, PLACE, SPECIALS, Board, column_of, row_of
from engines.game import Event, IllegalMove, Seat, phrase
from engines.recent import recent


@dataclass(frozen=True, slots=True)
class Effect:
    """What playing a stone does: the board after it, the stone that goes from the board into the
    hand, the colour that leaves the hand beside the played stone, and the event to tell."""

    board: Board
    event: Event
    taken: str = ""
    given: str = ""


@recent
def play(state: CrosswiseState, move: str) -> CrosswiseState:
    """The state after ``move``; the given one is unchanged. Raises InvalidMove, IllegalMove."""
    choices = parse(move)
    if outcome(state) is not None:
        raise IllegalMove(move, "the match is over")
    why = objection(state, choices)
    if why:
        raise IllegalMove(move, why)
    return _passed(state) if choices[0] == PASS else _played(state, choices)


def _passed(state: CrosswiseState) -> CrosswiseState:
    """The state after a pass; what happened before it stays told until somebody plays."""
    return replace(
        state,
        ply=state.ply + 1,
        passed=state.passed | {state.turn},
        last=(*state.last, phrase("passed", seat=state.turn)),
    )


def _played(state: CrosswiseState, choices: tuple[str, ...]) -> CrosswiseState:
    """The state after a legal move that is no pass."""
    seat, stone = state.turn, choices[0]
    effect = EFFECTS.get(stone, place)(state, choices)
    drawn, bag, piles = _drawn(state, effect)
    return replace(
        state,
        board=effect.board,
        hands=_exchanged(state.hands, seat, _refilled(state.hands[seat], drawn, stone, effect)),
        bag=bag,
        piles=piles,
        store=(*state.store, stone) if stone in SPECIALS else state.store,
        known=_exchanged(state.known, seat, _known(state.known[seat], stone, effect)),
        ply=state.ply + 1,
        passed=frozenset(),
        last=(effect.event, *_sixes(effect.board), *_emptied(state.bag, bag)),
    )


def place(state: CrosswiseState, choices: tuple[str, ...]) -> Effect:
    """A colour stone goes on an empty cell."""
    colour, cell = choices
    event = phrase("placed", seat=state.turn, colour=colour, cell=cell)
    return Effect(_with(state.board, {cell: colour}), event)


def move(state: CrosswiseState, choices: tuple[str, ...]) -> Effect:
    """A stone on the board goes to an empty cell."""
    _, cell, to = choices
    colour = _stone(state.board, cell)
    event = phrase("moved", seat=state.turn, colour=colour, cell=cell, to=to)
    return Effect(_with(state.board, {cell: None, to: colour}), event)


def remove(state: CrosswiseState, choices: tuple[str, ...]) -> Effect:
    """A stone on the board goes into the own hand."""
    _, cell = choices
    colour = _stone(state.board, cell)
    event = phrase("removed", seat=state.turn, colour=colour, cell=cell)
    return Effect(_with(state.board, {cell: None}), event, taken=colour)


def exchange(state: CrosswiseState, choices: tuple[str, ...]) -> Effect:
    """A colour stone of the own hand takes the place of a stone on the board, which goes into the
    hand: the special *replace*."""
    _, colour, cell = choices
    old = _stone(state.board, cell)
    event = phrase("replaced", seat=state.turn, colour=colour, cell=cell, old=old)
    return Effect(_with(state.board, {cell: colour}), event, taken=old, given=colour)


def swap(state: CrosswiseState, choices: tuple[str, ...]) -> Effect:
    """Two stones on the board change places."""
    _, cell, other = choices
    colour, second = _stone(state.board, cell), _stone(state.board, other)
    event = phrase("swapped", seat=state.turn, colour=colour, cell=cell, second=second, other=other)
    return Effect(_with(state.board, {cell: second, other: colour}), event)


EFFECTS = {"move": move, "remove": remove, "replace": exchange, "swap": swap}
"""What each special does; every other stone is placed."""


def _stone(board: Board, cell: str) -> str:
    """The colour on a cell that is known to be taken."""
    return board[PLACE[cell]] or ""


def _with(board: Board, changes: dict[str, str | None]) -> Board:
    """The board with other entries at some cells."""
    after = list(board)
    for cell, stone in changes.items():
        after[PLACE[cell]] = stone
    return tuple(after)


def _drawn(
    state: CrosswiseState, effect: Effect
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
    """The stone that is drawn after an effect: none when the hand is full again or the match has
    ended, or when there is none left. Then the bag and its piles without it."""
    refilled = effect.taken and not effect.given
    if refilled or ends(effect.board) or not state.bag:
        return (), state.bag, state.piles
    bag, piles = state.bag, state.piles
    if not piles:
        return bag[-1:], bag[:-1], piles
    at = duplicate.place(piles, state.turn)
    return (bag[at],), bag[:at] + bag[at + 1 :], duplicate.without(piles, at)


def _refilled(
    hand: tuple[str, ...], drawn: tuple[str, ...], stone: str, effect: Effect
) -> tuple[str, ...]:
    """The hand after the turn. A stone from the board takes the slot of the stone that was given
    for it, or else of the stone played, as one from the bag does; without either the gap closes."""
    slots = list(hand)
    if effect.taken:
        slots[slots.index(effect.given or stone)] = effect.taken
        if not effect.given:
            return tuple(slots)
    slot = hand.index(stone)
    slots[slot : slot + 1] = drawn
    return tuple(slots)


def _known(known: tuple[str, ...], stone: str, effect: Effect) -> tuple[str, ...]:
    """What all know of a hand after a turn: a colour seen to leave it is one fewer that was seen to
    enter it, whichever of two equal stones it was."""
    left = list(known)
    gone = effect.given or stone
    if gone in left:
        left.remove(gone)
    return (*left, effect.taken) if effect.taken else tuple(left)


def _exchanged(
    items: tuple[tuple[str, ...], ...], seat: Seat, item: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """``items`` with another one for ``seat``."""
    return (*items[:seat], item, *items[seat + 1 :])


def _sixes(board: Board) -> tuple[Event, ...]:
    """An event for every line of six equal stones."""
    return tuple(_six(board, line) for line in sixes(board))


def _six(board: Board, line: str) -> Event:
    """``six`` with the side that wins by it, the line and the colour."""
    if line in COLUMNS:
        colour = column_of(board, COLUMNS.index(line))[0]
        return phrase("six-column", side=SIDES[0], line=line, colour=colour or "")
    return phrase("six-row", side=SIDES[1], line=line, colour=row_of(board, int(line) - 1)[0] or "")


def _emptied(before: tuple[str, ...], after: tuple[str, ...]) -> tuple[Event, ...]:
    """``bag-empty`` when the last stone has just been drawn."""
    return (phrase("bag-empty"),) if before and not after else ()
