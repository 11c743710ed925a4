"""The archive as one open page of the browser shows it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import Struct, structs

from bot.accounts.accounts import Accounts
from bot.background import Background
from bot.desk.page_messages import Numbered, PictureShown, bare, digest
from bot.desk.page_part import OpenPage, PagePart
from bot.features.archive.choice import EVERYTHING, Choice, is_mark, read_position
from bot.features.archive.match_notes import NOTHING
from bot.features.archive.messages import (
    ChoiceRow,
    LineDropped,
    LineKept,
    MatchesAsked,
    MatchesFile,
    MatchesFileAsked,
    MatchesShown,
    MatchPictured,
    MatchRow,
    NotesAsked,
    NoteWritten,
)
from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_export import MEDIA_TYPE, NAME, OwnExport
from bot.features.archive.own_notes import OwnNotes
from bot.features.archive.page_notes import PageNotes
from bot.features.archive.rows import PLATFORMS, Entry
from bot.features.archive.screens import MatchesScene, liked, result, rival_names
from bot.features.archive.wanted import RESULTS, MatchPlace, WantedMatches
from bot.moments import plain
from bot.people import Person
from bot.running.service import Tables
from bot.screens.file import LongFile
from bot.screens.picture_cache import PictureCache
from bot.texts import Words
from engines import GAMES
from engines.strength import is_level

PAGE = 12  # matches
LENGTHS = ("0-30", "31-60", "61-100", "101-999")
SHOWN = 120  # characters of a note in the list
WORDS = ("title", "none", "none-such", "older", "all", "game", "result", "rival", "from", "to")
MORE_WORDS = ("length", "platform", "any", "export")


class MatchesParts(Struct, frozen=True):
    """What a page shows of matches besides."""

    notes: OwnNotes
    export: OwnExport


class PageMatches:
    """Answers what one page asks about its visitor's own matches."""

    def __init__(
        self,
        page: OpenPage,
        archive: OwnArchive,
        shown: MatchesParts,
        accounts: Accounts,
        words: Words,
        tables: Tables,
        pictures: PictureCache,
    ) -> None:
        self._page = page
        self._archive = archive
        self._notes = shown.notes
        self._export = shown.export
        self._beside = PageNotes(page, shown.notes, accounts, words, tables)
        self._accounts = accounts
        self._words = words
        self._tables = tables
        self._pictures = pictures
        self._background = Background()
        self._drawing: asyncio.Task[None] | None = None

    @property
    def part(self) -> PagePart:
        """What the page calls."""
        requests: dict[type[Numbered], Callable[[Any], Awaitable[None]]] = {
            MatchesAsked: self._show,
            MatchesFileAsked: self._offer,
            NotesAsked: self._beside.show,
            NoteWritten: self._beside.write,
            LineKept: self._beside.keep,
            LineDropped: self._beside.drop,
        }
        return PagePart(requests, {}, leave=self._leave)

    async def _show(self, asked: MatchesAsked) -> None:
        person = await self._accounts.person(self._page.person)
        choice = _choice(asked)
        scene = self._scene(person, choice)
        scene = structs.replace(scene, met=await self._archive.met(person.key, scene))
        wanted, position = await self._wanted(person, asked, scene)
        before = MatchPlace.parse(asked.before)
        found = await self._archive.page(person.key, wanted, before, PAGE, back=False)
        last = str(found.entries[-1].place) if found.older else ""
        listed = [(entry.code, entry.match) for entry in found.entries]
        scene = structs.replace(scene, noted=await self._notes.of_many(person.key, listed))
        rows = tuple(_row(scene, one) for one in found.entries)
        words = {word: scene.say(word) for word in (*WORDS, *MORE_WORDS)}
        shown = MatchesShown(rows, last, self._choices(scene), position, words)
        await self._page.send(shown)
        self._leave()
        self._drawing = self._background.start(self._draw(found.entries), "pictures of matches")

    async def _offer(self, asked: MatchesFileAsked) -> None:
        """Tells the page where all of the matches are as a file."""
        key = (await self._accounts.person(self._page.person)).key
        file = LongFile(NAME, MEDIA_TYPE, lambda: self._export.all(key))
        await self._page.send(MatchesFile(self._page.offer(file), NAME))

    def _leave(self) -> None:
        """Draws no more for what is not shown any more."""
        if self._drawing is not None:
            self._drawing.cancel()

    def _scene(self, person: Person, choice: Choice) -> MatchesScene:
        language = self._words.match(self._page.language) or self._words.default
        return MatchesScene(self._words, language, self._tables.now, person.account, choice)

    async def _wanted(
        self, person: Person, asked: MatchesAsked, scene: MatchesScene
    ) -> tuple[WantedMatches, str]:
        """What is asked for, and what the position is called in that."""
        wanted = await self._archive.wanted(person.key, scene.choice)
        until = _day(asked.until)
        shortest, longest = _length(asked.length)
        wanted = structs.replace(
            wanted,
            since=_day(asked.since),
            until=None if until is None else until + timedelta(days=1).total_seconds(),
            shortest=shortest,
            longest=longest,
            platform=asked.platform if asked.platform in PLATFORMS else "",
        )
        return wanted, liked(scene)

    def _choices(self, scene: MatchesScene) -> dict[str, tuple[ChoiceRow, ...]]:
        """What can be chosen, by the fields of the address."""
        names = {one.mark: bare(one.name) for one in scene.met}
        return {
            "game": tuple(ChoiceRow(key, scene.game(key)) for key in GAMES),
            "result": tuple(ChoiceRow(one, scene.say(f"only-{one}")) for one in RESULTS),
            "with": tuple(ChoiceRow(mark, name) for mark, name in names.items()),
            "length": tuple(ChoiceRow(one, one.replace("-", "–")) for one in LENGTHS),
            "platform": tuple(ChoiceRow(one, scene.say(f"on-{one}")) for one in PLATFORMS),
        }

    async def _draw(self, entries: tuple[Entry, ...]) -> None:
        """Sends the picture of each match's end, one after the other."""
        theme = await self._page.look()
        for one in entries:
            table = await self._tables.get(one.code)
            match = await self._tables.match(table, one.match)
            if match is None:
                continue
            view = self._tables.view(replace(table, match=match), None)
            picture = await self._pictures.thumbnail(view, theme)
            await self._page.send_picture(picture)
            named = PictureShown(digest(picture).hex(), picture.width, picture.height, "", ())
            await self._page.send(MatchPictured(str(one.place), named))


def _row(scene: MatchesScene, one: Entry) -> MatchRow:
    address = f"/m/{one.code}/{one.match + 1}"
    who = plain(rival_names(scene, one.rivals))
    notes = scene.noted.get((one.code, one.match), NOTHING)
    begin = " ".join(notes.note.split())[:SHOWN]
    kept = scene.say("has-lines", count=len(notes.lines)) if notes.lines else ""
    told = result(scene, one), one.place.ended, begin, bare(kept)
    return MatchRow(str(one.place), address, one.game, who, *told)


def _choice(asked: MatchesAsked) -> Choice:
    """What is asked for, without what there is not."""
    return structs.replace(
        EVERYTHING,
        game=asked.game if asked.game in GAMES else "",
        result=asked.result if asked.result in RESULTS else "",
        rival=asked.rival if is_level(asked.rival) or is_mark(asked.rival) else "",
        position=read_position(asked.position),
    )


def _day(text: str) -> float | None:
    """The Unix time at which a day such as 2026-01-31 begins."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return None


def _length(text: str) -> tuple[int, int]:
    """The fewest and the most moves that are asked for, 0 for any."""
    if text not in LENGTHS:
        return 0, 0
    shortest, longest = map(int, text.split("-"))
    return shortest, longest
