"""Somebody who sees nothing and has no mouse: what they know of the page is Chromium's tree of what
it tells screen readers, and all they do is press keys."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.async_api import CDPSession, Page

from tests.patience import PATIENCE

# Wait until nothing that the page has begun is left to do, and what it shows stands.
REST = """() => new Promise((rested) =>
  requestAnimationFrame(() => requestIdleCallback(() => setTimeout(rested), { timeout: 5000 })))"""
# Wait until something on the page changes, or for a while: it may just have done so.
CHANGE = """() => new Promise((changed) => {
  const tell = () => { watching.disconnect(); changed(); };
  const watching = new MutationObserver(tell);
  watching.observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  setTimeout(tell, 200);
})"""
T = TypeVar("T")


@dataclass(frozen=True)
class Heard:
    """A part of the page as it is told: its role, its name, which of its states are true, and the
    roles of what it lies in."""

    role: str
    name: str
    states: frozenset[str]
    within: tuple[str, ...]


class Listener:
    """Ears and a keyboard at a page."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self._page = page
        self._keyboard = page.keyboard
        self._session = session

    @classmethod
    @asynccontextmanager
    async def at(cls, page: Page) -> AsyncIterator["Listener"]:
        """Sit down at a page; whoever has it next pays nothing for what nobody listens to."""
        session = await page.context.new_cdp_session(page)
        yield cls(page, session)
        await session.detach()

    async def all(self) -> list[Heard]:
        """Everything that is told now, in its order."""
        answer = await self._session.send("Accessibility.getFullAXTree")
        nodes: dict[str, dict[str, Any]] = {node["nodeId"]: node for node in answer["nodes"]}
        heard: list[Heard] = []

        def hear(key: str, within: tuple[str, ...]) -> None:
            node = nodes.get(key, {"ignored": True})
            if not node["ignored"]:
                role = _value(node, "role")
                heard.append(Heard(role, _value(node, "name"), _states(node), within))
                within = (*within, role)
            for child in node.get("childIds", ()):
                hear(child, within)

        hear(next(key for key, node in nodes.items() if "parentId" not in node), ())
        return heard

    async def until(self, wanted: Callable[[Sequence[Heard]], T | None]) -> T:
        """Listen until something wanted is among what is told, whenever the page has changed and
        rests again: to tell all takes Chromium a while."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self._page.evaluate(REST)
                if (found := wanted(await self.all())) is not None:
                    return found
                await self._page.evaluate(CHANGE)

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            await self._keyboard.press(key)

    async def type(self, text: str) -> None:
        """Type letters and digits."""
        await self._keyboard.type(text)


def focus(heard: Sequence[Heard]) -> Heard | None:
    """Where the keyboard is: the innermost part that says so."""
    return next((one for one in reversed(heard) if "focused" in one.states), None)


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _states(node: dict[str, Any]) -> frozenset[str]:
    return frozenset(
        one["name"]
        for one in node.get("properties", ())
        if one.get("value", {}).get("value") in (True, "true")
    )
