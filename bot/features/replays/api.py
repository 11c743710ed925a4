"""What other features may use of replays."""

from bot.features.replays.replays import Replays
from bot.features.replays.screens import VERB as WALK

__all__ = ["WALK", "Replays"]
