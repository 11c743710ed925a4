"""Ratings of one person with several accounts, and of somebody forgotten, as people meet them."""

from bot.people import Person
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import rebuild as rating_rows
from bot.store.store import Store
from tests.bot.rooms import Rooms, kept, payload, person, room, surely
from tests.bot.test_accounts import forget, link
from tests.bot.test_ratings import beats, begun, result

ANN, BEN, CARL, DORA = person("Ann"), person("Ben"), person("Carl"), person("Dora")
CHAT = room("lounge")
OWN = {who.id: room(f"{who.id}'s own", private=True) for who in (ANN, BEN, CARL)}


async def ladder(rooms: Rooms, who: Person) -> list[str]:
    """The lines of the chat's ladder."""
    reply = await rooms.desk.line(who, CHAT, "top", "reversi")
    assert reply.screen is not None
    return list(reply.screen.lines[1:])


async def test_linked_accounts_are_one_line_of_the_ladder_and_have_one_card(
    rooms: Rooms, store: Store
) -> None:
    await beats(rooms, ANN, CARL)
    await beats(rooms, CARL, BEN)
    assert len(await ladder(rooms, ANN)) == 3
    await link(rooms.desk, ANN, BEN)
    await store.replays.finish()
    lines = await ladder(rooms, BEN)
    assert [line.split()[1] for line in lines] == ["Carl", "Ben"]
    assert all("2 matches" in line for line in lines)
    assert (await rating_rows.check(store.database)).wrong == 0
    for who in (ANN, BEN):
        card = (await rooms.desk.command(who, OWN[who.id], "rating", {})).screen
        assert card is not None and card.lines[0] == f"{who.name}’s ratings"
        assert "2 matches" in card.lines[1]
        own = await rooms.desk.line(who, CHAT, "top", "computers")
        assert own.private and own.screen is not None and own.screen.audience == who.account


async def test_linked_accounts_never_meet_rated(rooms: Rooms, store: Store) -> None:
    running = (await begun(rooms, CHAT, ANN, BEN)).table
    lobby = await rooms.desk.line(ANN, CHAT, "play", "reversi")
    screen = await rooms.post(ANN, CHAT, lobby)
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    assert (await kept(store, running)).counts and (await kept(store, screen.table)).counts
    await link(rooms.desk, ANN, BEN)
    await store.replays.finish()
    for code in (running, screen.table):
        table = await kept(store, code)
        assert len({chair.person for chair in table.chairs}) == 1 and not table.counts
    hint = await rooms.desk.command(ANN, CHAT, "hint", {"code": running})
    assert not hint.refused, hint.notice
    await surely(rooms.desk, BEN, CHAT, "resign", running)
    assert (await rating_rows.check(store.database)).counted == 0
    new = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    await rooms.desk.press(BEN, CHAT, payload(new, "join"))
    assert len((await kept(store, new.table)).chairs) == 1, "they sit there already"
    await rooms.desk.press(BEN, CHAT, payload(new, "also"))
    table = await kept(store, new.table)
    assert len(table.chairs) == 2 and table.rated and not table.counts


async def test_the_forgotten_are_on_no_ladder_and_have_no_card(rooms: Rooms, store: Store) -> None:
    code = await beats(rooms, ANN, BEN)
    await beats(rooms, BEN, CARL)
    before = {
        one.person: one.skill
        for one in await ladder_rows.best(store.renamings, "", "reversi", 9, CHAT)
    }
    await forget(rooms.desk, ANN)
    lines = await ladder(rooms, BEN)
    assert len(lines) == 2 and not any("Ann" in line for line in lines)
    assert (await rooms.desk.line(BEN, CHAT, "rating", "Ann")).refused
    assert {
        one.person: one.skill
        for one in await ladder_rows.best(store.renamings, "", "reversi", 9, CHAT)
    } == {key: skill for key, skill in before.items() if key != ANN.key}
    await rating_rows.rebuild(store.renamings)
    assert {
        one.person: one.skill
        for one in await ladder_rows.best(store.renamings, "", "reversi", 9, CHAT)
    } == {key: skill for key, skill in before.items() if key != ANN.key}
    gains = [player.gain for player in (await result(rooms, code, BEN)).players]
    assert not gains[0] and gains[1].startswith("−")
