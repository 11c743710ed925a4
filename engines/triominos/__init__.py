"""Triominos: 56 triangular tiles, two to four players, hidden hands, rounds to a target."""

from engines.triominos.game import TRIOMINOS
from engines.triominos.view import TriominosView

__all__ = ["TRIOMINOS", "TriominosView"]
