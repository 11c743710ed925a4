"""The screens of what somebody is told when: quiet hours, digests, and their own time zone."""

from collections.abc import Iterable

from msgspec import Struct

from bot.features.peace.zones import REGIONS, ZONES, word
from bot.people import PersonPreferences
from bot.preferences.screens import VERB as SETTINGS
from bot.preferences.screens import Scope
from bot.press import packed
from bot.quiet import DAILY, DAYS, DIGEST_HOUR, HOURS, hours
from bot.screens.buttons import rows
from bot.screens.menus import TICK
from bot.screens.players import capital
from bot.screens.screen import Button, Screen, Style
from bot.texts import Words, calendars

VERB = "peace"
QUIET, HOUR, DIGEST, ZONE = "quiet", "hour", "digest", "zone"
OFF, HERE = "off", "here"
BACK = packed(VERB, "", 0, ())
USUAL = ("21-7", "22-7", "22-8", "23-8", "0-8")  # quiet hours that many people want
HOURS_ROW, ZONES_ROW = 4, 2  # buttons side by side


class PeaceScene(Struct, frozen=True):
    """What the only ``reader``, an account, has ``chosen``, at the Unix time ``now``."""

    words: Words
    language: str
    reader: str
    chosen: PersonPreferences
    now: float

    @property
    def known(self) -> str:
        """The language whose calendar is at hand."""
        return self.words.closest(self.language)

    def say(self, text: str, **params: str) -> str:
        """A text of these screens."""
        return self.words.say(self.language, f"peace-{text}", **params)

    def hour(self, number: int) -> str:
        """An hour of the day."""
        return calendars.hour(self.known, number)

    def time_in(self, name: str) -> str:
        """What clocks in a time zone show, and where."""
        clock = calendars.clock(self.known, self.now, name)
        return self.say("zone-now", time=clock, city=calendars.city(self.known, name))

    def screen(
        self, lines: Iterable[str], *buttons: Button, width: int = 1, back: str = BACK
    ) -> Screen:
        """A screen for its reader alone, with the way ``back`` below its buttons."""
        way = Button(self.words.say(self.language, "settings-back"), back)
        actions = (*rows(*buttons, width=width), (way,))
        return Screen("", 0, tuple(lines), self.reader, actions=actions, lead=True)

    def choice(self, what: str, now: str) -> Button:
        """A button that leads to the choices of something."""
        return self.button(self.words.labelled(self.language, self.say(what), now), what)

    def button(self, label: str, *path: str, now: bool = False) -> Button:
        """A button that leads on, or chooses what is chosen ``now``."""
        ticked = f"{TICK}{label}" if now else label
        button = Button(ticked, packed(VERB, "", 0, path))
        return button._replace(style=Style.PRIMARY, chosen=True) if now else button


def settings_buttons(words: Words, language: str) -> tuple[Button, ...]:
    """In a person's settings: the way to all of this."""
    return (Button(words.say(language, "peace-title"), packed(VERB, "", 0, ())),)


def overview_screen(scene: PeaceScene) -> Screen:
    """What is chosen, and what it means."""
    chosen = scene.chosen
    zone = scene.time_in(chosen.zone) if chosen.zone else scene.say("zone-none")
    lines = scene.say("title"), scene.say("about"), scene.say("clocks")
    return scene.screen(
        lines,
        scene.choice(QUIET, _quiet(scene, chosen.quiet)),
        scene.choice(DIGEST, _digest(scene, chosen.digest)),
        scene.choice(ZONE, zone),
        back=packed(SETTINGS, "", 0, (Scope.PERSON,)),
    )


def quiet_screen(scene: PeaceScene) -> Screen:
    """Which hours are to be quiet."""
    now = scene.chosen.quiet
    listed = USUAL if now in USUAL or not now else (now, *USUAL)
    none = scene.button(capital(_quiet(scene, "")), QUIET, OFF, now=not now)
    usual = (scene.button(_quiet(scene, each), QUIET, each, now=each == now) for each in listed)
    other = scene.button(scene.say("other"), HOUR)
    return scene.screen((scene.say(QUIET), scene.say("quiet-about")), none, *usual, other)


def hour_screen(scene: PeaceScene, first: int | None = None) -> Screen:
    """From which hour on, or if that is known until which."""
    if first is None:
        title = scene.say("quiet-from")
        buttons = [scene.button(scene.hour(each), HOUR, str(each)) for each in range(HOURS)]
    else:
        title = scene.say("quiet-until", hour=scene.hour(first))
        ends = [(first + later) % HOURS for later in range(1, HOURS)]
        buttons = [scene.button(scene.hour(each), QUIET, f"{first}-{each}") for each in ends]
    return scene.screen((title,), *buttons, width=HOURS_ROW)


def digest_screen(scene: PeaceScene) -> Screen:
    """Whether all is told at once, and on which days."""
    buttons = (
        scene.button(
            capital(_digest(scene, each)), DIGEST, each or OFF, now=each == scene.chosen.digest
        )
        for each in ("", DAILY, *DAYS)
    )
    lines = scene.say(DIGEST), scene.say("digest-about", hour=scene.hour(DIGEST_HOUR))
    return scene.screen(lines, *buttons)


def zone_screen(scene: PeaceScene, region: str = "", guess: str = "") -> Screen:
    """What time it is where somebody is: the parts of the world, or the clocks in one of them.
    ``guess`` is what their browser says."""
    lines = (scene.say("zone-about"),)
    if region:
        names = ZONES[region]
        buttons = [
            scene.button(scene.time_in(name), ZONE, word(name), now=name == scene.chosen.zone)
            for name in names
        ]
        return scene.screen(lines, *buttons, width=ZONES_ROW)
    near = [scene.button(scene.time_in(guess), ZONE, HERE)] if guess else []
    parts = [
        scene.button(calendars.region(scene.known, code), ZONE, each)
        for each, code in REGIONS.items()
    ]
    return scene.screen(lines, *near, *parts)


def _quiet(scene: PeaceScene, quiet: str) -> str:
    """Quiet hours: "22:00–7:00"."""
    chosen = hours(quiet)
    if chosen is None:
        return scene.say("quiet-off")
    first, last = map(scene.hour, chosen)
    return f"{first}–{last}"


def _digest(scene: PeaceScene, digest: str) -> str:
    """When notices come: "once a week, on Monday"."""
    if digest in DAYS:
        day = calendars.weekday(scene.known, DAYS.index(digest))
        return scene.say("digest-week", day=day)
    return scene.say("digest-day" if digest == DAILY else "digest-off")
