"""/block and its buttons: what somebody does about others."""

import hashlib
from collections.abc import Iterable

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import PrivateLine, PrivateScreen, Reply, screen_reply
from bot.errors import BadPress, Stale
from bot.features.blocking import rows
from bot.features.blocking.blocking import Blocking
from bot.features.blocking.screens import (
    ASK,
    MUTE,
    OFF,
    VERB,
    YES,
    BlockScene,
    ask_screen,
    list_screen,
    person_buttons,
    person_screen,
    players_screen,
)
from bot.people import Chat, Person, isolated
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.screen import Button
from bot.store import notes as note_rows
from bot.store.store import Store
from bot.texts import Words
from engines.numerals import whole

MARKS = "blocks"  # names the secret that keys what buttons call people
SEATS = 8  # at a table at the most


class BlockHandlers:
    """Does what the buttons of blocking ask for. They name people by marks, which tell nobody who
    an account is."""

    def __init__(
        self,
        blocking: Blocking,
        words: Words,
        languages: Languages,
        replies: Replies,
        tables: Tables,
        store: Store,
    ) -> None:
        self._blocking = blocking
        self._words = words
        self._languages = languages
        self._replies = replies
        self._tables = tables
        self._store = store
        self._kept_secret = ""

    async def command(self, invocation: Invocation) -> Reply:
        """/block: whom somebody has blocked or muted."""
        return await self._listed(invocation.person, invocation.chat, here=False)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button about somebody: the others at its table or those noted, one of them, or what is
        done about one. Raises BadPress, Stale."""
        person, chat, path = pressed.person, pressed.chat, pressed.press.path
        code = pressed.press.table
        if not path:
            if not code:
                return await self._listed(person, chat, here=True)
            scene = await self._scene(person, chat, code)
            return self._shown(players_screen(scene, await self._others(person, code)), chat, code)
        who, deed = (*path, "")[:2]
        if len(path) > 2 or deed not in ("", MUTE, ASK, YES, OFF):
            raise BadPress
        key, name = await self._meant(person, code, who)
        return await self._done(person, chat, code, (key, name), deed)

    async def card_buttons(self, person: str, reader: Person, language: str) -> tuple[Button, ...]:
        """Below somebody's card, what its only reader may do about them."""
        if person == await self._store.people.person_of(reader.account):
            return ()
        scene = BlockScene(self._words, language, reader.account)
        return person_buttons(scene, await self._mark(person))

    async def _done(
        self, person: Person, chat: Chat, code: str, other: tuple[str, str], deed: str
    ) -> Reply:
        key, name = other
        scene = await self._scene(person, chat, code)
        called = isolated(name)
        match deed:
            case "":
                screen = person_screen(scene, await self._mark(key), name)
                return self._shown(screen, chat, code)
            case "ask":
                return self._shown(ask_screen(scene, await self._mark(key), name), chat, code)
            case "mute":
                await self._blocking.mute(person.key, key)
                return PrivateLine(scene.say("muted", name=called), secret=True)
            case "yes":
                await self._blocking.block(person.key, key)
                line = scene.say("done", name=called)
            case _:
                await self._blocking.release(person.key, key)
                line = scene.say("undone", name=called)
        return await self._listed(person, chat, here=True, news=line)

    async def _listed(self, person: Person, chat: Chat, here: bool, news: str = "") -> Reply:
        scene = await self._scene(person, chat)
        blocked = await self._marked(await self._blocking.blocked_by(person.key))
        muted = await self._marked(await self._blocking.muted_by(person.key))
        screen = list_screen(scene, blocked, muted, news)
        return screen_reply(screen, not chat.private, here, notice=news, others=VERB)

    def _shown(self, screen: Screen, chat: Chat, code: str) -> Reply:
        if chat.private:
            return screen_reply(screen, private=False, here=not code)
        return PrivateScreen(screen, here=True, others=VERB)

    async def _meant(self, person: Person, code: str, who: str) -> tuple[str, str]:
        """The key and name of the one meant by a seat or a mark. Raises BadPress, Stale."""
        seat = whole(who, 0, SEATS) if len(who) == 1 else None
        if seat is not None:
            chairs = (await self._tables.get(code)).chairs
            if seat >= len(chairs) or chairs[seat].person in ("", person.key):
                raise BadPress
            return chairs[seat].person, chairs[seat].name
        for known in await self._known(person, code):
            for key, name in known.items():
                if await self._mark(key) == who and key != person.key:
                    return key, name or await self._name(key)
        raise Stale

    async def _known(self, person: Person, code: str) -> Iterable[dict[str, str]]:
        """Whom the person's buttons may name."""
        if code:
            return ({chair.person: chair.name for chair in (await self._tables.get(code)).chairs},)
        noted = await self._blocking.blocked_by(person.key)
        noted |= await self._blocking.muted_by(person.key)
        return noted, dict.fromkeys(await rows.rated(self._store.database), "")

    async def _others(self, person: Person, code: str) -> dict[str, str]:
        """The other people at a table, by their marks."""
        chairs = (await self._tables.get(code)).chairs
        others = {c.person: c.name for c in chairs if c.person not in ("", person.key)}
        return {await self._mark(key): name for key, name in others.items()}

    async def _marked(self, named: dict[str, str]) -> dict[str, str]:
        return {await self._mark(key): name or "–" for key, name in named.items()}

    async def _name(self, key: str) -> str:
        found = await self._store.people.person(key)
        return found.name if found else "–"

    async def _mark(self, key: str) -> str:
        secret = await self._secret()
        return hashlib.blake2b(key.encode(), key=secret.encode()[:64], digest_size=8).hexdigest()

    async def _secret(self) -> str:
        if not self._kept_secret:
            self._kept_secret = await note_rows.secret(self._store.database, MARKS)
        return self._kept_secret

    async def _scene(self, person: Person, chat: Chat, code: str = "") -> BlockScene:
        language = await self._languages.of_person(person, chat)
        return BlockScene(self._words, language, person.account, code)
