"""What people type in place of pressing the buttons of a tournament."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply
from bot.features.tournaments.host_screens import more_screen
from bot.features.tournaments.presses import Pressed
from bot.features.tournaments.rows import posts, reading
from bot.features.tournaments.scenes import TournamentScenes, standing_screen
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.screens.typed_buttons import Typable, meant, typables
from bot.tables.table import Table


@dataclass(eq=False, repr=False)
class TypedWords:
    """Takes the words of a tournament's buttons, those behind More too, in the languages of the
    person and of the chat, and in English."""

    _scenes: TournamentScenes
    _languages: Languages
    _asked: Mapping[str, Pressed]

    async def at_message(self, given: Invocation) -> Reply | None:
        """What a line does that answers a message: one of a tournament, or where one person alone
        reads any that shows no table. None for words that are of no button."""
        text = given.args.get("text", "")
        code = await posts.at(self._scenes.store.database, given.chat, given.message)
        if code is None:
            return await self.alone(given.person, given.chat, None, text)
        return await self._pressed(code, given.person, given.chat, text, given.origin)

    async def alone(
        self, person: Person, chat: Chat, table: Table | None, text: str
    ) -> Reply | None:
        """The same where one person alone reads and there is no table: of the newest tournament
        there."""
        if table is not None or not chat.private:
            return None
        codes = await reading.in_chat(self._scenes.store.database, chat)
        return await self._pressed(codes[0], person, chat, text, "") if codes else None

    async def _pressed(
        self, code: str, person: Person, chat: Chat, text: str, origin: str
    ) -> Reply | None:
        scenes, words = self._scenes, self._scenes.words
        state = await scenes.find(code)
        shown = await scenes.own(state, person, chat)
        holds = await scenes.may_hold(state, person)
        shared = await self._languages.of_chat(chat)
        known = list[Typable]()
        for language in dict.fromkeys((shown.language, shared, words.default)):
            scene = replace(shown, language=language)
            more = more_screen(scene, holds, state.is_in(person.key))
            for screen in (standing_screen(scene), more):
                known += typables(screen, words, language)
        found = meant(text, known)
        if len(found) != 1:
            return None
        press = found[0].press
        return await self._asked[press.path[1]](code, ButtonPress(press, person, chat, "", origin))
