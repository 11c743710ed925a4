"""What later features may use of explanations."""

from bot.features.explanations.explanations import Explanations
from bot.features.explanations.screens import Explainable, what_screen

__all__ = ["Explainable", "Explanations", "what_screen"]
