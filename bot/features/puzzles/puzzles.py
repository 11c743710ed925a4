"""Puzzles: what the commands and the buttons of a puzzle do."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from msgspec.structs import replace

from bot.desk.button_press import ButtonPress
from bot.desk.feature import HomeCard
from bot.desk.invocation import Invocation
from bot.desk.platforms import Platforms
from bot.desk.replies import NOTICE, Replies
from bot.desk.reply import Alert, Reply, ScreenInPlace, screen_reply
from bot.desk.viewers import Viewers
from bot.errors import BadPress
from bot.features.puzzles import rows
from bot.features.puzzles.errors import NoPuzzle
from bot.features.puzzles.puzzle import (
    PuzzleKey,
    day_of,
    games,
    month_of,
    of_the_day,
    of_the_day_in,
    streak,
)
from bot.features.puzzles.screens import (
    VERB,
    PuzzleScene,
    puzzle_screen,
    puzzle_title,
    ranks_screen,
    solution_screen,
    task_of,
    why,
)
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.press import Press
from bot.screens import Screen
from bot.screens.choosing import Chosen
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Style
from bot.screens.wording import Wording
from bot.store.database import Database
from bot.texts import Words
from engines.numerals import whole
from engines.path import join

LONGEST = 20  # steps of a solution


class Trainer(Protocol):
    """Asks people again what they have missed."""

    async def answered(self, person: Person, question: str, found: bool) -> None:
        """Notes what has become of somebody's answer to a question."""
        ...

    async def onward(
        self, person: Person, question: str, wording: Wording, style: Style, missed: bool
    ) -> Button | None:
        """A button from a question to the next that the person has missed, None where there is no
        other; only for somebody who has ``missed`` this one, if that is wanted."""
        ...


@dataclass(eq=False, repr=False)
class Puzzles:
    """Shows puzzles and judges answers. ``trainer`` is told what is missed, where there is one."""

    _words: Words
    _languages: Languages
    _replies: Replies
    _viewers: Viewers
    _platforms: Platforms
    _pictures: PictureCache
    _database: Database
    _clock: Callable[[], float]
    trainer: Trainer | None = field(default=None, init=False)

    async def command(self, invocation: Invocation) -> Reply:
        """/puzzle: the puzzle of the day, or that of a game. Raises NoPuzzle."""
        game, chat = invocation.args.get("game", ""), invocation.chat
        screen = await self._shown(game, invocation.person, chat, invocation.theme)
        return screen_reply(screen, private=False, here=self._replies.is_page(chat))

    async def _shown(self, game: str, person: Person, chat: Chat, theme: str) -> Screen:
        if not games() or (game and game not in games()):
            raise NoPuzzle
        day = self._today()
        key = of_the_day_in(game, day) if game else of_the_day(day)
        reader = person.account if chat.private else None
        scene = replace(await self._scene(key, chat, reader), theme=theme)
        return await self._screen(scene, chat)

    async def daily_screen(self, chat: Chat) -> Screen:
        """The puzzle of the day for everybody in a chat."""
        return await self._screen(await self._scene(of_the_day(self._today()), chat, None), chat)

    async def home_card(self, person: Person, language: str) -> HomeCard | None:
        """The puzzle of the day, with the person's days in a row; None without puzzles."""
        if not games():
            return None
        key = of_the_day(self._today())
        scene = PuzzleScene(self._words, language, key, today=True)
        days = await self._streak(person)
        row = self._words.say(language, "puzzle-streak", days=days) if days else ""
        payload = Press(VERB, "", 0).pack()
        return HomeCard(puzzle_title(scene), task_of(scene), row, str(key), payload)

    async def untried(self, person: str) -> str:
        """The payload that opens the puzzle of the day, "" where the person with this key has tried
        it already, or where there are none."""
        if not games() or await rows.tried(self._database, person, self._today()) is not None:
            return ""
        return Press(VERB, "", 0).pack()

    def knows(self, name: str) -> bool:
        """Whether there is a puzzle with this name."""
        return PuzzleKey.parse(name) is not None

    async def ask(self, name: str, person: Person, chat: Chat, theme: str) -> Screen | None:
        """The puzzle with this name, for one person alone; None where there is none."""
        key = PuzzleKey.parse(name)
        if key is None:
            return None
        scene = await self._own_scene(key, person, chat, theme)
        return await self._screen(await self._tried(scene, person), chat)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of a puzzle: the puzzle itself, that of another game for the presser alone, a
        step of a move, or a whole one. Raises BadPress, WrongMove."""
        person, chat, path = pressed.person, pressed.chat, pressed.press.path
        if not path:
            return ScreenInPlace(await self._shown("", person, chat, pressed.theme))
        if len(path) == 1:
            return await self._of_game(path[0], pressed)
        key = _key(path[:2])
        chosen = Chosen.of(key.view, path[2:])
        if chosen.whole:
            return await self._answered(key, person, chat, chosen.picked, pressed.theme)
        alone = chat.private or self._shows_alone(chat)
        reader = person.account if alone else None
        scene = await self._scene(key, chat, reader, person)
        scene = replace(scene, chosen=chosen, theme=pressed.theme)
        if alone:
            scene = await self._tried(scene, person)
        hidden = alone and not chat.private
        return screen_reply(await self._screen(scene, chat), hidden, here=True)

    async def _of_game(self, game: str, pressed: ButtonPress) -> Reply:
        if game not in games():
            raise BadPress
        person, chat = pressed.person, pressed.chat
        key = of_the_day_in(game, self._today())
        scene = await self._tried(await self._own_scene(key, person, chat, pressed.theme), person)
        screen = await self._screen(scene, chat)
        return screen_reply(screen, not chat.private, here=True, others=VERB)

    async def press_solution(self, pressed: ButtonPress) -> Reply:
        """The solution, or a step of it, for the presser alone. Whoever has not tried today's
        puzzle has given it up by that. Raises BadPress."""
        person, chat, path = pressed.person, pressed.chat, pressed.press.path
        key = _key(path[:2])
        step = whole(path[2], 1, LONGEST) if len(path) == 3 else None
        if step is None:
            raise BadPress
        scene = await self._own_scene(key, person, chat, pressed.theme)
        if scene.today and await self._note_try(key, person, chat, solved=False):
            scene = replace(scene, told=scene.wording.say("puzzle-given-up"))
            await self._train(person, key, found=False)
        return await self._solution(scene, step, person, chat)

    async def press_ranks(self, pressed: ButtonPress) -> Reply:
        """This chat's table of the day and the month, and the own days in a row."""
        person, chat, today = pressed.person, pressed.chat, self._today()
        day = await rows.places(self._database, chat, today, today)
        month = await rows.places(self._database, chat, *month_of(today))
        days = await self._streak(person)
        return await self._replies.inform(
            lambda language: ranks_screen(self._words, language, day, month, days),
            person,
            chat,
            pressed=True,
        )

    async def _answered(
        self, key: PuzzleKey, person: Person, chat: Chat, made: tuple[str, ...], theme: str
    ) -> Reply:
        """What has become of an answer: the solution where it is right, another try where not."""
        scene = await self._own_scene(key, person, chat, theme)
        solved = key.same(join(made))
        counts = scene.today and await self._note_try(key, person, chat, solved)
        await self._train(person, key, solved)
        scene = replace(scene, told=await self._judgement(scene, person, made, solved, counts))
        if solved:
            return await self._solution(scene, 1, person, chat)
        hidden = not chat.private and self._shows_alone(chat)
        if chat.private or hidden:
            screen = await self._screen(await self._tried(scene, person), chat)
            return screen_reply(screen, hidden, True, scene.told[:NOTICE], alert=True)
        if len(made) == 1:
            return Alert(scene.told[:NOTICE])
        shared = await self._screen(await self._scene(key, chat, None), chat)
        return ScreenInPlace(shared, scene.told[:NOTICE], alert=True)

    async def _judgement(
        self, scene: PuzzleScene, person: Person, made: tuple[str, ...], solved: bool, counts: bool
    ) -> str:
        wording = scene.wording
        move = wording.move(join(made))
        if not solved:
            return wording.say("puzzle-wrong-day" if counts else "puzzle-wrong", move=move)
        if not counts:
            return wording.say("puzzle-right", move=move)
        points, days = scene.key.puzzle.difficulty, await self._streak(person)
        return wording.say("puzzle-right-day", move=move, points=points, days=days)

    async def _solution(self, scene: PuzzleScene, step: int, person: Person, chat: Chat) -> Reply:
        scene = await self._with_onward(scene, person, Style.PRIMARY, missed=False)
        theme = await self._theme(scene, chat)
        screen = await solution_screen(scene, step, self._pictures, theme)
        notice = " ".join(filter(None, (scene.told, why(scene))))
        return screen_reply(screen, not chat.private, True, notice[:NOTICE], alert=True)

    async def _tried(self, scene: PuzzleScene, person: Person) -> PuzzleScene:
        """The question with a way on from it for somebody who has missed it, and others as well."""
        return await self._with_onward(scene, person, Style.PLAIN, missed=True)

    async def _with_onward(
        self, scene: PuzzleScene, person: Person, style: Style, missed: bool
    ) -> PuzzleScene:
        if self.trainer is None:
            return scene
        question, wording = str(scene.key), scene.wording
        onward = await self.trainer.onward(person, question, wording, style, missed)
        return replace(scene, onward=onward)

    async def _train(self, person: Person, key: PuzzleKey, found: bool) -> None:
        if self.trainer is not None:
            await self.trainer.answered(person, str(key), found)

    async def _note_try(self, key: PuzzleKey, person: Person, chat: Chat, solved: bool) -> bool:
        """Notes the answer as the person's of today; whether it is their first."""
        now, points = self._clock(), key.puzzle.difficulty
        day = day_of(now)
        return await rows.attempt(self._database, person.key, day, chat, solved, points, now)

    async def _streak(self, person: Person) -> int:
        return streak(await rows.solved_days(self._database, person.key), self._today())

    async def _scene(
        self, key: PuzzleKey, chat: Chat, reader: str | None, person: Person | None = None
    ) -> PuzzleScene:
        """A puzzle as all in a chat see it, or as one reader does."""
        day = self._today()
        today = key == of_the_day(day)
        daily = key == of_the_day_in(key.game, day)
        others = tuple(game for game in games() if game != key.game) if daily else ()
        if reader is not None and person is not None:
            language = await self._languages.of_person(person, chat)
        else:
            language = await self._languages.of_chat(chat, reader)
        sends = reader is not None and self._viewers.sends(chat)
        return PuzzleScene(
            self._words, language, key, today, reader=reader, others=others, sends=sends
        )

    async def _own_scene(
        self, key: PuzzleKey, person: Person, chat: Chat, theme: str
    ) -> PuzzleScene:
        return replace(await self._scene(key, chat, person.account, person), theme=theme)

    async def _screen(self, scene: PuzzleScene, chat: Chat) -> Screen:
        return await puzzle_screen(scene, self._pictures, await self._theme(scene, chat))

    async def _theme(self, scene: PuzzleScene, chat: Chat) -> str:
        return scene.theme or await self._viewers.theme(chat, scene.reader)

    def _shows_alone(self, chat: Chat) -> bool:
        """Whether one person can be shown a screen of their own in a shared chat."""
        platform = self._platforms.get(chat.platform)
        return platform is not None and platform.shows_hands(chat)

    def _today(self) -> int:
        return day_of(self._clock())


def _key(path: tuple[str, ...]) -> PuzzleKey:
    """The puzzle that a press names. Raises BadPress."""
    key = PuzzleKey.parse(".".join(path))
    if key is None or len(path) != 2:
        raise BadPress
    return key
