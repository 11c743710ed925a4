"""Puts a desk together: the only place of this floor that knows all parts."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from cachetools import LRUCache

from bot.accounts.accounts import Accounts
from bot.accounts.devices import Devices
from bot.desk.administration import Administration
from bot.desk.admission import Admission
from bot.desk.announcement import Announcement
from bot.desk.background_jobs import BackgroundJobs
from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.catalogue import Catalogue
from bot.desk.chat_screens import ChatScreens
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.chats import Chats
from bot.desk.command_handlers import HANDLERS
from bot.desk.commands import Command, by_every_name, commands
from bot.desk.computer_schedule import ComputerSchedule
from bot.desk.context import Context, TypedAnswer
from bot.desk.deliveries import Deliveries
from bot.desk.desk import Desk
from bot.desk.duplicate_guard import DuplicateGuard
from bot.desk.feature import CommandHandler, Feature, Handlers, Parts, ProfileLines, VerbHandler
from bot.desk.notices import Outbox
from bot.desk.page_screens import PageScreens
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.picture_warmup import PictureWarmup, pieces
from bot.desk.platforms import Platforms
from bot.desk.press_handlers import TABLELESS, VERBS
from bot.desk.presses import Presses
from bot.desk.readable_replies import ReadableReplies
from bot.desk.readers import Readers
from bot.desk.refusals import Refusals
from bot.desk.remote_changes import RemoteChanges, RemoteSignals
from bot.desk.replies import Replies
from bot.desk.reply import Reply
from bot.desk.running_features import RunningFeatures
from bot.desk.services import Services
from bot.desk.showing import Showing, open_showing
from bot.desk.table_finder import TableFinder
from bot.desk.table_views import TableViews
from bot.desk.typed_lines import TypedLines
from bot.monitoring.meters import Meters
from bot.operators.operators import Operators
from bot.players.thinking import Thinking
from bot.players.workers import Workers
from bot.preferences.chat_choices import ChatChoices
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.running.absences import Absences
from bot.running.budget import USUAL, Budget
from bot.running.clocks import Clocks
from bot.running.computers import computers
from bot.running.consent import Consent
from bot.running.delivery_cleanup import DeliveryCleanup
from bot.running.hints import Hints
from bot.running.match_forecast import MatchForecast
from bot.running.matches import Matches
from bot.running.partial_moves import PartialMoves
from bot.running.player_warmup import PlayerWarmup
from bot.running.presence import Presence
from bot.running.referee import Computers
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.screens.composer import Composer
from bot.screens.history import Histories
from bot.screens.picture_cache import PictureCache
from bot.screens.slots import Slots, joined
from bot.store.store import Store
from bot.tables.limits import TableLimits
from bot.texts import Words

DELIVERED = 10_000  # presses that are known when they come again
LIMITS = TableLimits()
REPEATED = 60.0  # seconds in which the same command for a table opens no second one


@dataclass(frozen=True, slots=True)
class Options:
    """How a desk differs from the usual one. The same command within ``repeated`` seconds opens no
    second table. Where processes share the tables, those that ``play`` have computers think rather
    than the others. ``budget`` is how much is kept in memory; ``admins`` are the accounts of the
    server's operators."""

    timing: Timing = ORDINARY
    clock: Callable[[], float] = time.time
    limits: TableLimits = LIMITS
    repeated: float = REPEATED
    play: bool = True
    budget: Budget = USUAL
    meters: Meters | None = None
    admins: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class _Running:
    """What commits, and what goes on by itself."""

    store: Store
    tables: Tables
    presence: Presence
    thinking: Thinking
    computers: Computers
    partial_moves: PartialMoves
    absences: Absences
    accounts: Accounts
    operators: Operators
    devices: Devices
    player_warmup: PlayerWarmup
    hints: Hints
    clocks: Clocks


def _running(store: Store, workers: Workers, options: Options) -> _Running:
    timing, clock, budget = options.timing, options.clock, options.budget
    presence = Presence(store.database, clock, kept=budget.tables)
    tables = Tables(store, clock, options.limits, budget, presence, timing)
    thinking, playing = computers(store.database, tables, workers, timing, options.play)
    accounts = Accounts(store, tables, presence, clock)
    running = _Running(
        store,
        tables,
        presence,
        thinking,
        playing,
        PartialMoves(store.database, budget.tables),
        Absences(store.database, tables, clock),
        accounts,
        Operators(store, tables, clock, options.admins),
        Devices(store.database, accounts, clock),
        PlayerWarmup(tables, thinking),
        Hints(thinking, timing),
        Clocks(store.database, tables, presence.last, clock),
    )
    accounts.listen_forgotten(running.devices.changed)
    return running


@dataclass(frozen=True, slots=True)
class _Showing:
    """What people see, and in which language."""

    words: Words
    preferences: Preferences
    languages: Languages
    pictures: PictureCache
    histories: Histories
    composer: Composer
    slots: Slots
    platforms: Platforms
    announcement: Announcement
    screens: ChatScreens
    kept_up: Showing
    table_limit: ChatTableLimit
    boards: Boards
    replies: Replies


def _showing(
    running: _Running, words: Words, features: Sequence[Feature], options: Options
) -> _Showing:
    store, tables, budget = running.store, running.tables, options.budget
    preferences = Preferences(store, words)
    languages, platforms = Languages(store.people, words, preferences), Platforms()
    pictures, histories = PictureCache(budget.pictures), Histories(tables.positions, budget.tables)
    slots = joined(feature.slots for feature in features)
    composer = Composer(tables, words, pictures, running.thinking, histories, slots)
    announcement = Announcement(running.operators, words, options.clock)
    screens = ChatScreens(
        composer,
        running.partial_moves,
        languages,
        preferences,
        running.accounts,
        announcement,
        platforms,
    )
    kept_up = open_showing(
        store,
        tables,
        platforms,
        composer,
        screens,
        options.timing,
        options.clock,
        options.meters or Meters(),
        budget,
    )
    table_limit = ChatTableLimit(store.database, tables, options.limits.shown)
    return _Showing(
        words,
        preferences,
        languages,
        pictures,
        histories,
        composer,
        slots,
        platforms,
        announcement,
        screens,
        kept_up,
        table_limit,
        Boards(languages, composer, screens, kept_up.displays, platforms, table_limit),
        Replies(languages, platforms, composer),
    )


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
    running = _running(store, workers, options)
    showing = _showing(running, words, features, options)
    _connect(running, showing.kept_up)
    finder = TableFinder(store, running.tables, running.presence)
    chats = Chats(store.database, showing.kept_up.displays, showing.preferences, running.presence)
    choices = ChatChoices(store.renamings, showing.preferences, showing.platforms.choosers)
    profile_lines = list[ProfileLines]()
    built = _built(features, _parts(running, showing, options, finder, choices, profile_lines))
    showing.screens.pages += [each.pages for each in built.values() if each.pages is not None]
    profile_lines += [
        each.profile_lines for each in built.values() if each.profile_lines is not None
    ]
    listed = commands(words.languages, [each for feature in features for each in feature.commands])
    handlers, verbs = dict[str, CommandHandler](), dict[str, VerbHandler]()
    answers = tuple(each.answer_typed for each in built.values() if each.answer_typed is not None)
    context = _context(running, showing, options, finder, choices, listed, handlers, verbs, answers)
    _add_handlers(context, built, handlers, verbs)
    catalogue = Catalogue(
        listed,
        by_every_name(listed),
        handlers,
        verbs,
        TABLELESS.union(*(feature.verbs for feature in features)),
        frozenset(name for feature in features for name in feature.linkable),
        frozenset(name for feature in features for name in feature.unrestricted),
        tuple(kind for feature in features for kind in feature.messages),
        next(filter(None, (each.file for each in built.values())), None),
        {each.name: each.page_files for each in features if each.page_files},
        tuple(text for feature in features for text in feature.page_texts),
    )
    services = _services(running, showing, options, catalogue, built, chats)
    return _desk(running, showing, services, context, options)


def _connect(running: _Running, kept_up: Showing) -> None:
    running.player_warmup.listen(kept_up.displays.refresh)
    running.player_warmup.listen_lobbies(kept_up.spectators.notify)
    running.operators.listen(kept_up.displays.refresh)


def _built(features: Sequence[Feature], parts: Parts) -> dict[str, Handlers]:
    """The features at work, by name."""
    built: dict[str, Handlers] = {}
    for feature in features:
        apis = {name: built[name].api for name in feature.uses}
        built[feature.name] = feature.build(replace(parts, apis=apis))
    return built


def _add_handlers(
    context: Context,
    built: Mapping[str, Handlers],
    handlers: dict[str, CommandHandler],
    verbs: dict[str, VerbHandler],
) -> None:
    handlers.update({name: partial(handle, context) for name, handle in HANDLERS.items()})
    verbs.update({verb: partial(handle, context) for verb, handle in VERBS.items()})
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
    running: _Running,
    showing: _Showing,
    options: Options,
    finder: TableFinder,
    choices: ChatChoices,
    profile_lines: Sequence[ProfileLines],
) -> Parts:
    return Parts(
        showing.words,
        running.store,
        showing.languages,
        showing.replies,
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
        profile_lines,
    )


def _context(
    running: _Running,
    showing: _Showing,
    options: Options,
    finder: TableFinder,
    choices: ChatChoices,
    listed: Mapping[str, Command],
    handlers: Mapping[str, CommandHandler],
    verbs: Mapping[str, VerbHandler],
    typed_answers: Sequence[TypedAnswer],
) -> Context:
    return Context(
        running.store,
        running.tables,
        Matches(running.store.database, running.tables),
        Consent(running.tables),
        running.partial_moves,
        showing.words,
        showing.preferences,
        showing.languages,
        showing.composer,
        showing.screens,
        showing.kept_up.displays,
        showing.platforms,
        showing.kept_up.locks,
        running.hints,
        MatchForecast(running.tables, running.thinking, options.timing),
        running.absences,
        tuple(listed.values()),
        DuplicateGuard(running.tables, options.repeated),
        showing.table_limit,
        LRUCache(DELIVERED),
        running.presence,
        running.accounts,
        showing.pictures,
        PendingConfirmations(),
        running.player_warmup,
        showing.replies,
        choices,
        showing.boards,
        finder,
        handlers,
        verbs,
        typed_answers,
    )


def _services(
    running: _Running,
    showing: _Showing,
    options: Options,
    catalogue: Catalogue,
    built: Mapping[str, Handlers],
    chats: Chats,
) -> Services:
    store, tables, accounts, words = running.store, running.tables, running.accounts, showing.words
    composer, preferences = showing.composer, showing.preferences
    features = RunningFeatures(built, accounts)
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
        PageScreens(
            tables,
            accounts,
            words,
            composer,
            showing.screens,
            preferences,
            running.hints,
            showing.announcement,
        ),
        showing.kept_up.displays,
        showing.kept_up.spectators,
        showing.platforms,
        chats,
        Deliveries(store, options.clock),
        running.devices,
        running.clocks,
        options.clock,
        _background(running, showing, options, features),
    )


def _background(
    running: _Running, showing: _Showing, options: Options, features: RunningFeatures
) -> BackgroundJobs:
    store, tables, clock = running.store, running.tables, options.clock
    displays, platforms = showing.kept_up.displays, showing.platforms
    notices = showing.kept_up.notices
    outbox = Outbox(
        store.database, tables, running.presence, platforms, notices, showing.kept_up.locks, clock
    )
    remote = _remote_changes(running, showing, features)
    warmup = PictureWarmup(pieces(showing.words, platforms), showing.pictures.busy)
    delivery_cleanup = DeliveryCleanup(store.database, clock)
    starts = (
        warmup.start,
        running.computers.start,
        running.operators.start,
        outbox.resume,
        displays.catch_up_all,
        remote.start,
        features.jobs.start,
        delivery_cleanup.start,
    )
    ends = (
        remote.close,
        running.operators.close,
        features.jobs.close,
        delivery_cleanup.close,
        running.clocks.close,
        running.computers.close,
        features.close,
        running.hints.close,
        tables.close,
        outbox.close,
        displays.close,
        running.presence.close,
        warmup.close,
        showing.pictures.close,
    )
    schedule = ComputerSchedule(store.database, tables, running.computers, running.player_warmup)
    return BackgroundJobs(
        starts,
        ends,
        running.clocks,
        running.absences,
        features,
        schedule,
        displays,
        outbox,
    )


def _remote_changes(
    running: _Running, showing: _Showing, features: RunningFeatures
) -> RemoteChanges:
    kept_up, preferences = showing.kept_up, showing.preferences
    return RemoteChanges(
        running.store.database,
        running.tables,
        running.accounts,
        running.devices,
        preferences,
        features,
        RemoteSignals(kept_up.displays, kept_up.notices, running.partial_moves, preferences),
    )


def _desk(
    running: _Running, showing: _Showing, services: Services, context: Context, options: Options
) -> Desk:
    store, catalogue = running.store, services.catalogue
    presses = Presses(
        catalogue.verbs,
        catalogue.tableless_verbs,
        running.accounts,
        running.presence,
        showing.kept_up.displays,
        running.clocks,
        options.meters or Meters(),
    )
    return Desk(
        services,
        Admission(store.people, running.accounts, running.operators, catalogue.unrestricted),
        Administration(running.operators),
        presses,
        TypedLines(context, services.deliveries),
        ReadableReplies(showing.replies, showing.screens),
        Refusals(showing.words, services.readers, running.tables, services.deliveries),
    )
