"""Positions in which a match is nearly over."""

# Of Reversi: ten cells are left, so that a whole ending fits into what a Telegram group may get in
# a minute; black is to move, and e1 is the first of its moves.
NEARLY_FULL = (
    "e6d6c3f4d7c5g4g3c4g5b5c7f5a5a6d8a4f7f6d3h4c2e7e3g6"
    "f8b4b3e2h5b6f3h6g7c6a7d2d1c1b1c8b2h7h8h2a3h3h1f2g2"
)
