"""How many pages are open: each is a socket, which costs memory and work as long as it stays."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.platforms.web.rate_limit import RequestLimits, TooFast

AGAIN_SECONDS = 30.0  # until a page that found no room asks again


class OpenPages:
    """Counts the open pages of each visitor and of each address."""

    def __init__(self, limits: RequestLimits) -> None:
        self._limits = limits
        self._visitors: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def one(self, visitor: str, address: str) -> Iterator[None]:
        """A page is open meanwhile. Raises TooFast where there are too many."""
        if self._visitors[visitor] >= self._limits.pages_of_visitor:
            raise TooFast(AGAIN_SECONDS, "pages")
        if self._addresses[address] >= self._limits.pages_of_address:
            raise TooFast(AGAIN_SECONDS, "address")
        places = (self._visitors, visitor), (self._addresses, address)
        for counter, key in places:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in places:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
