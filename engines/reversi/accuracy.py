"""What the moves of a match say of how well somebody has played it."""

from engines.accuracy import AccuracyScale, Knot

# Fitted to 96 matches of computer players from all over the scale, each move judged for 0.06 s:
# python -m tests.bench.accuracy fit reversi
ACCURACY = AccuracyScale(
    lead=4.0,
    early=1.0,
    strict=0.05,
    slip=1.0,
    usual=28,
    knots=(
        Knot(600, mean=1.292, spread=0.235),
        Knot(1070, mean=1.058, spread=0.203),
        Knot(1540, mean=0.783, spread=0.172),
        Knot(2010, mean=0.482, spread=0.141),
        Knot(2480, mean=0.187, spread=0.11),
        Knot(2950, mean=0.133, spread=0.078),
    ),
)
