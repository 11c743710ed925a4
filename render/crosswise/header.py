"""Above the board of Crosswise: every hand, the bag, and the specials that were played."""

from collections.abc import Iterator

from engines.crosswise.stones import OF_SPECIAL, SPECIALS, STONES
from engines.crosswise.view import CrosswiseView
from engines.game import Seat, phrase
from render.canvas import Canvas
from render.colour import RGB
from render.crosswise.colours import CrosswiseTheme
from render.lettering import width
from render.picture import Place, corners
from render.sheet import Sheet, Sprite
from render.theme import GOLD, MARGIN

MIDDLE = 54
GROUP = 112  # the width of a hand's card
CARD = (12, 96)  # its top and bottom
CARD_RADIUS = 20
HAND = (22, 30)  # the front stone within a group
COUNT_X, SIGN_X = 83, 85  # within a group
POINTER_Y = 109
POUCH_X, BAG_X = 40, 75  # right of the last group
STORE_X, STORE_PITCH, STORE_Y = 657, 82, 46
PIPS_Y = 100
CUTS = (30, 78)  # around the counts, which change more often than what is above and below them
STORE = (STORE_X - 41, 6, STORE_X + 3 * STORE_PITCH + 41, 114)


def put_header(canvas: Canvas, view: CrosswiseView, theme: CrosswiseTheme) -> None:
    """The header from the top of the picture on."""
    canvas.cut(*CUTS)
    for seat in range(len(view.hands)):
        _group(canvas, view, seat, theme)
    _bag(canvas, view, theme)
    _store(canvas, view, theme)


def things(view: CrosswiseView) -> tuple[Place, ...]:
    """What stands there beside the hands: ``supply``, ``store``, and ``store.move`` and so on for
    each kind of special."""
    end = MARGIN + len(view.hands) * GROUP
    bag = end + POUCH_X - 24, 18, end + BAG_X + 40, 92
    half = STORE_PITCH // 2
    kinds = (
        Place(
            f"store.{kind}",
            phrase("store"),
            corners((STORE_X + at * STORE_PITCH - half, 6, STORE_X + at * STORE_PITCH + half, 114)),
        )
        for at, kind in enumerate(SPECIALS)
    )
    return (
        Place("supply", phrase("supply"), corners(bag)),
        Place("store", phrase("store"), corners(STORE)),
        *kinds,
    )


def winning(view: CrosswiseView) -> tuple[str, ...]:
    """The sides that a finished match is shown to have crowned: one, or in a draw both."""
    if view.outcome is None:
        return ()
    seats = view.outcome.winners or range(len(view.sides))
    return tuple(dict.fromkeys(view.sides[seat] for seat in seats))


def _group(canvas: Canvas, view: CrosswiseView, seat: Seat, theme: CrosswiseTheme) -> None:
    left = MARGIN + seat * GROUP
    ground = _ground(view, seat, theme)
    if ground != theme.page:
        apart = 3 if ground == GOLD else 0  # two winners may sit side by side
        card = (left + apart, CARD[0], left + GROUP - apart, CARD[1])
        canvas.panel(card, ground, theme.page, CARD_RADIUS)
    canvas.put(canvas.sheet["hand", view.sides[seat], ground], left + HAND[0], HAND[1])
    if view.outcome and ground == GOLD:
        sign = "crown" if view.outcome.winners else "level"
        canvas.put(canvas.sheet[sign], left + SIGN_X, MIDDLE - 2)
    else:
        count = canvas.sheet.text(str(view.hands[seat]), theme.sizes.count, theme.ink, ground)
        canvas.put(count, left + COUNT_X, MIDDLE)
    below = _below(view, seat)
    if below:
        canvas.put(canvas.sheet[below], left + GROUP // 2, POINTER_Y)


def _ground(view: CrosswiseView, seat: Seat, theme: CrosswiseTheme) -> RGB:
    """What a hand lies on: gold for a winner, a card for whose turn it is."""
    if view.sides[seat] in winning(view):
        return GOLD
    return theme.card if seat == view.turn else theme.page


def _below(view: CrosswiseView, seat: Seat) -> str:
    """The sign below a hand: whose turn it is, or who has just passed."""
    if seat == view.turn:
        return "pointer"
    passed = any(event.code == "passed" and event["seat"] == seat for event in view.last)
    return "passed" if passed else ""


def _bag(canvas: Canvas, view: CrosswiseView, theme: CrosswiseTheme) -> None:
    end = MARGIN + len(view.hands) * GROUP
    canvas.put(canvas.sheet["pouch"], end + POUCH_X, MIDDLE)
    count, size = str(view.bag), theme.sizes.bag
    canvas.sheet.expect("bag", lambda: _counts(canvas.sheet, theme))
    sprite = canvas.sheet.text(count, size, theme.ink, theme.page)
    canvas.put(sprite, end + BAG_X + round(width(count, size) / 2), MIDDLE)


def _counts(sheet: Sheet, theme: CrosswiseTheme) -> Iterator[Sprite]:
    """What the bag will hold, the most first."""
    for count in reversed(range(len(STONES))):
        yield sheet.text(str(count), theme.sizes.bag, theme.ink, theme.page)


def _store(canvas: Canvas, view: CrosswiseView, theme: CrosswiseTheme) -> None:
    """Each kind of special with three pips: filled are played, hollow still to come."""
    for place, (kind, played) in enumerate(zip(SPECIALS, view.store, strict=True)):
        x = STORE_X + place * STORE_PITCH
        canvas.put(canvas.sheet["store", kind], x, STORE_Y)
        for pip in range(OF_SPECIAL):
            sprite = canvas.sheet["pip", pip < played]
            canvas.put(sprite, x + (pip - 1) * theme.sizes.pips, PIPS_Y)
