"""The sizes of what is written on a picture of Triominos and of what has to hold it, in pixels."""

from msgspec import Struct

from render.look import LARGE


class Fitting(Struct, frozen=True):
    """How far a layout is scaled: no edge is smaller than ``smallest`` while only a part of it is
    shown, and none at all smaller than ``least``: a layout that is wider makes a wider picture.
    ``room`` is what it may take of a usual one, ``highest`` the height of its panel, and ``bytes``
    what the picture had better not exceed."""

    smallest: int
    least: int
    room: tuple[int, int]
    highest: int
    bytes: int


class Digit(Struct, frozen=True):
    """The size of a tile's digit: ``share`` of an edge, on small tiles up to ``most`` of it as long
    as it stays below ``enough`` pixels."""

    share: float
    most: float
    enough: float

    def size(self, edge: int) -> int:
        """In pixels on a tile of this edge."""
        return round(max(self.share * edge, min(self.most * edge, self.enough)))


class Header(Struct, frozen=True):
    """Its height, the size of a hand's count, of a total and of points in a pill and in a long one,
    and the middle of the totals."""

    height: int
    count: int
    total: int
    points: int
    long_points: int
    below: int


class Shelf(Struct, frozen=True):
    """How a hand of at most ``most`` tiles is laid out: edge, tiles a row at most, from row to row,
    what is left below the last row's foot, and the size of the numbers."""

    most: int
    edge: int
    fit: int
    pitch: int
    below: int
    number: int

    def rows(self, count: int) -> int:
        """How many rows ``count`` tiles take."""
        return -(-count // self.fit)

    def a_row(self, count: int) -> int:
        """How many stand in a row, so that all rows are about as long."""
        return -(-count // self.rows(count))


class EndSizes(Struct, frozen=True):
    """Below the board when a round is over: a row with one line of tiles, each further line, the
    edge of a tile, from one to the next, how many a line; the rounds shown, and the sizes of their
    numbers, of their points and of a total."""

    row: int
    line: int
    edge: int
    pitch: int
    a_line: int
    rounds: int
    head: int
    points: int
    total: int


class TriominosSizes(Struct, frozen=True):
    """All of them. A place is named in digits of at least ``name``, and from an edge of ``turned``
    on shows how a tile would lie; ``tag`` holds the number of a picked tile."""

    fitting: Fitting
    digit: Digit
    header: Header
    shelves: tuple[Shelf, ...]
    end: EndSizes
    name: int
    long_name: float  # of two digits, in edges at most
    turned: int
    tag: tuple[int, int]


SIZES = {
    "": TriominosSizes(
        fitting=Fitting(smallest=76, least=0, room=(872, 944), highest=1000, bytes=57_000),
        digit=Digit(0.30, 0.34, 28),
        header=Header(height=116, count=38, total=26, points=38, long_points=32, below=101),
        shelves=(
            Shelf(8, 112, 8, 0, 81, 32),
            Shelf(20, 86, 10, 146, 78, 31),
            Shelf(36, 72, 12, 128, 76, 28),
            Shelf(56, 62, 14, 112, 74, 26),
        ),
        end=EndSizes(84, 62, 62, 40, 11, 4, 26, 30, 38),
        name=30,
        long_name=0.43,
        turned=110,
        tag=(50, 38),
    ),
    LARGE: TriominosSizes(
        fitting=Fitting(smallest=82, least=82, room=(902, 1500), highest=1556, bytes=90_000),
        digit=Digit(0.30, 0.47, 38),
        header=Header(height=130, count=40, total=38, points=38, long_points=38, below=109),
        shelves=(
            Shelf(7, 118, 7, 0, 86, 40),
            Shelf(56, 100, 8, 168, 84, 38),
        ),
        end=EndSizes(116, 92, 96, 61, 7, 3, 38, 38, 38),
        name=38,
        long_name=0.47,
        turned=200,
        tag=(60, 44),
    ),
}
