"""Crosswise: two teams, six columns against six rows, hidden stones; for two to four players."""

from engines.crosswise.game import CROSSWISE, Crosswise
from engines.crosswise.view import CrosswiseView

__all__ = ["CROSSWISE", "Crosswise", "CrosswiseView"]
