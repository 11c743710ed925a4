"""The conversation between an open page and the server."""

import asyncio
import hashlib
import json
from collections.abc import Callable
from socket import SHUT_RDWR
from typing import Any

import pytest
from aiohttp import WSServerHandshakeError

from bot.desk import Desk
from bot.desk.reply import Reply
from bot.people import Person, PersonPreferences
from bot.platforms.web import requests
from bot.preferences.settings import SettingsHandlers
from engines.crosswise.stones import COLOURS
from tests.patience import PATIENCE
from tests.platforms.web.callers import Caller, Message, Tab, payload
from tests.recipes import said

Visit = Callable[..., Caller]
GAME_WITH_HANDS = "crosswise"
UNKNOWN_VISITOR, NOT_UNDERSTOOD, TOO_BIG = 4401, 4400, 1009


async def opened(caller: Caller, game: str = "reversi") -> str:
    """A table opened by this browser."""
    home = await caller.tab()
    await home.ask("play", game=game)
    return str((await home.until("go"))["table"])


async def hot_seat(caller: Caller, game: str = "reversi") -> Tab:
    """A table at which one browser plays both sides, in its first position; what was asked first
    was to see the first hand where it is hidden."""
    tab = await caller.tab(await opened(caller, game))
    for verb in ("also", "start"):
        before, code = tab.screen["revision"], tab.screen["table"]
        await tab.ask("press", payload=f"{verb}:{code}:{before}:")
        await tab.revision(before + 1)
    if tab.screen["kind"] == "curtain":
        assert tab.screen["picture"]["regions"] == []
        await tab.ask("press", payload=tab.screen["actions"][0][0]["payload"])
    return tab


def buttons(screen: Message) -> list[Message]:
    return [*screen["choices"], *(button for row in screen["actions"] for button in row)]


async def test_between_two_hidden_hands_the_page_shows_what_everybody_sees(
    visit: Visit,
) -> None:
    tab = await hot_seat(visit(), GAME_WITH_HANDS)
    assert tab.screen["kind"] == "board", "the curtain before the first hand was opened"
    for cell in ("a1", "b1"):
        revision = tab.screen["revision"]
        last = {c["payload"].rpartition(":")[2]: c["label"] for c in tab.screen["choices"]}
        await tab.press(next(label for piece, label in last.items() if piece in COLOURS))
        await tab.press(cell)
        await tab.revision(revision + 1)
        assert tab.screen["kind"] == "curtain" and tab.screen["picture"]["regions"] == []
        [way] = buttons(tab.screen)
        assert way["payload"].startswith("seat:")
        await tab.ask("press", payload=way["payload"])
        assert tab.screen["kind"] == "board" and len(tab.screen["choices"]) > 1


def half_choice(tab: Tab) -> Message:
    """A region of the newest screen that asks for another choice."""
    return next(region for region in tab.screen["picture"]["regions"] if region["more"])


async def test_home_lists_the_own_tables_and_nobody_elses(visit: Visit) -> None:
    ann, ben = visit(), visit()
    code = await opened(ann)
    home = await (await ann.tab()).until("home")
    assert home["tables"] == [
        {
            "code": code,
            "game": "reversi",
            "revision": 0,
            "state": "lobby",
            "names": "Nobody else yet",
            "pill": "Waiting for players",
        }
    ]
    assert home["first"] == 1
    assert (await (await ben.tab()).until("home"))["tables"] == []


async def test_a_picture_comes_before_its_screen_named_by_its_content(visit: Visit) -> None:
    tab = await hot_seat(visit())
    name, recipe = tab.pictures[-1]
    assert tab.screen["picture"]["digest"] == name == hashlib.sha256(said(recipe)).hexdigest()[:32]


async def test_a_region_sends_what_the_button_of_the_same_cell_sends(visit: Visit) -> None:
    screen = (await hot_seat(visit())).screen
    regions = {region["label"]: region["payload"] for region in screen["picture"]["regions"]}
    assert regions == {button["label"]: button["payload"] for button in screen["choices"]}
    assert set(regions) == {"d3", "c4", "f5", "e6"}
    assert not any(region["more"] for region in screen["picture"]["regions"])


async def test_every_browser_at_the_table_sees_a_move_at_once(visit: Visit) -> None:
    ann, ben = visit(), visit("de")
    board = await hot_seat(ann)
    watching = await ben.tab(board.screen["table"])
    second = await ann.tab(board.screen["table"])
    await board.press("d3")
    for tab in (board, watching, second):
        await tab.revision(watching.told[0].get("revision", 0) + 1)
        while not any("d3" in line for line in tab.screen["lines"]):
            await tab.revision(tab.screen["revision"] + 1)
    assert watching.screen["choices"] == [] and watching.screen["picture"]["regions"] == []
    assert second.screen["choices"] == board.screen["choices"] != []


async def test_who_comes_late_is_told_the_whole_story_once(visit: Visit) -> None:
    ann = visit()
    board = await hot_seat(ann)
    for cell in ("d3", "c3"):
        before = board.screen["revision"]
        await board.press(cell)
        await board.revision(before + 1)
    late = await ann.tab(board.screen["table"])
    told = (await late.until("story"))["entries"]
    assert [entry["text"].split()[-5] for entry in told] == ["d3", "c3"]
    before = late.screen["revision"]
    await late.press("c4")
    await late.revision(before + 1)
    await late.ask("theme", theme="dark")
    histories = [message["entries"] for message in late.told if message["type"] == "story"]
    assert len({entry["mark"] for story in histories for entry in story}) == 3
    assert sum(map(len, histories)) == 3


async def test_the_page_says_its_theme_and_gets_its_picture(visit: Visit) -> None:
    tab = await hot_seat(visit())
    light = tab.screen["picture"]["digest"]
    await tab.ask("theme", theme="dark")
    assert tab.screen["picture"]["digest"] != light


async def test_no_picture_is_sent_twice_to_a_page_that_has_it(visit: Visit) -> None:
    ann = visit()
    tab = await hot_seat(ann)
    await tab.ask("theme", theme="dark")
    await tab.ask("theme", theme="light")
    await tab.ask("theme", theme="dark")
    names = [name for name, _ in tab.pictures]
    assert len(names) == len(set(names))
    again = await ann.socket()
    await again.ask("open", table=tab.screen["table"], theme="light", have=names)
    assert again.screen["picture"]["digest"] in names and again.pictures == []


async def test_a_refusal_is_told_to_the_presser_alone_and_in_their_language(visit: Visit) -> None:
    ann, ben = visit(), visit("de")
    board = await hot_seat(ann)
    stranger = await ben.tab(board.screen["table"])
    told = await stranger.ask("press", payload=payload(board.screen, "d3"))
    assert [message["type"] for message in told if message["type"] == "notice"] == ["notice"]
    notice = await stranger.until("notice")
    assert notice["alert"] and "spiel" in notice["text"].lower()
    assert not any(message["type"] == "notice" for message in board.told)
    assert board.screen["revision"] == stranger.screen["revision"]


MADE_UP = (
    "",
    "mine",
    "mine:AAAAA:1:d3",
    "mine:{code}:{revision}:a1",
    "mine:{code}:{revision}:d3.d3",
    "mine:{code}:{revision}",
    "mine:{code}:-1:d3",
    "mine:{code}:99:d3",
    "drop:{code}:{revision}:0",
    "rob:{code}:{revision}:d3",
    "\x00\x01",
    "🃏" * 30,
    "<script>alert(1)</script>",
    "x" * 64,
)


async def test_a_made_up_payload_changes_nothing_and_is_answered(visit: Visit) -> None:
    tab = await hot_seat(visit())
    before = tab.screen["revision"]
    for made_up in MADE_UP:
        filled = made_up.replace("{code}", tab.screen["table"]).replace("{revision}", str(before))
        told = await tab.ask("press", payload=filled)
        [said] = [message["text"] for message in told if message["type"] == "notice"]
        assert said, made_up
        fresh = await tab.ask("open", table=tab.screen["table"])
        assert next(m for m in fresh if m["type"] == "screen")["revision"] == before, made_up


async def test_the_same_press_twice_moves_once(visit: Visit) -> None:
    tab = await hot_seat(visit())
    before, press = tab.screen["revision"], payload(tab.screen, "d3")
    await tab.ask("press", payload=press)
    told = await tab.ask("press", payload=press)
    assert any(message["type"] == "notice" for message in told)
    assert (await tab.revision(before + 1))["revision"] == before + 1


async def test_a_command_is_about_the_table_that_is_shown(visit: Visit) -> None:
    ann, ben = visit(), visit()
    board = await hot_seat(ann)
    await opened(ann)  # a newer table of the same person
    code = board.screen["table"]
    watching = await ben.tab(code)
    for tab in (board, watching):
        await tab.ask("line", text="/score")
        assert code in (await tab.until("card"))["lines"][0]
    await watching.ask("line", text="/resign")
    assert (await watching.until("notice"))["alert"]


async def test_a_command_in_words_opens_a_table(visit: Visit) -> None:
    tab = await visit().tab()
    await tab.ask("line", text="/play reversi match 3")
    code = (await tab.until("go"))["table"]
    await tab.ask("open", table=code)
    assert any(m["key"] == "series" and "3" in m["value"] for m in tab.screen["menus"])


async def test_the_list_of_tables_leads_to_each(visit: Visit) -> None:
    ann = visit()
    board = await hot_seat(ann)
    tab = await ann.tab()
    await tab.ask("line", text="/tables")
    listed = await tab.until("sheet")
    assert "both sides — your turn" in listed["lines"][1]
    await tab.ask("press", payload=listed["actions"][0][0]["payload"])
    assert (await tab.until("go"))["table"] == board.screen["table"]


async def test_words_that_are_no_command_are_answered_kindly(visit: Visit) -> None:
    tab = await visit().tab()
    for text in ("hello there", "/castle", "/", "/score what is this"):
        told = await tab.ask("line", text=text)
        assert any(message["type"] == "notice" for message in told), text


async def test_a_choice_that_is_half_made_is_shown_in_the_pages_theme(visit: Visit) -> None:
    tab = await hot_seat(visit(), GAME_WITH_HANDS)
    await tab.ask("theme", theme="dark")
    whole = tab.screen["picture"]["digest"]
    await tab.ask("press", payload=half_choice(tab)["payload"])
    chosen = tab.screen["picture"]["digest"]
    assert chosen != whole and len(tab.screen["picked"]) == 1
    await tab.ask("theme", theme="light")
    await tab.ask("theme", theme="dark")
    assert tab.screen["picture"]["digest"] == chosen
    await tab.ask("press", payload=tab.screen["back"])
    assert tab.screen["picked"] == [] and tab.screen["picture"]["digest"] == whole


async def test_a_choice_is_forgotten_when_the_table_has_moved_on(visit: Visit) -> None:
    ann = visit()
    tab = await hot_seat(ann, GAME_WITH_HANDS)
    before, choice = tab.screen["revision"], half_choice(tab)
    await tab.ask("press", payload=choice["payload"])
    made = tab.screen["picked"]
    await tab.ask("press", payload=tab.screen["choices"][0]["payload"])
    assert (await tab.revision(before + 1))["picked"] == []
    back = await ann.tab(tab.screen["table"], picked=made, revision=before)
    assert back.screen["picked"] == []


async def test_a_picture_of_a_hand_goes_to_its_owner_alone(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    code = await opened(ann, GAME_WITH_HANDS)
    tabs = [await caller.tab(code) for caller in (ann, ben, eve)]
    lobby = {name for tab in tabs for name, _ in tab.pictures}
    await tabs[1].press("join")
    while not any(b.get("payload", "").startswith("start:") for b in buttons(tabs[0].screen)):
        await tabs[0].revision(tabs[0].screen["revision"] + 1)
    before = tabs[0].screen["revision"]
    await tabs[0].press("start")
    for tab in tabs:
        await tab.revision(before + 1)
    seen = [{name for name, _ in tab.pictures} - lobby for tab in tabs]
    assert seen[0] and seen[1] and not seen[0] & seen[1]
    assert not seen[2] & (seen[0] | seen[1])
    assert sum(bool(tab.screen["choices"]) for tab in tabs[:2]) == 1
    assert tabs[2].screen["choices"] == []


async def test_a_table_that_is_not_there_is_said_and_not_watched(visit: Visit) -> None:
    ann = visit("de")
    for code in ("AAAAA", "aaaaa", "AAAAAA", "../..", "<b>", "ÄÖÜÄÖ"):
        tab = await ann.tab(code)
        assert (await tab.until("gone"))["text"], code
        assert not any(message["type"] == "screen" for message in tab.told), code


async def test_leaving_a_table_stops_its_news(visit: Visit) -> None:
    ann = visit()
    board = await hot_seat(ann)
    other = await ann.tab(board.screen["table"])
    await other.ask("open", table="")
    told = len(other.told)
    await board.press("d3")
    await other.ask("theme", theme="dark")
    # Home hears that the table has changed; of the match itself it is told nothing.
    kinds = [m["type"] for m in other.told[told:]]
    assert kinds[-1] == "answer" and set(kinds[:-1]) <= {"home"}


async def test_without_a_cookie_of_ours_the_page_must_fetch_one(visit: Visit) -> None:
    ann = visit()
    socket = await ann.session.ws_connect(f"{ann.url}/socket", headers={"Origin": ann.url})
    assert await Tab(socket).closed() == UNKNOWN_VISITOR


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", None])
async def test_a_page_of_another_site_gets_no_socket(visit: Visit, origin: str | None) -> None:
    ann = visit()
    await ann.boot()
    headers = {} if origin is None else {"Origin": origin}
    with pytest.raises(WSServerHandshakeError) as refused:
        await ann.session.ws_connect(f"{ann.url}/socket", headers=headers)
    assert refused.value.status == 403


NONSENSE = (
    *("", "{", "[]", "7", '"open"', "{}", '{"ask": 7}', '{"ask": "deal"}', '{"ask": null}'),
    '{"ask": "line", "text": "no number"}',
    "[" * 1000,
    "[" * (requests.REQUEST_LIMIT - 1),
    '{"x":' * 300,
    '{"x":' + "[" * 1500 + "]" * 500 + ',"ask":"open"}',
    '{"ask": "line", "number": 1, "text": "\\ud800"}',
    "\ufeff{}",
    "\0",
)


async def test_nonsense_ends_the_conversation_without_a_word_in_the_log(
    visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    ann = visit()
    for text in NONSENSE:
        tab = await ann.tab()
        await tab.socket.send_str(text)
        assert await tab.closed() == NOT_UNDERSTOOD, text
    assert caplog.text == ""


async def test_a_page_that_goes_before_it_is_greeted_leaves_no_word_in_the_log(
    visit: Visit, desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    came, gone = asyncio.Event(), asyncio.Event()
    settings = desk.features.api("preferences", SettingsHandlers)
    chosen = settings.of

    async def slow(person: Person) -> PersonPreferences:
        came.set()
        await gone.wait()
        return await chosen(person)

    ann = visit()
    await ann.boot()
    monkeypatch.setattr(settings, "of", slow)
    tab = await ann.socket()
    await asyncio.wait_for(came.wait(), PATIENCE)
    tab.socket.get_extra_info("socket").shutdown(SHUT_RDWR)
    monkeypatch.undo()
    await visit().tab()  # by then the server has heard of it
    gone.set()
    await visit().tab()
    assert not [said for said in caplog.records if said.levelname == "ERROR"]


async def test_bytes_and_long_messages_end_the_conversation(visit: Visit) -> None:
    tab = await visit().tab()
    await tab.socket.send_bytes(b"\x00" * 64)
    assert await tab.closed() == NOT_UNDERSTOOD
    tab = await visit().tab()
    await tab.socket.send_str('{"ask": "line", "text": "' + 5000 * "x" + '"}')
    assert await tab.closed() == TOO_BIG


NEVER_SAID: tuple[tuple[str, dict[str, object]], ...] = (
    ("open", {"picked": "d3"}),
    ("open", {"have": "x"}),
    ("open", {"picked": [None, 7, "<b>"]}),
    ("open", {"picked": ["d3" * 40]}),
    ("open", {"picked": ["d3\n"]}),
    ("open", {"picked": ["d3"] * 30}),
    ("open", {"have": ["zz"]}),
    ("open", {"have": ["0" * 32] * 30}),
    ("open", {"theme": "pink"}),
    ("open", {"theme": 7}),
    ("open", {"table": "A" * 65}),
    ("open", {"revision": -2}),
    ("open", {"revision": 10**30}),
    ("open", {"number": -1}),
    ("open", {"number": 1.5}),
    ("open", {"eval": "1"}),
    ("theme", {}),
    ("theme", {"theme": None}),
    ("press", {"payload": "x" * 65}),
    ("press", {"payload": ["x"]}),
    ("play", {"game": "x" * 33}),
    ("play", {"game": True}),
    ("line", {"text": "x" * 201}),
)


async def test_what_no_page_of_ours_says_ends_the_conversation(visit: Visit) -> None:
    ann = visit()
    for ask, more in NEVER_SAID:
        tab = await ann.tab()
        await tab.socket.send_str(json.dumps({"ask": ask, "number": 1, **more}))
        assert await tab.closed() == NOT_UNDERSTOOD, (ask, more)


async def test_a_ping_is_answered_while_requests_before_it_wait_for_theirs(
    visit: Visit, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab = await hot_seat(visit())
    done = asyncio.Event()
    press = desk.press

    async def slow(*given: Any, **more: Any) -> Reply:
        await done.wait()
        return await press(*given, **more)

    monkeypatch.setattr(desk, "press", slow)
    moved = payload(tab.screen, "d3")
    asked = [("press", {"payload": moved}), ("ladder", {}), ("ping", {})]
    for number, (what, more) in enumerate(asked, 100):
        await tab.socket.send_str(json.dumps({"ask": what, "number": number, **more}))
    await tab.until("answer", number=102)
    answers = [message["number"] for message in tab.told if message["type"] == "answer"]
    assert 100 not in answers and 101 not in answers
    done.set()
    await tab.until("answer", number=101)
    answers = [message["number"] for message in tab.told if message["type"] == "answer"]
    assert answers[-3:] == [102, 100, 101], "one after the other"


async def test_what_was_asked_before_nonsense_is_answered(visit: Visit) -> None:
    tab = await hot_seat(visit())
    for text in (json.dumps({"ask": "ladder", "number": 100}), "nonsense"):
        await tab.socket.send_str(text)
    await tab.until("answer", number=100)
    assert await tab.closed() == NOT_UNDERSTOOD
