"""What the moves of a match say of how well somebody has played it."""

from engines.accuracy import AccuracyScale, Knot

# Fitted to 47 matches of computer players from all over the scale, each move judged for 0.1 s:
# python -m tests.bench.accuracy fit triominos
ACCURACY = AccuracyScale(
    lead=30.0,
    early=50.0,
    strict=0.02,
    slip=1.0,
    usual=18,
    knots=(
        Knot(600, mean=1.254, spread=0.364),
        Knot(682, mean=0.901, spread=0.343),
        Knot(763, mean=0.678, spread=0.321),
        Knot(845, mean=0.415, spread=0.299),
    ),
)
