"""Tips: after a move that cost much, weak computers say what would have been better."""

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.tips.screens import VERB
from bot.features.tips.tips import Tips


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tips = Tips(
        parts.tables,
        parts.thinking,
        parts.preferences,
        parts.words,
        parts.replies,
        parts.boards,
        parts.displays,
    )
    return Handlers(
        verbs={VERB: tips.press}, own_screen=tips.added, move_answer=tips.answered, close=tips.close
    )


FEATURE = Feature("tips", build, table_verbs=(VERB,))
