"""Animations: a match as a moving picture for everybody in a chat, and the other ways to share
it."""

from bot.desk.commands import CODE, NUMBER, OF_TABLE, Command
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.animations.animations import Animations
from bot.features.animations.maker import AnimationMaker
from bot.features.animations.match_sharing import MatchSharing
from bot.features.animations.screens import REPLAY, animation_button, share_button
from bot.features.animations.shared_matches import SharedMatches
from bot.screens.slots import Slots
from bot.web_address import WebAddress


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    maker = AnimationMaker(parts.budget.animations, soon=parts.timing.soon)
    animations = Animations(
        parts.words,
        parts.languages,
        parts.replies,
        parts.viewers,
        parts.tables,
        parts.table_finder,
        maker,
        WebAddress(parts.settings.web_url),
    )
    sharing = MatchSharing(
        parts.tables,
        parts.words,
        parts.languages,
        parts.replies,
        parts.viewers,
        parts.pictures,
        parts.slots,
        animations,
    )
    shared = SharedMatches(parts.tables, parts.words, parts.pictures, animations, parts.platforms)
    return Handlers(
        commands={REPLAY: animations.command},
        sharers={REPLAY: shared},
        share_match=sharing.press,
        close=animations.close,
    )


FEATURE = Feature(
    "animations",
    build,
    commands=(Command(REPLAY, (CODE, NUMBER), group=OF_TABLE, after="host"),),
    slots=Slots(share_button=share_button, animation_button=animation_button),
)
