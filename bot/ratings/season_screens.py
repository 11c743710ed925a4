"""How a season ended, for everybody in a chat."""

from collections.abc import Sequence

from bot.people import isolated
from bot.ratings.screens import figure
from bot.ratings.season import Season, SeasonResult
from bot.screens.buttons import command_button, rows
from bot.screens.screen import Screen
from bot.texts import Words
from render import Picture
from render.podium import Podium, PodiumStep

MEDALS = ("🥇", "🥈", "🥉")


def podium_of(result: SeasonResult) -> Podium:
    """The first three of a game, with their ratings."""
    best = result.standings[: len(MEDALS)]
    return Podium(tuple(PodiumStep(n, figure(one.skill)) for n, one in enumerate(best, 1)))


def season_screen(
    words: Words,
    language: str,
    season: Season,
    results: Sequence[SeasonResult],
    picture: Picture,
) -> Screen:
    """Who was first, second and third in each game, and how many matches there were. The
    ``picture`` shows the podium of the first game."""

    def say(text: str, **params: str | int) -> str:
        return words.say(language, f"season-{text}", **params)

    lines = [say("over", month=words.month(language, season.begins))]
    for result in results:
        game = words.say(language, f"game-{result.game}")
        lines.append(say("matches", game=game, matches=result.matches))
        lines += _places(words, language, result)
    lines.append(say("anew"))
    places = "; ".join(_places(words, language, results[0]))
    ladder = command_button(words, language, "top", results[0].game)
    alt = say("alt", places=places)
    return Screen("", 0, tuple(lines), picture=picture, alt=alt, actions=rows(ladder), lead=True)


def _places(words: Words, language: str, result: SeasonResult) -> list[str]:
    """A line for each of the first three."""
    return [
        words.say(
            language,
            "season-place",
            medal=medal,
            name=isolated(one.name),
            rating=figure(one.skill),
            matches=one.matches,
        )
        for medal, one in zip(MEDALS, result.standings, strict=False)
    ]
