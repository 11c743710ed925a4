"""What one open page asks about its table."""

from bot.accounts.accounts import Accounts
from bot.desk.page_messages import bare
from bot.desk.page_part import OpenPage, PagePart
from bot.features.explanations.explanations import Explanations
from bot.features.explanations.messages import Explain, ExplainedShown
from bot.moments import plain


class PageExplanations:
    """Answers a page."""

    def __init__(self, page: OpenPage, explanations: Explanations, accounts: Accounts) -> None:
        self._page = page
        self._explanations = explanations
        self._accounts = accounts

    @property
    def part(self) -> PagePart:
        """What the page calls."""
        return PagePart({Explain: self._explain}, {})

    async def _explain(self, request: Explain) -> None:
        """Tells the page what something is. Raises NoSuchTable, WrongTime."""
        page = self._page
        person = (await self._accounts.person(page.person)).key
        who = page.table, person, page.language
        look = await page.look()
        if request.at is not None:
            found = await self._explanations.at(*who, request.at, look)
        else:
            found = await self._explanations.named(*who, request.name, look)
        lines = tuple(bare(plain(line)) for line in found.lines)
        await page.send(ExplainedShown(bare(plain(found.title)), lines))
