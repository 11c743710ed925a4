"""The pictures of Triominos."""

from render.triominos.painter import PAINTER

__all__ = ["PAINTER"]
