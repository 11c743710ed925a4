"""The rules at the desk: the goal with a picture of one turn, and the details behind a button."""

from bot.desk.reply import Reply
from bot.press import unpack, unpacked
from bot.screens import Screen
from bot.texts import Words
from engines import GAMES
from tests.bot.rooms import Rooms, payload, person, room

WORDS = Words()
ANN, GROUP, OWN = person("Ann"), room("lounge"), room("ann's own", private=True)


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None
    return reply.screen


def parts(screen: Screen) -> list[tuple[str, ...]]:
    """Where the buttons lead that stand below rules."""
    pressed = [unpack(button.payload) for row in screen.actions for button in row]
    return [press.path for press in pressed if press.verb == "rules"]


async def test_rules_open_with_the_goal_and_one_turn_and_the_details_fold(rooms: Rooms) -> None:
    for language in WORDS.languages:
        reader = person("Ann", language)
        for game in GAMES:
            first = shown(await rooms.desk.line(reader, OWN, "rules", game))
            assert first.picture and first.alt
            assert first.lines[1:] == (WORDS.say(language, f"{game}-goal"),)
            assert parts(first) == [(game, "details")]
            reply = await rooms.desk.press(reader, OWN, payload(first, "rules"))
            details = shown(reply)
            assert reply.here and details.lines[1] in WORDS.say(language, f"{game}-rules")
            assert parts(details) == [(game,)]


async def test_in_a_group_the_details_are_for_one_alone(rooms: Rooms) -> None:
    rules = shown(await rooms.desk.line(ANN, GROUP, "rules", "reversi"))
    pressed = payload(rules, "rules")
    reply = await rooms.desk.press(ANN, GROUP, pressed, "1", buttons=(pressed,))
    assert reply.private and shown(reply).audience == ANN.account
    assert rooms.desk.catalogue.opens(unpacked(pressed)), (
        "an address into the private chat may ask for it"
    )


async def test_the_button_at_a_table_shows_one_turn_and_no_alert(rooms: Rooms) -> None:
    table = shown(await rooms.desk.line(ANN, GROUP, "play", "reversi"))
    reply = await rooms.desk.press(ANN, GROUP, payload(table, "rules"))
    assert reply.private and not reply.alert and shown(reply).picture


async def test_there_are_no_rules_of_a_game_that_is_none(rooms: Rooms) -> None:
    for path in ("rules::0:chess", "rules::0:reversi.more", "rules::0:"):
        assert (await rooms.desk.press(ANN, OWN, path)).refused
