"""Puzzles brought into chats in which the bot is no member."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.sharing import Offer
from bot.features.puzzles.puzzle import PuzzleKey, day_of, games, of_the_day, of_the_day_in
from bot.features.puzzles.screens import PuzzleScene, puzzle_title, sent_screen, task_of
from bot.people import Person
from bot.screens.picture_cache import PictureCache
from bot.texts import Words
from engines.numerals import whole
from render import Picture
from render.look import LIGHT


@dataclass(eq=False, repr=False)
class SharedPuzzles:
    """Offers the puzzle of the day, that of a game, or one by its number."""

    _words: Words
    _pictures: PictureCache
    _clock: Callable[[], float]

    async def offer(self, person: Person, language: str, words: str) -> Offer | None:
        """What follows /puzzle, with the number of a puzzle behind its game."""
        day = day_of(self._clock())
        key = self._key(words, language, day)
        if key is None:
            return None
        today = key == of_the_day(day)
        scene = PuzzleScene(self._words, language, key, today)
        picture = await self._painted(key)
        return Offer(puzzle_title(scene), task_of(scene), key.game, sent_screen(scene, picture))

    async def picture(self, name: str) -> Picture | None:
        """The position of the puzzle with this name."""
        key = PuzzleKey.parse(name)
        return None if key is None else await self._painted(key)

    async def _painted(self, key: PuzzleKey) -> Picture:
        return await self._pictures.board(key.view, (), LIGHT)

    def _key(self, words: str, language: str, day: int) -> PuzzleKey | None:
        if not words:
            return of_the_day(day) if games() else None
        name, _, number = words.partition(" ")
        game = self._named(name, language)
        if game not in games():
            return None
        if not number:
            return of_the_day_in(game, day)
        counted = whole(number, 1)
        return None if counted is None else PuzzleKey.parse(f"{game}.{counted - 1}")

    def _named(self, name: str, language: str) -> str:
        """The game that is called so in the language or in its key."""
        called = {self._words.say(language, f"game-{game}").casefold(): game for game in games()}
        return called.get(name, name)
