"""What later features may use of analyses."""

from bot.features.analysis.analyses import Analyses
from bot.features.analysis.analysis import SLIGHT, Analysis, AnalysisStep
from bot.features.analysis.analyst import Analyst
from bot.features.analysis.course import course_of
from bot.features.analysis.screens import VERB as ANALYSE

__all__ = ["ANALYSE", "SLIGHT", "Analyses", "Analysis", "AnalysisStep", "Analyst", "course_of"]
