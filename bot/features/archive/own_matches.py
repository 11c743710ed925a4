"""/matches: somebody's own matches that are over, for them alone."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply, screen_reply
from bot.errors import BadPress
from bot.features.archive.choice import EVERYTHING, Choice, read_choice
from bot.features.archive.own_archive import OwnArchive
from bot.features.archive.own_export import MEDIA_TYPE, NAME, OwnExport
from bot.features.archive.own_notes import OwnNotes
from bot.features.archive.screens import (
    AFTER,
    BEFORE,
    EXPORT,
    FIRST,
    PAGE,
    PICK,
    VERB,
    MatchesScene,
    choosing_screen,
    exported_screen,
    matches_screen,
)
from bot.features.archive.wanted import MatchPlace
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.file import File
from bot.texts import Words


@dataclass(eq=False, repr=False)
class OwnMatches:
    """Shows a person their archive, page by page."""

    _archive: OwnArchive
    _notes: OwnNotes
    _export: OwnExport
    _words: Words
    _languages: Languages
    _tables: Tables

    async def command(self, invocation: Invocation) -> Reply:
        """/matches: the latest ones."""
        person, chat = invocation.person, invocation.chat
        screen = await self._page(person, chat, EVERYTHING, None, back=False)
        return screen_reply(screen, not chat.private, others=VERB)

    async def press(self, pressed: ButtonPress) -> Reply:
        """Another page, what else can be chosen, or all of them as files. Raises BadPress."""
        chosen, where = pressed.pair()
        if where[:1] == EXPORT:
            return await self._exported(pressed.person, pressed.chat, where[1:])
        choice = read_choice(chosen, pressed.press.table)
        if choice is None:
            raise BadPress
        screen = await self._screen(pressed.person, pressed.chat, choice, where)
        chat = pressed.chat
        here = chat.private or not pressed.message
        return screen_reply(screen, not chat.private, here, others=VERB)

    async def _exported(self, person: Person, chat: Chat, after: str) -> Reply:
        """A file with the latest matches, or with those behind a place. Raises BadPress."""
        place = MatchPlace.parse(after) if after else None
        if after and place is None:
            raise BadPress
        part = await self._export.part(person.key, place)
        file = File(NAME, MEDIA_TYPE, part.data)
        scene = await self._scene(person, chat, EVERYTHING)
        screen = exported_screen(scene, part.count, part.last, file)
        return screen_reply(screen, not chat.private, others=VERB)

    async def _screen(self, person: Person, chat: Chat, choice: Choice, where: str) -> Screen:
        if where == PICK:
            return choosing_screen(await self._scene(person, chat, choice))
        if where == FIRST:
            return await self._page(person, chat, choice, None, back=False)
        place = MatchPlace.parse(where[1:]) if where[:1] in (BEFORE, AFTER) else None
        if place is None:
            raise BadPress
        return await self._page(person, chat, choice, place, back=where[:1] == AFTER)

    async def _page(
        self, person: Person, chat: Chat, choice: Choice, beyond: MatchPlace | None, back: bool
    ) -> Screen:
        scene = await self._scene(person, chat, choice)
        wanted = await self._archive.wanted(person.key, choice)
        found = await self._archive.page(person.key, wanted, beyond, PAGE, back)
        if back and not found.newer:  # the page is full, whatever has ended since
            found = await self._archive.page(person.key, wanted, None, PAGE, back=False)
        shown = [(entry.code, entry.match) for entry in found.entries]
        scene = replace(scene, noted=await self._notes.of_many(person.key, shown))
        return matches_screen(
            replace(scene, entries=found.entries, newer=found.newer, older=found.older)
        )

    async def _scene(self, person: Person, chat: Chat, choice: Choice) -> MatchesScene:
        language = await self._languages.of_person(person, chat)
        scene = MatchesScene(self._words, language, self._tables.now, person.account, choice)
        return replace(scene, met=await self._archive.met(person.key, scene))
