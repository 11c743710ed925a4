"""People's own programs: what they may ask by a token, and that they play matches to the end."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate

from bot.desk import Desk
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.features import FEATURES
from bot.features.blocking.api import Blocking
from bot.people import Chat, Person
from bot.platforms.web import WebPlatform
from bot.platforms.web.rate_limit import Rate, RequestLimits
from bot.running.timing import ORDINARY, Timing
from bot.tables.table import Table
from tests.database import Database
from tests.patience import LONG_PATIENCE, PATIENCE
from tests.platforms.web.callers import Caller
from tests.platforms.web.opponents import BEN, deal
from tests.platforms.web.servers import new_desk, serving

DOCS = Path(__file__).parents[3] / "docs" / "programs.md"
TOKEN = re.compile(r"crosstable_[\w-]{32}")
CODE = "QXPMT4K"
PRIVATE = Chat("telegram", "2", private=True)

Answer = tuple[int, Any]


class Program:
    """A program that asks the server of a page with a token."""

    def __init__(self, url: str, token: str, session: ClientSession) -> None:
        self.url = f"{url.rstrip('/')}/api/v1"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.session = session

    async def ask(self, method: str, path: str, document: object = None) -> Answer:
        """The status and the document of an answer."""
        asked = self.session.request(
            method, f"{self.url}{path}", json=document, headers=self.headers
        )
        async with asked as response:
            return response.status, await response.json()

    async def description(self) -> dict[str, Any]:
        """What can be asked, as OpenAPI."""
        async with self.session.get(f"{self.url}/openapi.json") as response:
            found: dict[str, Any] = await response.json()
            return found


@pytest.fixture
async def session() -> Any:
    async with ClientSession() as session:
        yield session


async def new_token(desk: Desk, person: Person, chat: Chat) -> str:
    """A token as its owner gets it."""
    reply = await desk.press(person, chat, "program::0:new")
    assert reply.screen is not None, reply
    (token,) = TOKEN.findall("\n".join(reply.screen.lines))
    return str(token)


def documents(description: dict[str, Any]) -> Callable[[str, object], None]:
    """Checks a document against the form of this name."""
    components = {"components": description["components"]}

    def check(name: str, document: object) -> None:
        schema = {"$ref": f"#/components/schemas/{name}", **components}
        OAS31Validator(schema).validate(document)

    return check


class ComputersTime:
    """A clock that goes on by a computer player's ordinary pace with each of its moves, and stands
    still else: no machine leaves programs less time."""

    def __init__(self) -> None:
        self._moves = 0

    def build(self, parts: FeatureParts) -> Handlers:
        """As a feature it sees every move."""
        parts.tables.listen(self._changed)
        return Handlers()

    def __call__(self) -> float:
        return self._moves * ORDINARY.pace

    def _changed(self, table: Table) -> None:
        if table.match is not None and table.match.makers:
            seat = table.match.makers[-1].seat
            self._moves += seat is not None and bool(table.chairs[seat].level)


@pytest.mark.parametrize("game", ["crosswise", "reversi", "triominos"])
async def test_the_player_of_the_manual_plays_each_game_to_its_end(
    tmp_path: Path, game: str
) -> None:
    """It is thirty lines or fewer, needs nothing but Python, knows no game, and is never refused
    for its haste."""
    player = re.search(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert player is not None and len([one for one in player[1].splitlines() if one]) <= 30
    (tmp_path / "player.py").write_text(player[1])
    clock = ComputersTime()
    features = (*FEATURES, Feature("clock", clock.build))
    async with (
        new_desk(tmp_path, Timing(pace=0.0), features=features) as desk,
        serving(desk, RequestLimits(clock=clock)) as web,
    ):
        token = await _token_of_a_browser(web.url)
        environ = {**os.environ, "PAGE": web.url.rstrip("/"), "TOKEN": token, "GAME": game}
        played = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "player.py"],
            cwd=tmp_path,
            env=environ,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONG_PATIENCE,
        )
    assert played.returncode == 0, played.stderr
    assert "'reason'" in played.stdout


async def _token_of_a_browser(url: str) -> str:
    caller = Caller(url)
    tab = await caller.tab()
    told = await tab.ask("press", payload="program::0:new")
    await caller.close()
    (token,) = TOKEN.findall(json.dumps(told))
    return str(token)


async def test_a_program_sees_its_own_seat_and_is_told_what_it_did_wrong(
    desk: Desk, web: WebPlatform, database: Database, session: ClientSession
) -> None:
    cleo = Person("telegram", "3", "Cleo")
    await deal(database, CODE, BEN.key, cleo.key, game="triominos")
    ben = Program(web.url, await new_token(desk, BEN, PRIVATE), session)
    check = documents(await ben.description())
    status, table = await ben.ask("GET", f"/tables/{CODE.lower()}")
    assert status == 200
    check("TableShown", table)
    held = database.match(CODE)
    mine = table["position"]["seat"]
    own, others = held.view(mine).hand, held.view(1 - mine).hand
    assert tuple(table["position"]["hand"]) == own and table["position"]["moves"]
    assert not [tile for tile in others if tile in json.dumps(table["position"])]
    assert [seat["you"] for seat in table["seats"]] == [mine == 0, mine == 1]
    status, listed = await ben.ask("GET", "/tables")
    assert status == 200 and listed["tables"][0]["your_turn"]
    check("TableList", listed)

    wrong = [
        ("POST", f"/tables/{CODE}/moves", {"move": "nowhere", "revision": table["revision"]}, 422),
        ("POST", f"/tables/{CODE}/moves", {"move": "draw", "revision": -1}, 409),
        ("POST", f"/tables/{CODE}/moves", {"moove": "draw"}, 400),
        ("POST", f"/tables/{CODE}/moves", {"move": "next", "revision": table["revision"]}, 409),
        ("POST", "/tables", {"game": "chess"}, 400),
        ("POST", "/tables", {"game": "reversi", "computer": "god"}, 400),
        ("POST", "/tables", {"game": "reversi", "options": {"first": "9"}}, 400),
        ("GET", "/tables/ZZZZZZZ", None, 404),
    ]
    for method, path, document, status in wrong:
        answered = await ben.ask(method, path, document)
        assert answered[0] == status, (path, document, answered)
        check("ErrorAnswer", answered[1])
    assert database.revision(CODE) == table["revision"]

    status, even = await ben.ask("POST", "/tables", {"game": "reversi", "computer": "even"})
    assert status == 201 and even["seats"][1]["computer"] == "even1000", "nobody knows Ben yet"
    check("TableShown", even)

    dora = Person("telegram", "4", "Dora")
    stranger = Program(web.url, await new_token(desk, dora, Chat("telegram", "4")), session)
    assert (await stranger.ask("GET", f"/tables/{CODE}"))[0] == 404
    nobody = Program(web.url, "crosstable_" + "x" * 32, session)
    assert (await nobody.ask("GET", "/me"))[0] == 401


async def test_a_token_is_told_once_and_ends_with_what_it_listens_to(
    desk: Desk, web: WebPlatform, database: Database, session: ClientSession
) -> None:
    await deal(database, CODE, BEN.key, "telegram:3")
    token = await new_token(desk, BEN, PRIVATE)
    ben = Program(web.url, token, session)
    listed = await desk.command(BEN, PRIVATE, "programs", {})
    assert listed.screen is not None and token not in "\n".join(listed.screen.lines)
    group = await desk.press(BEN, Chat("telegram", "-5"), "program::0:new")
    assert group.screen is not None and group.screen.audience == BEN.account
    assert token not in "\n".join(str(row) for row in database.rows("SELECT * FROM program_tokens"))

    async with (
        session.get(f"{ben.url}/tables/{CODE}/stream", headers=ben.headers) as stream,
        asyncio.timeout(PATIENCE),
    ):
        first = json.loads(await stream.content.readline())
        move = {"move": first["position"]["moves"][0], "revision": first["revision"]}
        status, moved = await ben.ask("POST", f"/tables/{CODE}/moves", move)
        assert status == 200 and json.loads(await stream.content.readline()) == moved
        status, over = await ben.ask("POST", f"/tables/{CODE}/resign")
        assert status == 200 and over["status"] == "over" and not over["position"]["moves"]
        assert json.loads(await stream.content.readline()) == over
        assert not await stream.content.readline()  # it is over

    check = documents(await ben.description())
    status, matches = await ben.ask("GET", "/matches")
    assert status == 200 and matches["before"] is None
    check("MatchList", matches)
    (match,) = matches["matches"]
    assert (match["code"], match["number"], match["result"]) == (CODE, 1, "lost")
    status, record = await ben.ask("GET", f"/matches/{CODE}/1")
    assert status == 200 and [entry["move"] for entry in record["log"]] == [move["move"]]
    exported = session.get(f"{ben.url}/matches/export", headers=ben.headers)
    async with exported as response:
        assert [json.loads(line) async for line in response.content] == [record]
    for path in (f"/matches/{CODE}/2", "/matches/ZZZZZZZ/1"):
        assert (await ben.ask("GET", path))[0] == 404
    dora = Program(
        web.url, await new_token(desk, Person("telegram", "4", "Dora"), PRIVATE), session
    )
    assert (await dora.ask("GET", f"/matches/{CODE}/1"))[0] == 404

    await desk.press(BEN, PRIVATE, "program::0:end.1")
    assert (await ben.ask("GET", "/me"))[0] == 401
    for _ in range(4):
        await new_token(desk, BEN, PRIVATE)
    full = await desk.press(BEN, PRIVATE, "program::0:new")
    assert full.refused and "5" in (full.notice or "")


async def test_a_program_sits_down_in_a_lobby_by_its_code_and_leaves_it(
    desk: Desk, web: WebPlatform, session: ClientSession
) -> None:
    cleo, dora = Person("web", "3", "Cleo"), Person("web", "4", "Dora")
    home = Chat("web", "3", private=True)
    opened = await desk.command(cleo, home, "play", {"game": "reversi"})
    assert opened.screen is not None
    code, other = opened.screen.table, await _opened_to_all(desk, dora)
    german = replace(BEN, language="de")
    ben = Program(web.url, await new_token(desk, german, PRIVATE), session)
    join, leave = f"/tables/{code.lower()}/join", f"/tables/{code}/leave"
    assert (await ben.ask("POST", leave))[0] == 404  # not theirs yet
    for _ in range(2):  # asked twice it is done once
        status, table = await ben.ask("POST", join)
        assert status == 200 and table["status"] == "lobby" and table["position"] is None
        assert [seat["you"] for seat in table["seats"]] == [False, True]
    status, left = await ben.ask("POST", leave)
    assert status == 200 and [seat["name"] for seat in left["seats"]] == ["Cleo"]

    stranger = Program(web.url, await new_token(desk, dora, PRIVATE), session)
    assert (await stranger.ask("POST", join))[0] == 200
    status, full = await ben.ask("POST", join)
    assert status == 409 and full["error"]["code"] == "table-full"
    assert full["error"]["message"] == "Alle Plätze sind besetzt."
    await desk.press(
        cleo, home, f"start:{code}:{(await stranger.ask('POST', join))[1]['revision']}:"
    )
    status, started = await ben.ask("POST", join)
    assert status == 409 and started["error"]["code"] == "wrong-time"
    assert (await stranger.ask("POST", leave))[0] == 409

    blocking = desk.features.api("blocking", Blocking)
    await blocking.block(dora.key, BEN.key)
    assert (await ben.ask("POST", f"/tables/{other}/join"))[1]["error"]["code"] == "table-full"
    await blocking.release(dora.key, BEN.key)
    assert (await ben.ask("POST", f"/tables/{other}/join"))[0] == 200


async def _opened_to_all(desk: Desk, host: Person) -> str:
    """The code of a lobby of theirs in which anybody may sit down."""
    chat = Chat("web", host.id, private=True)
    opened = await desk.command(host, chat, "play", {"game": "reversi"})
    assert opened.screen is not None
    await desk.press(host, chat, f"public:{opened.screen.table}:{opened.screen.revision}:on")
    return opened.screen.table


async def test_who_tries_codes_is_held_up_as_on_a_page(desk: Desk, session: ClientSession) -> None:
    limits = RequestLimits(address=Rate(4, 0.01), asks_of_program=Rate(100, 100))
    async with serving(desk, limits) as web:
        ben = Program(web.url, await new_token(desk, BEN, PRIVATE), session)
        assert [(await ben.ask("GET", "/me"))[0] for _ in range(6)] == [200] * 6
        tried = [(await ben.ask("POST", f"/tables/ZZZZZZ{end}/join"))[0] for end in "ABCDEF"]
    assert tried == [404] * 4 + [429] * 2


async def test_what_can_be_asked_is_described(
    desk: Desk, web: WebPlatform, session: ClientSession
) -> None:
    ben = Program(web.url, await new_token(desk, BEN, PRIVATE), session)
    description = await ben.description()
    validate(description)
    told = DOCS.read_text()
    for path, methods in description["paths"].items():
        for method in methods:
            assert (
                f"`{method.upper()} {path.replace('{code}', 'CODE').replace('{number}', 'NUMBER')}`"
                in told
            )


async def test_what_a_program_may_ask_has_a_limit(desk: Desk, session: ClientSession) -> None:
    limits = RequestLimits(clock=lambda: 0.0)  # nothing comes back, however slow the machine
    async with serving(desk, limits) as web:
        ben = Program(web.url, await new_token(desk, BEN, PRIVATE), session)
        for _ in range(40):
            async with session.get(f"{ben.url}/me", headers=ben.headers) as response:
                if response.status == 429:
                    assert int(response.headers["Retry-After"]) >= 1
                    return
        raise AssertionError("it may ask without end")
