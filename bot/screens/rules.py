"""The rules of a game: what one is after, with a picture of one turn, and behind a button all
else."""

from bot.press import Press
from bot.screens.buttons import command_button, rows
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.table import Chair, Status, Table
from bot.texts import Words
from engines import GAMES
from render import Picture

VERB, DETAILS = "rules", "details"


def rules_chooser(words: Words, language: str) -> Screen:
    """The games, for somebody who wants to read the rules of one."""
    buttons = (
        command_button(words, language, "rules", key, label=words.say(language, f"game-{key}"))
        for key in GAMES
    )
    return Screen("", 0, (words.say(language, "help-which-game"),), actions=rows(*buttons))


async def example_of(game: str, pictures: PictureCache, theme: str) -> Picture | None:
    """The picture of one turn; None for a game without such."""
    return await pictures.example(game, theme) if GAMES[game].example else None


def rules_screen(
    words: Words, language: str, game: str, picture: Picture | None, shows: Button | None
) -> Screen:
    """What a game is about below its name, the ``picture`` of one turn, and the way to the details;
    a button ``shows`` how it is played, if any does."""
    name, goal = words.say(language, f"game-{game}"), words.say(language, f"{game}-goal")
    label = words.say(language, "rules-details")
    details = Button(label, rules_press(game, DETAILS))
    alt = _turn_in_words(words, language, game) if picture else ""
    actions = rows(shows, details)
    return Screen("", 0, (name, goal), picture=picture, alt=alt, lead=True, actions=actions)


def details_screen(words: Words, language: str, game: str, shows: Button | None) -> Screen:
    """All that holds in a game, and the way back to what it is about."""
    name, rules = words.say(language, f"game-{game}"), words.say(language, f"{game}-rules")
    back = Button(words.say(language, "button-back"), rules_press(game))
    return Screen("", 0, (name, *rules.split("\n")), lead=True, actions=rows(back, shows))


def rules_press(game: str, *part: str) -> str:
    """The payload of a button that leads to the rules of a game, or a part of them."""
    return Press(VERB, "", 0, (game, *part)).pack()


def _turn_in_words(words: Words, language: str, game: str) -> str:
    """What happens in the turn that the picture shows, as its player is told."""
    rules, turn = GAMES[game], GAMES[game].example
    assert turn is not None
    happened = rules.view(rules.play(turn.state, turn.move), None)
    chairs = tuple(Chair(str(seat)) for seat in range(1, len(happened.score) + 1))
    wording = Wording(words, language, Table("", game, "", Status.PLAYING, chairs=chairs))
    told = (wording.in_form(each, {}, "you") or wording.phrase(each) for each in happened.last)
    return wording.together(*told)
