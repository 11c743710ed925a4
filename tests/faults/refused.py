"""Whoever is refused while the database cannot be used, and with what words."""

from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone

REFUSED = "I can’t get at my records right now."
REFUSED_IN_GERMAN = "Ich komme gerade nicht an meine Aufzeichnungen."


async def seated(telegram: TelegramServer) -> Someone:
    """A German who is to move in a group that plays."""
    group = telegram.group()
    ann, ben = telegram.user("Ann", language="de").at(group), telegram.user("Ben").at(group)
    ann.say("/play reversi first 1")
    await ben.play("Join")
    await ann.play("Start")
    return ann
