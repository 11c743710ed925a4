"""Lessons: what /learn and the buttons of a lesson do. Where somebody is stands in the buttons."""

from dataclasses import dataclass, field, replace
from functools import partial

from msgspec import structs

from bot.desk.button_press import ButtonPress
from bot.desk.feature import HomeCard
from bot.desk.invocation import Invocation
from bot.desk.platforms import Platforms
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, PrivateScreen, Reply, ScreenInPlace, screen_reply
from bot.desk.viewers import Viewers
from bot.errors import BadPress
from bot.features.explanations.api import Explainable
from bot.features.lessons import rows
from bot.features.lessons.lesson import asked, games, steps_of
from bot.features.lessons.screens import (
    VERB,
    VIEW,
    WHAT,
    LessonScene,
    chooser_screen,
    end_screen,
    explained_screen,
    picked_screens,
    right_line,
    step_screen,
    wrong_line,
)
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.press import Press, as_link
from bot.screens.choosing import Chosen
from bot.screens.picks import PickedScreens
from bot.screens.picture_cache import PictureCache
from bot.screens.places import SaidPlaces
from bot.screens.reading import as_text, board_lines
from bot.screens.screen import Screen
from bot.store.store import Store
from bot.texts import Words
from engines.numerals import whole
from engines.path import join


@dataclass(eq=False, repr=False)
class Lessons:
    """Leads people through the steps of lessons."""

    _words: Words
    _languages: Languages
    _replies: Replies
    _viewers: Viewers
    _platforms: Platforms
    _pictures: PictureCache
    _store: Store
    _places: SaidPlaces = field(default_factory=SaidPlaces, init=False)

    async def command(self, invocation: Invocation) -> Reply:
        """/learn: the first step of a game's lesson, or the games to choose from."""
        person, chat = invocation.person, invocation.chat
        here = self._replies.is_page(chat)
        if game := invocation.args.get("game", ""):
            scene = await self._scene(game, 0, person, chat)
            return await self._reply(scene, chat, invocation.theme, here)
        language = await self._languages.of_person(person, chat)
        screen = chooser_screen(self._words, language, person.account)
        return screen_reply(screen, not chat.private, here, others="learn")

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of a lesson: one of its steps, or a choice there. Raises BadPress, WrongMove."""
        game, at, made = _place(pressed.press.path)
        scene = await self._scene(game, at, pressed.person, pressed.chat)
        if made == (WHAT,):
            return await self._explained(scene, pressed.chat, pressed.theme)
        if made:
            scene = _chosen(scene, made)
        return await self._reply(scene, pressed.chat, pressed.theme, here=True)

    async def home_card(self, person: Person, language: str) -> HomeCard | None:
        """The lesson of the first game that the person has never played; None where there is no
        such."""
        played = await rows.played(self._store.renamings, person.key)
        game = next((game for game in games() if game not in played), None)
        if game is None:
            return None
        name = self._words.say(language, f"game-{game}")
        title = self._words.say(language, "lesson-offer", game=name)
        payload = Press(VERB, "", 0, (game, "0")).pack()
        return HomeCard(title, self._words.say(language, "lesson-begin"), "", game, payload)

    def explainable(self, path: str, step: int, language: str) -> Explainable | None:
        """The board that a page shows at a path of a lesson, which tells of what is seen there."""
        begin, _, game = path.rpartition("/")
        if f"{begin}/" != VIEW or not 0 <= step <= len(steps_of(game)) != 0:
            return None
        return LessonScene(self._words, language, game, step, "").explainable

    async def _scene(self, game: str, at: int, person: Person, chat: Chat) -> LessonScene:
        language = await self._languages.of_person(person, chat)
        text, page = await self._viewers.text(chat, person.account), self._replies.is_page(chat)
        return LessonScene(self._words, language, game, at, person.account, text=text, page=page)

    async def _reply(self, scene: LessonScene, chat: Chat, theme: str, here: bool) -> Reply:
        """The step for the person alone; where it cannot be shown so, a link leads to it."""
        theme = theme or await self._viewers.theme(chat, scene.reader)
        screen = await self._screen(scene, theme)
        if scene.page and screen.picture is not None:
            screen = self._places.added(scene.wording, screen, screen.picture)
        if scene.text:
            read = as_text(screen, scene.text, board_lines(scene.wording, scene.view))
            screen = self._platforms.fitted(read, chat)
        reply = screen_reply(screen, not chat.private, here)
        if isinstance(reply, NewScreen | ScreenInPlace) and scene.picks:
            return replace(reply, picks=partial(self._picks, scene, theme))
        if isinstance(reply, PrivateScreen):
            way = Press(VERB, "", 0, (scene.game, str(scene.at))).pack()
            return replace(reply, others=as_link(way))
        return reply

    async def _picks(self, scene: LessonScene, theme: str) -> PickedScreens | None:
        found = await picked_screens(scene, self._pictures, theme)
        if found is None:
            return None
        screens = (
            structs.replace(
                one, screen=self._places.added(scene.wording, one.screen, one.screen.picture)
            )
            for one in found.screens
            if one.screen.picture is not None
        )
        return structs.replace(found, screens=tuple(screens))

    async def _explained(self, scene: LessonScene, chat: Chat, theme: str) -> Reply:
        theme = theme or await self._viewers.theme(chat, scene.reader)
        screen = await explained_screen(scene, self._pictures, theme)
        return screen_reply(screen, not chat.private, here=True)

    async def _screen(self, scene: LessonScene, theme: str) -> Screen:
        make = step_screen if scene.at < len(steps_of(scene.game)) else end_screen
        return await make(scene, self._pictures, theme)


def _place(path: tuple[str, ...]) -> tuple[str, int, tuple[str, ...]]:
    """The game and the step of a path, from 0 on, the end behind the last one, and the choices made
    there. Raises BadPress."""
    game, number, *made = (*path, "", "")[: max(2, len(path))]
    steps = steps_of(game)
    at = whole(number, 0, len(steps)) if steps else None
    if at is None or (made and at == len(steps)):
        raise BadPress
    return game, at, tuple(made)


def _chosen(scene: LessonScene, made: tuple[str, ...]) -> LessonScene:
    """The scene after these choices: the next step after a right move, the same one after any
    other. Raises WrongMove."""
    step = steps_of(scene.game)[scene.at]
    chosen = Chosen.of(asked(scene.game, scene.at), made)
    if not chosen.whole:
        return structs.replace(scene, chosen=chosen)
    move, wording = join(chosen.picked), scene.wording
    if move in step.right:
        told = right_line(wording, scene.game, scene.at, move)
        return structs.replace(scene, at=scene.at + 1, told=told)
    return structs.replace(scene, told=wrong_line(wording, scene.game, scene.at, move))
