"""/programs and its buttons: the tokens by which somebody's programs are known."""

from dataclasses import dataclass

from bot.desk.button_press import ButtonPress, number_of
from bot.desk.invocation import Invocation
from bot.desk.reply import PrivateScreen, Reply, screen_reply
from bot.errors import BadPress
from bot.features.programs import screens
from bot.features.programs.screens import COMMAND, TokenScene, own_buttons, tokens_screen
from bot.features.programs.tokens import MOST, ProgramTokens
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens.screen import Button
from bot.store.store import Store
from bot.texts import Words


@dataclass(eq=False, repr=False)
class TokenHandlers:
    """Shows somebody their tokens, makes new ones and ends them; ``address`` is where programs ask,
    "" where nobody has said it."""

    _tokens: ProgramTokens
    _words: Words
    _languages: Languages
    _tables: Tables
    _store: Store
    _address: str

    async def command(self, invocation: Invocation) -> Reply:
        """/programs: the tokens of whoever asks."""
        return await self._listed(invocation.person, invocation.chat, here=False)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A new token, the end of one, or the list of all. Raises BadPress, TooManyTokens."""
        person, path = pressed.person, pressed.press.path
        made = ""
        match path:
            case ():
                pass
            case (screens.NEW,):
                made = await self._tokens.make(person)
            case (screens.END, number):
                await self._tokens.end(person, number_of(number))
            case _:
                raise BadPress
        return await self._listed(person, pressed.chat, here=bool(path), made=made)

    async def card_buttons(self, person: str, reader: Person, language: str) -> tuple[Button, ...]:
        """Below somebody's own card, the way to their tokens."""
        own = person == await self._store.people.person_of(reader.account)
        return own_buttons(self._words, language) if own else ()

    async def _listed(self, person: Person, chat: Chat, here: bool, made: str = "") -> Reply:
        language = await self._languages.of_person(person, chat)
        tokens = await self._tokens.of(person)
        scene = TokenScene(
            self._words,
            language,
            person.account,
            tokens,
            MOST,
            self._tables.now,
            self._address,
        )
        screen = tokens_screen(scene, made)
        if chat.private:
            return screen_reply(screen, private=False, here=here)
        # Whoever has a token plays as its owner: it is told where nobody else reads along.
        return PrivateScreen(screen, here=here, others=COMMAND, opens=COMMAND, apart=True)
