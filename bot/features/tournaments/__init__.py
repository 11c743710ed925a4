"""Tournaments: evenings, rounds and leagues that a chat runs by itself."""

import argparse

from bot.cli.verb import CliVerb
from bot.desk.button_press import ButtonPress
from bot.desk.commands import CODE, OF_PERSON, OFF, ON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.desk.reply import Reply
from bot.errors import BadPress
from bot.features.records.api import MatchRecords
from bot.features.tournaments.announcements import Announcements
from bot.features.tournaments.draft import LONGEST_START
from bot.features.tournaments.entries import Entries
from bot.features.tournaments.exporting import TournamentExport
from bot.features.tournaments.form_screens import NEW
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.homes import BoardHomes
from bot.features.tournaments.hosting import Hosting
from bot.features.tournaments.new_tournaments import COMMAND, NewTournaments
from bot.features.tournaments.opening import BoardTables
from bot.features.tournaments.rounds import EVERY, Rounds
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.screens import VERB
from bot.features.tournaments.standing_pictures import StandingPictures
from bot.ratings.even_matches import EvenMatches
from bot.tables import clocks
from engines import GAMES


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    database, tables = parts.store.database, parts.tables
    scenes = TournamentScenes(parts.store, tables, parts.words, parts.replies)
    pictures = StandingPictures(parts.pictures, parts.viewers)
    shown = Announcements(database, tables, parts.platforms, parts.words, parts.languages, pictures)
    new, hosting = NewTournaments(scenes, shown), Hosting(scenes, shown)
    entries = Entries(scenes, shown, parts.boards, pictures)
    export = TournamentExport(scenes, parts.of("records", MatchRecords))
    boards = BoardTables(database, tables, EvenMatches(parts.store.renamings).level)
    rounds = Rounds(database, tables, boards)
    asked = {
        "join": entries.join,
        "withdraw": entries.withdraw,
        "show": entries.show,
        "all": entries.show_all,
        "more": entries.show_more,
        "mine": entries.show_own,
        "replay": entries.show_best,
        "start": hosting.start,
        "pause": hosting.pause,
        "resume": hosting.resume,
        "later": hosting.later,
        "out": hosting.out,
        "fix": hosting.fix,
        "stop": hosting.stop,
        "csv": export.table,
        "matches": export.matches,
    }

    async def press(pressed: ButtonPress) -> Reply:
        code, *what = pressed.press.path or ("",)
        if code == NEW and what:
            return await new.press(pressed)
        if not what or what[0] not in asked:
            raise BadPress
        return await asked[what[0]](code.upper(), pressed)

    return Handlers(
        commands={COMMAND: new.command},
        verbs={VERB: press},
        jobs=(
            Job("rounds of tournaments", EVERY, rounds.go_on),
            Job("messages of tournaments", EVERY, shown.show_all),
        ),
        home=BoardHomes(database).home,
        join=entries.join_by_code,
        holds_seed=boards.holds_seed,
        api=entries,
    )


def declare(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable tournaments``."""
    command.add_argument("--check", action="store_true", help="whether all of it adds up")


def run(given: argparse.Namespace) -> int:
    """Lists the tournaments, or checks them; 1 where something does not add up. Raises Fault."""
    # The database is opened only where it is used.
    from bot.features.tournaments.cli import check, listed  # noqa: PLC0415

    return check() if given.check else listed()


FEATURE = Feature(
    "tournaments",
    build,
    uses=("records",),
    commands=(
        Command(
            COMMAND,
            (
                Param("form", tuple(FORMS), bare=True),
                Param("game", tuple(GAMES), bare=True),
                CODE,
                Param("minutes", most=LONGEST_START),
                Param("clock", tuple(clocks.CLOCKS), aliases=clocks.ALIASES),
                Param("rated", (ON, OFF)),
            ),
            group=OF_PERSON,
            button=True,
        ),
    ),
    verbs=(VERB,),
    cli=(CliVerb("tournaments", "list tournaments, or check that they add up", declare, run),),
)
