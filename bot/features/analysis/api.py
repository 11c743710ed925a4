"""What later features may use of analyses."""

from bot.features.analysis.accuracy import SeatAccuracy, accuracies
from bot.features.analysis.analyses import Analyses
from bot.features.analysis.analysis import SLIGHT, Analysis, AnalysisStep
from bot.features.analysis.analyst import Analyst
from bot.features.analysis.better_moves import BetterMoves
from bot.features.analysis.course import CourseLine, course_of

__all__ = [
    "SLIGHT",
    "Analyses",
    "Analysis",
    "AnalysisStep",
    "Analyst",
    "BetterMoves",
    "CourseLine",
    "SeatAccuracy",
    "accuracies",
    "course_of",
]
