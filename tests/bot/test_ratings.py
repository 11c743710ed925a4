"""Ratings as people meet them: the lobby's option, results, cards, ladders, staying out."""

import re
from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.desk import Desk
from bot.desk.reply import Reply, is_shared
from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.people import Chat, Person, PersonPreferences
from bot.preferences.chat_choices import Choosers
from bot.press import Press, unpack
from bot.ratings.errors import NobodyRated
from bot.ratings.rating import START
from bot.ratings.ratings import Ratings
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows.news import rating_news
from bot.screens import Screen
from bot.screens.menus import menu_of
from bot.store import people as person_rows
from bot.store.store import Store
from tests.bot.analysed import keep_analysis
from tests.bot.club import prove
from tests.bot.crowds import crowd
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, surely, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT, ELSEWHERE, OWN = room("lounge"), room("attic"), room("ann", private=True)
OPENING = ("d3", "c3", "c4", "e3")


async def begun(
    rooms: Rooms, chat: Chat = CHAT, one: Person = ANN, other: Person = BEN, series: str = ""
) -> Screen:
    """A match of Reversi that counts, shown in the chat; ``one`` begins."""
    reply = await rooms.desk.line(one, chat, "play", f"reversi {series} first 1")
    screen = await rooms.post(one, chat, reply)
    await rooms.desk.press(other, chat, payload(screen, "join"))
    return await rooms.post(one, chat, await rooms.desk.command(one, chat, "start", {}))


async def beats(
    rooms: Rooms,
    winner: Person,
    loser: Person,
    chat: Chat = CHAT,
    moves: int = 4,
    series: str = "",
) -> str:
    """A match that the loser gives up; the code of its table."""
    table = (await begun(rooms, chat, winner, loser, series)).table
    for ply, cell in enumerate(OPENING[:moves]):
        who = (winner, loser)[ply % 2]
        revision = (await kept(rooms.store, table)).revision
        reply = await rooms.desk.press(who, chat, Press("move", table, revision, (cell,)).pack())
        assert not reply.refused, reply
    assert not (await surely(rooms.desk, loser, chat, "resign", table)).refused
    return table


async def result(rooms: Rooms, code: str, who: Person, language: str = "en") -> Screen:
    return await rooms.desk.page_screens.table(code, who, language)


async def test_the_lobby_says_whether_the_match_counts(rooms: Rooms, store: Store) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi")
    screen = await rooms.post(ANN, CHAT, reply)
    assert "rated, no hints" in screen.caption
    menu = menu_of(screen, "rated")
    assert menu is not None and menu.value == "on" and menu.within == "options"
    assert [entry.label for entry in menu.entries] == ["On", "Off"]
    assert menu.about == ("Changes ratings; no hints", "Ratings stay as they are")
    hints = menu_of(screen, "hints")
    assert hints is not None and hints.value == "off"
    await rooms.desk.press(ANN, CHAT, payload(screen, "rated", "off"))
    await until(lambda: "hints on" in rooms.screen(CHAT).caption)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "rated", "on"))
    await until(lambda: "rated, no hints" in rooms.screen(CHAT).caption)
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "add", "club"))
    await until(lambda: "hints on" in rooms.screen(CHAT).caption)
    assert (await kept(store, screen.table)).rated, "nothing counts against a computer anyway"


async def test_a_card_tells_the_best_move_of_matches_that_were_analysed(
    rooms: Rooms, store: Store
) -> None:
    code = await beats(rooms, ANN, BEN)
    before = (await rooms.desk.line(ANN, CHAT, "rating", "")).screen
    steps = (
        AnalysisStep(0, 0, "d3", 1.0, "d3", 1.0),
        AnalysisStep(1, 1, "c3", -1.0, "c3", -1.0),
        AnalysisStep(2, 0, "c4", 8.0, "c4", 8.0),
    )
    await keep_analysis(store, code, 0, Analysis(4, steps, 4, done=True))
    after = (await rooms.desk.line(ANN, CHAT, "rating", "")).screen
    assert before is not None and after is not None
    assert after.lines[:-1] == before.lines
    assert after.lines[-1] == "Best move: c4 (+7.0)"


async def test_whoever_wants_hints_among_people_plays_for_fun(rooms: Rooms, store: Store) -> None:
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    await rooms.desk.press(ANN, CHAT, payload(screen, "hints", "on"))
    table = await kept(store, screen.table)
    assert table.hints and not table.rated


async def test_only_the_host_chooses(rooms: Rooms) -> None:
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    reply = await rooms.desk.press(BEN, CHAT, payload(screen, "rated", "off"))
    assert reply.notice == "Only Ann, who opened the table, can do that."
    bad = Press("rated", screen.table, screen.revision, ("maybe",)).pack()
    assert (await rooms.desk.press(ANN, CHAT, bad)).refused


async def test_a_match_that_counts_has_no_hints(rooms: Rooms) -> None:
    screen = await begun(rooms)
    assert "hint" not in {unpack(one.payload).verb for one in buttons(screen) if one.payload}
    for reply in (
        await rooms.desk.press(ANN, CHAT, Press("hint", screen.table, screen.revision).pack()),
        await rooms.desk.command(ANN, CHAT, "hint", {}),
    ):
        assert reply.refused and reply.notice == "This match is rated, so there are no hints."
    shown = await rooms.desk.page_screens.table(screen.table, ANN, "en", hinted=True)
    assert not shown.hinted


async def test_a_result_says_what_it_did_to_the_ratings(rooms: Rooms, store: Store) -> None:
    code = await beats(rooms, ANN, BEN)
    ladder = {
        one.person: one.skill.shown
        for one in await ladder_rows.best(store.renamings, "", "reversi", 9, CHAT)
    }
    up, down = ladder[ANN.key] - START.shown, START.shown - ladder[BEN.key]
    await until(lambda: "wins" in rooms.screen(CHAT).caption)
    shared = rooms.screen(CHAT)
    assert shared.lines[0] == "Ann wins"
    assert re.match(r"⚫ Ann \d+ · ⚪ Ben \d+\. Ben resigned\.", shared.lines[1])
    assert shared.lines[2:] == (f"Ratings: Ann +{up} · Ben −{down}",)
    for who in (ANN, BEN):
        own = await result(rooms, code, who)
        assert len(own.lines) == 2 and "Ratings" not in own.caption, "they stand at the figures"
        assert [player.gain for player in own.players] == [f"+{up}", f"−{down}"]
    assert not (await rooms.desk.line(ANN, OWN, "language", "de")).refused
    german = await rooms.desk.command(ANN, OWN, "join", {"code": code})
    assert german.screen is not None
    assert german.screen.lines[2] == f"Wertungen: Ann +{up} · Ben −{down}"
    assert "gewinn" in german.screen.lines[0]


async def test_a_result_that_counts_for_nobody_says_nothing(rooms: Rooms) -> None:
    code = await beats(rooms, ANN, BEN, moves=1)
    shown = await result(rooms, code, ANN)
    assert "Ratings" not in rooms.screen(CHAT).caption and [
        player.gain for player in shown.players
    ] == ["", ""]


async def rating(rooms: Rooms, who: Person, line: str = "", chat: Chat = CHAT) -> Reply:
    return await rooms.desk.line(who, chat, "rating", line)


async def test_a_card_is_a_picture_with_what_is_worth_telling(rooms: Rooms, store: Store) -> None:
    for _ in range(2):
        await beats(rooms, ANN, BEN)
    reply = await rating(rooms, CLEO, "Ann")
    assert reply.screen is not None and not reply.private and reply.screen.audience is None
    ladder = {
        one.person: one for one in await ladder_rows.best(store.renamings, "", "reversi", 9, CHAT)
    }
    shown = ladder[ANN.key].skill.shown
    assert reply.screen.lines == (
        "Ann’s ratings",
        f"Reversi: {shown}? · 2 matches · 100 % of the points",
        "Most often against Ben: twice",
        "Longest run: 2 wins",
    )
    assert reply.screen.picture is not None
    assert reply.screen.picture.png[:4] == b"\x89PNG"
    assert re.search(rf"Reversi {shown}\?, between 1\d\d\d and {shown}\.", reply.screen.alt)
    own = await rating(rooms, ANN)
    assert own.screen is not None and own.screen.lines == reply.screen.lines


async def test_a_card_is_in_the_language_of_the_chat(rooms: Rooms) -> None:
    await beats(rooms, ANN, BEN)
    await rooms.desk.command(ANN, CHAT, "language", {"language": "de"})
    reply = await rating(rooms, ANN)
    assert reply.screen is not None
    assert reply.screen.lines[0] == "Wertung von Ann"
    assert re.match(r"Reversi: \d+\? · 1 Partie · 100 % der Punkte", reply.screen.lines[1])
    assert reply.screen.lines[2] == "Am häufigsten gegen Ben: einmal"


async def test_somebody_is_meant_by_the_beginning_of_a_name(rooms: Rooms) -> None:
    await beats(rooms, ANN, BEN)
    for line in ("ben", "BE", "@ben"):
        reply = await rating(rooms, ANN, line)
        assert reply.screen is not None and reply.screen.lines[0] == "Ben’s ratings"
    for line in ("Zoe", "%", "_en"):
        refused = await rating(rooms, ANN, line)
        assert refused.refused and refused.notice.startswith("I know no rated player")


async def test_of_two_with_one_name_the_one_who_plays_here_is_meant(rooms: Rooms) -> None:
    await beats(rooms, ANN, BEN)
    other = Person("rooms", "ben2", "Ben", "en")
    await beats(rooms, CLEO, other, ELSEWHERE)
    assert not (await rating(rooms, CLEO, "Ben", ELSEWHERE)).refused
    assert not (await rating(rooms, ANN, "Ben", CHAT)).refused
    assert (await rating(rooms, ANN, "Ben", room("cellar"))).refused


async def test_without_a_rated_match_that_is_said(rooms: Rooms) -> None:
    reply = await rating(rooms, ANN)
    assert reply.screen is not None and reply.screen.picture is None
    assert reply.screen.lines[1].startswith("No rated match yet.")


async def top(rooms: Rooms, who: Person, line: str = "", chat: Chat = CHAT) -> Screen:
    reply = await rooms.desk.line(who, chat, "top", line)
    assert reply.screen is not None, reply
    return reply.screen


async def test_a_ladder_is_of_those_who_played_here_or_of_all(rooms: Rooms, store: Store) -> None:
    await beats(rooms, ANN, BEN)
    await beats(rooms, CLEO, BEN, ELSEWHERE)
    here = await top(rooms, ANN)
    assert here.lines[0] == "Reversi: the ladder of this chat" and here.audience is None
    assert re.match(r"1\. Ann 1\d\d\d\? · 1 match · 100 %", here.lines[1])
    assert here.lines[2].startswith("2. Ben ") and len(here.lines) == 3
    there = await top(rooms, ANN, "reversi", ELSEWHERE)
    assert [line.split()[1] for line in there.lines[1:]] == ["Cleo", "Ben"]
    unproven = await top(rooms, ANN, "all")
    assert len(unproven.lines) == 2
    assert unproven.lines[1].startswith("On this ladder: whoever has met 3 people")
    await prove(store)
    everybody = await top(rooms, ANN, "all")
    assert sorted(line.split()[1] for line in everybody.lines[1:-1]) == ["Ann", "Ben", "Cleo"]
    nobody = await top(rooms, ANN, "crosswise")
    assert nobody.lines[1] == "Nobody has played a rated match yet."
    circle = await top(rooms, ANN, "", OWN)
    assert circle.lines[0] == "Reversi: you and those you have played"
    assert [line.split()[1] for line in circle.lines[1:]] == ["Ann", "Ben"]


async def untold(store: Store, *people: Person) -> None:
    """As a migration leaves those who were rated before."""
    rows = [{"person": one.key, "news": "0026", "at": 1.0} for one in people]
    await store.database.write(lambda at: at.execute(insert(rating_news), rows))


async def test_whoever_was_rated_before_is_told_once_that_ratings_are_new(
    rooms: Rooms, store: Store
) -> None:
    await beats(rooms, ANN, BEN)
    await untold(store, ANN, BEN)
    new = "Ratings work differently now"
    ben = await rating(rooms, ANN, "Ben")
    assert ben.screen is not None and new not in ben.screen.caption, "it is his to read"
    cards = [await rating(rooms, ANN) for _ in "12"]
    said = [new in one.screen.lines[-1] for one in cards if one.screen is not None]
    assert said == [True, False]
    ladders = [await top(rooms, who) for who in (ANN, BEN, BEN)]
    assert [new in one.lines[-1] for one in ladders] == [False, True, False]


async def test_whoever_hides_ratings_sees_none_while_they_play(rooms: Rooms, store: Store) -> None:
    await beats(rooms, ANN, BEN)
    await rooms.desk.line(ANN, OWN, "settings", "ratings off")
    assert not (await rating(rooms, ANN)).refused, "as long as they play no match that counts"
    screen = await begun(rooms)
    for chat in (CHAT, OWN):
        for command in ("rating", "top"):
            reply = await rooms.desk.line(ANN, chat, command, "")
            assert reply.refused and reply.notice.startswith("You asked to see no ratings")
    pressed = await rooms.desk.press(ANN, CHAT, Press("top", "", 0, ("all", "reversi")).pack())
    assert pressed.refused
    assert not (await rooms.desk.line(ANN, CHAT, "top", "computers")).refused
    assert not (await rating(rooms, BEN)).refused and (await top(rooms, BEN)).lines
    await surely(rooms.desk, BEN, CHAT, "resign", screen.table)
    assert not (await rating(rooms, ANN)).refused


async def test_in_a_series_what_a_match_did_to_ratings_is_hidden_where_they_read_it(
    rooms: Rooms, store: Store
) -> None:
    code = await beats(rooms, ANN, BEN, series="match 2")
    await until(lambda: "Ann +" in rooms.screen(CHAT).caption)
    await rooms.desk.line(ANN, OWN, "settings", "ratings off")
    await until(lambda: "Ann +" not in rooms.screen(CHAT).caption)
    assert [player.gain for player in (await result(rooms, code, ANN)).players] == ["", ""]
    assert all(player.gain for player in (await result(rooms, code, BEN)).players)
    await rooms.desk.line(ANN, OWN, "settings", "ratings on")
    await until(lambda: "Ann +" in rooms.screen(CHAT).caption)
    await rooms.desk.line(BEN, CHAT, "settings", "ratings off")
    await until(lambda: "Ann +" not in rooms.screen(CHAT).caption)
    await rooms.desk.press(BEN, CHAT, payload(rooms.screen(CHAT), "next"))
    for ply, cell in enumerate(OPENING):
        table = await kept(store, code)
        assert table.turn.seat is not None
        who = ANN if table.chairs[table.turn.seat].person == ANN.key else BEN
        reply = await rooms.desk.press(
            who, CHAT, Press("move", code, table.revision, (cell,)).pack()
        )
        assert not reply.refused, (ply, reply)
    await surely(rooms.desk, BEN, CHAT, "resign", code)
    await until(lambda: "Ann +" in rooms.screen(CHAT).caption)


async def test_buttons_lead_from_ladder_to_ladder(rooms: Rooms) -> None:
    await beats(rooms, ANN, BEN)
    here = await top(rooms, ANN)
    labels = [[button.label for button in row] for row in here.actions]
    assert labels[0] == ["1", "2"] and "Reversi" in labels[1]
    assert labels[2] == ["Everybody", "Computers"]
    all_, carried = payload(here, "top", "all", "reversi"), [b.payload for b in buttons(here)]
    reply = await rooms.desk.press(BEN, CHAT, all_, "1", buttons=carried)
    assert reply.here and reply.screen is not None
    assert reply.screen.lines[0] == "Reversi: the ladder of all"
    for bad in (
        ("all",),
        ("all", "chess"),
        ("moon", "reversi"),
        ("all", "reversi", "x"),
        ("all", "reversi", "-1"),
        ("all", "reversi", "0", "9"),
        ("all", "reversi", "0", "1", "1"),
    ):
        assert (await rooms.desk.press(BEN, CHAT, Press("top", "", 0, bad).pack())).refused


def places(screen: Screen) -> list[str]:
    """The numbers at the beginnings of the lines of the ladder of all, and the gaps."""
    return [line.partition(".")[0] for line in screen.lines[1:-1]]


async def turned(rooms: Rooms, who: Person, *path: str) -> Screen:
    reply = await rooms.desk.press(who, CHAT, Press("top", "", 0, path).pack())
    assert reply.here and is_shared(reply) and reply.screen is not None, reply
    return reply.screen


async def test_a_ladder_is_turned_page_by_page(rooms: Rooms, store: Store) -> None:
    await crowd(store, "reversi", 23)
    first = await top(rooms, ANN, "reversi all")
    assert places(first) == [str(place) for place in range(1, 11)]
    assert [button.label for button in first.actions[2]] == ["11–20 ▶"]
    second = await turned(rooms, ANN, "all", "reversi", "1")
    assert places(second) == [str(place) for place in range(11, 21)]
    assert [button.label for button in second.actions[2]] == ["◀ 1–10", "21–23 ▶"]
    last = await rooms.desk.press(ANN, CHAT, second.actions[2][1].payload)
    assert last.screen is not None and places(last.screen) == ["21", "22", "23"]
    assert [button.label for button in last.screen.actions[1]] == ["◀ 11–20"]
    beyond = await turned(rooms, ANN, "all", "reversi", "99")
    assert places(beyond) == ["21", "22", "23"], "the last page, for one that is no more"
    old = await turned(rooms, ANN, "all", "reversi")
    assert places(old) == places(first), "a button from before there were pages"
    other = await top(rooms, ANN, "crosswise all")
    assert "▶" not in str(other.actions), "nobody there, so no page"


async def test_whoever_asks_sees_their_own_place(rooms: Rooms, store: Store) -> None:
    await crowd(store, "reversi", 23, ["Cleo"] + [f"N{n}" for n in range(2, 23)] + ["Ann"])
    first = await top(rooms, ANN, "reversi all")
    assert places(first)[-2:] == ["…", "23"] and len(places(first)) == 12
    assert first.lines[-2].startswith("23. Ann ")
    bens = await top(rooms, BEN, "reversi all")
    assert "…" not in bens.lines, "he stands nowhere"
    second = await turned(rooms, CLEO, "all", "reversi", "1")
    assert places(second)[:3] == ["1", "…", "11"], "before the page"
    last = await turned(rooms, ANN, "all", "reversi", "2")
    assert places(last) == ["21", "22", "23"], "where she stands already"
    await rooms.desk.line(ANN, CHAT, "settings", "ladder off")
    out = await top(rooms, ANN, "reversi all")
    assert "…" not in out.lines and "Ann" not in out.caption


async def test_a_turned_page_speaks_the_chats_language(rooms: Rooms, store: Store) -> None:
    await crowd(store, "reversi", 11)
    rooms.choosers = Choosers.MANAGERS
    await rooms.desk.command(replace(ANN, manages=True), CHAT, "language", {"language": "de"})
    german = await turned(rooms, person("Ben", "en"), "all", "reversi", "1")
    assert german.lines[0] == "Reversi: die Rangliste aller" and places(german) == ["11"]
    assert german.actions[1][0].label == "◀ 1–10"


async def test_the_computers_ladder_is_for_the_one_who_asks(rooms: Rooms) -> None:
    none = await rooms.desk.line(ANN, CHAT, "top", "computers")
    assert none.private and none.screen is not None and none.screen.audience == ANN.key
    assert none.screen.lines[1].startswith("You have not finished a match")
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi beginner first 1")
    screen = await rooms.post(ANN, CHAT, reply)
    await rooms.desk.press(ANN, CHAT, payload(screen, "move", "d3"))
    await until(lambda: rooms.screen(CHAT).revision == screen.revision + 2)  # it has answered
    await surely(rooms.desk, ANN, CHAT, "resign")
    reply = await rooms.desk.line(person("Ann", "de"), CHAT, "top", "computers")
    assert reply.screen is not None
    assert reply.screen.lines == (
        "Wie oft du die Computer geschlagen hast",
        "Reversi, Anfänger: 0 von 1 gewonnen",
    )


async def test_whoever_stays_out_is_nowhere(rooms: Rooms) -> None:
    await beats(rooms, ANN, BEN)
    reply = await rooms.desk.line(BEN, CHAT, "settings", "ladder off")
    assert not reply.refused
    code = await beats(rooms, ANN, BEN)
    assert not [line for line in (await top(rooms, ANN)).lines if "Ben" in line]
    assert not [line for line in (await top(rooms, ANN, "all")).lines if "Ben" in line]
    refused = await rating(rooms, ANN, "Ben")
    assert refused.refused
    shown = await result(rooms, code, ANN)
    assert [player.gain[:1] for player in shown.players] == ["+", ""]
    await until(lambda: "Ratings: Ann +" in rooms.screen(CHAT).caption)
    assert "Ben −" not in rooms.screen(CHAT).caption
    anns = await rating(rooms, ANN)
    assert anns.screen is not None and "Ben" not in anns.screen.caption
    own = await rating(rooms, BEN)
    assert own.private and own.screen is not None and own.screen.lines[0] == "Ben’s ratings"
    await rooms.desk.line(BEN, CHAT, "settings", "ladder on")
    assert [line for line in (await top(rooms, ANN)).lines if "Ben" in line]


async def test_results_that_stand_tell_nothing_more_of_who_leaves_the_ladder(
    rooms: Rooms,
) -> None:
    code = await beats(rooms, ANN, BEN)
    await until(lambda: "Ben −" in rooms.screen(CHAT).caption)
    await rooms.desk.line(BEN, CHAT, "settings", "ladder off")
    await until(lambda: "Ben −" not in rooms.screen(CHAT).caption)
    assert "Ann +" in rooms.screen(CHAT).caption, "hers stands"
    for who in (ANN, BEN):
        own = await result(rooms, code, who)
        assert "Ben −" not in own.caption
        assert [bool(player.gain) for player in own.players] == [True, False]
    again = await rooms.desk.command(CLEO, ELSEWHERE, "join", {"code": code})
    assert again.screen is not None and "Ben −" not in again.screen.caption
    await rooms.desk.line(BEN, CHAT, "settings", "ladder on")
    await until(lambda: "Ben −" in rooms.screen(CHAT).caption)


async def test_a_result_drawn_by_another_process_tells_nothing_either(
    rooms: Rooms, store: Store
) -> None:
    """Which knows the table as it was, and has heard nothing of the setting."""
    code = await beats(rooms, ANN, BEN)
    assert [bool(player.gain) for player in (await result(rooms, code, ANN)).players] == [
        True,
        True,
    ]
    await person_rows.set_person_preferences(
        store.renamings, BEN.key, PersonPreferences(ladder=False)
    )
    shown_now = await result(rooms, code, ANN)
    assert "Ben (" not in shown_now.caption
    assert [bool(player.gain) for player in shown_now.players] == [True, False]
    assert (await rating(rooms, CLEO, "Ben")).refused
    shown = await rooms.desk.features.api("ratings", Ratings).card(ANN.key, CLEO, "en", "light")
    assert "Ben" not in shown.caption
    with pytest.raises(NobodyRated):
        await rooms.desk.features.api("ratings", Ratings).card(BEN.key, CLEO, "en", "light")


@pytest.mark.parametrize("line", ["ladder maybe", "moon off"])
async def test_a_setting_that_there_is_not_is_refused(desk: Desk, line: str) -> None:
    assert (await desk.line(ANN, CHAT, "settings", line)).refused


async def test_a_setting_alone_shows_its_choices(desk: Desk) -> None:
    reply = await desk.line(ANN, OWN, "settings", "ladder")
    assert reply.screen is not None and reply.screen.lines[0] == "Ladder"
    assert [button.label for button in buttons(reply.screen)] == ["✓ On", "Off", "Back"]
