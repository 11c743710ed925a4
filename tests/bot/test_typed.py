"""Words that people type: what makes no sense is said with what would."""

from dataclasses import replace

import pytest

from tests.bot.rooms import Rooms, person, room

ANN, CHAT = person("Ann"), room("lounge")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("play chess", "I do not know a game called “chess”. These are mine: /play crosswise, "),
        ("play reversi 3 4", "“3” makes no sense after /play."),
        ("play reversi match 0", "“0” is not a value for “match”. Choose from: 1–9."),
        ("play reversi match 10", "“10” is not a value for “match”. Choose from: 1–9."),
        ("play reversi target 400", "Reversi has no “target”."),
        ("play reversi target 100", "Reversi has no “target”."),
        (
            "play triominos target 100",
            "“100” is not a value for “target”. Choose from: 200, 400, 500, 600.",
        ),
        ("play reversi position zz", "“zz” cannot be read as “position”."),
        ("resign now", "“now” makes no sense after /resign. What can follow: code."),
        ("help me", "“me” makes no sense after /help. What can follow: about."),
        ("back now", "“now” makes no sense after /back. Nothing needs to follow it."),
        ("hello there", "I do not understand “/hello”. /play opens a table, /help lists"),
        ("join ABCDE", "I know no table with this code."),
        ("join here", "“here” makes no sense after /join. What can follow: code."),
    ],
)
async def test_what_makes_no_sense_is_answered_with_what_would(
    rooms: Rooms, line: str, answer: str
) -> None:
    name, _, rest = line.partition(" ")
    reply = await rooms.desk.line(ANN, CHAT, name, rest)
    assert reply.refused and reply.alert
    assert reply.notice.startswith(answer)
    assert len(reply.notice) <= 200


async def test_the_same_in_german(rooms: Rooms) -> None:
    await rooms.desk.line(ANN, CHAT, "language", "de")
    reply = await rooms.desk.line(ANN, room("lounge", private=True), "play", "reversi target 400")
    assert "target" in reply.notice


async def test_lists_are_joined_as_in_the_language(rooms: Rooms) -> None:
    await rooms.desk.line(ANN, room("own", private=True), "language", "ja")
    reply = await rooms.desk.line(ANN, CHAT, "play", "triominos target 100")
    assert reply.refused and reply.notice.endswith("200、400、500、600。")


async def test_where_the_names_of_parameters_are_shown_they_are_those_of_the_language(
    rooms: Rooms,
) -> None:
    ann, chat = replace(ANN, platform="discord", language="de"), replace(CHAT, platform="discord")
    reply = await rooms.desk.line(ann, replace(chat, private=True), "play", "reversi target 400")
    assert reply.notice == "Reversi hat kein „ziel“."


async def test_a_code_is_known_however_it_is_typed(rooms: Rooms) -> None:
    reply = await rooms.desk.line(ANN, CHAT, "play", "reversi")
    assert reply.screen is not None
    code = reply.screen.table
    for typed in (f" {code.lower()} ", code, f"{code} "):
        joined = await rooms.desk.command(ANN, CHAT, "join", {"code": typed})
        assert joined.screen is not None and joined.screen.table == code
