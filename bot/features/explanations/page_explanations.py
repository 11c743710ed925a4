"""What one open page asks about its table."""

from dataclasses import dataclass

from bot.accounts.accounts import Accounts
from bot.desk.page_messages import bare
from bot.desk.page_part import OpenPage, PagePart
from bot.features.explanations.explanations import Explanations
from bot.features.explanations.messages import Explain, Explained, ExplainedShown
from bot.moments import plain


@dataclass(eq=False, repr=False)
class PageExplanations:
    """Answers a page."""

    _page: OpenPage
    _explanations: Explanations
    _accounts: Accounts

    @property
    def part(self) -> PagePart:
        """What the page calls."""
        return PagePart({Explain: self._explain}, {})

    async def _explain(self, request: Explain) -> None:
        """Tells the page what something is. Raises NoSuchTable, WrongTime, BadPress."""
        found = await self._found(request)
        lines = tuple(bare(plain(line)) for line in found.lines)
        await self._page.send(ExplainedShown(bare(plain(found.title)), lines))

    async def _found(self, request: Explain) -> Explained:
        page, explanations = self._page, self._explanations
        look = await page.look()
        if request.view:
            board = explanations.of_view(request.view, request.step, page.language)
        else:
            person = (await self._accounts.person(page.person)).key
            who = page.table, person, page.language
            if request.name and (found := await explanations.control(*who, request.name)):
                return found
            board = await explanations.of_table(*who)
        if request.at is not None:
            return await explanations.at(board, request.at, look)
        return await explanations.named(board, request.name, look)
