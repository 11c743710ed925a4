"""The deal worked out anew from nothing but the three sentences that people are told
(``fair-by-hand`` in the texts): with hashes and whole numbers, and without what deals in a match.

A game says only which row of pieces is shuffled under which label, and from which end it is taken.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from bot.records.draws import Hands
from bot.records.failure import BrokenRecord
from bot.records.record import Record
from engines.duplicate import DEAL, DUPLICATE
from engines.game import Seat, ShuffledRow

Rows = Callable[[int], ShuffledRow | None]
"""The row of each round, by its number from 1; None in a game in which nothing is dealt."""

WORD = 2**64


def numbers(seed: str, label: str) -> Iterator[int]:
    """The first sentence."""
    i = 0
    while True:
        made = hashlib.sha256(f"{seed}:{label}:{i}".encode()).hexdigest()
        yield from (int(made[at : at + 16], 16) for at in (0, 16, 32, 48))
        i += 1


def below(n: int, given: Iterator[int]) -> int:
    """The second sentence."""
    number = next(given)
    while number >= WORD // n * n:
        number = next(given)
    return number % n


def shuffled(row: Sequence[str], seed: str, label: str) -> list[str]:
    """The third sentence."""
    order, given = list(row), numbers(seed, label)
    for count in range(len(order), 1, -1):
        other = below(count, given)
        order[count - 1], order[other] = order[other], order[count - 1]
    return order


class _Rest(Struct, frozen=True):
    """What of a round's row is still to be taken, the next piece first."""

    round: int
    pieces: tuple[str, ...] = ()
    turns: tuple[Seat, ...] = ()  # in a duplicate deal, around which the rest is dealt
    piles: tuple[tuple[str, ...], ...] = ()

    def without(self, count: int) -> "_Rest":
        """After the hands of so many pieces were taken: in a duplicate deal a pile a seat."""
        left = self.pieces[count:]
        piles = tuple(
            tuple(
                piece
                for number, piece in enumerate(left)
                if self.turns[number % len(self.turns)] == seat
            )
            for seat in sorted({*self.turns})
        )
        return _Rest(self.round, left, self.turns, piles)

    def draw(self, seat: Seat, count: int) -> tuple[tuple[str, ...], "_Rest"]:
        """So many pieces as a seat draws them, and the rest after that."""
        if not self.piles:
            return self.pieces[:count], _Rest(self.round, self.pieces[count:])
        piles, given = [list(pile) for pile in self.piles], []
        for _ in range(min(count, sum(map(len, piles)))):
            if piles[seat]:
                given.append(piles[seat].pop(0))
                continue
            after = [*range(seat + 1, len(piles)), *range(seat)]
            most = max(len(piles[other]) for other in after)
            given.append(next(piles[other] for other in after if len(piles[other]) == most).pop())
        return tuple(given), _Rest(self.round, (), self.turns, tuple(map(tuple, piles)))


def confirm_deal(record: Record, rows: Rows) -> None:
    """Raises BrokenRecord where the hands at the start are not those that the seed gives.
    Without a seed there is nothing to work out."""
    if record.seed:
        _confirm_hands(_row(record, rows, 1), record.dealt, "deal", 0)


def confirm_draws(record: Record, rows: Rows) -> None:
    """Raises BrokenRecord at the first move after which a piece was drawn, or a hand dealt, that
    the seed does not give."""
    if not record.seed:
        return
    rests = [_row(record, rows, 1).without(_held(record.dealt))]
    for number, entry in enumerate(record.log, 1):
        if entry.takeback is not None:
            del rests[entry.takeback + 1 :]
        elif entry.dealt:
            whole = _row(record, rows, rests[-1].round + 1)
            _confirm_hands(whole, entry.dealt, "draws", number)
            rests.append(whole.without(_held(entry.dealt)))
        else:
            rest = rests[-1]
            given, left = rest.draw(entry.seat or 0, len(entry.drew))
            if given != entry.drew:
                why = "worked out by hand, another piece is drawn"
                raise BrokenRecord("draws", number, entry.move, why)
            rests.append(left)


def _row(record: Record, rows: Rows, number: int) -> _Rest:
    """All of a round's row."""
    row = rows(number)
    if row is None:
        return _Rest(number)
    order = shuffled(row.pieces, record.seed, row.label)
    same = record.options.get(DEAL) == DUPLICATE
    turns = row.turns.get(len(record.seats), ()) if same else ()
    return _Rest(number, tuple(reversed(order) if row.from_end else order), turns)


def _held(hands: Hands) -> int:
    return sum(map(len, hands))


def _confirm_hands(rest: _Rest, hands: Hands, step: str, number: int) -> None:
    for seat, hand in enumerate(hands, 1):
        if sorted(hand) != sorted(rest.pieces[: len(hand)]):
            why = f"worked out by hand, seat {seat} gets other pieces"
            raise BrokenRecord(step, number, why=why)
        rest = _Rest(rest.round, rest.pieces[len(hand) :])
