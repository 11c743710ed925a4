"""The pictures of Reversi."""

from render.reversi.painter import PAINTER

__all__ = ["PAINTER"]
