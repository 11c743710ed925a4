"""Above the board: every hand's count and total, the last move's points, and the market."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from engines.game import phrase
from engines.triominos.tiles import TILES
from engines.triominos.view import TriominosView
from render.canvas import Canvas
from render.colour import RGB
from render.lettering import figure, width
from render.picture import Place, corners
from render.sheet import Sheet, Sprite
from render.theme import GOLD, MARGIN, ON_GOLD
from render.triominos.colours import TriominosTheme
from render.triominos.sizes import Header
from render.triominos.sprites import number, pill

MIDDLE = 50
CARD = (12, 88)  # its top and bottom
CARD_RADIUS = 20
CARD_GAP = 6
NARROW, BROAD = 124, 146  # a card with one or two digits
HAND_X, NUMBERS_X, END = 40, 76, 14  # within a card
HELD = 20  # tiles that a hand hardly ever reaches
GAINS = (*range(-25, 0, 5), *range(1, 16))
NEAR = 25  # totals that are drawn ahead together
PILL_X, POUCH_X, MARKET_X = 742, 854, 891


def put_header(canvas: Canvas, view: TriominosView, theme: TriominosTheme) -> None:
    """The header from the top of the picture on."""
    _expect(canvas.sheet, view, theme)
    left = MARGIN
    for seat in range(len(view.hands)):
        broad = _group(canvas, view, seat, left, theme)
        left += broad + CARD_GAP
    if view.gain:
        canvas.put(pill(canvas.sheet, figure(view.gain, True), theme), PILL_X, MIDDLE)
    canvas.put(canvas.sheet["pouch"], POUCH_X, MIDDLE)
    _number(
        canvas,
        str(view.market),
        theme.sizes.header.count,
        MARKET_X,
        MIDDLE,
        (theme.ink, theme.page),
    )


def things(view: TriominosView) -> tuple[Place, ...]:
    """What stands there beside the hands: ``supply``, and the ``gain`` of the last move."""
    supply = Place("supply", phrase("supply"), corners((POUCH_X - 26, 14, MARKET_X + 60, 86)))
    pill = corners((PILL_X - 60, 18, PILL_X + 60, 82))
    return (supply, *([Place("gain", phrase("gain"), pill)] if view.gain else []))


def _expect(sheet: Sheet, view: TriominosView, theme: TriominosTheme) -> None:
    """Has what the next moves will bring drawn before they are made."""
    sheet.expect("counts", lambda: _counts(sheet, theme))
    for away, score in product((0, NEAR, -NEAR), view.score):
        first = (score + away) // NEAR * NEAR
        sheet.expect(("totals", first), partial(_totals, sheet, first, theme))


def _counts(sheet: Sheet, theme: TriominosTheme) -> Iterator[Sprite]:
    """What hands and the market usually hold, and what most moves bring."""
    size = theme.sizes.header.count
    for ground, count in product((theme.card, theme.page), range(HELD)):
        yield number(sheet, str(count), size, theme.ink, ground)
    for gain in GAINS:
        yield pill(sheet, figure(gain, True), theme)
    for count in range(HELD, len(TILES)):
        yield number(sheet, str(count), size, theme.ink, theme.page)


def _totals(sheet: Sheet, first: int, theme: TriominosTheme) -> Iterator[Sprite]:
    for total in range(first, first + NEAR):
        yield number(sheet, figure(total), theme.sizes.header.total, theme.ink, theme.page)


def _group(canvas: Canvas, view: TriominosView, seat: int, left: int, theme: TriominosTheme) -> int:
    """A hand and what it has scored; returns the group's width."""
    count, total = str(view.hands[seat]), figure(view.score[seat])
    sizes = theme.sizes.header
    broad = _broad(count, total, sizes)
    inks = _inks(view, seat, theme)
    if inks[1] != theme.page:
        top, bottom = CARD
        canvas.panel((left, top, left + broad, bottom), inks[1], theme.page, CARD_RADIUS)
    if seat == view.turn:
        canvas.put(canvas.sheet["turn"], left + HAND_X, sizes.below)
    sign = ("crown", GOLD) if inks[1] == GOLD else ("hand", inks[1])
    canvas.put(canvas.sheet[sign], left + HAND_X, MIDDLE)
    _number(canvas, count, sizes.count, left + NUMBERS_X, MIDDLE, inks)
    _number(canvas, total, sizes.total, left + NUMBERS_X, sizes.below, (theme.ink, theme.page))
    return broad


def _broad(count: str, total: str, sizes: Header) -> int:
    usual = NARROW if len(count) == 1 else BROAD
    return max(usual, NUMBERS_X + round(width(total, sizes.total)) + END)


def _inks(view: TriominosView, seat: int, theme: TriominosTheme) -> tuple[RGB, RGB]:
    """What is written in, and on: gold for the winner of the match, a card for whose turn it is."""
    if view.outcome and seat in view.outcome.winners:
        return ON_GOLD, GOLD
    return theme.ink, theme.card if seat == view.turn else theme.page


def _number(
    canvas: Canvas, text: str, size: int, left: int, middle: int, inks: tuple[RGB, RGB]
) -> None:
    sprite = number(canvas.sheet, text, size, *inks)
    canvas.put(sprite, left + round(width(text, size) / 2), middle)
