"""The certificates of authorities, by which others are known over TLS."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class _LateContext(ssl.SSLContext):
    """Reads the certificates when the first connection is made, and is like all others from then
    on."""

    def wrap_bio(self, *given: Any, **named: Any) -> ssl.SSLObject:
        """Begins TLS on a connection."""
        self.__class__ = ssl.SSLContext  # type: ignore[assignment]
        self.set_default_verify_paths()
        return self.wrap_bio(*given, **named)


@contextmanager
def reading_late() -> Iterator[None]:
    """Has contexts that are made meanwhile read the certificates later. aiohttp makes two while it
    is loaded, of which a page on this machine needs none: they take a fifteenth of a start."""

    def postpone(context: ssl.SSLContext) -> None:
        context.__class__ = _LateContext

    ssl.SSLContext.set_default_verify_paths = postpone  # type: ignore[assignment]
    try:
        yield
    finally:
        del ssl.SSLContext.set_default_verify_paths  # that of its base is seen again
