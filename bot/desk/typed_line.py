"""A line that somebody types about a table."""

from collections.abc import Iterable

from msgspec import Struct

from bot.people import Chat, Person, fit_name
from bot.preferences.languages import Languages
from bot.tables.table import Table

ENGLISH = "en"
SHOWN_TEXT = 40  # characters of a line that are repeated to whoever typed it
LISTED = 12  # choices that an answer names


class TypedLine(Struct, frozen=True):
    """What a person typed about a ``table`` in a chat; ``message`` is the one that it answers, if
    all see that, ``origin`` the same when it is delivered again."""

    table: Table
    person: Person
    chat: Chat
    text: str
    message: str = ""
    origin: str = ""
    theme: str = ""

    @property
    def shown(self) -> str:
        """What was typed as it may be repeated to whoever did."""
        return fit_name(self.text, "…", SHOWN_TEXT)


async def languages_of(languages: Languages, line: TypedLine) -> tuple[str, ...]:
    """In which a line is understood: the person's own, the chat's, English."""
    own = await languages.of_person(line.person, line.chat)
    shared = await languages.of_chat(line.chat)
    return tuple(dict.fromkeys((own, shared, ENGLISH)))


def listed(names: Iterable[str]) -> str:
    """The first names, between dots."""
    known = list(dict.fromkeys(names))
    return " · ".join((*known[:LISTED], *(["…"] if len(known) > LISTED else [])))
