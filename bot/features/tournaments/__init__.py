"""Tournaments: evenings, rounds and leagues that a chat runs by itself."""

import argparse
from pathlib import Path

from bot.cli.verb import CliVerb
from bot.desk.button_press import ButtonPress
from bot.desk.commands import CODE, OF_PERSON, OFF, ON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers, Job
from bot.desk.page_files import PageFiles
from bot.desk.reply import Reply
from bot.errors import BadPress
from bot.features.records.api import MatchRecords
from bot.features.tournaments import watched
from bot.features.tournaments.announcements import Announcements
from bot.features.tournaments.draft import LONGEST_START
from bot.features.tournaments.entries import Entries
from bot.features.tournaments.exporting import TournamentExport
from bot.features.tournaments.form_screens import NEW
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.homes import BoardHomes
from bot.features.tournaments.hosting import Hosting
from bot.features.tournaments.link_previews import TournamentPreviews
from bot.features.tournaments.measures import MEASURES
from bot.features.tournaments.messages import (
    TournamentAsked,
    TournamentsAsked,
)
from bot.features.tournaments.new_tournaments import COMMAND, NewTournaments
from bot.features.tournaments.opening import BoardTables
from bot.features.tournaments.page_tournament import CupParts, PageTournament
from bot.features.tournaments.presses import presses
from bot.features.tournaments.rounds import EVERY, Rounds
from bot.features.tournaments.scenes import VIEW, TournamentScenes
from bot.features.tournaments.screens import VERB
from bot.features.tournaments.seasons import Seasons
from bot.features.tournaments.standing_pictures import StandingPictures
from bot.features.tournaments.typed_words import TypedWords
from bot.features.tournaments.updates import Updates
from bot.ratings.even_matches import EvenMatches
from bot.tables import clocks
from engines import GAMES

ADDRESSES = VIEW.rstrip("/"), f"{VIEW}{{cup}}"


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    database, tables = parts.store.database, parts.tables
    scenes = TournamentScenes(parts.store, tables, parts.words, parts.replies, parts.platforms)
    pictures = StandingPictures(parts.pictures, parts.viewers, tables)
    shown = Announcements(database, tables, parts.platforms, parts.words, parts.languages, pictures)
    new, hosting, updates = NewTournaments(scenes, shown), Hosting(scenes, shown), Updates(shown)
    entries = Entries(scenes, updates, parts.boards, pictures, parts.memberships)
    export = TournamentExport(scenes, parts.of("records", MatchRecords))
    boards = BoardTables(database, tables, EvenMatches(parts.store.renamings).level)
    seasons, following = Seasons(scenes, shown), watched.WatchedTournaments(scenes)
    readers = parts.spectators, parts.memberships
    pages = CupParts(scenes, seasons, following, parts.accounts, parts.pictures, *readers)
    shown.listen(following.changed)
    asked = presses(entries, hosting, seasons, export)
    typed = TypedWords(scenes, parts.languages, asked)

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
        previews={ADDRESSES[1]: TournamentPreviews(scenes, parts.pictures).find},
        page_part=lambda page: PageTournament(page, pages).part,
        jobs=(
            Job("pages of tournaments", watched.EVERY, following.look),
            Job("rounds of tournaments", EVERY, Rounds(database, tables, boards).go_on),
            Job("messages of tournaments", EVERY, shown.show_all),
        ),
        home=BoardHomes(database).home,
        answer_typed=typed.alone,
        answer_message=typed.at_message,
        join=entries.join_by_code,
        view_of=scenes.view_of,
        watchable=boards.watchable,
        holds_seed=boards.holds_seed,
        close=updates.close,
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
    messages=(TournamentAsked, TournamentsAsked),
    page_files=PageFiles(
        Path(__file__).with_name("page"),
        "feature.js",
        later="tournaments.css",
        addresses=ADDRESSES,
    ),
    page_texts=("tournaments",),
    measures=MEASURES,
    cli=(CliVerb("tournaments", "list tournaments, or check that they add up", declare, run),),
)
