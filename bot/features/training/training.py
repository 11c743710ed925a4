"""/train: the puzzles and own costly moves that somebody has missed, asked again."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import Alert, PrivateLine, PrivateScreen, Reply, screen_reply
from bot.errors import BadPress
from bot.features.puzzles.api import Puzzles
from bot.features.training import rows
from bot.features.training.costly_moves import CostlyMoves
from bot.features.training.own_moves import OwnMove
from bot.features.training.screens import TRAIN
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.screens.buttons import button
from bot.screens.screen import Button, Style
from bot.screens.wording import Wording
from bot.store.database import Database
from bot.texts import Words


@dataclass(eq=False, repr=False)
class Training:
    """Keeps what people miss, and asks what they have not seen for longest first."""

    _puzzles: Puzzles
    _moves: CostlyMoves
    _words: Words
    _languages: Languages
    _replies: Replies
    _database: Database
    _clock: Callable[[], float]

    async def command(self, invocation: Invocation) -> Reply:
        """/train: the puzzle or the own costly move that a person has missed and not seen for
        longest."""
        person, chat = invocation.person, invocation.chat
        missed = await rows.missed(self._database, person.key)
        return await self._repeated(missed, person, chat, invocation.theme, here=False)

    async def press(self, pressed: ButtonPress) -> Reply:
        """What comes after the puzzle of a path among those missed, in the place of what was
        pressed; without one the first. Raises BadPress."""
        person, chat, path = pressed.person, pressed.chat, pressed.press.path
        if path and not (len(path) == 2 and self._puzzles.knows(".".join(path))):
            raise BadPress
        missed = await rows.missed(self._database, person.key)
        if path and (question := ".".join(path)) in missed:
            at = missed.index(question) + 1
            missed = [*missed[at:], *missed[:at]]
        return await self._repeated(missed, person, chat, pressed.theme, here=True)

    async def answered(self, person: Person, question: str, found: bool) -> None:
        """Notes what has become of somebody's answer to a question."""
        if found:
            await rows.learn(self._database, person.key, question)
        else:
            await rows.miss(self._database, person.key, question, self._clock())

    async def onward(
        self, person: Person, question: str, wording: Wording, style: Style, missed: bool
    ) -> Button | None:
        """A button to what the person has missed besides; it names this question, so as not to
        come back to it. As in ``Trainer``."""
        kept = {*await rows.missed(self._database, person.key)}
        if not kept - {question} or (missed and question not in kept):
            return None
        return button(wording, TRAIN, *question.split("."), style=style)

    async def _repeated(
        self, missed: list[str], person: Person, chat: Chat, theme: str, here: bool
    ) -> Reply:
        """The first of what was missed that there still is; what is gone is asked no more."""
        for name in missed:
            if reply := await self._asked(name, person, chat, theme, here):
                return replace(reply, others=TRAIN) if isinstance(reply, PrivateScreen) else reply
            await rows.learn(self._database, person.key, name)
        language = await self._languages.of_person(person, chat)
        none = self._words.say(language, "train-none")
        return Alert(none) if here else PrivateLine(none)

    async def _asked(
        self, missed: str, person: Person, chat: Chat, theme: str, here: bool
    ) -> Reply | None:
        """The question that somebody has missed; None where there is no such thing any more."""
        if move := OwnMove.parse(missed):
            return await self._moves.ask(move, person, chat, theme, here)
        screen = await self._puzzles.ask(missed, person, chat, theme)
        if screen is None:
            return None
        here = here or self._replies.is_page(chat)
        return screen_reply(screen, not chat.private, here)
