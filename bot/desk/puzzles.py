"""/puzzle, /train and /daily, and what the buttons of a puzzle do."""

from dataclasses import replace

from bot.desk.better import repeated
from bot.desk.chat_choices import post_daily, stop_daily
from bot.desk.context import NOTICE, Context
from bot.desk.platform import Reply
from bot.errors import BadPress, NoPuzzle
from bot.people import Chat, Person
from bot.press import Press
from bot.screens.choosing import Chosen
from bot.screens.puzzle_screen import (
    PuzzleScene,
    puzzle_screen,
    puzzle_title,
    ranks_screen,
    solution_screen,
    task_of,
    why,
)
from bot.screens.screen import Screen
from bot.tables.own_moves import OwnMove
from bot.tables.puzzles import (
    PuzzleKey,
    day_of,
    games,
    hour_of,
    month_of,
    of_the_day,
    of_the_day_in,
    streak,
)
from engines.numerals import whole
from engines.path import join

HOUR = 18  # of UTC, for a chat that names none
LONGEST = 20  # steps of a solution


async def show_puzzle(
    context: Context, game: str, person: Person, chat: Chat, theme: str = ""
) -> Reply:
    """The puzzle of the day, or that of a game, in a ``theme`` or the chat's. Raises NoPuzzle."""
    if not games() or (game and game not in games()):
        raise NoPuzzle
    day = day_of(context.tables.now)
    key = of_the_day_in(game, day) if game else of_the_day(day)
    reader = person.account if chat.private else None
    scene = replace(await _scene(context, key, chat, reader), theme=theme)
    return Reply(screen=await _made(context, scene, chat), here=context.is_page(chat))


async def daily_screen(context: Context, chat: Chat) -> Screen:
    """The puzzle of the day for everybody in a chat."""
    scene = await _scene(context, of_the_day(day_of(context.tables.now)), chat, None)
    return await _made(context, scene, chat)


async def puzzle_card(context: Context, person: Person, language: str) -> tuple[str, ...]:
    """The title of the puzzle of the day, what it asks, the person's days in a row, its name and
    the payload that opens it; () where there are no puzzles."""
    if not games():
        return ()
    key = of_the_day(day_of(context.tables.now))
    scene = PuzzleScene(context.words, language, key, today=True)
    days = await _streak(context, person)
    row = context.words.say(language, "puzzle-streak", days=days) if days else ""
    return puzzle_title(scene), task_of(scene), row, str(key), Press("puzzle", "", 0).pack()


async def train(context: Context, person: Person, chat: Chat, theme: str = "") -> Reply:
    """The puzzle or the own costly move that a person has missed and not seen for longest. What is
    gone is asked no more."""
    missed = await context.store.missed_puzzles(person.key)
    return await _repeated(context, missed, person, chat, theme, here=False)


async def train_on(
    context: Context, person: Person, chat: Chat, path: tuple[str, ...], theme: str = ""
) -> Reply:
    """What comes after the puzzle of a ``path`` among those missed, in the place of what was
    pressed; without one the first. Raises BadPress."""
    missed = await context.store.missed_puzzles(person.key)
    if path and (puzzle := str(_key(path))) in missed:
        at = missed.index(puzzle) + 1
        missed = [*missed[at:], *missed[:at]]
    return await _repeated(context, missed, person, chat, theme, here=True)


async def _repeated(
    context: Context, missed: list[str], person: Person, chat: Chat, theme: str, here: bool
) -> Reply:
    """The first of what was missed that there still is."""
    for name in missed:
        if reply := await _missed(context, name, person, chat, theme, here):
            return replace(reply, opens="train")
        await context.store.learn_puzzle(person.key, name)
    language = await context.languages.of_person(person, chat)
    return Reply(context.words.say(language, "train-none"), alert=here)


async def _missed(
    context: Context, missed: str, person: Person, chat: Chat, theme: str, here: bool
) -> Reply | None:
    """The question that somebody has missed; None where there is no such thing any more."""
    if move := OwnMove.parse(missed):
        return await repeated(context, move, person, chat, theme, here)
    key = PuzzleKey.parse(missed)
    if key is None:
        return None
    scene = await _own_scene(context, key, person, chat, theme)
    screen = await _made(context, await _tried(context, scene, person), chat)
    return Reply(screen=screen, private=not chat.private, here=here or context.is_page(chat))


async def pressed_puzzle(
    context: Context, person: Person, chat: Chat, path: tuple[str, ...], theme: str = ""
) -> Reply:
    """A button of a puzzle: the puzzle itself, a step of a move, or a whole one. Raises BadPress,
    WrongMove."""
    if not path:
        return replace(await show_puzzle(context, "", person, chat, theme), here=True)
    key = _key(path[:2])
    chosen = Chosen.of(key.view, path[2:])
    if chosen.whole:
        return await _answered(context, key, person, chat, chosen.picked, theme)
    alone = chat.private or _shows_alone(context, chat)
    reader = person.account if alone else None
    scene = await _scene(context, key, chat, reader, person)
    scene = replace(scene, chosen=chosen, theme=theme)
    if alone:
        scene = await _tried(context, scene, person)
    hidden = alone and not chat.private
    return Reply(screen=await _made(context, scene, chat), private=hidden, here=True)


async def pressed_solution(
    context: Context, person: Person, chat: Chat, path: tuple[str, ...], theme: str = ""
) -> Reply:
    """The solution, or a step of it, for the presser alone. Whoever has not tried today's puzzle
    has given it up by that. Raises BadPress."""
    key = _key(path[:2])
    step = whole(path[2], 1, LONGEST) if len(path) == 3 else None
    if step is None:
        raise BadPress
    scene = await _own_scene(context, key, person, chat, theme)
    if scene.today and await _tries(context, key, person, chat, solved=False):
        scene = replace(scene, told=scene.wording.say("puzzle-given-up"))
        await context.store.miss_puzzle(person.key, str(key), context.tables.now)
    return await _solution(context, scene, step, person, chat)


async def ranks(context: Context, person: Person, chat: Chat) -> Reply:
    """This chat's table of the day and the month, and the own days in a row."""
    today = day_of(context.tables.now)
    day = await context.store.puzzle_places(chat, today, today)
    month = await context.store.puzzle_places(chat, *month_of(today))
    days = await _streak(context, person)
    return await context.inform(
        lambda language: ranks_screen(context.words, language, day, month, days),
        person,
        chat,
        pressed=True,
    )


async def daily(context: Context, person: Person, chat: Chat, switch: str, hour: str) -> Reply:
    """Whether the chat has the puzzle of the day posted, and when. Raises NotManager."""
    language = await context.languages.of_chat(chat, person.account if chat.private else None)
    if switch == "off":
        await stop_daily(context, person, chat)
    elif switch or hour:
        wanted = int(hour) if hour else HOUR
        today = day_of(context.tables.now)
        gone = hour_of(context.tables.now) >= wanted
        await post_daily(context, person, chat, wanted, today if gone else today - 1)
    at = await context.store.daily_hour(chat)
    if at is None:
        return Reply(context.words.say(language, "daily-off"))
    return Reply(context.words.say(language, "daily-on", hour=f"{at:02d}:00"))


async def _answered(
    context: Context,
    key: PuzzleKey,
    person: Person,
    chat: Chat,
    made: tuple[str, ...],
    theme: str,
) -> Reply:
    """What has become of an answer: the solution where it is right, another try where not."""
    scene = await _own_scene(context, key, person, chat, theme)
    solved = key.same(join(made))
    counts = scene.today and await _tries(context, key, person, chat, solved)
    if solved:
        await context.store.learn_puzzle(person.key, str(key))
    else:
        await context.store.miss_puzzle(person.key, str(key), context.tables.now)
    scene = replace(scene, told=await _told(context, scene, person, made, solved, counts))
    if solved:
        return await _solution(context, scene, 1, person, chat)
    hidden = not chat.private and _shows_alone(context, chat)
    if chat.private or hidden:
        screen = await _made(context, await _tried(context, scene, person), chat)
        return Reply(scene.told[:NOTICE], True, screen, private=hidden, here=True)
    if len(made) == 1:
        return Reply(scene.told[:NOTICE], alert=True)
    shared = await _made(context, await _scene(context, key, chat, None), chat)
    return Reply(scene.told[:NOTICE], True, shared, here=True)


async def _told(
    context: Context,
    scene: PuzzleScene,
    person: Person,
    made: tuple[str, ...],
    solved: bool,
    counts: bool,
) -> str:
    wording = scene.wording
    move = wording.move(join(made))
    if not solved:
        return wording.say("puzzle-wrong-day" if counts else "puzzle-wrong", move=move)
    if not counts:
        return wording.say("puzzle-right", move=move)
    points, days = scene.key.puzzle.difficulty, await _streak(context, person)
    return wording.say("puzzle-right-day", move=move, points=points, days=days)


async def _solution(
    context: Context, scene: PuzzleScene, step: int, person: Person, chat: Chat
) -> Reply:
    missed = {*await context.store.missed_puzzles(person.key)}
    scene = replace(scene, onward=bool(missed - {str(scene.key)}))
    theme = await _theme(context, scene, chat)
    screen = await solution_screen(scene, step, context.pictures, theme)
    notice = " ".join(filter(None, (scene.told, why(scene))))
    return Reply(notice[:NOTICE], True, screen, private=not chat.private, here=True)


async def _tried(context: Context, scene: PuzzleScene, person: Person) -> PuzzleScene:
    """The question with a way on from it for somebody who has missed it, and others as well."""
    missed = await context.store.missed_puzzles(person.key)
    return replace(scene, onward=str(scene.key) in missed and len(missed) > 1)


async def _tries(
    context: Context, key: PuzzleKey, person: Person, chat: Chat, solved: bool
) -> bool:
    """Note the answer as the person's of today; whether it is their first."""
    now, points = context.tables.now, key.puzzle.difficulty
    return await context.store.try_puzzle(person.key, day_of(now), chat, solved, points, now)


async def _streak(context: Context, person: Person) -> int:
    days = await context.store.solved_days(person.key)
    return streak(days, day_of(context.tables.now))


async def _scene(
    context: Context,
    key: PuzzleKey,
    chat: Chat,
    reader: str | None,
    person: Person | None = None,
) -> PuzzleScene:
    """A puzzle as all in a chat see it, or as one reader does."""
    today = key == of_the_day(day_of(context.tables.now))
    if reader is not None and person is not None:
        language = await context.languages.of_person(person, chat)
    else:
        language = await context.languages.of_chat(chat, reader)
    return PuzzleScene(context.words, language, key, today, reader=reader)


async def _own_scene(
    context: Context, key: PuzzleKey, person: Person, chat: Chat, theme: str
) -> PuzzleScene:
    return replace(await _scene(context, key, chat, person.account, person), theme=theme)


async def _made(context: Context, scene: PuzzleScene, chat: Chat) -> Screen:
    theme = await _theme(context, scene, chat)
    return await puzzle_screen(scene, context.pictures, theme)


async def _theme(context: Context, scene: PuzzleScene, chat: Chat) -> str:
    return scene.theme or await context.screens.theme(chat, scene.reader)


def _shows_alone(context: Context, chat: Chat) -> bool:
    """Whether one person can be shown a screen of their own in a shared chat."""
    platform = context.displays.platform(chat.platform)
    return platform is not None and platform.shows_hands(chat)


def _key(path: tuple[str, ...]) -> PuzzleKey:
    """The puzzle that a press names. Raises BadPress."""
    key = PuzzleKey.parse(".".join(path))
    if key is None or len(path) != 2:
        raise BadPress
    return key
