"""Where the page shows what somebody means who has opened it in a chat."""

from bot.codes import is_code
from bot.desk import Desk
from bot.people import Person
from bot.platforms.inside import ChatPlace
from bot.web_address import table_path


async def meant_path(desk: Desk, person: Person, place: ChatPlace, code: str) -> str:
    """The path of a table that is theirs or the chat's to see, or of what else has the code; "" for
    neither."""
    if not is_code(code):
        return ""
    if await desk.activities.concerns(person, code, place.chat, place.instance):
        return table_path(code)
    return await desk.features.view_of(code)
