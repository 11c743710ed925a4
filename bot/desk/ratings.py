"""/rating and /top: a person's card, and ladders."""

from bot.desk.context import Context
from bot.desk.platform import Reply
from bot.errors import BadPress, NobodyRated
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.ladder import (
    LISTED,
    VERB,
    Ladder,
    LadderScene,
    computers_screen,
    ladder_screen,
)
from bot.tables.ladder import LadderPage, Profile
from engines import GAMES
from engines.numerals import whole

PAGES = 100_000  # of a ladder
LOCAL, FOUND = 200, 5  # people of a chat among whom a name is looked for first, and of all
LONGEST_SHOWN = 40  # characters of what was typed that a refusal repeats


async def show_rating(context: Context, person: Person, chat: Chat, name: str) -> Reply:
    """The card of whoever is called so, of the asker without a name. Raises NobodyRated."""
    key = await _meant(context, person, chat, name) if name else person.key
    found = await context.store.profile(key)
    if found is None:
        raise NobodyRated(name=name[:LONGEST_SHOWN])
    screen = await rating_screen(context, found, person, chat)
    alone = chat.private or (key == person.key and not found.shown)
    return Reply(
        screen=screen, private=alone and not chat.private, shared=not alone, opens="rating"
    )


async def rating_screen(context: Context, profile: Profile, person: Person, chat: Chat) -> Screen:
    """The card of a person as everybody in the chat may see it."""
    language = await context.languages.of_chat(chat, person.account if chat.private else None)
    theme = await context.screens.theme(chat, person.account if chat.private else None)
    return await context.composer.rating(profile, language, theme)


async def _meant(context: Context, person: Person, chat: Chat, name: str) -> str:
    """The key of the person meant by a name or its beginning: of those who play here, then of all.
    Raises NobodyRated."""
    wanted = name.strip().removeprefix("@").casefold()
    here = [
        one
        for game in GAMES
        for one in await context.store.ladder(game, LOCAL, *_scope(Ladder.HERE, person, chat))
    ]
    local = {one.person: one.name for one in here}
    everywhere = dict(await context.store.rated_people(wanted, FOUND))
    for known in (local, everywhere):
        same = [key for key, called in known.items() if called.casefold() == wanted]
        begun = [key for key, called in known.items() if called.casefold().startswith(wanted)]
        for keys in (same, begun):
            if len(keys) == 1:
                return keys[0]
            if keys:
                raise NobodyRated(name=name[:LONGEST_SHOWN])
    raise NobodyRated(name=name[:LONGEST_SHOWN])


async def turn_ladder(context: Context, person: Person, chat: Chat, path: tuple[str, ...]) -> Reply:
    """What a button of a ladder leads to: whose, of which game, and from which page on; one from
    before there were pages names none. Raises BadPress."""
    where, game, page = (*path, "0")[:3] if 2 <= len(path) <= 3 else ("", "", "")
    number = whole(page, 0, PAGES)
    if where not in tuple(Ladder) or game not in GAMES or number is None:
        raise BadPress
    return await show_ladder(context, person, chat, game, Ladder(where), number)


async def show_ladder(
    context: Context, person: Person, chat: Chat, game: str, where: Ladder, page: int = 0
) -> Reply:
    """A page of the ladder of a game, without one of that which has most people on it."""
    language = await context.languages.of_chat(chat, person.account if chat.private else None)
    scene = LadderScene(context.words, language, where, game, chat.private)
    if where is Ladder.COMPUTERS:
        # How often somebody has beaten whom is for nobody else.
        language = await context.languages.of_person(person, chat)
        scene = LadderScene(
            context.words, language, where, game, chat.private, reader=person.account
        )
        screen = computers_screen(scene, await context.store.beaten_by(person.key))
        return Reply(screen=screen, private=not chat.private, here=chat.private, opens=VERB)
    keys = (game,) if game else tuple(GAMES)
    found = {key: await _page(context, key, where, person, chat, page) for key in keys}
    best = max(keys, key=lambda key: found[key].total)
    return Reply(screen=ladder_screen(scene.of(best), found[best]), here=True, shared=True)


async def _page(
    context: Context, game: str, where: Ladder, person: Person, chat: Chat, page: int
) -> LadderPage:
    """A page, the last one where there are no more: people may have left the ladder."""
    scope = _scope(where, person, chat)
    wanted = page * LISTED
    found = await context.store.ladder_page(game, wanted, LISTED, person.key, *scope)
    if found.people or not found.total:
        return found
    last = (found.total - 1) // LISTED * LISTED
    return await context.store.ladder_page(game, last, LISTED, person.key, *scope)


def _scope(where: Ladder, person: Person, chat: Chat) -> tuple[Chat | None, str]:
    """Whose ladder, as the store asks: of a chat, of those whom a person has met, or of all."""
    if where is Ladder.ALL:
        return None, ""
    return (None, person.key) if chat.private else (chat, "")
