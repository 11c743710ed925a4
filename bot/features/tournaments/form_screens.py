"""The form of a new tournament: what there is to choose, and what each choice can be."""

from msgspec import Struct

from bot.features.tournaments.draft import MINUTE, Draft, choices, fields
from bot.features.tournaments.screens import VERB, limit_words
from bot.features.tournaments.tournament import TournamentState
from bot.moments import plain
from bot.press import packed
from bot.screens.buttons import rows, shortened
from bot.screens.menus import TICK
from bot.screens.screen import Button, Screen, Style
from bot.tables import clocks
from bot.texts import Words

NEW, OPEN, SHOW = "new", "open", "show"
FORM = "all"  # the field of the form itself
ABOUT = ("form", "groups", "limit", "deal")  # fields of which more is to be said than their names


class FormScene(Struct, frozen=True):
    """A draft for those who read a ``language``, at the Unix time ``now``; ``reader`` is the
    account of the only one, None for all in a chat. ``alone``: nobody else could join from here."""

    words: Words
    language: str
    draft: Draft
    now: float
    reader: str | None
    alone: bool = False

    def say(self, text: str, **params: str | int) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"cup-{text}", **params)

    def value(self, field: str, draft: Draft) -> str:
        """What a draft has chosen of a field, in words."""
        elsewhere = {
            "game": f"game-{draft.game}",
            "clock": f"clock-{clocks.token(draft.clock)}",
            "form": f"cup-form-{draft.form}",
        }
        if field in elsewhere:
            return self.words.say(self.language, elsewhere[field])
        if field == "size":
            return self.say(f"size-{draft.form}", count=draft.size)
        if field == "groups":
            return str(draft.groups)
        if field == "limit":
            return limit_words(self.words, self.language, draft.seconds)
        if field == "start":
            at = self.now + draft.start * MINUTE
            return plain(self.words.until(self.language, at, self.now))
        on = {
            "rated": draft.rated,
            "who": draft.open,
            "computers": draft.computers,
            "deal": draft.same_deal,
        }[field]
        return self.say(f"{field}-{'on' if on else 'off'}")

    def to(self, field: str, draft: Draft, label: str, style: Style = Style.PLAIN) -> Button:
        """A button that leads to a field of a draft, to the form, or opens it."""
        return Button(shortened(label), packed(VERB, "", 0, (NEW, field, *draft.path)), style)


def form_screen(scene: FormScene, known: tuple[TournamentState, ...] = ()) -> Screen:
    """What is chosen so far; above it the tournaments that the chat has."""
    draft = scene.draft
    lines = (scene.say("new"), scene.say(f"form-{draft.form}-means"))
    first = scene.to(OPEN, draft, scene.say("button-open"), Style.PRIMARY)
    choosing = [
        scene.to(
            each,
            draft,
            scene.words.labelled(scene.language, scene.say(each), scene.value(each, draft)),
        )
        for each in fields(draft, scene.alone)
    ]
    there = [_known(scene, state) for state in known]
    actions = ((first,), *rows(*choosing, width=2), *rows(*there, width=1))
    return Screen("", 0, lines, scene.reader, actions=actions, lead=True)


def _known(scene: FormScene, state: TournamentState) -> Button:
    tournament = state.tournament
    form = scene.say(f"form-{tournament.options.form}")
    game = scene.words.say(scene.language, f"game-{tournament.options.game}")
    path = tournament.code.lower(), SHOW
    return Button(shortened(scene.say("title", form=form, game=game)), packed(VERB, "", 0, path))


def field_screen(scene: FormScene, field: str) -> Screen:
    """What a field can be."""
    draft = scene.draft
    buttons = []
    for _, other in choices(draft, field):
        label = scene.value(field, other)
        chosen = other == draft
        button = scene.to(FORM, other, f"{TICK}{label}" if chosen else label)
        style = Style.PRIMARY if chosen else Style.PLAIN
        buttons.append(button._replace(style=style, chosen=chosen))
    about = scene.say(f"{field}-about") if field in ABOUT else ""
    means = (
        [scene.say(f"form-{other.form}-means") for _, other in choices(draft, field)]
        if field == "form"
        else []
    )
    lines = tuple(line for line in (scene.say(field), about, *means) if line)
    back = scene.to(FORM, draft, scene.words.say(scene.language, "settings-back"))
    actions = (*rows(*buttons, width=2), (back,))
    return Screen("", 0, lines, scene.reader, actions=actions, lead=True)
