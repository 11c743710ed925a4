"""What later features may use of the archive."""

from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_export import OwnExport
from bot.features.archive.own_notes import OwnNotes
from bot.features.archive.rows import Entry
from bot.features.archive.wanted import MatchPlace, WantedMatches

__all__ = ["Entry", "MatchPlace", "OwnArchive", "OwnExport", "OwnNotes", "WantedMatches"]
