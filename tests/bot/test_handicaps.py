"""Handicaps between people: chosen in a lobby, shown while and after a match, and rated."""

from msgspec.structs import replace
from sqlalchemy import Connection, insert

from bot.features.explanations.controls import control
from bot.people import Person
from bot.press import Press
from bot.ratings.handicap import even
from bot.ratings.rating import SCALE, START, Skill, contest, rated
from bot.screens import Screen
from bot.screens.history import Histories
from bot.screens.menus import menu_of
from bot.screens.reading import board_lines
from bot.screens.wording import Wording
from bot.store.schema import standings
from bot.store.store import Store
from bot.tables import handicaps, lobby
from bot.tables.table import Series, Table
from bot.texts import Words
from engines import GAMES
from engines.game import Outcome
from tests.bot.rooms import Rooms, buttons, kept, payload, person, room, surely, until

ANN, BEN, CLEO = person("Ann"), person("Ben"), person("Cleo")
CHAT = room("lounge")


def worth(game: str, size: int) -> float:
    return GAMES[game].handicaps[size]


def seated(game: str, *others: Person) -> Table:
    """A lobby of Ann's."""
    table = lobby.opened(game, ANN, {}, Series())
    for other in others:
        table = lobby.joined(table, other)
    return table


async def are_rated(store: Store, **points: int) -> None:
    """These people have so many rating points in Reversi."""

    def write(connection: Connection) -> None:
        for name, shown in points.items():
            mu = START.mu + (shown - 1000) / SCALE
            row = {"game": "reversi", "person": person(name).key, "mu": mu, "sigma": 2.0}
            connection.execute(insert(standings), row | {"matches": 20, "points": 10.0})

    await store.database.write(write)


async def lobby_of_two(rooms: Rooms) -> Screen:
    screen = await rooms.post(ANN, CHAT, await rooms.desk.line(ANN, CHAT, "play", "reversi"))
    await rooms.desk.press(BEN, CHAT, payload(screen, "join"))
    await until(lambda: menu_of(rooms.screen(CHAT), "handicap") is not None)
    return rooms.screen(CHAT)


async def test_the_host_has_it_made_even_and_everybody_sees_what_was_given(
    rooms: Rooms, store: Store
) -> None:
    screen = await lobby_of_two(rooms)
    menu = menu_of(screen, "handicap")
    assert menu is not None and (menu.label, menu.value) == ("Handicap", "even match?")
    reply = await rooms.desk.press(ANN, CHAT, payload(screen, "handicap", "even"))
    assert reply.notice is not None and "Ann has no rating" in reply.notice
    await are_rated(store, Ann=1000 + round(worth("reversi", 2)), Ben=1000)
    assert (await rooms.desk.press(BEN, CHAT, payload(screen, "handicap", "even"))).refused
    await rooms.desk.press(ANN, CHAT, payload(screen, "handicap", "even"))
    await until(lambda: "Ben +2 corners" in rooms.screen(CHAT).caption)
    menu = menu_of(rooms.screen(CHAT), "handicap")
    assert menu is not None and menu.value == "Ben +2 corners, even by your ratings"
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    assert "⚪ Ann 2 : 4 Ben ⚫ · Ben +2 corners" in rooms.screen(CHAT).caption
    table = await kept(store, screen.table)
    assert table.match is not None and table.match.setup.endswith(" handicap=0-2")
    page = await rooms.desk.page_screens.table(table.code, BEN, "en")
    assert [player.given for player in page.players] == ["", "+2 corners"]
    view = GAMES["reversi"].view(GAMES["reversi"].start(table.match.setup), None)
    first, *_ = Histories().tell(Wording(Words(), "en", table), view)
    assert first.text == "From the start: Ben +2 corners"
    assert "From the start: Ben +2 corners" in board_lines(Wording(Words(), "en", table), view)
    told = control(Wording(Words(), "en", table), view, ANN.key, "player.1", takes_back=False)
    assert told is not None and "+2 corners from the start" in " ".join(told.lines)
    assert not (await surely(rooms.desk, BEN, CHAT, "resign", table.code)).refused
    await until(lambda: "wins" in rooms.screen(CHAT).caption)
    assert "Ben +2 corners." in rooms.screen(CHAT).caption


async def test_a_rematch_is_proposed_with_what_is_even_then(rooms: Rooms, store: Store) -> None:
    screen = await lobby_of_two(rooms)
    await rooms.post(ANN, CHAT, await rooms.desk.command(ANN, CHAT, "start", {}))
    await surely(rooms.desk, BEN, CHAT, "resign", screen.table)
    page = await rooms.desk.page_screens.table(screen.table, BEN, "en")
    assert not [one for one in buttons(page) if "corner" in one.label]
    await are_rated(store, Ann=1000, Ben=1000 + round(worth("reversi", 1)))
    page = await rooms.desk.page_screens.table(screen.table, BEN, "en")
    (even_now,) = [one for one in buttons(page) if "corner" in one.label]
    assert even_now.label == "Rematch: Ann +1 corner"
    assert not (await rooms.desk.press(BEN, CHAT, even_now.payload)).refused
    again = await kept(store, screen.table)
    assert again.match is not None and again.match.setup.endswith(" handicap=1-0")
    assert handicaps.is_even(again)


async def test_the_host_gives_what_they_like_step_by_step_or_nothing(
    rooms: Rooms, store: Store
) -> None:
    screen = await lobby_of_two(rooms)
    await rooms.desk.press(ANN, CHAT, payload(screen, "handicap", "1", "1"))
    await until(lambda: "Ben +1 corner" in rooms.screen(CHAT).caption)
    menu = menu_of(rooms.screen(CHAT), "handicap")
    assert menu is not None
    assert [entry.label for entry in menu.entries][2:] == ["Ann +1 corner", "Ben +2 corners"]
    assert menu_of(screen, "first") and not menu_of(rooms.screen(CHAT), "first"), "Ben is black"
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "handicap", "0", "1"))
    await until(lambda: "Ann +1 corner" in rooms.screen(CHAT).caption)
    assert handicaps.of(await kept(store, screen.table)) == (1, 0)
    for path in (("0", "9"), ("7", "1"), ("nobody",), ("0", "1", "1")):
        bad = Press("handicap", screen.table, rooms.screen(CHAT).revision, path).pack()
        assert (await rooms.desk.press(ANN, CHAT, bad)).refused
    await rooms.desk.press(ANN, CHAT, payload(rooms.screen(CHAT), "handicap", "none"))
    await until(lambda: "corner" not in rooms.screen(CHAT).caption)


def test_it_goes_with_whoever_changes_seats_and_ends_where_somebody_comes_or_goes() -> None:
    table = lobby.with_handicap(seated("reversi", BEN), ANN, (0, 2))
    turned = lobby.swapped(table, ANN, 0, 1)
    assert handicaps.of(turned) == (2, 0) and turned.chairs[0].person == BEN.key
    assert lobby.sides_of(table) == ("white", "black"), "who is given corners plays black"
    assert handicaps.of(lobby.left(table, BEN)) == ()
    three = lobby.with_handicap(seated("triominos", BEN), ANN, (0, 20))
    assert handicaps.of(lobby.joined(three, CLEO)) == ()
    with_computer = lobby.with_computer(seated("triominos", BEN), ANN, "club")
    assert not handicaps.possible(with_computer)


def test_a_team_is_given_the_same_and_somebody_always_nothing() -> None:
    pairs = seated("crosswise", BEN, CLEO)
    assert handicaps.sides(pairs) == ((0, 2), (1,))
    assert handicaps.with_size(pairs, 2, 3) == (3, 0, 3)
    given = lobby.with_handicap(pairs, ANN, (3, 0, 3))
    assert handicaps.with_size(given, 1, 1) == (0, 1, 0)
    alone = lobby.with_handicap(seated("triominos", BEN, CLEO), ANN, (0, 20, 40))
    assert handicaps.with_size(alone, 0, 10) == (10, 0, 40)


def test_what_is_even_follows_from_the_ratings() -> None:
    points, alone = {10: 30.0, 20: 60.0}, ((0,), (1,), (2,))
    behind = [START, replace(START, mu=START.mu - 70 / SCALE), replace(START, mu=START.mu - 0.1)]
    assert even(points, behind, alone) == (0, 20, 0)
    assert even(points, [START] * 3, alone) == ()
    pair = [replace(START, mu=START.mu + 40 / SCALE), START, START]
    assert even(points, pair, ((0, 2), (1,))) == (0, 10, 0)


def test_a_match_is_rated_by_the_strength_with_the_handicap() -> None:
    def after(handicap: str, skills: tuple[Skill, Skill]) -> tuple[Skill, ...]:
        setup = GAMES["reversi"].deal(2, {"first": "1", "handicap": handicap}, "0" * 64)
        people = [(seat, f"web:{seat}") for seat in (0, 1)]
        found = contest("reversi", setup, Outcome((0,), (40, 24), "full"), people, own=True)
        assert found is not None
        return rated(found, skills)

    stronger = Skill(START.mu + worth("reversi", 2) / SCALE, 3.0)
    weaker = Skill(START.mu, 3.0)
    level, _ = after("none", (weaker, weaker))
    given, _ = after("0-2", (stronger, weaker))
    plain, _ = after("none", (stronger, weaker))
    assert abs((given.mu - stronger.mu) - (level.mu - weaker.mu)) < 1e-9
    assert given.mu > plain.mu, "to win is worth more against somebody who was given corners"
