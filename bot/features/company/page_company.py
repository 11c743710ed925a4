"""The company at the table that one open page shows."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.accounts.accounts import Accounts
from bot.desk.page_part import OpenPage, PagePart
from bot.errors import Refusal
from bot.features.company.company import Company
from bot.features.company.messages import CompanyAsked, CompanyShown, WordShown
from bot.features.company.screens import word_text
from bot.features.company.words import SpokenWord
from bot.texts import Words


class PageCompany:
    """Tells one page who else is at its table, and what they say."""

    def __init__(self, page: OpenPage, company: Company, accounts: Accounts, words: Words) -> None:
        self._page = page
        self._company = company
        self._accounts = accounts
        self._words = words
        self._key = ""  # of the visitor
        self._stop: Callable[[], None] | None = None
        self._shown: CompanyShown | None = None
        self._telling = asyncio.Lock()
        self.part = PagePart({CompanyAsked: self._ask}, {}, follow=self.update, leave=self._leave)

    async def update(self) -> None:
        """Tells what is not known there yet: one after the other, so that what waited longer for
        the database is not told after what was found later."""
        with suppress(Refusal, ConnectionError):  # table and page may be gone meanwhile
            async with self._telling:
                if self._stop is None:
                    return
                code, language = self._page.table, self._page.language
                seen = await self._company.seen(code)
                watching = self._company.watching(seen, self._key, language)
                message = CompanyShown(code, seen.people, watching)
                if message != self._shown:
                    self._shown = message
                    await self._page.send(message)

    async def hear(self, seat: int, word: SpokenWord) -> None:
        """Somebody on a seat has said something."""
        text = word_text(self._words, self._page.language, word.word)
        with suppress(ConnectionError):
            await self._page.send(WordShown(self._page.table, seat, text))

    async def _ask(self, request: CompanyAsked) -> None:
        self._leave()
        self._key = await self._accounts.key(self._page.person.account)
        if code := self._page.table:
            self._stop = self._company.enter(code, self._key, self._page.person.name, self)
            await self.update()

    def _leave(self) -> None:
        self._shown = None
        if self._stop is not None:
            self._stop()
            self._stop = None
