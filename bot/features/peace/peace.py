"""What somebody chooses about when they are told."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.button_press import ButtonPress
from bot.desk.reply import Reply, screen_reply
from bot.errors import BadPress
from bot.features.peace.screens import (
    DIGEST,
    HERE,
    OFF,
    QUIET,
    VERB,
    ZONE,
    PeaceScene,
    digest_screen,
    hour_screen,
    overview_screen,
    quiet_screen,
    zone_screen,
)
from bot.features.peace.zones import NAMED, REGIONS
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.quiet import DAILY, DAYS, HOURS, hours, is_zone
from bot.screens import Screen
from bot.store import notices as notice_rows
from bot.store.database import Database
from bot.texts import Words
from engines.numerals import whole


@dataclass(eq=False, repr=False)
class Peace:
    """Shows it, and takes choices. What waits for somebody is looked at anew after each."""

    _words: Words
    _languages: Languages
    _preferences: Preferences
    _database: Database
    _clock: Callable[[], float]

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of these settings. Raises BadPress."""
        person, chat, path = pressed.person, pressed.chat, pressed.press.path
        screen = await self._after(person, chat, path)
        return screen_reply(screen, not chat.private, here=True, others=VERB)

    async def _after(self, person: Person, chat: Chat, path: tuple[str, ...]) -> Screen:
        if len(path) > 2:
            raise BadPress
        what, choice = (*path, "", "")[:2]
        scene = await self._scene(person, chat)
        here = person.zone if is_zone(person.zone) else ""
        screen = _asked(scene, what, choice, here)
        return screen or await self._chosen(person, chat, what, choice)

    async def _chosen(self, person: Person, chat: Chat, what: str, choice: str) -> Screen:
        before = await self._preferences.of_person(person.key)
        changes = _changes(what, choice, person.zone)
        if not before.zone and ZONE not in changes and is_zone(person.zone):
            changes[ZONE] = person.zone  # as their browser says
        after = await self._preferences.choose_person(person, **changes)
        await notice_rows.let_go(self._database, person.key, self._clock())
        scene = await self._scene(person, chat)
        if not after.zone and (after.quiet or after.digest):
            return zone_screen(scene)
        return overview_screen(scene)

    async def _scene(self, person: Person, chat: Chat) -> PeaceScene:
        language = await self._languages.of_person(person, chat)
        chosen = await self._preferences.of_person(person.key)
        return PeaceScene(self._words, language, person.account, chosen, self._clock())


def _asked(scene: PeaceScene, what: str, choice: str, here: str) -> Screen | None:
    """What a press leads to that chooses nothing yet; None for others."""
    first = whole(choice, 0, HOURS - 1)
    match what, choice:
        case "", "":
            return overview_screen(scene)
        case "quiet", "":
            return quiet_screen(scene)
        case "digest", "":
            return digest_screen(scene)
        case "hour", _ if first is not None or not choice:
            return hour_screen(scene, first)
    return zone_screen(scene, choice, here) if what == ZONE and choice in ("", *REGIONS) else None


def _changes(what: str, choice: str, here: str) -> dict[str, str]:
    """What a choice makes of the preferences of somebody whose browser says that they are in the
    time zone ``here``. Raises BadPress for none."""
    if what == QUIET and (choice == OFF or hours(choice)):
        return {QUIET: "" if choice == OFF else choice}
    if what == DIGEST and choice in (OFF, DAILY, *DAYS):
        return {DIGEST: "" if choice == OFF else choice}
    if what == ZONE and choice in NAMED:
        return {ZONE: NAMED[choice]}
    if what == ZONE and choice == HERE and is_zone(here):
        return {ZONE: here}
    raise BadPress
