"""A tournament as files: its crosstable, and its matches as records."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from bot.desk.button_press import ButtonPress
from bot.desk.reply import Reply
from bot.errors import BadPress, NoSuchMatch, NoSuchTable
from bot.features.records.api import MatchRecords, SeedHeld
from bot.features.tournaments.export_screens import exported_screen
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.spreadsheet import spreadsheet
from bot.features.tournaments.tournament import PlayedBoard, TournamentState
from bot.records.failure import BrokenRecord
from bot.records.files import OWN, format_of, formats_of
from bot.records.record import LARGEST, Record, write
from bot.records.sheets import sheet_of
from bot.screens.file import File
from engines.formats import Format, InvalidRecord
from engines.numerals import whole

CSV, CSV_TYPE = ".csv", "text/csv"
LINES, LINES_TYPE = ".jsonl", "application/x-ndjson"
MOST = 10_000  # boards that a press can name

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class TournamentExport:
    """Makes files of tournaments for whoever asks."""

    _scenes: TournamentScenes
    _records: MatchRecords

    async def table(self, code: str, pressed: ButtonPress) -> Reply:
        """The crosstable. Raises NoTournament."""
        state = await self._scenes.find(code)
        scene = await self._scenes.own(state, pressed.person, pressed.chat)
        file = File(f"crosstable-{code}{CSV}", CSV_TYPE, spreadsheet(state, scene.plain))
        return self._scenes.reply(exported_screen(scene, file), pressed.chat)

    async def matches(self, code: str, pressed: ButtonPress) -> Reply:
        """The matches that are over in a format, from one of them on, as many as a file may hold.
        Raises NoTournament, BadPress."""
        state = await self._scenes.find(code)
        key, start = (*pressed.press.path[2:], "0")[:2] if pressed.press.path[2:] else (OWN, "0")
        first = whole(start, 0, MOST)
        if first is None or key not in formats_of(state.tournament.options.game):
            raise BadPress
        data, count, rest = await self._written(state, key, first)
        own = format_of(state.tournament.options.game, key)
        suffix, kind = (own.suffix, own.media_type) if own else (LINES, LINES_TYPE)
        scene = await self._scenes.own(state, pressed.person, pressed.chat)
        file = File(f"tournament-{code}{suffix}", kind, data) if count else None
        screen = exported_screen(scene, file, count, key, rest)
        return self._scenes.reply(screen, pressed.chat)

    async def _written(
        self, state: TournamentState, key: str, first: int
    ) -> tuple[bytes, int, int | None]:
        """The file, how many matches it holds, and where the next one begins."""
        own = format_of(state.tournament.options.game, key)
        pieces, size = list[bytes](), 0
        began, rest = 0.0, None
        for place, board in enumerate(told_boards(state)):
            if place < first or (record := await self._record(board)) is None:
                continue
            piece = _piece(record, own)
            if piece is None:
                continue
            if pieces and size + len(piece) > LARGEST:
                rest = place
                break
            began = began or record.began
            pieces.append(piece)
            size += len(piece)
        head = own.head(len(pieces), began) if own else b""
        return head + b"".join(pieces), len(pieces), rest

    async def _record(self, board: PlayedBoard) -> Record | None:
        """The record of a board's match, which is the first at its table."""
        try:
            return await self._records.record(board.table, 0)
        except (NoSuchMatch, NoSuchTable, SeedHeld):
            return None
        except Exception:  # of rules that were others then: all else is written
            log.exception("table %s has no record", board.table)
            return None


def told_boards(state: TournamentState) -> Sequence[PlayedBoard]:
    """The boards that were played and whose deal may be told: with the same deal at all tables that
    is once the last of the round is over."""
    still = {each.pairing.round for each in state.open_boards}
    hidden = still if state.tournament.options.same_deal else set[int]()
    return [
        each
        for each in state.boards
        if each.table
        and each.pairing.result is not None
        and each.pairing.result.played
        and each.pairing.round not in hidden
    ]


def _piece(record: Record, own: Format | None) -> bytes | None:
    """A match among others; None where the format cannot say it."""
    if own is None:
        return write(record)
    try:
        return own.write(sheet_of(record))
    except (InvalidRecord, BrokenRecord):
        return None
