"""The features that are there, at work."""

from collections.abc import Mapping

from bot.accounts.accounts import Accounts
from bot.desk.feature import Api, Handlers, HomeCard, api_of
from bot.desk.jobs import Jobs
from bot.desk.page_part import OpenPage, PagePart
from bot.people import Person
from render import Picture


class RunningFeatures:
    """What features show on a page's home, what they do by themselves, and how they reach people;
    by their names."""

    def __init__(self, features: Mapping[str, Handlers], accounts: Accounts) -> None:
        self._features = features
        self._accounts = accounts
        self.jobs = Jobs(job for each in features.values() for job in each.jobs)
        self.personal_ways = [
            each.personal_way for each in features.values() if each.personal_way is not None
        ]
        self.homes = [each.home for each in features.values() if each.home is not None]
        self.previews = {
            address: find for each in features.values() for address, find in each.previews.items()
        }
        self.summarize = next(filter(None, (each.summarize for each in features.values())), None)
        self.programs = next(filter(None, (each.programs for each in features.values())), None)
        self._signals = {
            word: take for each in features.values() for word, take in each.signals.items()
        }

    async def home_cards(self, person: Person, language: str) -> dict[str, HomeCard]:
        """The cards on the page's home, by the feature that brings each."""
        person, cards = await self._accounts.person(person), {}
        for name, feature in self._features.items():
            if feature.home_card and (card := await feature.home_card(person, language)):
                cards[name] = card
        return cards

    async def view_of(self, code: str) -> str:
        """The path at which the page shows what a code stands for that is no table's; "" where that
        is nothing."""
        finders = (each.view_of for each in self._features.values() if each.view_of is not None)
        return next(filter(None, [await find(code) for find in finders]), "")

    async def watchable(self, code: str) -> bool:
        """Whether a table that one of them has opened is for everybody to look at."""
        asked = (each.watchable for each in self._features.values() if each.watchable is not None)
        return any([await watchable(code) for watchable in asked])

    def page_parts(self, page: OpenPage) -> list[PagePart]:
        """What features do for a page of the browser that has been opened."""
        makers = (feature.page_part for feature in self._features.values())
        return [make(page) for make in makers if make is not None]

    def picture(self, feature: str, name: str, theme: str) -> Picture | None:
        """A picture that a feature shows to everybody, None for one that there is not; takes some
        time, so call it in a thread."""
        found = self._features.get(feature)
        return found.picture(name, theme) if found is not None and found.picture else None

    def api(self, feature: str, kind: type[Api]) -> Api:
        """What a feature offers to platforms."""
        return api_of(self._features[feature].api, kind)

    def take(self, told: str) -> bool:
        """Does what follows from a line that another process tells; False for one that begins with
        no feature's word."""
        word, _, rest = told.partition(" ")
        if word not in self._signals:
            return False
        self._signals[word](rest)
        return True

    async def resume(self, first: bool) -> None:
        """Goes on with what was broken off, as the ``first`` process or beside others."""
        for each in self._features.values():
            if each.resume is not None:
                await each.resume(first)

    async def close(self) -> None:
        """Ends them, the last first."""
        for each in reversed(tuple(self._features.values())):
            if each.close is not None:
                await each.close()
