"""Presses that change nothing: each gets its own private answer, in the presser's language."""

import asyncio
import string

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.campaigns import so_many
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import (
    RULES,
    labelled,
    moves,
    open_match,
    open_table,
    play_move,
    to_move,
)

Match = tuple[Message, User, User]


@pytest.fixture
async def match(discord: Discord, bot: Bot) -> Match:
    """Ann, black, against Bob, whose client is German."""
    discord.buckets = False
    ann, bob = discord.user("Ann"), discord.user("Bob", "de")
    return await open_match(discord, ann, bob, discord.channel()), ann, bob


NOBODYS = (
    "x",
    "ct:",
    "ct#0",
    "ct:move",
    "move:d3",
    "ct:ct:move:AAAAA:1:d3",
    "ct:nonsense:AAAAA:1:",
)


async def test_who_may_not_and_what_cannot_is_refused_privately(
    discord: Discord, match: Match
) -> None:
    board, ann, bob = match
    before, name = board.text, board.buttons["d3"]["custom_id"]
    assert "Ann" in (await bob.press(board, "d3")).private
    told = await discord.user("Eve").press(board, "d3")
    assert told.private == "You do not play at this table."
    told = await discord.user("Eva", "de").press(board, "d3")
    assert told.private and "You" not in told.private
    told = await ann.send_and_wait(board, "ct:move:ZZZZZ:3:d3")
    assert told.private == "I know no table with this code."
    for custom_id in NOBODYS:
        told = await ann.send_and_wait(board, custom_id)
        assert told.private in {
            "This button does not belong to any table.",
            "I know no table with this code.",
        }, custom_id
    told = await ann.send_and_wait(board, name.replace(":d3", ":a1"))
    await discord.until(lambda: told.private)
    assert told.private == "a1 cannot be played now."
    assert board.text == before


async def test_a_press_on_an_older_board_is_refused(discord: Discord, match: Match) -> None:
    board, ann, bob = match
    old = board.buttons["d3"]["custom_id"]
    await play_move(discord, board, ann, "c4")
    await play_move(discord, board, bob, moves(board)[0])
    told = await ann.send_and_wait(board, old)
    await discord.until(lambda: told.private)
    assert told.private == "The table has moved on. Look at the newest board."


async def test_a_press_delivered_twice_counts_once(discord: Discord, match: Match) -> None:
    board, ann, bob = match
    name = board.buttons["d3"]["custom_id"]
    twice = [await ann.send(board, name), await ann.send(board, name)]
    await asyncio.gather(*(press.done.wait() for press in twice))
    await discord.until(lambda: "d3" in board.text)
    assert to_move(board, ann, bob) is bob
    assert len(moves(board)) == 3


async def test_two_presses_at_once_make_one_move(discord: Discord, match: Match) -> None:
    board, ann, bob = match
    both = [await ann.tap(board, "d3"), await ann.tap(board, "c4")]
    await discord.until(lambda: all(press.done.is_set() for press in both))
    await discord.until(lambda: any(press.private for press in both))
    await discord.until(lambda: to_move(board, ann, bob) is bob)
    assert sum(bool(press.private) for press in both) == 1


async def test_any_custom_id_is_answered_privately(discord: Discord, match: Match) -> None:
    board, ann, _ = match
    before = board.text
    some = st.one_of(
        st.text(min_size=1, max_size=100),
        st.text(string.ascii_letters + ":.#@2", max_size=97).map("ct:{}".format),
        st.builds("ct:{}:{}:{}:{}".format, *[st.sampled_from(["move", "add", "9", "", "a.b"])] * 4),
    )
    found: list[tuple[str, str | None]] = []
    collect = settings(
        max_examples=so_many(40, 400),
        database=None,
        suppress_health_check=list(HealthCheck),
        deadline=None,
    )(given(some, st.none() | some)(lambda name, value: found.append((name, value))))
    collect()
    for name, value in found:
        what = [name] if value is None else [name, value]
        told = await ann.send_and_wait(board, *what)
        assert told.private, (name, value)
    assert board.text == before


async def test_a_choice_from_a_list_is_a_press(discord: Discord, match: Match) -> None:
    board, ann, bob = match
    name = board.buttons["d3"]["custom_id"]
    await ann.send_and_wait(board, "ct#0", name)
    await discord.until(lambda: to_move(board, ann, bob) is bob)


async def test_the_lobby_belongs_to_its_host(discord: Discord, bot: Bot) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    lobby = await open_table(discord, ann, discord.channel())
    cancel = lobby.buttons[RULES]["custom_id"].replace("rules", "cancel")
    told = await bob.send_and_wait(lobby, cancel)
    await discord.until(lambda: "Ann" in told.private)


async def test_names_are_shown_as_they_are(discord: Discord, bot: Bot) -> None:
    ann = discord.user("**A_n** <@1> [x](y)")
    lobby = await open_table(discord, ann, discord.channel())
    assert r"\*\*A\_n\*\* \<＠1> \[x](y)" in lobby.text


async def test_rules_and_help_are_private(discord: Discord, match: Match) -> None:
    board, _, bob = match
    before = board.text
    more = await bob.press(board, labelled(board, "menu"))
    await discord.until(lambda: more.original is not None and more.original.buttons)
    assert more.original is not None and more.original.only_for == bob.id
    rules = await bob.press(more.original, "Regeln")
    await discord.until(lambda: rules.original is not None and "Reversi" in rules.original.text)
    assert rules.original is not None
    assert rules.original.ephemeral and rules.original.only_for == bob.id
    assert board.text == before
    told = await bob.slash(board.channel, "help")
    assert "/play" in told.private
    assert board.channel.last is board
