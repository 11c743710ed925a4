"""Buttons and menus that people type by what stands on them."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.desk.chat_screens import ChatScreens
from bot.desk.displays import Displays
from bot.desk.line_presses import LinePresses
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.replies import Replies
from bot.desk.reply import PrivateLine, Refused, Reply
from bot.desk.typed_line import TypedLine, languages_of, listed
from bot.desk.viewers import Viewers
from bot.errors import WrongTime
from bot.preferences.languages import Languages
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.menus import menu_of
from bot.screens.screen import Menu
from bot.screens.spelling import compact
from bot.screens.typed_buttons import NO, YES, Typable, meant, said, typables
from bot.texts import Words


@dataclass(eq=False, repr=False)
class TypableScreens:
    """Knows what a person could press, in each language in which a line is understood."""

    _words: Words
    _languages: Languages
    _composer: Composer
    _screens: ChatScreens
    _displays: Displays
    _viewers: Viewers

    async def languages(self, line: TypedLine) -> tuple[str, ...]:
        """In which the line is understood, the person's own first."""
        return await languages_of(self._languages, line)

    async def typables(self, line: TypedLine) -> list[Typable]:
        """Everything on the table's screens that can be typed."""
        return [
            each
            for language in await self.languages(line)
            for screen in await self._seen(line, language)
            for each in typables(screen, self._words, language)
        ]

    async def own(self, line: TypedLine) -> tuple[Screen, tuple[Typable, ...]]:
        """The table's screen in the person's own language, and what of it can be typed."""
        language = (await self.languages(line))[0]
        [screen, *_] = await self._seen(line, language)
        return screen, typables(screen, self._words, language)

    async def _seen(self, line: TypedLine, language: str) -> list[Screen]:
        """What the person sees of the table, and the page of the message that they answer."""
        table, person, chat = line.table, line.person, line.chat
        viewer = await self._viewers.of_answer(person, chat)
        viewer = replace(viewer, language=language, tray=False, scores=True)
        seen = [await self._composer.board(table, viewer)]
        page = await self._displays.page(table.code, chat, line.message) if line.message else ""
        if page:
            reader = person.account if chat.private else None
            seen.append(await self._screens.of(table, chat, reader, page, language))
        return seen


@dataclass(eq=False, repr=False)
class LineButtons:
    """Presses a button of the table, or opens a menu in words, so that the answer can be one of
    them."""

    _words: Words
    _screens: TypableScreens
    _confirmations: PendingConfirmations
    _replies: Replies
    _presses: LinePresses

    async def reply(self, line: TypedLine) -> Reply | None:
        """A button of the table, by what stands on it or by its verb; None where the line is
        none."""
        found = meant(line.text, await self._screens.typables(line))
        if not found:
            return None
        if len(found) > 1:
            wording = await self._replies.wording(line.table, line.person, line.chat)
            names = listed(each.label for each in found)
            return Refused(wording.say("typed-several", text=line.shown, choices=names))
        [button] = found
        if button.opens:
            return await self._opened(line, button.menu)
        return await self._presses.press_below(line, button.press)

    async def _menu(self, line: TypedLine, key: str) -> tuple[Screen, Menu | None]:
        screen, _ = await self._screens.own(line)
        return screen, menu_of(screen, key)

    async def _opened(self, line: TypedLine, key: str) -> Reply:
        """What stands in a menu, in words. Raises WrongTime."""
        screen, menu = await self._menu(line, key)
        if menu is None:
            raise WrongTime
        table = line.table
        wording = await self._replies.wording(table, line.person, line.chat)
        self._confirmations.ask(line.person.key, table.code, table.revision, key)
        inner = [each.label for each in screen.menus if each.within == key]
        if len(menu.entries) == 1 and not inner:
            about = " ".join((menu.label, *menu.about))
            return PrivateLine(wording.say("typed-sure", about=wording.sentence(about)))
        names = listed((*(entry.label for entry in menu.entries), *inner))
        return PrivateLine(wording.say("typed-asks", prompt=menu.label, choices=names))

    async def answer(self, line: TypedLine) -> Reply | None:
        """The answer to the question that a menu was; None where there was none, or the line is no
        answer to it."""
        table, person = line.table, line.person
        key = self._confirmations.take(person.key, table.code, table.revision)
        if not key:
            return None
        _, menu = await self._menu(line, key)
        text, languages = compact(line.text), await self._screens.languages(line)
        yes, no = (
            [each for language in languages for each in said(self._words, language, verb)]
            for verb in (YES, NO)
        )
        known = [each for each in await self._screens.typables(line) if each.menu == key]
        found = meant(line.text, [each for each in known if not each.opens])
        if text in yes and menu is not None and len(menu.entries) == 1:
            found = tuple({each.press: each for each in known if not each.opens}.values())
        if len(found) == 1:
            return await self._presses.press_below(line, found[0].press)
        if text in no:
            wording = await self._replies.wording(table, person, line.chat)
            return PrivateLine(wording.say("typed-kept"))
        return None
