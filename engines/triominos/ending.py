"""The end of a round: who won it, and which digits are counted for whom."""

from collections.abc import Sequence

from engines.game import Event, Seat, phrase
from engines.triominos.setup import Hand
from engines.triominos.tiles import value

OUT = "out"
BLOCKED = "blocked"
FOR_GOING_OUT = 25


def digits_left(hand: Hand) -> int:
    """The sum of all digits of a hand."""
    return sum(map(value, hand))


def gone_out(hands: Sequence[Hand], seat: Seat) -> tuple[Event, ...]:
    """What ``seat``, who laid the last tile, earns: 25, and the digits left in all other hands."""
    out = phrase("out", seat=seat, points=FOR_GOING_OUT)
    return out, phrase("left", seat=seat, points=sum(map(digits_left, hands)))


def lowest(hands: Sequence[Hand]) -> Seat | None:
    """The winner of a blocked round: fewest tiles, of equal counts the lower sum of digits; None
    when that leaves several."""
    ranks = [(len(hand), digits_left(hand)) for hand in hands]
    return ranks.index(min(ranks)) if ranks.count(min(ranks)) == 1 else None


def blocked_for(hands: Sequence[Hand], winner: Seat | None) -> tuple[Event, ...]:
    """What a blocked round brings its winner: the digits left in the other hands, less the own;
    nothing when nobody won."""
    if winner is None:
        return (phrase("blocked"),)
    own = digits_left(hands[winner])
    others = sum(map(digits_left, hands)) - own
    return (
        phrase("blocked"),
        phrase("left", seat=winner, points=others),
        phrase("own", seat=winner, points=-own),
    )


def shown(hands: Sequence[Hand]) -> tuple[Event, ...]:
    """The tiles that were left, shown to all: ``035 144`` and the sum of their digits."""
    return tuple(
        phrase("shown", seat=seat, tiles=" ".join(hand), count=len(hand), digits=digits_left(hand))
        for seat, hand in enumerate(hands)
        if hand
    )
