"""Screens that inform: help, rules, scores, answers about a position."""

from collections.abc import Sequence

from bot.press import Press
from bot.screens.board import grid_columns, question_button
from bot.screens.buttons import rows
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.texts import Words
from engines import GAMES
from engines.game import Phrase, View
from engines.path import join, next_choices


def help_screen(words: Words, language: str, commands: Sequence[str]) -> Screen:
    """What this bot does, every command, and a button a game."""
    lines = [words.say(language, "help-greeting")]
    lines += [f"/{name}: {words.say(language, f'command-{name}')}" for name in commands]
    lines.append(words.say(language, "help-more"))
    return Screen("", 0, tuple(lines), actions=games(words, language))


def which_game_screen(words: Words, language: str) -> Screen:
    """The games as buttons, for somebody who wants to play but has not said what."""
    return Screen("", 0, (words.say(language, "help-which-game"),), actions=games(words, language))


def games(words: Words, language: str) -> tuple[tuple[Button, ...], ...]:
    """A button a game that opens a table."""
    buttons = (
        Button(
            words.say(language, f"game-{key}"), Press("play", "", 0, (key,)).pack(), Style.PRIMARY
        )
        for key in GAMES
    )
    return rows(*buttons)


def rules_screen(words: Words, language: str, game: str) -> Screen:
    """The rules of a game in short."""
    return Screen("", 0, tuple(words.say(language, f"{game}-rules").split("\n")))


def manners_screen(words: Words, language: str) -> Screen:
    """What holds at every table: turns, clocks, proposals, seats."""
    return Screen("", 0, tuple(words.say(language, "table-rules").split("\n")))


def score_screen(wording: Wording, view: View, standing: str) -> Screen:
    """The score of a match, and of its series."""
    scores = (
        f"{wording.player(seat, view.sides)}: {score}" for seat, score in enumerate(view.score)
    )
    title = wording.say("board-title", game=wording.game(), code=wording.table.code)
    return Screen("", 0, tuple(line for line in (title, *scores, standing) if line))


def can_ask(game: str, view: View, path: tuple[str, ...]) -> bool:
    """Whether ``path`` is a question about the position, or begins one."""
    questions = GAMES[game].questions(view)
    return bool(path) and (join(path) in questions or bool(next_choices(questions, path)))


def answer_screen(wording: Wording, view: View, path: tuple[str, ...]) -> Screen:
    """The answer to a question about the position, or what can be asked more exactly."""
    game = GAMES[wording.table.game]
    questions = game.questions(view)
    said: tuple[Phrase, ...] = ()
    if join(path) in questions:
        said = game.answer(view, join(path))
    siblings = path if not said else path[:-1]
    following = next_choices(questions, siblings) if siblings else ()
    prompt = wording.prompt(("ask", *siblings))
    lines = tuple(wording.phrase(part) for part in said) or (prompt,)
    buttons = tuple(question_button(wording, (*siblings, choice)) for choice in following)
    columns = grid_columns(view, following)
    return Screen("", 0, lines, choices=buttons, columns=columns, prompt=prompt if said else "")
