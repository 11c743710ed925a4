"""/tournament: the form of a new tournament, and how it is opened."""

from dataclasses import dataclass

from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.reply import Reply, screen_reply
from bot.errors import BadPress
from bot.features.tournaments import draft as drafts
from bot.features.tournaments.announcements import Announcements
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.form_screens import (
    FORM,
    OPEN,
    FormScene,
    field_screen,
    form_screen,
)
from bot.features.tournaments.rows import entering, reading
from bot.features.tournaments.scenes import TournamentScenes
from bot.people import Chat, Person
from bot.screens.screen import Screen
from bot.tables import lobby

COMMAND = "tournament"


@dataclass(eq=False, repr=False)
class NewTournaments:
    """Asks what is to be played, and opens it."""

    _scenes: TournamentScenes
    _announcements: Announcements

    async def command(self, invocation: Invocation) -> Reply:
        """/tournament: the form of a new one, or with a code the tournament that has it. Raises
        NoTournament."""
        person, chat, args = invocation.person, invocation.chat, invocation.args
        if code := args.get("code", ""):
            return await self._scenes.shown(await self._scenes.find(code), person, chat)
        chosen = drafts.fresh(
            args.get("game", ""), args.get("form", ""), int(args.get("minutes", 15))
        )
        if (clock := args.get("clock")) and clock in dict(drafts.choices(chosen, "clock")):
            chosen = dict(drafts.choices(chosen, "clock"))[clock]
        if "rated" in args:
            chosen = dict(drafts.choices(chosen, "rated"))[args["rated"]]
        screen = await self._form(chosen, person, chat)
        return screen_reply(screen, private=self._alone(chat) and not chat.private)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of the form: a field, what was chosen for one, or that it is opened. Raises
        BadPress, TooManyTournaments."""
        _, field, *words = pressed.press.path
        chosen, person, chat = drafts.read(words), pressed.person, pressed.chat
        if field == OPEN:
            return await self._open(chosen, pressed)
        if field == FORM:
            screen = await self._form(chosen, person, chat)
        elif field in drafts.FIELDS:
            screen = field_screen(await self._scene(chosen, person, chat), field)
        else:
            raise BadPress
        return screen_reply(screen, private=self._alone(chat) and not chat.private, here=True)

    async def _open(self, chosen: Draft, pressed: ButtonPress) -> Reply:
        person, chat, scenes = pressed.person, pressed.chat, self._scenes
        now = scenes.tables.now
        tournament = chosen.tournament(now, lobby.fresh_seed())
        origin = f"{person.key}:{pressed.origin}" if pressed.origin else ""
        code = await entering.create(
            scenes.store.renamings, person.key, tournament, chat, origin, now
        )
        await self._announcements.show(code)
        state = await scenes.find(code)
        if scenes.replies.is_page(chat):
            return await scenes.shown(state, person, chat)
        scene = await scenes.own(state, person, chat)
        line = scene.say("opened", code=code)
        screen = Screen("", 0, (line,), scene.reader)
        return screen_reply(screen, private=self._alone(chat) and not chat.private, here=True)

    async def _form(self, chosen: Draft, person: Person, chat: Chat) -> Screen:
        scene = await self._scene(chosen, person, chat)
        codes = await reading.in_chat(self._scenes.store.database, chat)
        known = tuple([await self._scenes.find(code) for code in codes])
        return form_screen(scene, known)

    async def _scene(self, chosen: Draft, person: Person, chat: Chat) -> FormScene:
        replies = self._scenes.replies
        language = await replies.language(person, chat)
        reader = person.account if self._alone(chat) else None
        now, alone = self._scenes.tables.now, chat.private or replies.is_page(chat)
        return FormScene(self._scenes.words, language, chosen, now, reader, alone)

    def _alone(self, chat: Chat) -> bool:
        return self._scenes.replies.answers_privately(chat)
