"""The pictures of Crosswise."""

from render.crosswise.painter import PAINTER

__all__ = ["PAINTER"]
