"""Lessons: a guided first match of each game, move by move in prepared positions."""

from pathlib import Path

import render
from bot.desk.commands import OF_PERSON, Command, Param
from bot.desk.feature import Feature, FeatureParts, Handlers
from bot.desk.page_files import PageFiles
from bot.features.explanations.api import Explanations
from bot.features.lessons.lesson import games, view_of
from bot.features.lessons.lessons import Lessons
from bot.features.lessons.screens import ADDRESS, VERB, lesson_button
from bot.screens.slots import Slots
from render import Picture


def picture(name: str, theme: str) -> Picture | None:
    """The first position of a game's lesson as everybody sees it, small."""
    if name not in games():
        return None
    return render.thumbnail(render.paint(view_of(name, 0, None), (), theme))


def build(parts: FeatureParts) -> Handlers:
    """The feature at work."""
    lessons = Lessons(
        parts.words,
        parts.languages,
        parts.replies,
        parts.viewers,
        parts.platforms,
        parts.pictures,
        parts.store,
    )
    parts.of("explanations", Explanations).find_boards.append(lessons.explainable)
    return Handlers(
        commands={"learn": lessons.command},
        verbs={VERB: lessons.press},
        home_card=lessons.home_card,
        picture=picture,
    )


FEATURE = Feature(
    "lessons",
    build,
    uses=("explanations",),
    commands=(
        Command(
            "learn",
            (Param("game", games(), bare=True),),
            private=True,
            group=OF_PERSON,
            after="back",
            button=True,
        ),
    ),
    verbs=(VERB,),
    linkable=("learn", VERB),
    page_files=PageFiles(
        Path(__file__).with_name("page"), "lesson.js", "lesson.css", addresses=(ADDRESS,)
    ),
    slots=Slots(rules_button=lesson_button),
)
