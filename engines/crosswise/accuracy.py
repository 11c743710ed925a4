"""What the moves of a match say of how well somebody has played it."""

from engines.accuracy import AccuracyScale, Knot

# Fitted to 34 matches of computer players from all over the scale, each move judged for 0.1 s:
# python -m tests.bench.accuracy fit crosswise
ACCURACY = AccuracyScale(
    lead=2.0,
    early=0.0,
    strict=0.08,
    slip=1.0,
    usual=24,
    knots=(
        Knot(600, mean=0.634, spread=0.102),
        Knot(827, mean=0.467, spread=0.087),
        Knot(1053, mean=0.334, spread=0.072),
        Knot(1280, mean=0.148, spread=0.056),
    ),
)
