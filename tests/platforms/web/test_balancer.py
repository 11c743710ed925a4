"""Several processes behind one address: whichever is asked, a browser is the same visitor."""

from bot.desk import Desk
from bot.platforms.web import WebPlatform
from tests.platforms.web.callers import Caller
from tests.platforms.web.opponents import person_key
from tests.platforms.web.servers import serving

ADDRESS = "localhost"  # what browsers know, without a port


def visitor(caller: Caller) -> tuple[str, str]:
    """The name of the only cookie, and the key of whom it names."""
    (cookie,) = caller.session.cookie_jar
    return cookie.key, person_key(cookie.value)


async def test_a_browser_is_the_same_visitor_at_every_process(desk: Desk) -> None:
    async with serving(desk) as first, serving(desk) as second:
        ann = Caller(first.url, Host=ADDRESS)
        await ann.boot()
        before = visitor(ann)
        ann.url = second.url.rstrip("/")
        await ann.boot()
        assert visitor(ann) == before
        await ann.close()


async def test_a_cookie_by_the_name_of_an_older_version_is_known_still(web: WebPlatform) -> None:
    ann = Caller(web.url)
    await ann.boot()
    (cookie,) = ann.session.cookie_jar
    assert cookie.key.startswith("crosstable-")
    behind_proxy = Caller(web.url, Host=ADDRESS, Cookie=f"{cookie.key}={cookie.value}")
    await behind_proxy.boot()
    assert visitor(behind_proxy) == ("crosstable", visitor(ann)[1])
    await ann.close()
    await behind_proxy.close()
