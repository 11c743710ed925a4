"""What stands on top of tables, a folder each; what is not in FEATURES is not there."""

from bot.desk.feature import Feature
from bot.features import animations, my_tables, puzzles, training

FEATURES: tuple[Feature, ...] = (
    animations.FEATURE,
    my_tables.FEATURE,
    puzzles.FEATURE,
    training.FEATURE,
)
"""Every feature, each after those that it uses."""
