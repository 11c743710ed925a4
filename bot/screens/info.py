"""Screens that inform: help, scores, answers about a position."""

from collections.abc import Sequence

from bot.figures import figure
from bot.press import Press
from bot.screens.board import grid_columns
from bot.screens.buttons import command_button, question_button, rows
from bot.screens.columns import columns_of
from bot.screens.lobby import Way
from bot.screens.prompts import prompt_after
from bot.screens.screen import Button, Screen, Style
from bot.screens.sides import player_of_side
from bot.screens.wording import Wording
from bot.texts import Words
from engines import GAMES
from engines.game import InvalidMove, Phrase, View
from engines.path import join, next_choices

OF_TABLE = "table"  # the command behind which those of a table stand
DAYS = (1, 3, 7, 14, 30)  # for which people are away
RIVAL = "casual"  # the level of a computer player for those who have not said one


def help_screen(
    words: Words, language: str, commands: Sequence[str], pressed: Sequence[str]
) -> Screen:
    """What this bot does, every command, a button a game, and one for each command that can be
    ``pressed``."""
    lines = [words.say(language, "help-greeting")]
    lines += [
        words.labelled(language, f"/{name}", words.say(language, f"command-{name}"))
        for name in commands
    ]
    more = ("help-text", "typed-help", "help-more")
    lines += [words.say(language, text) for text in more]
    actions = (*games(words, language), *_commands(words, language, pressed))
    return Screen("", 0, tuple(lines), actions=actions)


def _commands(
    words: Words, language: str, names: Sequence[str], *more: Button
) -> tuple[tuple[Button, ...], ...]:
    """A button for each of these commands, and what else stands there."""
    buttons = (command_button(words, language, name) for name in names)
    return rows(*buttons, *more, width=2)


def greeting_screen(words: Words, language: str, pressed: Sequence[str]) -> Screen:
    """Who this is and how one begins, in four lines, a button a game, and below them the commands
    that can be ``pressed``."""
    names = ("help-greeting", "help-groups", "help-join", "help-all")
    lines = tuple(words.say(language, name) for name in names)
    actions = (*games(words, language), *_commands(words, language, pressed))
    return Screen("", 0, lines, actions=actions)


def group_help(words: Words, language: str) -> Screen:
    """How one plays in a group, in four lines."""
    join = words.say(language, "button-join")
    lines = (
        words.say(language, "help-greeting"),
        words.say(language, "help-group-play", join=join),
        words.say(language, "help-join"),
        words.say(language, "help-alone"),
    )
    return Screen("", 0, lines)


def behind_screen(
    words: Words, language: str, name: str, behind: Sequence[str], pressed: Sequence[str]
) -> Screen:
    """A command, and those that stand behind it, with a button for each that can be
    ``pressed``."""
    first = words.labelled(language, f"/{name}", words.say(language, f"command-{name}"))
    lines = [
        words.labelled(language, f"/{name} {each}", words.say(language, f"command-{each}"))
        for each in behind
    ]
    back = command_button(words, language, "help", label=words.say(language, "button-back"))
    manners = command_button(
        words, language, "help", OF_TABLE, label=words.say(language, "button-manners")
    )
    more = (manners, back) if name == OF_TABLE else (back,)
    actions = _commands(words, language, pressed, *more)
    return Screen("", 0, (first, *lines), actions=actions)


def away_screen(words: Words, language: str, reader: str | None) -> Screen:
    """For how many days somebody is away, with a button for each number that is usual."""
    buttons = (command_button(words, language, "away", str(days), label=str(days)) for days in DAYS)
    lines = (words.say(language, "command-away"), words.say(language, "parameter-days"))
    return Screen("", 0, lines, reader, actions=rows(*buttons, width=len(DAYS)))


def chooser_screen(words: Words, language: str, pressed: Sequence[str]) -> Screen:
    """The games with what each is about, for somebody who wants to play but has not said what: to
    open a table for friends, or to play a computer player at once; and below them the commands that
    can be ``pressed``."""
    lines = (
        words.labelled(
            language, words.say(language, f"game-{key}"), words.say(language, f"{key}-about")
        )
        for key in GAMES
    )
    asked = words.say(language, "help-which-game")
    alone = tuple((_alone(words, language, key),) for key in GAMES)
    actions = (*games(words, language), *alone, *_commands(words, language, pressed))
    return Screen("", 0, (asked, *lines), actions=actions, lead=True)


def _alone(words: Words, language: str, game: str) -> Button:
    name = words.say(language, f"game-{game}")
    label = words.say(language, "button-versus", game=name)
    return Button(label, Press("play", "", 0, (game, RIVAL)).pack())


def games(words: Words, language: str) -> tuple[tuple[Button, ...], ...]:
    """A button a game that opens a table."""
    buttons = (
        Button(
            words.say(language, f"game-{key}"), Press("play", "", 0, (key,)).pack(), Style.PRIMARY
        )
        for key in GAMES
    )
    return rows(*buttons)


def manners_screen(words: Words, language: str) -> Screen:
    """What holds at every table: turns, clocks, proposals, seats."""
    return Screen("", 0, tuple(words.say(language, "table-rules").split("\n")))


def score_screen(wording: Wording, view: View, standing: str) -> Screen:
    """The score of a match, and of its series."""
    scores = (
        wording.labelled(player_of_side(wording, seat, view.sides), figure(score))
        for seat, score in enumerate(view.score)
    )
    title = wording.say("board-title", game=wording.game(), code=wording.table.code)
    return Screen("", 0, tuple(line for line in (title, *scores, standing) if line))


def share_screen(wording: Wording, ways: Sequence[Way]) -> Screen:
    """How others join a table or see it, a line for each platform that runs."""
    code = wording.table.code
    told = (
        wording.say(
            "share-link" if way.link else "share-code",
            place=way.platform,
            link=way.link,
            code=code,
        )
        for way in ways
    )
    title = wording.say("share-title", code=code, game=wording.game())
    return Screen("", 0, (title, *told), lead=True)


def can_ask(game: str, view: View, path: tuple[str, ...]) -> bool:
    """Whether ``path`` is a question about the position, or begins one, if need be by the column
    of the cell that is meant."""
    following = next_choices(GAMES[game].questions(view), path)
    known = following or answer_to(game, view, path) or column_in(game, view, path)
    return bool(path) and bool(known)


def column_in(game: str, view: View, path: tuple[str, ...]) -> str:
    """The column in which a question looks for its cell, "" for one that does not."""
    *begun, last = path or ("",)
    known = columns_of(view)
    cells = next_choices(GAMES[game].questions(view), tuple(begun)) if begun else ()
    return last if last in {known.get(cell) for cell in cells} else ""


def answer_to(game: str, view: View, path: tuple[str, ...]) -> tuple[Phrase, ...]:
    """The answer to a question, a phrase a line; () for what is none."""
    try:
        return GAMES[game].answer(view, join(path))
    except InvalidMove:
        return ()


def answer_screen(wording: Wording, view: View, path: tuple[str, ...]) -> Screen:
    """The answer to a question about the position, or what can be asked more exactly."""
    column = column_in(wording.table.game, view, path)
    path = path[:-1] if column else path
    questions = GAMES[wording.table.game].questions(view)
    said = answer_to(wording.table.game, view, path)
    siblings = path if not said else path[:-1]
    following = next_choices(questions, siblings) if siblings else ()
    prompt = prompt_after(wording, ("ask", *siblings))
    lines = tuple(wording.phrase(part) for part in said) or (prompt,)
    columns = columns_of(view)
    buttons = tuple(
        question_button(wording, (*siblings, choice), columns.get(choice, ""))
        for choice in following
    )
    return Screen(
        "",
        0,
        lines,
        choices=buttons,
        columns=grid_columns(view, following),
        prompt=prompt if said else "",
        column=column or (columns.get(path[-1], "") if said else ""),
    )
