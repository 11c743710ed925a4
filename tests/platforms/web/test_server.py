"""What the server answers to browsers, and to those who only claim to be one."""

import gzip
import json
import socket
from collections.abc import Callable

import brotli
import pytest
from aiohttp import ClientSession
from yarl import URL

from bot.desk import Desk
from bot.desk.platform import Gone
from bot.errors import Fault
from bot.people import Chat
from bot.platforms.web import WebPlatform
from bot.screens import Screen
from tests.platforms.web.callers import Caller
from tests.platforms.web.servers import page_assets

Visit = Callable[..., Caller]


async def test_the_page_may_load_nothing_from_elsewhere_and_is_never_cached(visit: Visit) -> None:
    ann = visit()
    async with ann.session.get(ann.url) as response:
        policy = response.headers["Content-Security-Policy"]
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert policy.startswith("default-src 'none'; script-src 'self'")
    assert "unsafe" not in policy and "frame-ancestors 'none'" in policy


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(visit: Visit) -> None:
    ann = visit()
    async with ann.session.get(ann.url) as response:
        cookie = response.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Max-Age=31536000" in cookie


async def test_a_browser_is_the_same_person_when_it_comes_again(visit: Visit) -> None:
    ann, ben = visit(), visit()
    first = (await ann.boot())["me"]["name"]
    assert (await ann.boot())["me"]["name"] == first
    assert (await ben.boot())["me"]["name"] != first


async def test_a_browser_is_the_same_person_after_a_restart(desk: Desk, web: WebPlatform) -> None:
    ann = Caller(web.url)
    before = (await ann.boot())["me"]
    port = int(web.url.rstrip("/").rsplit(":")[-1])
    await web.close()
    again = WebPlatform(desk, "127.0.0.1", port, "a secret for tests")
    await again.start()
    assert (await ann.boot())["me"] == before
    await again.close()
    await ann.close()


async def test_a_cookie_that_was_tampered_with_is_nobodys(visit: Visit) -> None:
    ann = visit()
    before = (await ann.boot())["me"]["name"]
    (cookie,) = ann.session.cookie_jar
    value = ("X" if cookie.value[3] != "X" else "Y").join((cookie.value[:3], cookie.value[4:]))
    ann.session.cookie_jar.clear()
    ann.session.cookie_jar.update_cookies({cookie.key: value})
    assert (await ann.boot())["me"]["name"] != before


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("de-AT,de;q=0.9", "de"), ("eo,de;q=0.5,en;q=0.4", "de"), ("eo", "en"), ("", "en")],
)
async def test_the_page_speaks_the_browsers_language(
    visit: Visit, wanted: str, spoken: str
) -> None:
    boot = await visit(wanted).boot()
    assert boot["me"]["language"] == spoken
    assert boot["texts"]["save"] == {"de": "Speichern", "en": "Save"}[spoken]


async def test_no_text_of_the_page_is_missing(visit: Visit) -> None:
    for language in ("en", "de"):
        boot = await visit(language).boot()
        shown = [*boot["texts"].values(), boot["games"], boot["levels"], boot["commands"]]
        said = json.dumps(shown)
        for prefix in ("web-", "command-", "choice-", "game-", "-about"):
            assert prefix not in said


async def test_name_and_language_can_be_changed(visit: Visit) -> None:
    ann = visit()
    await ann.boot()
    async with ann.session.post(
        ann.url + "/me",
        json={"name": "  Änn\u202e\n of  Green Gables ", "language": "de"},
        headers={"Origin": ann.url},
    ) as response:
        assert response.status == 204
    assert (await ann.boot())["me"] == {
        "name": "Änn of Green Gables",
        "language": "de",
        "theme": "",
        "palette": "",
        "board": "",
        "size": "",
    }


@pytest.mark.parametrize(
    ("origin", "body", "status"),
    [
        ("https://evil.example", '{"name": "Eve"}', 403),
        (None, '{"name": "Eve"}', 403),
        ("null", '{"name": "Eve"}', 403),
        ("own", '{"language": "xx"}', 400),
        ("own", '{"language": 7}', 400),
        ("own", "[]", 400),
        ("own", "{", 400),
        ("own", "[" * 4000, 400),
        ("own", '{"name":' * 500, 400),
        ("own", '{"name": "\\ud800"}', 400),
        ("own", '{"name": ["Eve"]}', 400),
        ("own", '{"name": "Eve", "id": "7"}', 400),
        ("own", '{"name": "' + 5000 * "x" + '"}', 413),
    ],
)
async def test_no_other_site_and_no_nonsense_changes_who_one_is(
    visit: Visit, origin: str | None, body: str, status: int
) -> None:
    ann = visit()
    before = (await ann.boot())["me"]
    headers = {"Content-Type": "application/json"}
    if origin is not None:
        headers["Origin"] = ann.url if origin == "own" else origin
    async with ann.session.post(ann.url + "/me", data=body, headers=headers) as response:
        assert response.status == status
    assert (await ann.boot())["me"] == before


async def test_a_form_of_another_site_cannot_pass_for_json(visit: Visit) -> None:
    ann = visit()
    await ann.boot()
    headers = {"Origin": ann.url, "Content-Type": "text/plain"}
    async with ann.session.post(ann.url + "/me", data='{"name":"E"}', headers=headers) as response:
        assert response.status == 400


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 403),
        ("evil.example:80", 403),
        ("127.0.0.1.evil.example", 403),
        ("a b", 403),
        ("192.168.0.7", 403),
        ("localhost:9000", 200),
        ("LOCALHOST", 200),
        ("127.0.0.1", 200),
        ("[::1]:8420", 200),
    ],
)
async def test_on_loopback_only_loopback_names_are_answered(
    visit: Visit, host: str, status: int
) -> None:
    ann = visit()
    async with ann.session.get(ann.url, headers={"Host": host}) as response:
        assert response.status == status
        assert status == 200 or "Set-Cookie" not in response.headers


async def test_files_are_kept_for_ever_under_the_name_of_their_version(visit: Visit) -> None:
    ann = visit()
    version = (await ann.boot())["version"]
    files = {"page.js": "javascript", "page.css": "css", "manrope.ttf": "font"}
    for path, kind in (*files.items(), ("js/app.js", "javascript"), ("page.js.map", "json")):
        async with ann.session.get(f"{ann.url}/static/{version}/{path}") as response:
            assert response.status == 200 and kind in response.headers["Content-Type"]
            assert "immutable" in response.headers["Cache-Control"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=1.0", "br"),
        ("gzip", "gzip"),
        ("GZIP, deflate", "gzip"),
        ("broken", None),
        ("", None),
    ],
)
async def test_a_file_comes_in_the_best_coding_that_its_browser_knows(
    web: WebPlatform, accepted: str, coding: str | None
) -> None:
    async with (
        ClientSession(auto_decompress=False, headers={"Accept-Encoding": accepted}) as caller,
        caller.get(f"{web.url}static/{page_assets().version}/page.css") as response,
    ):
        body = await response.read()
        assert response.headers.get("Content-Encoding") == coding
        assert response.headers["Vary"] == "Accept-Encoding"
    plain = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[coding](body)
    assert plain == page_assets().content("page.css")


@pytest.mark.parametrize(
    "path",
    [
        "/static/0000000000000000/style.css",
        "/static/{version}/index.py",
        "/static/{version}/%2e%2e/platform.py",
        "/static/{version}/..%2fplatform.py",
        "/game/chess-light.png",
        "/game/reversi-pink.png",
        "/feature/puzzles/reversi.99999/light.png",
        "/feature/puzzles/chess.1/light.png",
        "/feature/puzzles/reversi.1/pink.png",
        "/t",
        "/t/AAAAA/more",
        "/tables",
        "/.env",
    ],
)
async def test_what_is_not_there_is_not_found(visit: Visit, path: str) -> None:
    ann = visit()
    version = (await ann.boot())["version"]
    address = URL(ann.url + path.format(version=version))
    async with ann.session.get(address) as response:
        assert response.status == 404
        assert "Content-Security-Policy" in response.headers


async def test_a_table_that_is_not_there_has_the_same_page_as_any(visit: Visit) -> None:
    ann = visit()
    assert await ann.boot("/t/AAAAA") == await ann.boot("/t/BBBBB") == await ann.boot("/")


async def test_every_game_has_a_picture_in_both_themes(visit: Visit) -> None:
    ann = visit()
    for game in (await ann.boot())["games"]:
        pictures = set()
        for theme in ("light", "dark"):
            async with ann.session.get(f"{ann.url}/game/{game['key']}-{theme}.png") as response:
                pictures.add(await response.read())
        assert len(pictures) == 2 and all(one.startswith(b"\x89PNG") for one in pictures)


async def test_a_puzzle_has_a_picture_in_both_themes(visit: Visit) -> None:
    ann = visit()
    pictures = set()
    for name, theme in (("reversi.1", "light"), ("reversi.2", "light"), ("reversi.1", "dark")):
        async with ann.session.get(f"{ann.url}/feature/puzzles/{name}/{theme}.png") as response:
            pictures.add(await response.read())
    assert len(pictures) == 3 and all(one.startswith(b"\x89PNG") for one in pictures)


async def test_a_taken_port_is_said_in_one_sentence(desk: Desk) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Fault, match=rf"port {port} is taken: set WEB_PORT"):
            await WebPlatform(desk, "127.0.0.1", port, "secret").run()


async def test_a_host_that_is_not_ours_is_said_in_one_sentence(desk: Desk) -> None:
    with pytest.raises(Fault, match="WEB_HOST"):
        await WebPlatform(desk, "203.0.113.1", 0, "secret").start()


async def test_the_address_can_be_opened_on_this_machine(desk: Desk) -> None:
    for host, shown in (("0.0.0.0", "localhost"), ("127.0.0.1", "127.0.0.1")):
        web = WebPlatform(desk, host, 0, "secret")
        await web.start()
        assert web.url.startswith(f"http://{shown}:") and web.link("AAAAA") == f"{web.url}t/AAAAA"
        await web.close()


async def test_one_browser_opens_five_lobbies_however_fast_it_asks(visit: Visit) -> None:
    tab = await visit().tab()
    told = []
    for length in range(1, 9):
        told += await tab.ask("line", text=f"/play reversi match {length}")
    opened = [message["table"] for message in told if message["type"] == "go"]
    assert len(set(opened)) == len(opened) == 5
    refusals = [message["text"] for message in told if message["type"] == "notice"]
    assert len(refusals) == 3
    assert all(code in refusals[-1] for code in opened)


async def test_the_same_wish_twice_leads_a_browser_to_the_same_table(visit: Visit) -> None:
    tab = await visit().tab()
    told = [m for _ in range(3) for m in await tab.ask("play", game="reversi", computer="")]
    assert len({message["table"] for message in told if message["type"] == "go"}) == 1


async def test_nobody_is_written_to_in_a_browser_that_is_not_open(web: WebPlatform) -> None:
    async def newest() -> Screen:
        raise AssertionError("no screen is needed")

    assert await web.private_chat("web:ann") is None
    with pytest.raises(Gone):
        await web.post(Chat("web", "ann", private=True), newest)
