"""Onward: after a match the computer one level up or down, and the puzzle of the day."""

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.onward.onward import Onward
from bot.features.puzzles.api import Puzzles


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    puzzles = parts.of("puzzles", Puzzles)
    onward = Onward(parts.store.renamings, puzzles, parts.words)
    return Handlers(own_screen=onward.added)


FEATURE = Feature("onward", build, uses=("puzzles",))
