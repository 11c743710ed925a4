"""Tournaments: evenings, rounds and leagues that a chat runs by itself."""

from bot.desk.feature import Feature, FeatureParts, Handlers


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    return Handlers()


FEATURE = Feature("tournaments", build)
