"""Lessons at the desk: played to the end by buttons, in every language; offered until a game is
known."""

import pytest

from bot.desk.reply import Reply
from bot.press import Press, unpack, unpacked
from bot.screens import Screen
from bot.texts import Words
from engines import GAMES
from engines.path import split
from tests.bot.rooms import Rooms, payload, person, room

LANGUAGES = Words().languages
LEARNED = [key for key, game in GAMES.items() if game.lesson]
ANN, BEN = person("Ann"), person("Ben")
OWN, GROUP = room("ann's own", private=True), room("lounge")


def shown(reply: Reply) -> Screen:
    assert reply.screen is not None
    return reply.screen


def step(game: str, at: int, move: str = "") -> str:
    """The payload of a step, or of a whole move there."""
    return Press("lesson", "", 0, (game, str(at), *split(move))).pack()


async def played(rooms: Rooms, game: str, language: str = "en") -> list[Screen]:
    """The screens of a lesson that is played by its buttons, each choice by a press."""
    who = person("Ann", language)
    screens = [shown(await rooms.desk.line(who, OWN, "learn", game))]
    steps = GAMES[game].lesson
    for at, each in enumerate(steps):
        before = len(screens) - 1
        for choice in split(each.right[0]):
            offered = [unpack(button.payload) for button in screens[-1].choices]
            press = next((one for one in offered if one.path[-1] == choice), None)
            if press is None:  # the only choice there was has been taken
                continue
            screens.append(shown(await rooms.desk.press(who, OWN, press.pack())))
        assert screens[-1].lines[0] != screens[before].lines[0] or at + 1 == len(steps)
    return screens


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_lesson_is_played_to_its_end_in_every_language(
    rooms: Rooms, language: str
) -> None:
    for game in LEARNED:
        screens = await played(rooms, game, language)
        assert all(screen.picture and screen.alt for screen in screens)
        assert all(len(screen.caption) <= 400 for screen in screens)
        assert unpack(screens[-1].actions[0][0].payload).path == (game, "beginner")


async def test_the_end_of_a_lesson_deals_a_match_against_a_beginner(rooms: Rooms) -> None:
    last = (await played(rooms, "reversi"))[-1]
    table = await rooms.post(ANN, OWN, await rooms.desk.press(ANN, OWN, payload(last, "play")))
    assert table.kind == "board" and "beginner" in {player.level for player in table.players}


async def test_whoever_reads_boards_as_text_plays_lessons_in_words(rooms: Rooms) -> None:
    await rooms.desk.press(ANN, OWN, "settings::0:me.text.only")
    for game in LEARNED:
        screens = await played(rooms, game)
        assert not any(screen.picture for screen in screens)
        assert all(any(line.startswith("Row 1") for line in screen.reading) for screen in screens)


async def test_a_move_that_brings_less_than_the_right_one_is_told_so(rooms: Rooms) -> None:
    reply = await rooms.desk.press(ANN, OWN, step("crosswise", 1, "red.d4"))
    assert "brings +1, the move we are after +2" in shown(reply).caption


async def test_another_legal_move_is_told_and_the_step_stays(rooms: Rooms) -> None:
    reply = await rooms.desk.press(ANN, OWN, step("reversi", 3, "g2"))
    assert not reply.refused and "is allowed" in shown(reply).caption
    assert {unpack(button.payload).path[1] for button in shown(reply).choices} == {"3"}


async def test_a_step_explains_what_is_seen_there_and_that_it_asks_for_one_move(
    rooms: Rooms,
) -> None:
    told = shown(await rooms.desk.press(ANN, GROUP, step("crosswise", 2, "what"), "1"))
    assert told.audience == ANN.account and told.picture
    (replace,) = (line for line in told.lines if "1, Replace" in line)
    assert "This step asks for something else." in replace and "nothing it can be" not in replace
    back = shown(await rooms.desk.press(ANN, GROUP, payload(told, "lesson"), "2"))
    assert next(unpack(button.payload).path for button in back.choices)[:2] == ("crosswise", "2")


async def test_no_button_leads_beside_a_lesson(rooms: Rooms) -> None:
    count = len(GAMES["reversi"].lesson)
    for path in (step("chess", 0), step("reversi", count + 1), step("reversi", count, "a1")):
        assert (await rooms.desk.press(ANN, OWN, path)).refused
    assert (await rooms.desk.press(ANN, OWN, step("reversi", 0, "a1"))).refused


async def test_in_a_group_a_lesson_is_for_one_alone_and_the_rules_lead_to_it(rooms: Rooms) -> None:
    rules = shown(await rooms.desk.line(ANN, GROUP, "rules", "triominos"))
    reply = await rooms.desk.press(ANN, GROUP, payload(rules, "lesson"))
    assert reply.private and shown(reply).audience == ANN.account
    link = rooms.desk.catalogue.opens(unpacked(step("triominos", 0)))
    assert link, "an address into the private chat may ask for it"


async def test_a_game_that_somebody_has_played_is_offered_no_more(rooms: Rooms) -> None:
    async def offered() -> str:
        cards = await rooms.desk.features.home_cards(BEN, "en")
        return cards["lessons"].picture if "lessons" in cards else ""

    for game in LEARNED:
        assert await offered() == game
        await rooms.desk.line(BEN, GROUP, "play", f"{game} beginner")
    assert await offered() == ""
