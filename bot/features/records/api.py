"""What later features may use of records."""

from bot.features.records.errors import SeedHeld
from bot.features.records.match_records import MatchRecords

__all__ = ["MatchRecords", "SeedHeld"]
