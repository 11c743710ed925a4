"""Ratings: what /rating, /top and the buttons of ladders do, and what the page asks of them."""

from dataclasses import dataclass, replace

from bot.accounts.accounts import Accounts
from bot.desk.button_press import ButtonPress
from bot.desk.feature import ProfileAdded
from bot.desk.invocation import Invocation
from bot.desk.replies import NOTICE
from bot.desk.reply import NewScreen, Reply, ScreenInPlace, screen_reply
from bot.desk.sharing import Offer
from bot.desk.viewers import Viewers
from bot.errors import BadPress
from bot.people import Chat, Person
from bot.preferences.languages import Languages
from bot.ratings.errors import NobodyRated, RatingsHidden
from bot.ratings.ladder import ComputerRecord, LadderPage, Profile, Standing
from bot.ratings.rows import ladders as ladder_rows
from bot.ratings.rows import news as news_rows
from bot.ratings.rows import seasons as season_rows
from bot.ratings.screens import (
    LISTED,
    VERB,
    Ladder,
    LadderScene,
    card_alt,
    card_of,
    computers_screen,
    ladder_screen,
    profile_lines,
)
from bot.ratings.season import page_of
from bot.ratings.visible import VisibleRatings
from bot.screens import Screen
from bot.screens.buttons import rows
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button
from bot.store.store import Store
from bot.texts import Words
from engines import GAMES
from engines.game import Seat
from engines.numerals import whole
from render import Picture
from render.look import LIGHT

COMMAND = "rating"
PAGES = 100_000  # of a ladder
LOCAL, FOUND = 200, 5  # people of a chat among whom a name is looked for first, and of all
LONGEST_SHOWN = 40  # characters of what was typed that a refusal repeats


@dataclass(eq=False, repr=False)
class Ratings:
    """Shows people's cards, and ladders: of those who play in a chat, of all, or of the computer
    players that somebody has met. Features add lines and buttons to cards."""

    _words: Words
    _languages: Languages
    _viewers: Viewers
    _pictures: PictureCache
    _store: Store
    _accounts: Accounts
    _visible: VisibleRatings
    _added: ProfileAdded

    async def command_rating(self, invocation: Invocation) -> Reply:
        """/rating: the card of whoever is called so, of the asker without a name. Raises
        NobodyRated, RatingsHidden."""
        person, chat = invocation.person, invocation.chat
        await self._check_hidden(person)
        name = invocation.args.get("player", "")
        key = await self._meant(person, chat, name) if name else person.key
        profile = await ladder_rows.profile(self._store.renamings, key)
        if profile is None:
            raise NobodyRated(name=name[:LONGEST_SHOWN])
        reader = person.account if chat.private else None
        language = await self._languages.of_chat(chat, reader)
        theme = await self._viewers.theme(chat, reader)
        screen = await self._card(profile, person.key, language, theme)
        if chat.private:
            screen = await self._with_buttons(screen, profile, person, language)
            screen = self._with_send(screen, profile, person, chat, language)
        if not (chat.private or (key == person.key and not profile.shown)):
            return NewScreen(screen, shared=True)
        return screen_reply(screen, not chat.private, others="rating")

    async def command_top(self, invocation: Invocation) -> Reply:
        """/top: the beginning of a ladder."""
        where = Ladder(invocation.args.get("where", Ladder.HERE))
        game = invocation.args.get("game", "")
        return await self._ladder(invocation.person, invocation.chat, game, where)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A button of a ladder: whose, of which game, from which page on, and perhaps a place
        there, whose card is wanted; one from before there were pages names none. Raises BadPress,
        NobodyRated, RatingsHidden."""
        path = pressed.press.path
        if not 2 <= len(path) <= 4:
            raise BadPress
        where, game, page, place = (*path, *("", "", "0", "")[len(path) :])
        number = whole(page, 0, PAGES)
        if where not in tuple(Ladder) or game not in GAMES or number is None:
            raise BadPress
        if place:
            return await self._placed(pressed, game, Ladder(where), number, place)
        return await self._ladder(pressed.person, pressed.chat, game, Ladder(where), number)

    async def _placed(
        self, pressed: ButtonPress, game: str, where: Ladder, number: int, place: str
    ) -> Reply:
        """The card of somebody on a page of a ladder, for the presser alone."""
        person, chat = pressed.person, pressed.chat
        await self._check_hidden(person)
        page = await self._page(game, where, person, chat, number)
        placed = {str(one.place): one.standing.person for one in page.people}
        language = await self._languages.of_person(person, chat)
        theme = pressed.theme or await self._viewers.theme(chat, person.account)
        card = await self.card(placed.get(place, ""), person, language, theme)
        card = replace(card, audience=person.account)
        notice = "" if chat.private else card.caption[:NOTICE]
        return screen_reply(card, not chat.private, notice=notice, alert=bool(notice))

    async def card(self, key: str, reader: Person, language: str, theme: str) -> Screen:
        """The ratings of the person with this key. Raises NobodyRated for one who was never seen,
        or stays out of the ladder and is not the reader."""
        profile, own = (
            await ladder_rows.profile(self._store.renamings, key),
            await self._key(reader),
        )
        if profile is None or not (profile.shown or key == own):
            raise NobodyRated(name="–")
        card = await self._card(profile, own, language, theme)
        return await self._with_buttons(card, profile, reader, language)

    async def best(self, game: str, where: Ladder, person: Person, limit: int) -> list[Standing]:
        """The best in a game, of all or of those whom the person has met."""
        met = await self._key(person) if where is Ladder.HERE else ""
        return await ladder_rows.best(self._store.renamings, met, game, limit)

    async def beaten_by(self, person: Person) -> list[ComputerRecord]:
        """How often the person has met and beaten computer players."""
        return await ladder_rows.beaten_by(self._store.database, await self._key(person))

    async def news(self, reader: Person, language: str) -> str:
        """What the reader is told once of how ratings are counted; "" from then on."""
        return await self._news(await self._key(reader), language)

    async def rated(self) -> set[str]:
        """The keys of everybody who stands on a ladder."""
        return await ladder_rows.rated(self._store.database)

    async def hidden(self, reader: Person, language: str) -> str:
        """Why the reader sees no ratings, "" where they see them."""
        hidden = await self._visible.hides(await self._key(reader))
        return self._words.say(language, "refusal-ratings-hidden") if hidden else ""

    async def rated_at(self, code: str, reader: Person) -> dict[Seat, str]:
        """The keys of those at a table whose ratings the reader may see, by seat. Raises
        NoSuchTable."""
        return await self._visible.at(code, await self._key(reader))

    async def _card(self, profile: Profile, reader: str, language: str, theme: str) -> Screen:
        """A person's ratings in all games, as everybody may see them; on their own card the
        ``reader`` with this key is told what is new."""
        lines = profile_lines(self._words, language, profile)
        if not profile.courses:
            return Screen("", 0, lines, lead=True, kind="profile")
        for add in self._added.lines:
            lines += await add(profile.person, language)
        if profile.person == reader:
            lines += tuple(filter(None, [await self._news(reader, language)]))
        screen = Screen("", 0, lines, lead=True, kind="profile")
        picture = await self._pictures.card(card_of(profile), theme)
        return replace(screen, picture=picture, alt=card_alt(self._words, language, profile))

    async def _with_buttons(
        self, card: Screen, profile: Profile, reader: Person, language: str
    ) -> Screen:
        """A card with what its only reader may do about the person."""
        buttons = [
            button
            for make in self._added.buttons
            for button in await make(profile.person, reader, language)
        ]
        return replace(card, actions=rows(*buttons))

    def _with_send(
        self, card: Screen, profile: Profile, person: Person, chat: Chat, language: str
    ) -> Screen:
        """One's own card with the button that sends it into another chat, unless it is empty."""
        own = profile.person == person.key and profile.shown
        if card.picture is None or not own or not self._viewers.sends(chat):
            return card
        send = Button(self._words.say(language, "button-send"), sends=COMMAND)
        return replace(card, actions=(*card.actions, (send,)))

    async def offer(self, person: Person, language: str, words: str) -> Offer | None:
        """The person's own card for another chat, unless they stay out of the ladder, see no
        ratings now, or have none."""
        profile = await ladder_rows.profile(self._store.renamings, person.key)
        hidden = await self._visible.hides(person.key)
        if words or hidden or profile is None or not (profile.shown and profile.courses):
            return None
        card = await self._card(profile, "", language, LIGHT)
        matches = sum(course.standing.matches for course in profile.courses)
        card = replace(card, fetched=f"{COMMAND}/{matches} {profile.person}")
        return Offer(card.lines[0], card.lines[1], profile.courses[0].standing.game, card)

    async def picture(self, name: str) -> Picture | None:
        """The card of the person with the key that follows a number, which makes another name of
        each state; as long as others may see it."""
        profile = await ladder_rows.profile(self._store.renamings, name.partition(" ")[2])
        if profile is None or not (profile.shown and profile.courses):
            return None
        return await self._pictures.card(card_of(profile), LIGHT)

    async def _meant(self, person: Person, chat: Chat, name: str) -> str:
        """The key of the person meant by a name or its beginning: of those who play here, then of
        all. Raises NobodyRated."""
        wanted = name.strip().removeprefix("@").casefold()
        shown_in, met = _scope(Ladder.HERE, person, chat)
        here = [
            one
            for game in GAMES
            for one in await ladder_rows.best(self._store.renamings, met, game, LOCAL, shown_in)
        ]
        local = {one.person: one.name for one in here}
        everywhere = dict(await ladder_rows.named(self._store.database, wanted, FOUND))
        for known in (local, everywhere):
            same = [key for key, called in known.items() if called.casefold() == wanted]
            begun = [key for key, called in known.items() if called.casefold().startswith(wanted)]
            for keys in (same, begun):
                if len(keys) == 1:
                    return keys[0]
                if keys:
                    raise NobodyRated(name=name[:LONGEST_SHOWN])
        raise NobodyRated(name=name[:LONGEST_SHOWN])

    async def _ladder(
        self, person: Person, chat: Chat, game: str, where: Ladder, page: int = 0
    ) -> Reply:
        """A page of the ladder of a game, without one of that which has most people on it. Raises
        RatingsHidden."""
        if where is Ladder.COMPUTERS:
            return await self._computers(person, chat, game)
        await self._check_hidden(person)
        language = await self._languages.of_chat(chat, person.account if chat.private else None)
        season = await self._visible.season(chat) if where is Ladder.HERE else None
        month = self._words.month(language, season.begins) if season else ""
        scene = LadderScene(self._words, language, where, game, chat.private, month=month)
        keys = (game,) if game else tuple(GAMES)
        pages = {key: await self._page(key, where, person, chat, page) for key in keys}
        best = max(keys, key=lambda key: pages[key].total)
        screen = ladder_screen(scene.of(best), pages[best], await self._news(person.key, language))
        return ScreenInPlace(screen, shared=True)

    async def _computers(self, person: Person, chat: Chat, game: str) -> Reply:
        """How often somebody has beaten whom, which is for nobody else."""
        language = await self._languages.of_person(person, chat)
        scene = LadderScene(
            self._words, language, Ladder.COMPUTERS, game, chat.private, reader=person.account
        )
        screen = computers_screen(
            scene, await ladder_rows.beaten_by(self._store.database, person.key)
        )
        return screen_reply(screen, not chat.private, here=chat.private, others=VERB)

    async def _page(
        self, game: str, where: Ladder, person: Person, chat: Chat, page: int
    ) -> LadderPage:
        """A page, the last one where there are no more: people may have left the ladder."""
        if where is Ladder.HERE and (season := await self._visible.season(chat)):
            played = await season_rows.result(self._store.database, chat, game, season)
            return page_of(played.standings, page * LISTED, LISTED, person.key)
        shown_in, met = _scope(where, person, chat)
        renamings, wanted = self._store.renamings, page * LISTED
        found = await ladder_rows.page(renamings, met, game, wanted, LISTED, person.key, shown_in)
        if found.people or not found.total:
            return found
        last = (found.total - 1) // LISTED * LISTED
        return await ladder_rows.page(renamings, met, game, last, LISTED, person.key, shown_in)

    async def _check_hidden(self, person: Person) -> None:
        if await self._visible.hides(person.key):
            raise RatingsHidden

    async def _news(self, key: str, language: str) -> str:
        database = self._store.database
        untold = await news_rows.is_left(database, key) and await news_rows.settle(database, key)
        return self._words.say(language, "rating-news") if untold else ""

    async def _key(self, person: Person) -> str:
        return await self._accounts.key(person.account)


def _scope(where: Ladder, person: Person, chat: Chat) -> tuple[Chat | None, str]:
    """Whose ladder, as the store asks: of a chat, of those whom a person has met, or of all."""
    if where is Ladder.ALL:
        return None, ""
    return (None, person.key) if chat.private else (chat, "")
