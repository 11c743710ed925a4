"""What stands on top of tables, a folder each; what is not in FEATURES is not there."""

from bot.desk.feature import Feature
from bot.features import puzzles, training

FEATURES: tuple[Feature, ...] = (puzzles.FEATURE, training.FEATURE)
"""Every feature, each after those that it uses."""
