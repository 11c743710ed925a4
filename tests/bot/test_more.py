"""What is folded behind [More], and the buttons of a result."""

import pytest

from bot.people import Person
from bot.press import unpack
from bot.screens import Screen
from bot.screens.menus import menu_of
from bot.store.store import Store
from bot.tables.table import Status
from tests.bot.rooms import Rooms, kept, payload, person, room, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")


async def begun(rooms: Rooms, line: str = "reversi first 1") -> Screen:
    """Ann and Ben play in the lounge, with hints; Ann is to move."""
    line = f"{line} rated off"
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", line))
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    return rooms.screen(CHAT)


def rows(screen: Screen) -> list[list[str]]:
    """The labels of a screen's buttons, row by row."""
    return [[button.label for button in row] for row in screen.actions]


def folded(screen: Screen, key: str = "more") -> set[str]:
    """The verbs of a menu, and the keys of those that stand in it."""
    menu = menu_of(screen, key)
    assert menu is not None
    inner = {each.key for each in screen.menus if each.within == key}
    return {unpack(entry.payload).verb for entry in menu.entries} | inner


async def own(rooms: Rooms, code: str, who: Person) -> Screen:
    return await rooms.desk.page_screens.table(code, who, "en")


async def test_a_running_board_shows_hint_and_more_and_folds_the_rest(rooms: Rooms) -> None:
    screen = await begun(rooms)
    assert rows(screen) == [["Hint", "Open privately", "More"]], "no private screens here"
    more = {
        "ask",
        "rules",
        "text",
        "do",
        "board",
        "share",
        "replace",
        "host",
        "block",
        "say",
        "what",
        "pause",
    }
    ends = {"draw", "resign", "calloff"}
    assert folded(screen) == more | ends, "nothing to take back yet"
    await rooms.desk.press(ANN, CHAT, screen.choices[0].payload)
    await until(lambda: "undo" in folded(rooms.screen(CHAT)))


async def test_where_hands_are_hidden_the_hand_comes_first(rooms: Rooms) -> None:
    screen = await begun(rooms, "triominos")
    assert rows(screen)[-1][0] == "My hand" and rows(screen)[-1][-1] == "More"
    assert {"fair", "ask", "resign", "draw"} <= folded(screen)


async def test_where_answers_are_private_no_way_leads_elsewhere_and_scores_stand_beside(
    rooms: Rooms,
) -> None:
    rooms.shows_privately = True
    assert rows(await begun(rooms)) == [["Hint", "More"]]
    screen = await begun(rooms, "crosswise first 1")
    assert rows(screen) == [["My hand", "Hint", "Scoring", "More"]]
    asked = [b.label for menu in screen.menus for b in menu.entries if "ask:" in b.payload]
    assert "Scoring" not in asked and "Discards" in asked


async def test_who_only_watches_may_ask_but_end_nothing(rooms: Rooms) -> None:
    screen = await begun(rooms)
    assert folded(await own(rooms, screen.table, CLEO)) == {"ask", "rules", "text", "share", "what"}


async def test_giving_up_is_asked_with_what_follows_and_done_by_one_press(rooms: Rooms) -> None:
    screen = await own(rooms, (await begun(rooms)).table, BEN)
    menu = menu_of(screen, "resign")
    assert menu is not None and menu.within == "more"
    assert menu.about == ("Give up? Ann wins this match.",)
    assert [entry.style for entry in menu.entries] == ["danger"]
    reply = await rooms.desk.press(BEN, CHAT, menu.entries[0].payload)
    assert reply.notice == f"You gave up at table {screen.table}."
    await until(lambda: rooms.screen(CHAT).kind == "result")
    assert rooms.screen(CHAT).lines[0] == "Ann wins"
    assert "Ben resigned." in rooms.screen(CHAT).lines[1]


async def test_what_asks_says_what_follows_to_its_presser_alone(rooms: Rooms) -> None:
    screen = await begun(rooms)
    more = payload(screen, "rules").replace("rules:", "menu:")
    asked = (await rooms.desk.press(ANN, CHAT, f"{more}resign", "1")).screen
    assert asked is not None and asked.audience == ANN.key
    assert asked.lines == ("Resign", "Give up? Ben wins this match.")
    assert rows(asked) == [["‹ Back"], ["Give up"]]
    assert rooms.screen(CHAT) == screen
    stranger = await rooms.desk.press(CLEO, CHAT, f"{more}resign", "1")
    assert stranger.notice == "You do not play at this table."


async def test_where_nobody_else_reads_a_command_asks_on_the_table_and_a_word_answers(
    rooms: Rooms, store: Store
) -> None:
    screen = await begun(rooms)
    own = room("ben", private=True)
    reply = await rooms.desk.command(BEN, own, "resign", {"code": screen.table})
    asking = await rooms.post(BEN, own, reply)
    assert asking.table == screen.table and asking.picture is not None
    assert asking.lines == ("Resign", "Give up? Ann wins this match.")
    assert (await kept(store, screen.table)).revision == screen.revision
    await rooms.desk.typed(BEN, own, "yes")
    await until(lambda: rooms.screen(CHAT).kind == "result")


async def test_a_lobby_is_closed_by_its_host_alone_who_is_asked(rooms: Rooms, store: Store) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi")
    screen = await rooms.post(ANN, CHAT, reply)
    assert "Only Ann" in (await rooms.desk.line(BEN, CHAT, "calloff", "")).notice
    asked = (await rooms.desk.line(ANN, CHAT, "calloff", "")).screen
    assert asked is not None and asked.audience == ANN.key
    assert (await kept(store, screen.table)).status is Status.LOBBY
    await rooms.desk.press(ANN, CHAT, asked.actions[-1][0].payload)
    assert (await kept(store, screen.table)).status is Status.CLOSED


async def test_giving_up_on_an_older_board_gives_nothing_up(rooms: Rooms, store: Store) -> None:
    screen = await begun(rooms)
    await rooms.desk.press(ANN, CHAT, screen.choices[0].payload)
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "resign"))
    assert reply.refused
    table = await kept(store, screen.table)
    assert table.match is not None and table.match.outcome is None


@pytest.mark.parametrize(
    ("verb", "asks"), [("draw", "Ann offers a draw"), ("calloff", "Ann proposes to call the match")]
)
async def test_what_needs_consent_is_asked_by_a_button(rooms: Rooms, verb: str, asks: str) -> None:
    screen = await begun(rooms)
    reply = await rooms.desk.press(ANN, CHAT, payload(screen, verb))
    assert reply.notice == "Asked. Still to answer: Ben."
    await until(lambda: rooms.screen(CHAT).lines[0].startswith(asks))
    assert verb not in folded(rooms.screen(CHAT)), "one question at a time"
    assert rows(rooms.screen(CHAT))[0] == ["Agree", "Decline"]


async def test_a_stranger_cannot_end_a_match_by_a_button_that_all_see(rooms: Rooms) -> None:
    screen = await begun(rooms)
    for verb in ("draw", "calloff", "resign"):
        assert (await rooms.desk.press(CLEO, CHAT, payload(screen, verb))).refused
    assert rooms.screen(CHAT).kind == "board"


async def test_a_result_has_the_rematch_alone_and_the_proof_folded(rooms: Rooms) -> None:
    screen = await begun(rooms, "triominos")
    await rooms.desk.press(BEN, CHAT, payload(screen, "resign"))
    await until(lambda: rooms.screen(CHAT).kind == "result")
    over = rooms.screen(CHAT)
    assert rows(over)[0] == ["Rematch"]
    assert rows(over)[-1] == ["Score sheet", "Fair deal", "More"]
    assert {"share", "fair"} <= {unpack(b.payload).verb for row in over.actions for b in row}
    reply = await rooms.desk.press(CLEO, CHAT, payload(over, "fair"))
    told = reply.screen.caption if reply.screen else reply.notice
    assert "Seal: " in told and "Seed: " in told and "sha256sum" in told


async def test_sharing_tells_the_code_and_nothing_hidden(rooms: Rooms) -> None:
    screen = await begun(rooms, "crosswise")
    reply = await rooms.desk.press(CLEO, CHAT, payload(screen, "share"))
    told = reply.screen.caption if reply.screen else reply.notice
    assert told.startswith(f"Table {screen.table} · Crosswise")


async def test_what_a_match_is_played_for_stands_on_its_page(rooms: Rooms) -> None:
    screen = await begun(rooms, "reversi match 2 clock 3d+1d")
    page = await rooms.desk.page_screens.table(screen.table, ANN, "en")
    assert page.stake == "Match 1 · 0 : 0 · 3 days + 1 day"
