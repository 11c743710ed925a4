"""Puts a desk together: the only place of this floor that knows all parts."""

from collections import ChainMap
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.desk.activities import Activities
from bot.desk.administration import Administration
from bot.desk.admission import Admission
from bot.desk.background_opening import open_background
from bot.desk.button_press import ButtonPress
from bot.desk.catalogue import Catalogue
from bot.desk.chats import Chats
from bot.desk.commands import Command, by_every_name, commands
from bot.desk.core_handlers import CoreHandlers
from bot.desk.core_opening import open_core
from bot.desk.core_verbs import ASKING, LOOKS, TABLELESS
from bot.desk.deliveries import Deliveries
from bot.desk.desk import Desk
from bot.desk.feature import Feature, FeatureParts, Handlers, ProfileAdded
from bot.desk.fetched_pictures import FetchedPictures
from bot.desk.handler_types import CommandHandler, VerbHandler
from bot.desk.kept_ways import KeptWays
from bot.desk.memberships import Memberships
from bot.desk.offers import Offers
from bot.desk.owed_words import OwedWords
from bot.desk.page_screens import PageScreens
from bot.desk.presses import Presses
from bot.desk.previews import Previews
from bot.desk.readable_replies import ReadableReplies
from bot.desk.readers import Readers
from bot.desk.refusals import Refusals
from bot.desk.reply import Reply
from bot.desk.running_features import RunningFeatures
from bot.desk.running_parts import Options, RunningParts, open_running
from bot.desk.services import Services
from bot.desk.shown_parts import ShownParts, open_shown
from bot.desk.table_finder import TableFinder
from bot.desk.table_views import TableViews
from bot.desk.typed_answers import TypedAnswers
from bot.desk.typed_lines import TypedLines
from bot.monitoring.meters import Meters
from bot.players.workers import Workers
from bot.preferences.chat_choices import ChatChoices
from bot.store.store import Store
from bot.texts import Words


def open_desk(
    store: Store,
    workers: Workers,
    words: Words,
    features: Sequence[Feature] = (),
    options: Options | None = None,
) -> Desk:
    """A desk of this database, which answers at once; nothing goes on by itself before its
    background jobs are started. ``features`` are what there is besides tables, each after those
    that it uses."""
    options = options or Options()
    running = open_running(store, workers, options)
    showing = open_shown(running, words, features, options)
    running.player_warmup.listen(showing.kept_up.displays.refresh)
    running.player_warmup.listen_lobbies(showing.kept_up.spectators.notify)
    running.operators.listen(showing.kept_up.displays.refresh)
    finder = TableFinder(store, running.tables, running.presence, showing.table_limit)
    chats = Chats(store.database, showing.kept_up.displays, showing.preferences, running.presence)
    choices = ChatChoices(store.renamings, showing.preferences, showing.platforms.choosers)
    profile = ProfileAdded()
    built = _built(features, _parts(running, showing, options, finder, choices, profile))
    showing.screens.pages += [each.pages for each in built.values() if each.pages is not None]
    showing.screens.own += [each.own_screen for each in built.values() if each.own_screen]
    profile.lines.extend(filter(None, (each.profile_lines for each in built.values())))
    profile.buttons.extend(filter(None, (each.profile_buttons for each in built.values())))
    listed = commands(words.languages, [each for feature in features for each in feature.commands])
    handlers, verbs = dict[str, CommandHandler](), dict[str, VerbHandler]()
    answers = TypedAnswers(
        [each.answer_typed for each in built.values() if each.answer_typed is not None],
        [each.answer_message for each in built.values() if each.answer_message is not None],
    )
    core = open_core(running, showing, options, finder, answers, listed, handlers, verbs)
    core.moves.answers += [each.move_answer for each in built.values() if each.move_answer]
    running.entrance.guards += [each.may_join for each in built.values() if each.may_join]
    running.held_seeds.holds += [each.holds_seed for each in built.values() if each.holds_seed]
    core.information.joins += [each.join for each in built.values() if each.join]
    core.lobbies.levels.finders += [each.even_level for each in built.values() if each.even_level]
    core.lobbies.evens += [each.even for each in built.values() if each.even]
    _add_handlers(core, built, handlers, verbs)
    catalogue = _catalogue(features, built, listed, handlers, verbs)
    services = _services(running, showing, options, catalogue, built, chats)
    return _desk(running, showing, services, core, finder, options)


def _catalogue(
    features: Sequence[Feature],
    built: Mapping[str, Handlers],
    listed: Mapping[str, Command],
    handlers: Mapping[str, CommandHandler],
    verbs: Mapping[str, VerbHandler],
) -> Catalogue:
    """What the ``features`` and the rest bring together."""
    return Catalogue(
        listed,
        by_every_name(listed),
        handlers,
        verbs,
        TABLELESS.union(*(feature.verbs for feature in features)),
        LOOKS.union(*(feature.linkable for feature in features)),
        dict(ChainMap(dict(ASKING), *(dict(feature.asking) for feature in features))),
        frozenset(name for feature in features for name in feature.unrestricted),
        tuple(kind for feature in features for kind in feature.messages),
        next(filter(None, (each.file for each in built.values())), None),
        {each.name: each.page_files for each in features if each.page_files},
        tuple(text for feature in features for text in feature.page_texts),
        {name: sharer for each in built.values() for name, sharer in each.sharers.items()},
        {verb: make for each in built.values() for verb, make in each.forms.items()},
    )


def _built(features: Sequence[Feature], parts: FeatureParts) -> dict[str, Handlers]:
    """The features at work, by name."""
    built: dict[str, Handlers] = {}
    for feature in features:
        apis = {name: built[name].api for name in feature.uses}
        built[feature.name] = feature.build(replace(parts, apis=apis))
    return built


def _add_handlers(
    core: CoreHandlers,
    built: Mapping[str, Handlers],
    handlers: dict[str, CommandHandler],
    verbs: dict[str, VerbHandler],
) -> None:
    handlers.update(core.commands())
    verbs.update(core.verbs())
    for each in built.values():
        handlers.update(each.commands)
        verbs.update(each.verbs)
        if each.share_match is not None:
            verbs["share"] = _by_path(verbs["share"], each.share_match)


def _by_path(without: VerbHandler, with_path: VerbHandler) -> VerbHandler:
    """Handles a verb that means something else where a path follows it."""

    async def handle(pressed: ButtonPress) -> Reply:
        return await (with_path if pressed.press.path else without)(pressed)

    return handle


def _parts(
    running: RunningParts,
    showing: ShownParts,
    options: Options,
    finder: TableFinder,
    choices: ChatChoices,
    profile: ProfileAdded,
) -> FeatureParts:
    return FeatureParts(
        showing.words,
        running.store,
        showing.languages,
        showing.replies,
        showing.viewers,
        showing.screens,
        showing.kept_up.displays,
        showing.platforms,
        choices,
        showing.pictures,
        running.tables,
        running.thinking,
        options.timing,
        running.accounts,
        showing.boards,
        finder,
        options.budget,
        showing.preferences,
        showing.composer,
        showing.slots,
        profile,
        options.settings,
        running.presence,
        running.entrance,
        running.held_seeds,
        showing.kept_up.spectators,
        Memberships(showing.platforms, running.accounts),
    )


def _services(
    running: RunningParts,
    showing: ShownParts,
    options: Options,
    catalogue: Catalogue,
    built: Mapping[str, Handlers],
    chats: Chats,
) -> Services:
    store, tables, accounts, words = running.store, running.tables, running.accounts, showing.words
    composer, preferences, kept_up = showing.composer, showing.preferences, showing.kept_up
    now, base = options.clock, showing.platforms.web.base
    features = RunningFeatures(built, accounts)
    previews = Previews(tables, words, showing.pictures, preferences)
    sharers = catalogue.sharers
    shared = showing.screens, preferences, catalogue
    return Services(
        words,
        catalogue,
        features,
        Readers(words, showing.languages, accounts, store, tables),
        TableViews(
            store.renamings,
            tables,
            accounts,
            running.presence,
            composer,
            showing.histories,
            showing.boards,
            words,
        ),
        _page_screens(running, showing),
        previews,
        Offers(words, tables, store.renamings, accounts, previews, *shared),
        FetchedPictures(store.database, tables, composer, words, sharers, base),
        kept_up.displays,
        kept_up.pressed,
        kept_up.spectators,
        showing.platforms,
        chats,
        Activities(store, accounts, kept_up.spectators, kept_up.signals, kept_up.posts, now),
        Deliveries(store, now),
        OwedWords(store.database, now),
        KeptWays(store.database, now),
        running.devices,
        running.clocks,
        now,
        open_background(running, showing, options, features),
    )


def _page_screens(running: RunningParts, showing: ShownParts) -> PageScreens:
    return PageScreens(
        running.tables,
        running.accounts,
        showing.words,
        showing.composer,
        showing.screens,
        showing.preferences,
        running.hints,
        showing.announcement,
    )


def _desk(
    running: RunningParts,
    showing: ShownParts,
    services: Services,
    core: CoreHandlers,
    finder: TableFinder,
    options: Options,
) -> Desk:
    store, catalogue = running.store, services.catalogue
    presses = Presses(
        catalogue.verbs,
        catalogue.tableless_verbs,
        running.accounts,
        running.presence,
        showing.kept_up.displays,
        showing.kept_up.pressed,
        running.clocks,
    )
    typed_lines = TypedLines(
        store.database,
        finder,
        core.answers,
        core.line_moves,
        catalogue.handlers,
        services.deliveries,
    )
    return Desk(
        services,
        Admission(store.people, running.accounts, running.operators, catalogue.unrestricted),
        Administration(running.operators),
        presses,
        typed_lines,
        ReadableReplies(showing.replies, showing.viewers, showing.platforms),
        Refusals(showing.words, services.readers, running.tables, services.deliveries),
        options.meters or Meters(),
    )
