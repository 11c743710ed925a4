"""Opens what goes on by itself for one desk, in the order in which it starts and ends."""

from bot.desk.addressees import Addressees
from bot.desk.background_jobs import BackgroundJobs
from bot.desk.computer_schedule import ComputerSchedule
from bot.desk.held_notices import HeldNotices
from bot.desk.notices import Outbox
from bot.desk.personal_notices import PersonalNotices
from bot.desk.remote_changes import RemoteChanges, RemoteSignals
from bot.desk.running_features import RunningFeatures
from bot.desk.running_parts import Options, RunningParts
from bot.desk.shown_parts import ShownParts
from bot.desk.warmup import Warmup, pieces
from bot.running.delivery_cleanup import DeliveryCleanup


def open_background(
    running: RunningParts, shown: ShownParts, options: Options, features: RunningFeatures
) -> BackgroundJobs:
    """Opens it; nothing goes on before it is started."""
    database, tables, clock = running.store.database, running.tables, options.clock
    displays = shown.kept_up.displays
    notices, locks = shown.kept_up.notices, shown.kept_up.locks
    personal = PersonalNotices(features.personal_ways, tables, shown.words, shown.languages)
    addressees = Addressees(running.presence, shown.person_chats)
    told = addressees, notices, personal
    held = HeldNotices(database, tables, *told, features.summarize, clock)
    outbox = Outbox(database, tables, *told, held, locks, clock)
    outbox.homes += features.homes
    remote = _remote_changes(running, shown, features)
    warmup = Warmup(pieces(shown.words), shown.pictures.busy)
    delivery_cleanup = DeliveryCleanup(database, clock)
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
        shown.kept_up.posts.close,
        displays.close,
        running.presence.close,
        warmup.close,
        shown.pictures.close,
    )
    schedule = ComputerSchedule(database, tables, running.computers, running.player_warmup)
    clocks, absences = running.clocks, running.absences
    return BackgroundJobs(starts, ends, clocks, absences, features, schedule, displays, outbox)


def _remote_changes(
    running: RunningParts, shown: ShownParts, features: RunningFeatures
) -> RemoteChanges:
    signals = RemoteSignals(shown.kept_up, running.partial_moves, shown.preferences)
    return RemoteChanges(
        running.store.database,
        running.tables,
        running.accounts,
        running.devices,
        shown.preferences,
        features,
        signals,
    )
