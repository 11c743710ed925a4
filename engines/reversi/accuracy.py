"""What the moves of a match say of how well somebody has played it."""

from engines.accuracy import AccuracyScale, Knot

# Fitted to 96 matches of computer players from all over the scale, each move judged for 0.06 s:
# python -m tests.bench.accuracy fit reversi
ACCURACY = AccuracyScale(
    lead=4.0,
    early=1.0,
    strict=0.06,
    slip=1.0,
    usual=28,
    knots=(
        Knot(600, mean=1.304, spread=0.229),
        Knot(1109, mean=0.996, spread=0.2),
        Knot(1618, mean=0.726, spread=0.17),
        Knot(2127, mean=0.498, spread=0.14),
        Knot(2636, mean=0.162, spread=0.11),
        Knot(3145, mean=0.142, spread=0.081),
    ),
)
