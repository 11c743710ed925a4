"""Rated matches of a browser's person and others, so that there is a ladder."""

from bot.desk import Desk
from bot.people import Chat, Person
from bot.press import Press
from tests.database import Database

BEN, CLEO = Person("telegram", "2", "Ben"), Person("discord", "3", "Cleo")
MOVES = 4  # as many as it takes until a match counts, two of each


async def beats(
    desk: Desk,
    database: Database,
    winner: Person,
    loser: Person,
    game: str = "reversi",
    platform: str = "web",
) -> str:
    """A match that the loser gives up after each has moved twice; the code of its table. Both see
    it on this platform, wherever they come from."""
    code = await begun(desk, database, winner, loser, game, platform)
    await resigned(desk, database, loser, code, platform)
    return code


async def resigned(
    desk: Desk, database: Database, loser: Person, code: str, platform: str = "web"
) -> None:
    """The match is given up."""
    await _press(desk, loser, platform, Press("resign", code, database.revision(code)))


async def begun(
    desk: Desk,
    database: Database,
    winner: Person,
    loser: Person,
    game: str = "reversi",
    platform: str = "web",
) -> str:
    """A match in which each has moved twice; the code of its table."""
    code = await command(desk, winner, "play", platform, game=game, first="1")
    for who, verb in ((loser, "join"), (winner, "start")):
        await _press(desk, who, platform, Press(verb, code, database.revision(code)))
    for _ in range(MOVES):
        match = database.match(code)
        assert match.turn is not None
        who = winner if match.keys[match.turn] == winner.key else loser
        path = tuple(match.own.moves[0].split("."))
        await _press(desk, who, platform, Press("move", code, match.revision, path))
    return code


async def command(desk: Desk, who: Person, name: str, platform: str = "web", **args: str) -> str:
    """Somebody types a command where nobody else reads it; the table that the answer shows."""
    reply = await desk.command(who, Chat(platform, who.id, private=True), name, args)
    assert not reply.refused, reply.notice
    return reply.screen.table if reply.screen else ""


async def _press(desk: Desk, who: Person, platform: str, press: Press) -> None:
    reply = await desk.press(who, Chat(platform, who.id, private=True), press.pack())
    assert not reply.refused, reply.notice
