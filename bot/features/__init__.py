"""What stands on top of tables, a folder each; what is not in FEATURES is not there."""

from bot.accounts.feature import FEATURE as ACCOUNTS
from bot.desk.feature import Feature
from bot.features import (
    analysis,
    animations,
    archive,
    blocking,
    company,
    explanations,
    lessons,
    my_tables,
    onward,
    open_tables,
    peace,
    plans,
    programs,
    push,
    puzzles,
    records,
    replays,
    tips,
    tournaments,
    training,
)
from bot.preferences.feature import FEATURE as PREFERENCES
from bot.ratings.feature import FEATURE as RATINGS
from bot.spoken.feature import FEATURE as SPOKEN

CORE: tuple[Feature, ...] = (PREFERENCES, RATINGS, SPOKEN, ACCOUNTS)
"""What has the shape of a feature, and cannot be taken out: every commit and every screen has to do
with it."""

FEATURES: tuple[Feature, ...] = (
    blocking.FEATURE,
    company.FEATURE,
    analysis.FEATURE,
    animations.FEATURE,
    replays.FEATURE,
    records.FEATURE,
    archive.FEATURE,
    my_tables.FEATURE,
    peace.FEATURE,
    puzzles.FEATURE,
    onward.FEATURE,
    training.FEATURE,
    tips.FEATURE,
    plans.FEATURE,
    explanations.FEATURE,
    lessons.FEATURE,
    push.FEATURE,
    programs.FEATURE,
    *CORE,
    open_tables.FEATURE,
    tournaments.FEATURE,
)
"""Every feature, each after those that it uses."""
