"""The page as others see it: opened from here, at the address that WEB_URL names."""

import asyncio
import ssl
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from msgspec import Struct

from bot.cli.examination import Finding, PartState
from bot.listening import is_loopback

SECONDS = 8.0
LARGEST = 2**20  # bytes that are read; the page has fewer
OURS = 'id="boot"'  # stands in every page of ours
PROXY = "check the proxy before it, and start the bot with the role web"


class SeenPage(Struct, frozen=True):
    """What an address answers."""

    status: int
    policy: str
    text: str

    @property
    def ours(self) -> bool:
        """Whether it is our page, and nothing else."""
        return self.status == 200 and OURS in self.text


class NotSeen(Exception):
    """Nothing answers. ``untrusted``: what is there has no certificate that browsers believe."""

    def __init__(self, why: str, untrusted: bool = False) -> None:
        super().__init__(why)
        self.untrusted = untrusted


async def seen(address: str) -> SeenPage:
    """What a browser gets there. Raises NotSeen."""
    return await asyncio.to_thread(_look, address)


def _look(address: str) -> SeenPage:
    asked = Request(address, headers={"Accept": "text/html", "User-Agent": "crosstable doctor"})  # noqa: S310 - WEB_URL is http or https
    try:
        with urlopen(asked, timeout=SECONDS) as answer:  # noqa: S310
            text = answer.read(LARGEST).decode(errors="replace")
            return SeenPage(answer.status, answer.headers.get("Content-Security-Policy", ""), text)
    except HTTPError as error:
        return SeenPage(error.code, "", "")
    except URLError as error:
        untrusted = isinstance(error.reason, ssl.SSLCertVerificationError)
        raise NotSeen(str(error.reason), untrusted) from None
    except (OSError, HTTPException) as error:
        raise NotSeen(str(error) or type(error).__name__) from None


async def examine(url: str) -> list[Finding]:
    """Whether the page opens at ``url``, and by TLS."""
    found = [await _opened(url)]
    address = urlsplit(url)
    if address.scheme == "http" and not is_loopback(address.hostname or ""):
        said = f"browsers open {url} without TLS"
        advice = "put a proxy with TLS before it: the apps of chats and notifications want https"
        found.append(Finding("page", PartState.NOTE, said, advice))
    return found


async def _opened(url: str) -> Finding:
    try:
        page = await seen(f"{url}/")
    except NotSeen as error:
        if error.untrusted:
            said = f"browsers do not trust {url} ({error})"
            advice = "renew its certificate, and let the proxy send the whole chain"
            return Finding("page", PartState.BAD, said, advice)
        # It may be that only this machine cannot come there.
        said = f"from here nothing answers at {url} ({error})"
        return Finding("page", PartState.NOTE, said, PROXY)
    if page.status >= 500:
        return Finding("page", PartState.NOTE, f"{url} answers {page.status}", PROXY)
    if not page.ours:
        said = f"at {url} is something else than the page (it answers {page.status})"
        advice = "let WEB_URL name the host that leads to the process with the role web"
        return Finding("page", PartState.BAD, said, advice)
    return Finding("page", PartState.GOOD, f"the page opens at {url}")
