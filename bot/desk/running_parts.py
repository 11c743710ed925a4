"""What commits and what goes on by itself, opened for one desk."""

import time
from collections.abc import Callable, Collection

from msgspec import Struct, field

from bot.accounts.accounts import Accounts
from bot.accounts.devices import Devices
from bot.monitoring.meters import Meters
from bot.operators.operators import Operators
from bot.players.thinking import Thinking
from bot.players.workers import Workers
from bot.running.absences import Absences
from bot.running.budget import USUAL, Budget
from bot.running.clocks import Clocks
from bot.running.computers import computers
from bot.running.entrance import Entrance
from bot.running.held_seeds import HeldSeeds
from bot.running.hints import Hints
from bot.running.partial_moves import PartialMoves
from bot.running.player_warmup import PlayerWarmup
from bot.running.presence import Presence
from bot.running.referee import Computers
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.settings import Settings
from bot.store.store import Store
from bot.tables.limits import TableLimits

LIMITS = TableLimits()
REPEATED = 60.0  # seconds in which the same command for a table opens no second one


class Options(Struct, frozen=True):
    """How a desk differs from the usual one. The same command within ``repeated`` seconds opens no
    second table. Where processes share the tables, those that ``play`` have computers think rather
    than the others. ``budget`` is how much is kept in memory; ``admins`` are the accounts of the
    server's operators, ``settings`` what features are told by the operator."""

    timing: Timing = ORDINARY
    clock: Callable[[], float] = time.time
    limits: TableLimits = LIMITS
    repeated: float = REPEATED
    play: bool = True
    budget: Budget = USUAL
    meters: Meters | None = None
    admins: Collection[str] = ()
    settings: Settings = field(default_factory=Settings)


class RunningParts(Struct, frozen=True):
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
    entrance: Entrance
    held_seeds: HeldSeeds


def open_running(store: Store, workers: Workers, options: Options) -> RunningParts:
    """Opens them on a database."""
    timing, clock, budget = options.timing, options.clock, options.budget
    presence = Presence(store.database, clock, write_seconds=timing.fresh, kept=budget.tables)
    tables = Tables(store, clock, options.limits, budget, presence, timing)
    thinking, playing = computers(store.database, tables, workers, timing, options.play)
    accounts = Accounts(store, tables, presence, clock)
    running = RunningParts(
        store,
        tables,
        presence,
        thinking,
        playing,
        PartialMoves(store.database, budget.tables),
        Absences(store.database, tables, clock),
        accounts,
        Operators(store, tables, clock, options.admins, timing.orders),
        Devices(store.database, accounts, clock),
        PlayerWarmup(tables, thinking),
        Hints(thinking, timing),
        Clocks(store.database, tables, presence.last, clock),
        Entrance(tables),
        HeldSeeds(),
    )
    accounts.listen_forgotten(running.devices.changed)
    return running
