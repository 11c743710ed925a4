"""What a choice makes look different."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.displays import Displays
from bot.people import Chat, Person
from bot.preferences.board_pictures import BoardPictures
from bot.preferences.screens import BOARD, LADDER, RATINGS, TEXT, TIPS, Scope
from bot.ratings.rows import ladders as ladder_rows
from bot.store import games as game_rows
from bot.store.renamings import Renamings
from render import Picture

LISTED = 100  # tables of one person
# What shows on the boards that stand in a chat.
SEEN = frozenset({"language", "theme", "palette", "size", "board"})


@dataclass(eq=False, repr=False)
class ChoiceEffects:
    """Shows anew what looks otherwise after a choice, and before it how that would be."""

    _renamings: Renamings
    _displays: Displays
    _boards: BoardPictures
    _clock: Callable[[], float]

    async def show(self, person: Person, chat: Chat, scope: Scope, setting: str) -> None:
        """Refreshes what shows this setting, which a person has chosen in a chat."""
        if setting in (TEXT, RATINGS, TIPS):  # what this person alone sees of their tables
            for game in await game_rows.of_person(self._renamings, person.key, LISTED):
                self._displays.refresh_everywhere(game.code)
        if setting in (LADDER, RATINGS):  # whether results say what they did to ratings
            for code in await ladder_rows.results_of(self._renamings, person.key, self._clock()):
                self._displays.refresh_everywhere(code)
        if setting in SEEN and (scope is Scope.CHAT or chat.private):
            await self._displays.refresh_chat(chat)

    async def picture(self, chat: Chat, reader: str, setting: str) -> Picture | None:
        """What the choices of a setting look like, for the only ``reader``, an account, in a chat;
        None where nothing shows that."""
        return await self._boards.of(chat, reader) if setting == BOARD else None
