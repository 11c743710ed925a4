"""The end positions 40 to 44 of the FFO suite, made by the French Othello federation (see
http://www.radagast.se/othello/ffotest.html), with the leads that both sides' best play ends in."""

from typing import NamedTuple


class End(NamedTuple):
    """A position as ``solve`` takes it, the lead of the side to move, the moves that keep it."""

    name: str
    position: str
    score: int
    best: tuple[str, ...]


FFO = (
    End(
        "FFO 40",
        "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------X",
        38,
        ("a2",),
    ),
    End(
        "FFO 41",
        "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O-X",
        0,
        ("h4",),
    ),
    End(
        "FFO 42",
        "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO--X",
        6,
        ("g2",),
    ),
    End(
        "FFO 43",
        "--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX-O",
        -12,
        ("g3", "c7"),
    ),
    End(
        "FFO 44",
        "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX--O",
        -14,
        ("d2", "b8"),
    ),
)
