"""Records: matches go out as files and come in, and a deal is checked step by step."""

import argparse

from bot.cli.parser import count
from bot.cli.verb import CliVerb
from bot.desk.commands import CODE, NUMBER, OF_TABLE, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features.records.imports import Imports
from bot.features.records.match_records import MatchRecords
from bot.features.records.records import Records
from bot.features.records.screens import VERB, export_button, fair_buttons
from bot.records.files import OWN, all_formats
from bot.screens.slots import Slots


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    archive = MatchRecords(parts.store.database, parts.held_seeds)
    records = Records(
        parts.words,
        parts.replies,
        parts.boards,
        parts.tables,
        parts.table_finder,
        archive,
        Imports(archive),
        parts.held_seeds,
    )
    return Handlers(
        commands={"export": records.command_export, "import": records.command_import},
        verbs={VERB: records.press_fair},
        file=records.import_file,
        api=archive,
        close=records.close,
    )


def declare_export(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable export``."""
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("code", nargs="?", help="the table's")
    what.add_argument("--all", dest="folder", metavar="FOLDER", help="where every match goes")
    command.add_argument("--match", type=count, help="its number (the latest that is over)")
    command.add_argument("--format", choices=all_formats(), default=OWN, help=f"({OWN})")
    command.add_argument("--output", default="", metavar="FILE", help="(the standard output)")


def run_export(given: argparse.Namespace) -> int:
    """Writes a match into a file, or all of them into a folder. Raises BadInput."""
    # The libraries of tables and bars, and the database's, are loaded only where they are used.
    from bot.features.records.cli.export import export, export_all  # noqa: PLC0415

    if given.folder is None:
        export(given.code, given.match, given.format, given.output)
    else:
        export_all(given.folder, given.format)
    return 0


def declare_import(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable import``."""
    command.add_argument("file", help=f"one of {', '.join(all_formats())}")


def run_import(given: argparse.Namespace) -> int:
    """Opens the matches of a file. Raises BadInput."""
    from bot.features.records.cli.importing import import_  # noqa: PLC0415

    import_(given.file)
    return 0


def declare_verify(command: argparse.ArgumentParser) -> None:
    """Declares what can follow ``crosstable verify``."""
    command.add_argument("what", metavar="FILE|CODE", help="a record, or a table's code")
    command.add_argument("--match", type=count, help="its number (the latest that is over)")


def run_verify(given: argparse.Namespace) -> int:
    """Checks a record; the exit code says whether all is right. Raises BadInput."""
    from bot.features.records.cli.verify import verify  # noqa: PLC0415

    return verify(given.what, given.match)


FEATURE = Feature(
    "records",
    build,
    commands=(
        Command(
            "export",
            (CODE, NUMBER, Param("format", all_formats(), bare=True)),
            group=OF_TABLE,
            after="host",
        ),
        Command(
            "import",
            (Param("file", file=True, required=True),),
            group=OF_TABLE,
            after="host",
            button=True,
        ),
    ),
    table_verbs=(VERB,),
    linkable=(VERB,),
    page_texts=("open-file",),
    slots=Slots(match_buttons=fair_buttons, file_buttons=export_button),
    cli=(
        CliVerb("export", "a finished match as a file, or all of them", declare_export, run_export),
        CliVerb("import", "the matches of a file as tables to look at", declare_import, run_import),
        CliVerb(
            "verify", "whether a deal was fair and its record is true", declare_verify, run_verify
        ),
    ),
)
