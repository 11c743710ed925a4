"""What one person alone sees is in their language, whatever the channel reads."""

from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message
from tests.platforms.discord.conftest import Bot
from tests.platforms.discord.play import labelled
from tests.platforms.discord.test_hands import open_hidden

WORDS = ENGLISH
ASKED = ("ask:scoring", "ask:store", "ask:lines", "rules", "text", "menu:more")


async def board_of(discord: Discord) -> tuple[Message, User, User]:
    """An English board with somebody at it who reads German."""
    ann, dora = discord.user("Ann"), discord.user("Dora", "de")
    board = await open_hidden(discord, "crosswise", discord.channel(), ann, dora)
    return board, ann, dora


async def answer(discord: Discord, user: User, board: Message, wanted: str) -> str:
    """What a button says to one person alone; wherever it stands, its payload is this."""
    verb, _, path = wanted.partition(":")
    code, revision = board.buttons[labelled(board, "hand")]["custom_id"].split(":")[2:4]
    told = await user.send_and_wait(board, f"ct:{verb}:{code}:{revision}:{path}")
    await discord.until(lambda: told.private)
    return told.private


async def test_an_answer_and_a_refusal_are_in_their_readers_language(
    discord: Discord, bot: Bot
) -> None:
    board, ann, dora = await board_of(discord)
    for wanted in ASKED:
        english = await answer(discord, ann, board, wanted)
        german = await answer(discord, dora, board, wanted)
        common = {*english.split()} & {*german.split()} & {"the", "and", "is", "no", "of", "for"}
        assert german != english, wanted
        assert not common, wanted
    eva = discord.user("Eva", "de")
    refused = await answer(discord, eva, board, "hand")
    assert refused == WORDS.say("de", "refusal-not-seated")
