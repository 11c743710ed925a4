"""What other features may use of replays."""

from bot.features.replays.screens import VERB as WALK

__all__ = ["WALK"]
