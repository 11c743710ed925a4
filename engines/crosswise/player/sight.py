"""What a seat knows: the stones it has not seen, and the moves worth a look of their own."""

from engines import path
from engines.crosswise.stones import COLOURS, OF_COLOUR, PLACE, SPECIALS
from engines.crosswise.view import CrosswiseView


def hidden(view: CrosswiseView) -> dict[str, int]:
    """How many stones of each colour and kind this seat has not seen: those in the bag, and those
    in other hands that were never seen to go there."""
    others = [
        stone for seat, known in enumerate(view.known) if seat != view.seat for stone in known
    ]
    seen = [*view.board, *view.hand, *others]
    left = {colour: OF_COLOUR - seen.count(colour) for colour in COLOURS}
    kinds = zip(SPECIALS, view.unseen, strict=True)
    return left | {kind: count - view.hand.count(kind) for kind, count in kinds}


def canonical(move: str) -> str:
    """One of the two equal swaps of two cells; any other move as it is."""
    choices = path.split(move)
    if choices[0] != "swap":
        return move
    return path.join(("swap", *sorted(choices[1:], key=PLACE.__getitem__)))
