"""Explanations at the desk: a picture with numbers and a sentence for each, for one alone."""

from bot.desk.reply import Reply
from bot.press import Press, unpacked
from bot.screens import Screen
from bot.texts import Words
from engines import GAMES
from tests.bot.rooms import Rooms, kept, person, room, seen

ANN, CLEO = person("Ann"), person("Cleo")
GROUP, OWN = room("lounge"), room("ann's own", private=True)


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None
    return reply.screen


def asked(code: str) -> str:
    return Press("what", code, 0).pack()


async def begun(rooms: Rooms, game: str) -> str:
    """The code of a match against a computer player, with a move made by each if Ann begins."""
    reply = await rooms.desk.line(ANN, GROUP, "play", f"{game} beginner")
    code = shown(reply).table
    table = await kept(rooms.store, code)
    if table.match and table.turn and (seat := table.seats_of(ANN.key)[0]) == table.turn.seat:
        move = seen(table, seat).moves[0].replace(".", " ")
        await rooms.desk.typed(ANN, GROUP, move)
    return code


async def test_everything_numbered_is_told_in_every_language(rooms: Rooms) -> None:
    for game in GAMES:
        code = await begun(rooms, game)
        for language in Words().languages:
            screen = shown(await rooms.desk.press(person("Ann", language), OWN, asked(code)))
            assert screen.picture and screen.alt and len(screen.caption) <= 1000
            numbers = [line.partition(".")[0] for line in screen.lines[1:]]
            assert numbers == [str(number) for number in range(1, len(numbers) + 1)] != []


async def test_in_a_group_it_is_for_one_alone_and_others_hear_of_no_hand(rooms: Rooms) -> None:
    code = await begun(rooms, "crosswise")
    reply = await rooms.desk.press(ANN, GROUP, asked(code), "1")
    assert reply.private and shown(reply).audience == ANN.account
    own = len(shown(reply).lines)
    watching = shown(await rooms.desk.press(CLEO, GROUP, asked(code), "1"))
    assert len(watching.lines) < own, "nobody else's stones are among them"
    assert rooms.desk.catalogue.opens(unpacked(asked(code))), "an address may ask it"


async def test_a_lobby_has_nothing_to_explain(rooms: Rooms) -> None:
    code = shown(await rooms.desk.line(ANN, GROUP, "play", "reversi")).table
    assert (await rooms.desk.press(ANN, GROUP, asked(code))).refused
