"""What everybody in a tournament is told: that it begins soon, and what its host has decided."""

from dataclasses import replace

from bot.features.tournaments.host_screens import LATER
from bot.features.tournaments.results import places_of
from bot.features.tournaments.rows.reading import News
from bot.features.tournaments.screens import TournamentScene, result_words, title
from bot.features.tournaments.steps import ENDS, NAMED, SEASON
from bot.screens.screen import Mention, Screen, Style


def news_screen(scene: TournamentScene, news: News, mentions: tuple[Mention, ...] = ()) -> Screen:
    """The news, and the way to the tournament; ``mentions`` are those who are to be told of
    it."""
    named = [mention.name for mention in mentions if mention.name]
    called = scene.words.listed(scene.language, named) if named else ""
    lines = (title(scene), news_line(scene, news), called)
    style = Style.PRIMARY if news.kind in NAMED else Style.PLAIN
    out = scene.button("withdraw") if news.kind == SEASON else None
    screen = scene.screen(lines, scene.button("show", style=style), out)
    return replace(screen, mentions=mentions)


def news_line(scene: TournamentScene, news: News, when: str = "") -> str:
    """The news in a sentence or two; for a page, which says by itself what follows from time, in
    one, in which ``when`` stands for its moment."""
    about = news.about
    if news.kind in (*NAMED, ENDS):
        at = about.get("at", scene.state.tournament.starts)
        cut = news.kind == ENDS and not scene.state.free and not when
        when = when or scene.words.until(scene.language, at, scene.now)
        said = scene.say(f"news-{news.kind}", when=when, count=len(scene.state.here))
        return f"{said} {scene.say('limit-about')}" if cut else said
    if news.kind == "out":
        return scene.say("news-out", who=scene.name(about["entrant"]))
    if news.kind == "fixed":
        who = " – ".join(scene.name(number) for number in about["seats"])
        result = result_words(places_of(about["after"])).replace(" ", "\u00a0")
        return scene.say("news-fixed", round=about["round"], who=who, result=result)
    if news.kind == "later":
        return scene.say("news-later", minutes=LATER)
    return scene.say(f"news-{news.kind}")
