"""Analyses: what each move of a match was worth, and which would have been better."""

import argparse

from bot.cli.parser import seconds
from bot.cli.verb import CliVerb
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.analysis.analyses import Analyses
from bot.features.analysis.analyst import Analyst
from bot.features.analysis.better_moves import BetterMoves
from bot.features.analysis.interrupted_analyses import InterruptedAnalyses
from bot.features.analysis.rows import SIGNAL
from engines import GAMES


def declare(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable analyse``."""
    command.add_argument(
        "record",
        nargs="+",
        help="a transcript, a position or a record as the bot shows it; - reads it",
    )
    command.add_argument("--game", choices=GAMES, help="the game, where the record does not say it")
    command.add_argument("--seconds", type=seconds, default=1.0, help="for each move (1)")


def run(given: argparse.Namespace) -> int:
    """Analyses a record. Raises BadInput."""
    # The libraries of tables and bars are loaded only where they are used.
    from bot.features.analysis.cli import analyse  # noqa: PLC0415

    analyse(given.game, " ".join(given.record), given.seconds)
    return 0


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    tables, database = parts.tables, parts.store.database

    def now() -> float:
        return tables.now

    analyst = Analyst(database, parts.thinking, parts.timing, clock=now)
    analyst.listen(parts.displays.refresh_pages_everywhere)
    interrupted = InterruptedAnalyses(database, tables, analyst, now)
    better = BetterMoves(parts.thinking, parts.timing)
    analyses = Analyses(analyst, better, parts.words, parts.store.renamings)

    async def close() -> None:
        await interrupted.close()
        await analyst.close()

    return Handlers(
        profile_lines=analyses.profile_lines,
        signals={SIGNAL: analyst.on_signal},
        resume=interrupted.resume,
        api=analyses,
        close=close,
    )


FEATURE = Feature(
    "analysis",
    build,
    cli=(CliVerb("analyse", "what each move of a record was worth", declare, run),),
)
