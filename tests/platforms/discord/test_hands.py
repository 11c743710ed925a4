"""Games with hidden hands: the public board offers the hand, only its owner sees it."""

import json

import pytest

from engines import GAMES
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import JOIN, START, labelled, moves, next_step


def hidden() -> list[str]:
    """The games in which players hold pieces that others do not see."""
    dealt = {key: game.deal(game.seats.start, {}, "1" * 64) for key, game in GAMES.items()}
    return [key for key, game in GAMES.items() if game.view(game.start(dealt[key]), None).hands]


async def open_hidden(
    discord: Discord, game: str, channel: Channel, *players: User, **given: str
) -> Message:
    """A match of ``players`` with hidden hands, and hints."""
    host, *others = players
    await host.slash(channel, "play", game=game, rated="off", **given)
    await discord.until(lambda: channel.messages)
    board = channel.last
    for player in others:
        await player.press(board, JOIN)
        await discord.until(lambda name=player.name: name in board.text)  # type: ignore[misc]
    await discord.until(lambda: START in board.buttons)
    await host.press(board, START)
    await discord.until(lambda: labelled(board, "hand"))
    return board


async def open_hand(discord: Discord, board: Message, user: User) -> Message:
    """The private screen of ``user``."""
    opened = await user.press(board, labelled(board, "hand"))
    await discord.until(lambda: opened.original)
    assert opened.original is not None
    assert opened.original.only_for == user.id
    return opened.original


@pytest.mark.parametrize("game", hidden())
async def test_a_hand_is_opened_privately_and_moves_are_made_from_it(
    discord: Discord, bot: Bot, game: str
) -> None:
    discord.buckets = False
    players = discord.user("Ann"), discord.user("Bob")
    board = await open_hidden(discord, game, discord.channel(), *players)
    made = 0
    while made < 6:
        hands = {player.id: await open_hand(discord, board, player) for player in players}
        mover = next((p for p in players if moves(hands[p.id])), None)
        if mover is None:
            break
        made += 1
        hand, before = hands[mover.id], board.text
        while moves(hand) and board.text == before:
            edits = hand.edits
            await mover.press(hand, next_step(hand))
            await discord.until(lambda h=hand, e=edits: h.edits > e)  # type: ignore[misc]
            if not moves(hand):
                await discord.until(lambda b=before: board.text != b)  # type: ignore[misc]
    assert made


@pytest.mark.parametrize("game", hidden())
async def test_the_public_message_is_the_same_whatever_the_hands_hold(
    discord: Discord, bot: Bot, game: str
) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_hidden(discord, game, discord.channel(), ann, bob)
    public = json.dumps(board.components)
    for player in (ann, bob):
        hand = await open_hand(discord, board, player)
        own = [button["custom_id"] for button in hand.buttons.values() if "custom_id" in button]
        own += [value for _, value in hand.choices.values()]
        assert not [name for name in own if name.startswith("ct:mine:") and name in public]


@pytest.mark.parametrize("game", hidden())
async def test_a_stranger_gets_no_hand(discord: Discord, bot: Bot, game: str) -> None:
    ann, bob = discord.user("Ann"), discord.user("Bob")
    board = await open_hidden(discord, game, discord.channel(), ann, bob)
    told = await discord.user("Eve").press(board, labelled(board, "hand"))
    assert told.private == "You do not play at this table."
