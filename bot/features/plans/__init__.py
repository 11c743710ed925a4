"""Plans: while others move, what one will play when it is one's turn."""

from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.plans.dropped import DroppedPlans
from bot.features.plans.kept_plans import KeptPlans
from bot.features.plans.planning import Planning, PlanShown
from bot.features.plans.screens import STEP, VERB, plan_button
from bot.features.plans.turns import PlannedTurns
from bot.running.following import either
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables, database = parts.tables, parts.store.database
    dropped = DroppedPlans(database, tables, parts.words, parts.languages)
    kept = KeptPlans(database)
    tables.follow = either(PlannedTurns(kept, tables, dropped.expect).follow, tables.follow)
    shown = PlanShown(parts.composer, parts.pictures, parts.boards, parts.replies, parts.displays)
    planning = Planning(kept, database, tables, shown)
    return Handlers(
        verbs={VERB: planning.open, STEP: planning.press},
        pages=planning.page,
        own_screen=planning.added,
        close=dropped.close,
    )


FEATURE = Feature(
    "plans",
    build,
    table_verbs=(VERB, STEP),
    linkable=(VERB,),
    slots=Slots(match_buttons=plan_button),
)
