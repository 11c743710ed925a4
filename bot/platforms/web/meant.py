"""What somebody sees who has opened the page in a chat, and where that is shown."""

from bot.codes import is_code
from bot.desk import Desk
from bot.people import Person
from bot.platforms.inside import ChatPlace
from bot.web_address import table_path


async def sees(desk: Desk, person: Person, place: ChatPlace, code: str) -> bool:
    """Whether a table can be looked at there: one of that chat, of their own or for everybody."""
    if await desk.activities.concerns(person, code, place.chat, place.instance):
        return True
    return await desk.features.watchable(code)


async def meant_path(desk: Desk, person: Person, place: ChatPlace, code: str) -> str:
    """The path of a table that they see, or of what else has the code; "" for neither."""
    if not is_code(code):
        return ""
    if await sees(desk, person, place, code):
        return table_path(code)
    return await desk.features.view_of(code)
