"""Boards as text on Discord: before the picture, or without any."""

import pytest

from engines import GAMES
from tests.campaigns import so_many
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel, Message
from tests.platforms.blind import chosen, token
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import JOIN, REMATCH, START, code_of, labelled, revision
from tests.platforms.discord.test_hands import hidden, open_hidden
from tests.platforms.endings import NEARLY_FULL

SPECIALS = ("move", "remove", "replace", "swap")  # which ask for more than one place


def board(channel: Channel) -> Message:
    """The newest message that shows the table, by its buttons."""
    return [m for m in channel.messages.values() if revision(m) >= 0][-1]


def shown(channel: Channel) -> bool:
    return any(revision(m) >= 0 for m in channel.messages.values())


async def asked(discord: Discord, user: User, channel: Channel, name: str, **given: str) -> str:
    """What the answer to a command says."""
    answer = await user.slash(channel, name, **given)
    await discord.until(lambda: answer.original)
    assert answer.original is not None
    return answer.original.text


async def settle_down(
    discord: Discord, game: str, how: str, ann: User, ben: User, **options: str
) -> None:
    """A match between two who each read the table in direct messages."""
    here, there = discord.dm(ann), discord.dm(ben)
    for user, channel in ((ann, here), (ben, there)):
        assert await asked(discord, user, channel, "text", how=how)
    await ann.slash(here, "play", game=game, rated="off", **options)
    await discord.until(lambda: shown(here))
    await ben.slash(there, "join", code=code_of(board(here)))
    await discord.until(lambda: shown(there))
    await ben.press(board(there), JOIN)
    await discord.until(lambda: START in board(here).buttons)
    await ann.press(board(here), START)
    await discord.until(lambda: any(turn(channel) for channel in (here, there)))


def turn(channel: Channel) -> bool:
    return "Your turn" in board(channel).text.splitlines()[0]


def ended(channel: Channel) -> str:
    """The button that goes on from a round or a match that is over."""
    return labelled(board(channel), "rematch") or labelled(board(channel), "next")


async def play_by_ear(discord: Discord, *players: User, most: int) -> int:
    """Play until the match is over, or so many moves, from what is read alone; how many moves."""
    own = {player.id: discord.dm(player) for player in players}
    first, made = own[players[0].id], 0
    while True:
        if made == most:
            return made
        await discord.until(lambda: ended(first) or any(map(turn, own.values())))
        if REMATCH in board(first).buttons:
            return made
        if ended(first):
            before = revision(board(first))
            await players[0].press(board(first), ended(first))
            await discord.until(lambda: revision(board(first)) > before)  # noqa: B023
            continue
        player = next(p for p in players if turn(own[p.id]))
        channel, made = own[player.id], made + 1
        await move(discord, player, channel)


async def move(discord: Discord, player: User, channel: Channel) -> None:
    """One move, found by what ``/moves`` and the board's rows tell."""
    shown = board(channel)
    code, before = code_of(shown), revision(shown)
    words: tuple[str, ...] = ()
    path: list[str] = []
    while not path or (len(words) == 1 and words[0].lower() in SPECIALS):
        given = dict(zip(("after", "then"), path, strict=False))
        moves = await asked(discord, player, channel, "moves", code=code, **given)
        words = chosen(moves, shown.text)
        path += map(token, words)
    await player.slash(channel, "move", text=" ".join(path))
    await discord.until(lambda: revision(board(channel)) > before)


MOST = so_many(20, 1000)  # moves: a match with hands goes on as it has begun
# The words are the desk's, and those of moves in several steps are tried on Telegram.
MATCHES = so_many(
    (("reversi", {"position": NEARLY_FULL}), ("triominos", {})), tuple((game, {}) for game in GAMES)
)


@pytest.mark.parametrize(("game", "options"), MATCHES)
async def test_a_match_is_played_by_text_alone(
    discord: Discord, bot: Bot, game: str, options: dict[str, str]
) -> None:
    discord.buckets = False
    ann, ben = discord.user("Ann"), discord.user("Ben")
    await settle_down(discord, game, "only", ann, ben, **options)
    assert await play_by_ear(discord, ann, ben, most=MOST) >= 10
    for user in (ann, ben):
        assert not [m for m in discord.dm(user).messages.values() if m.pictures]


async def test_the_text_stands_before_the_picture_which_keeps_its_own(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, ben = discord.user("Ann"), discord.user("Ben")
    await settle_down(discord, "reversi", "first", ann, ben)
    shown = board(discord.dm(ann))
    assert "Row 4: a to c empty" in shown.text
    kinds = [part["type"] for part in shown.components[0]["components"]]
    assert kinds.index(12) > max(at for at, kind in enumerate(kinds) if kind == 10)
    assert "Black: e4 d5." in shown.pictures[0][1]


async def test_in_a_server_the_board_and_the_hand_are_told_to_one_alone(
    discord: Discord, bot: Bot
) -> None:
    discord.buckets = False
    ann, ben = discord.user("Ann"), discord.user("Ben")
    public = await open_hidden(discord, hidden()[0], discord.channel(), ann, ben)
    channel = public.channel
    await asked(discord, ann, discord.dm(ann), "text", how="only")
    asking = await ann.slash(channel, "board")
    await discord.until(lambda: asking.original)
    told = asking.original
    assert told is not None and told.only_for == ann.id and not told.pictures
    assert "Row 1" in told.text and "Your hand: " in told.text
    for name, given in (
        ("board", {"row": 2}),
        ("board", {"column": "c"}),
        ("board", {"part": "last"}),
    ):
        answer = await ben.slash(channel, name, **given)
        await discord.until(lambda: answer.original)  # noqa: B023
        assert answer.original is not None and answer.original.only_for == ben.id
        assert "Your hand" not in answer.original.text
    seen = [m.text for m in channel.messages.values() if m.only_for is None]
    assert not any("Your hand" in text for text in seen)
