"""Ladders, and what is said of a person's own ratings."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from msgspec import Struct, structs

from bot.people import isolated
from bot.press import Press
from bot.ratings.ladder import ComputerRecord, Course, LadderPage, Placed, Profile
from bot.ratings.rating import PROOF, Skill
from bot.screens.buttons import rows
from bot.screens.screen import Button, Screen, Style
from bot.texts import Words
from bot.texts.level_names import level_name
from engines import GAMES
from render.card import Card, CardRow

VERB = "top"
LISTED = 10  # people on a page of a ladder in a chat
GAP = "…"  # between a page and the place of who asked
SHOWN = 100  # matches whose ratings the course of a card shows


class Ladder(StrEnum):
    """Whose ladder it is."""

    HERE = "here"  # of those who play in the chat, in a private one with its reader
    ALL = "all"
    COMPUTERS = "computers"  # of the levels that the reader has met


class LadderScene(Struct, frozen=True):
    """A ladder of ``game`` in the ``language`` of those who read it; ``alone``: in a private chat.
    ``reader`` is the key of the only person who may see it, None where all may; ``month`` names
    that in which the chat's ladder runs."""

    words: Words
    language: str
    where: Ladder
    game: str
    alone: bool = False
    reader: str | None = None
    month: str = ""

    def of(self, game: str) -> "LadderScene":
        """The same of another game."""
        return structs.replace(self, game=game)

    def say(self, text: str, **params: str | int) -> str:
        """A text of ladders."""
        return self.words.say(self.language, f"ladder-{text}", **params)

    def called(self, game: str) -> str:
        """The name of a game."""
        return self.words.say(self.language, f"game-{game}")


def figure(skill: Skill) -> str:
    """A rating as people see it: "1187", "1042?" where it is unsure."""
    return f"{skill.shown}{'?' if skill.unsure else ''}"


def ladder_screen(scene: LadderScene, page: LadderPage, news: str = "") -> Screen:
    """A page of a game's ladder, a line for each person; who asked stands before or after it, and
    reads the ``news``."""
    where = "circle" if scene.where is Ladder.HERE and scene.alone else scene.where
    called = "season" if scene.month else where
    title = scene.say(f"title-{called}", game=scene.called(scene.game), month=scene.month)
    lines = [_line(scene, placed) for placed in page.people]
    if page.own is not None and page.own not in page.people:
        own, ahead = _line(scene, page.own), page.own.place < page.people[0].place
        lines = [own, GAP, *lines] if ahead else [*lines, GAP, own]
    if scene.where is Ladder.ALL:
        lines.append(scene.say("rule", count=PROOF))
    empty = "empty-season" if scene.month else "empty"
    shown = _screen(scene, (title, *(lines or (scene.say(empty),)), *filter(None, (news,))))
    people = rows(*(_person(scene, page, placed) for placed in page.people), width=5)
    return replace(shown, actions=(*people, *rows(*_pages(scene, page)), *shown.actions))


def _person(scene: LadderScene, page: LadderPage, placed: Placed) -> Button:
    """The button that shows the card of whoever has a place."""
    number = str((page.people[0].place - 1) // LISTED)
    path = (scene.where, scene.game, number, str(placed.place))
    return Button(str(placed.place), Press(VERB, "", 0, path).pack())


def _line(scene: LadderScene, placed: Placed) -> str:
    one = placed.standing
    return scene.say(
        "line",
        place=placed.place,
        name=isolated(one.name),
        rating=figure(one.skill),
        matches=one.matches,
        share=one.share,
    )


def _pages(scene: LadderScene, page: LadderPage) -> Iterator[Button]:
    """The buttons that lead to the places before and after."""
    if not page.people:
        return
    first, last = page.people[0].place, page.people[-1].place
    if first > 1:
        yield _turn(scene, "before", first - LISTED, first - 1)
    if last < page.total:
        yield _turn(scene, "after", last + 1, min(last + LISTED, page.total))


def _turn(scene: LadderScene, label: str, first: int, last: int) -> Button:
    number = str((first - 1) // LISTED)
    payload = Press(VERB, "", 0, (scene.where, scene.game, number)).pack()
    return Button(scene.say(label, first=first, last=last), payload)


def computers_screen(scene: LadderScene, found: Sequence[ComputerRecord]) -> Screen:
    """How often the reader has beaten each level, the strongest first; of all games without one."""
    known = [one for one in found if scene.game in ("", one.game)]
    ordered = sorted(
        known, key=lambda one: (list(GAMES).index(one.game), -GAMES[one.game].rating(one.level))
    )
    lines = tuple(
        scene.say(
            "computer",
            game=scene.called(one.game),
            level=level_name(scene.words, scene.language, one.level),
            won=one.won,
            matches=one.matches,
        )
        for one in ordered
    )
    title = scene.say("title-computers")
    return _screen(scene, (title, *(lines or (scene.say("empty-computers"),))))


def _screen(scene: LadderScene, lines: tuple[str, ...]) -> Screen:
    games = tuple(_button(scene, scene.called(game), scene.where, game) for game in GAMES)
    kinds = (Ladder.HERE, Ladder.ALL, Ladder.COMPUTERS)
    game = scene.game or next(iter(GAMES))
    ways = tuple(
        _button(scene, scene.say(f"way-{_kind(scene, kind)}"), kind, game)
        for kind in kinds
        if kind is not scene.where
    )
    shown = tuple(_chosen(scene, one) for one in games)
    return Screen("", 0, lines, scene.reader, actions=(*rows(*shown), *rows(*ways)), lead=True)


def _kind(scene: LadderScene, kind: Ladder) -> str:
    return "circle" if kind is Ladder.HERE and scene.alone else str(kind)


def _button(scene: LadderScene, label: str, kind: Ladder, game: str) -> Button:
    return Button(label, Press(VERB, "", 0, (kind, game)).pack())


def _chosen(scene: LadderScene, button: Button) -> Button:
    own = button.payload == Press(VERB, "", 0, (scene.where, scene.game or "-")).pack()
    return button._replace(style=Style.PRIMARY, chosen=True) if own else button


def profile_lines(words: Words, language: str, profile: Profile) -> tuple[str, ...]:
    """What the caption of a card says, a line a game, then what is worth telling of all."""

    def say(text: str, **params: str | int) -> str:
        return words.say(language, f"rating-{text}", **params)

    name = isolated(profile.name)
    if not profile.courses:
        return say("title", name=name), say("none")
    lines = [say("title", name=name)]
    lines += [_course_line(words, language, course) for course in profile.courses]
    if profile.rival:
        lines.append(say("rival", name=isolated(profile.rival), count=profile.met))
    if profile.run > 1:
        lines.append(say("run", count=profile.run))
    return tuple(lines)


def _course_line(words: Words, language: str, course: Course) -> str:
    one = course.standing
    return words.say(
        language,
        "rating-game",
        game=words.say(language, f"game-{one.game}"),
        rating=figure(one.skill),
        matches=one.matches,
        share=one.share,
    )


def card_of(profile: Profile) -> Card:
    """The picture of a person's ratings, to be painted."""
    return Card(
        tuple(
            CardRow(
                course.standing.game,
                figure(course.standing.skill),
                course.standing.matches,
                course.standing.share,
                course.shown[-SHOWN:],
            )
            for course in profile.courses
        )
    )


def card_alt(words: Words, language: str, profile: Profile) -> str:
    """That picture in words."""
    games = "; ".join(
        words.say(
            language,
            "rating-alt-game",
            game=words.say(language, f"game-{course.standing.game}"),
            rating=figure(course.standing.skill),
            least=str(min(course.shown)),
            most=str(max(course.shown)),
        )
        for course in profile.courses
    )
    return words.say(language, "rating-alt", games=games)
