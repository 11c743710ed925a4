"""Several accounts are one person: tables, seats and settings follow; hands stay hidden."""

import asyncio
import json
import re

import pytest
from sqlalchemy import Connection, select

from bot.desk import Desk
from bot.people import Chat, ChatPreferences, Person, is_gone
from bot.preferences.settings import SettingsHandlers
from bot.press import Press
from bot.screens import Screen
from bot.store import links as link_rows
from bot.store.schema import metadata
from bot.store.store import Store
from bot.tables.limits import GuessLimits, LinkLimits
from bot.tables.table import Status
from engines import GAMES
from engines.game import View
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, seen, surely, verbs
from tests.tally import settled

ANN, BEN, CARL = person("Ann"), person("Ben"), person("Carl")
ANNS, BENS, CARLS = (room(f"{p.id}'s own", private=True) for p in (ANN, BEN, CARL))
LOUNGE = room("lounge")
HOMES = {ANN.id: ANNS, BEN.id: BENS, CARL.id: CARLS}
HIDDEN = [key for key in GAMES if key != "reversi"]
hidden = pytest.mark.parametrize("game", HIDDEN)


async def code_of(desk: Desk, who: Person, chat: Chat) -> str:
    """The code that /link shows."""
    reply = await desk.command(who, chat, "link", {})
    assert reply.screen is not None and reply.screen.audience == who.account and not reply.refused
    found = re.search(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b", reply.screen.lines[1])
    assert found is not None
    return found[0]


async def link(desk: Desk, first: Person, second: Person) -> Screen:
    """Make the second account one person with the first."""
    code = await code_of(desk, first, HOMES[first.id])
    asked = await desk.line(second, HOMES[second.id], "link", code)
    assert asked.screen is not None and asked.screen.audience == second.account, asked.notice
    reply = await desk.press(second, HOMES[second.id], payload(asked.screen, "link", "yes"))
    assert reply.screen is not None, reply.notice
    return reply.screen


async def unlink(desk: Desk, who: Person) -> Screen:
    """Answer the one question."""
    home = HOMES[who.id]
    asked = await desk.command(who, home, "unlink", {})
    assert asked.screen is not None and asked.screen.audience == who.account, asked.notice
    gone = await desk.press(who, home, payload(asked.screen, "unlink", "yes"))
    assert gone.screen is not None and gone.screen.audience == who.account, gone.notice
    return gone.screen


async def begun(rooms: Rooms, game: str, *people: Person) -> str:
    """A match between these, dealt in the lounge."""
    first, *others = people
    reply = await rooms.desk.command(first, LOUNGE, "play", {"game": game})
    screen = await rooms.post(first, LOUNGE, reply)
    for other in others:
        await rooms.desk.press(other, LOUNGE, Press("join", screen.table, 0).pack())
    await rooms.desk.command(first, LOUNGE, "start", {"code": screen.table})
    return screen.table


async def view(rooms: Rooms, store: Store, code: str, seat: int | None) -> View:
    return seen(await kept(store, code), seat)


async def to_move(rooms: Rooms, store: Store, code: str) -> tuple[Person, list[Person], View]:
    """Whose turn it is, who else plays, and what the seat to move sees."""
    turn = (await view(rooms, store, code, None)).turn
    assert turn is not None
    known = {who.account: who for who in (ANN, BEN, CARL)}
    people = [known[chair.person] for chair in (await kept(store, code)).chairs]
    return people[turn], [*people[:turn], *people[turn + 1 :]], await view(rooms, store, code, turn)


async def page(rooms: Rooms, who: Person, code: str) -> Screen:
    return await rooms.desk.page_screens.table(code, who, "en")


async def move(rooms: Rooms, store: Store, who: Person, code: str, chat: Chat = LOUNGE) -> bool:
    """The first legal move of the seat to move; whether it was taken."""
    table = await kept(store, code)
    turn = (await view(rooms, store, code, None)).turn
    moves = (await view(rooms, store, code, turn)).moves
    press = Press("mine", code, table.revision, tuple(moves[0].split(".")))
    return not (await rooms.desk.press(who, chat, press.pack())).refused


def shown_of(screen: Screen) -> str:
    """All that a screen tells its reader in words and payloads."""
    said = " ".join((*screen.lines, screen.alt, *(b.payload for b in buttons(screen))))
    regions = screen.picture.regions if screen.picture is not None else ()
    return said + " ".join(region.choice for region in regions)


def tells(screen: Screen, view: View) -> bool:
    """Whether a screen lets its reader choose from the hand of this view."""
    regions = screen.picture.regions if screen.picture is not None else ()
    return "mine" in verbs(screen) or any(region.choice in view.hand for region in regions)


async def test_an_account_is_linked_so_often_in_a_day(rooms: Rooms) -> None:
    desk = rooms.desk
    for _ in range(LinkLimits().own):
        await link(desk, ANN, BEN)
        await unlink(desk, BEN)
    asked = await desk.line(BEN, HOMES[BEN.id], "link", await code_of(desk, ANN, HOMES[ANN.id]))
    assert asked.screen is not None, asked.notice
    refused = await desk.press(BEN, HOMES[BEN.id], payload(asked.screen, "link", "yes"))
    assert refused.refused
    assert refused.notice == "That is enough links for today. Try again tomorrow."


async def test_a_link_makes_two_accounts_one_person(rooms: Rooms, store: Store) -> None:
    code = await begun(rooms, "reversi", ANN, CARL)
    await rooms.desk.command(ANN, ANNS, "language", {"language": "de"})
    screen = await link(rooms.desk, ANN, BEN)
    assert screen.audience == BEN.account
    assert [game.code for game in await rooms.desk.tables.games_of(BEN)] == [code]
    assert [game[0] for game in await rooms.desk.tables.newest_of(BEN)] == [code]
    assert (await rooms.desk.features.api("preferences", SettingsHandlers).of(BEN)).language == "de"
    assert rooms.desk.readers.language(BEN) == "de"
    table = await kept(store, code)
    assert table.host == table.chairs[0].person and table.host != ANN.account
    assert await move(rooms, store, BEN, code), "the same seat is played with either account"
    assert await move(rooms, store, CARL, code)
    assert await move(rooms, store, ANN, code)
    after = await kept(store, code)
    assert after.match is not None
    assert {maker.who for maker in after.match.makers} == {table.host, CARL.account}


async def test_who_made_which_move_follows(rooms: Rooms, store: Store) -> None:
    code = await begun(rooms, "reversi", ANN, CARL)
    assert await move(rooms, store, ANN, code)
    await link(rooms.desk, BEN, ANN)
    table = await kept(store, code)
    assert table.match is not None
    assert table.match.makers[0].who == table.chairs[0].person


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "This code does not work"), ("de", "Dieser Code verbindet nichts")],
)
async def test_a_wrong_code_is_refused_in_the_own_language(
    rooms: Rooms, language: str, said: str
) -> None:
    ben = person("Ben", language)
    reply = await rooms.desk.line(ben, BENS, "link", "ABCDEFGH")
    assert reply.refused and reply.notice.startswith(said)


async def test_a_code_works_once_and_only_for_another_account(rooms: Rooms) -> None:
    desk = rooms.desk
    code = await code_of(desk, ANN, ANNS)
    own = await desk.line(ANN, ANNS, "link", code)
    assert own.refused and own.notice.startswith("Enter this code with /link on your other account")
    assert not (await desk.line(BEN, BENS, "link", code.lower().replace("-", ""))).refused
    assert not (await desk.typed(BEN, BENS, "yes")).refused
    again = await desk.line(CARL, CARLS, "link", code)
    assert again.refused and again.notice.startswith("This code does not work")
    twice = await desk.line(ANN, ANNS, "link", await code_of(desk, BEN, BENS))
    assert twice.refused and twice.notice == "These two accounts are one person already."


async def test_a_new_code_makes_the_old_one_worthless(rooms: Rooms) -> None:
    old = await code_of(rooms.desk, ANN, ANNS)
    await code_of(rooms.desk, ANN, ANNS)
    assert (await rooms.desk.line(BEN, BENS, "link", old)).refused


async def test_a_third_account_belongs_to_the_same_person(rooms: Rooms, store: Store) -> None:
    await link(rooms.desk, ANN, BEN)
    await link(rooms.desk, CARL, BEN)
    keys = {await store.people.person_of(who.account) for who in (ANN, BEN, CARL)}
    assert len(keys) == 1
    assert await link_rows.accounts_of(store.database, keys.pop()) == (
        ANN.account,
        BEN.account,
        CARL.account,
    )


async def test_guessing_is_limited_for_one_account_and_in_all(rooms: Rooms) -> None:
    desk = rooms.desk
    limits = GuessLimits()
    code = await code_of(desk, ANN, ANNS)
    said = [(await desk.line(BEN, BENS, "link", "ABCDEFGH")).notice for _ in range(limits.own + 1)]
    assert [notice[:8] for notice in said] == ["This cod"] * limits.own + ["Too many"]
    assert (await desk.line(BEN, BENS, "link", code)).notice.startswith("Too many")
    for number in range(limits.in_all - limits.own):
        await desk.line(person(f"Guest{number}"), BENS, "link", "ABCDEFGH")
    assert (await desk.line(CARL, CARLS, "link", code)).notice.startswith("Too many")


@hidden
async def test_between_two_hands_of_linked_accounts_stands_a_curtain(
    rooms: Rooms, store: Store, game: str
) -> None:
    code = await begun(rooms, game, ANN, BEN, CARL)
    first, _, _ = await to_move(rooms, store, code)
    await rooms.desk.command(first, HOMES[first.id], "hand", {"code": code})
    assert await move(rooms, store, first, code)
    second, _, hand = await to_move(rooms, store, code)
    assert first != second
    await link(rooms.desk, first, second)
    for who in (first, second):
        screen = await page(rooms, who, code)
        assert screen.kind == "curtain" and not tells(screen, hand)
    curtain = await page(rooms, second, code)
    opened = await rooms.desk.press(second, HOMES[second.id], payload(curtain, "seat"))
    assert opened.screen is not None and tells(opened.screen, hand)


@hidden
async def test_linked_accounts_never_get_the_hand_of_a_third(
    rooms: Rooms, store: Store, game: str
) -> None:
    code = await begun(rooms, game, CARL, ANN, BEN)
    third, others, theirs = await to_move(rooms, store, code)
    await link(rooms.desk, *others)
    for who in others:
        screens = [await page(rooms, who, code)]
        reply = await rooms.desk.command(who, HOMES[who.id], "hand", {"code": code})
        screens += [reply.screen] if reply.screen is not None else []
        for screen in screens:
            assert not tells(screen, theirs)
    assert tells(await page(rooms, third, code), theirs)


@hidden
async def test_an_account_that_leaves_sees_no_hand_of_the_seats_it_left(
    rooms: Rooms, store: Store, game: str
) -> None:
    code = await begun(rooms, game, ANN, CARL)
    ann, _, hand = await to_move(rooms, store, code)
    await link(rooms.desk, BEN, ann)
    reply = await rooms.desk.command(BEN, BENS, "board", {"code": code})
    await rooms.post(BEN, BENS, reply)
    assert tells(await page(rooms, BEN, code), hand)
    assert tells(await page(rooms, ann, code), hand)
    screen = await unlink(rooms.desk, BEN)
    assert screen.lines[1].startswith("Each account gets back what it brought")
    assert not tells(await page(rooms, BEN, code), hand)
    assert tells(await page(rooms, ann, code), hand), "the seat is theirs who brought it"
    assert not await move(rooms, store, BEN, code)
    refused = await rooms.desk.command(BEN, BENS, "hand", {"code": code})
    assert refused.refused
    assert await rooms.desk.tables.games_of(BEN) == []
    assert await move(rooms, store, ann, code)
    await settled(rooms.desk)
    shown = rooms.screen(BENS)
    assert not tells(shown, hand) and shown.audience in (None, BEN.account)


async def test_an_account_on_its_own_cannot_be_unlinked(rooms: Rooms) -> None:
    reply = await rooms.desk.command(ANN, ANNS, "unlink", {})
    assert reply.refused and reply.notice == "This account is linked with no other."


async def test_a_message_of_the_joined_account_goes_on(rooms: Rooms, store: Store) -> None:
    code = await begun(rooms, HIDDEN[0], BEN, CARL)
    ben, _, hand = await to_move(rooms, store, code)
    home = HOMES[ben.id]
    await rooms.post(ben, home, await rooms.desk.command(ben, home, "board", {"code": code}))
    await link(rooms.desk, ANN, ben)
    shown = rooms.screen(home)
    assert shown.audience == ben.account and tells(shown, hand)
    assert await move(rooms, store, ben, code, home)


async def test_a_move_under_way_while_its_account_is_linked_counts_once(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms, "reversi", ANN, CARL)
    linking = await code_of(rooms.desk, BEN, BENS)
    asked = (await rooms.desk.line(ANN, ANNS, "link", linking)).screen
    assert asked is not None
    _, reply = await asyncio.gather(
        move(rooms, store, ANN, code),
        rooms.desk.press(ANN, ANNS, payload(asked, "link", "yes")),
    )
    assert not reply.refused
    table = await kept(store, code)
    assert table.match is not None and len(table.match.moves) <= 1
    known = {table.chairs[0].person}
    assert {maker.who for maker in table.match.makers} <= known
    if not table.match.moves:
        assert await move(rooms, store, ANN, code)


async def test_a_proposal_between_two_who_become_one_lapses(rooms: Rooms, store: Store) -> None:
    code = await begun(rooms, "reversi", ANN, BEN)
    await surely(rooms.desk, ANN, LOUNGE, "draw", code)
    assert (await kept(store, code)).proposal is not None
    await link(rooms.desk, ANN, BEN)
    assert (await kept(store, code)).proposal is None


async def test_a_button_of_before_is_refused_kindly(rooms: Rooms, store: Store) -> None:
    code = await begun(rooms, "reversi", ANN, CARL)
    old = await kept(store, code)
    await link(rooms.desk, ANN, BEN)
    reply = await rooms.desk.press(ANN, LOUNGE, Press("move", code, old.revision, ("d3",)).pack())
    assert reply.refused
    assert await move(rooms, store, ANN, code)


async def forget(desk: Desk, who: Person) -> Screen:
    """Answer the one question."""
    home = HOMES[who.id]
    asked = await desk.command(who, home, "forget", {})
    assert asked.screen is not None and asked.screen.audience == who.account
    done = await desk.press(who, home, payload(asked.screen, "forget", "yes"))
    assert done.screen is not None, done.notice
    return done.screen


async def test_asking_to_be_forgotten_forgets_nothing_yet(rooms: Rooms, store: Store) -> None:
    code = await begun(rooms, "reversi", ANN, CARL)
    await rooms.desk.command(ANN, ANNS, "forget", {})
    assert (await kept(store, code)).chairs[0].person == ANN.account


async def test_the_forgotten_are_nowhere_in_the_database(rooms: Rooms, store: Store) -> None:
    running = await begun(rooms, "reversi", ANN, CARL)
    assert await move(rooms, store, ANN, running)
    over = await begun(rooms, "reversi", CARL, ANN)
    await surely(rooms.desk, CARL, LOUNGE, "resign", over)
    lobby = await rooms.desk.command(ANN, ANNS, "play", {"game": "reversi"})
    await rooms.post(ANN, ANNS, lobby)
    await rooms.desk.command(ANN, ANNS, "language", {"language": "de"})
    await rooms.desk.command(ANN, ANNS, "away", {})
    await link(rooms.desk, ANN, BEN)
    await code_of(rooms.desk, BEN, BENS)
    key = await store.people.person_of(ANN.account)
    await forget(rooms.desk, ANN)
    table = await kept(store, running)
    assert table.status is Status.PLAYING and table.chairs[0].level
    assert table.host == CARL.account
    finished = await kept(store, over)
    assert is_gone(finished.chairs[1].person) and not finished.chairs[1].name
    shown = await rooms.desk.page_screens.table(over, CARL, "en")
    assert "somebody" in shown_of(shown).lower()
    again = await rooms.desk.command(CARL, LOUNGE, "rematch", {"code": over})
    assert not again.refused, again.notice
    assert (await kept(store, over)).chairs[1].level
    await rooms.desk.close()  # what it knows of them is written
    await store.renamings.finish()
    dumped = await store.database.read(everything)
    for word in (ANN.account, BEN.account, key, '"Ann"', '"Ben"'):
        assert word not in dumped, word


def everything(connection: Connection) -> str:
    """All rows of the database as text."""
    return "\n".join(
        json.dumps([dict(row) for row in connection.execute(select(table)).mappings()], default=str)
        for table in metadata.sorted_tables
    )


async def test_no_key_of_somebody_else_is_in_the_file_of_what_is_kept(
    rooms: Rooms, store: Store
) -> None:
    await store.chats.set_preferences(LOUNGE, ChatPreferences(notices="always"))
    code = await begun(rooms, "reversi", ANN, CARL)
    await surely(rooms.desk, ANN, LOUNGE, "calloff", code)
    reply = await rooms.desk.command(CARL, CARLS, "mydata", {})
    assert reply.screen is not None and reply.screen.file is not None
    data = reply.screen.file.data.decode()
    assert "asked" in {told["kind"] for told in json.loads(data)["notices"]}
    assert ANN.account not in data and "Ann" not in data


async def test_a_table_at_which_nobody_is_left_ends(rooms: Rooms, store: Store) -> None:
    reply = await rooms.desk.command(ANN, ANNS, "play", {"game": "reversi", "computer": "casual"})
    assert reply.screen is not None
    await forget(rooms.desk, ANN)
    assert (await kept(store, reply.screen.table)).status is Status.OVER


async def test_what_is_kept_comes_as_a_file_for_its_person_alone(
    rooms: Rooms, store: Store
) -> None:
    code = await begun(rooms, "reversi", ANN, CARL)
    assert await move(rooms, store, ANN, code)
    await link(rooms.desk, ANN, BEN)
    reply = await rooms.desk.command(BEN, LOUNGE, "mydata", {})
    assert reply.private and reply.screen is not None and reply.screen.audience == BEN.account
    assert reply.screen.file is not None
    kept_of = json.loads(reply.screen.file.data)
    assert kept_of["accounts"] == [ANN.account, BEN.account]
    assert [seat["table"] for seat in kept_of["seats"]] == [code]
    assert [entry["table"] for entry in kept_of["moves"]] == [code]
    assert "Carl" not in json.dumps(kept_of) and CARL.account not in json.dumps(kept_of)
