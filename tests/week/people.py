"""The people of the week: who they are, when they sleep, how soon they answer, what they do. What
somebody does is a generator that yields the seconds until it goes on."""

import math
import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.errors import BadPress
from bot.people import Chat, Person
from bot.press import Press, unpack
from tests.week.bot import Died
from tests.week.ledger import Stand
from tests.week.wire import Sight

if TYPE_CHECKING:
    from tests.week.week import Week

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
BED, RISE = 23, 7  # local hours
LIVE = ("5m+10s", "15m+20s")
CLOCKS = ("none", "none", "none", "5m+10s", "15m+20s", "1d+12h", "1d+12h", "3d+1d", "7d+2d")
GAMES = ("reversi",) * 8 + ("crosswise",) * 2 + ("triominos",)
LEVELS = ("beginner", "beginner", "casual")
TRIES = 14  # presses until somebody gives a turn up for now

Doing = Generator[float, None, None]


@dataclass(eq=False)
class Character:
    """One of the people. ``vanishes``: the Unix time from which nobody hears of them any more."""

    person: Person
    group: Chat
    zone: float  # hours
    median: float  # seconds until they answer, while awake
    vanishes: float
    prefers_private: bool
    dice: random.Random
    away_until: float = 0.0
    notices: str | None = "chat"  # as was acknowledged; None: unknown, for the bot was killed
    reminders: bool | None = True
    chosen_at: float = 0.0

    @property
    def key(self) -> str:
        return self.person.key

    @property
    def own(self) -> Chat:
        return Chat(self.person.platform, self.person.id, "", True)

    def is_gone(self, now: float) -> bool:
        return now >= self.vanishes

    def asleep_for(self, at: float) -> float:
        """Seconds from this moment until they are up; 0 while they are awake."""
        hour = (at / HOUR + self.zone) % 24
        if RISE <= hour < BED:
            return 0.0
        return (RISE - hour) % 24 * HOUR + self.dice.expovariate(1 / (40 * MINUTE))

    def answers_in(self, now: float, live: bool) -> float:
        """Seconds until they look at a table again."""
        if live:
            wait = self.dice.lognormvariate(math.log(12), 0.8)
        elif self.dice.random() < 0.2:
            wait = self.dice.uniform(20, 150)
        else:
            wait = self.dice.lognormvariate(math.log(self.median), 1.0)
        if self.away_until > now:
            wait = max(wait, self.away_until - now + self.dice.uniform(0, HOUR))
        return wait + self.asleep_for(now + wait)


def character(
    number: int, groups: dict[str, list[Chat]], start: float, dice: random.Random, days: float
) -> Character:
    """One more of them."""
    platform = "telegram" if dice.random() < 0.55 else "discord"
    who = Person(platform, str(1000 + number), f"Person{number}", dice.choice(("en", "de")))
    vanishes = start + dice.uniform(0, days) * DAY if dice.random() < 0.1 else math.inf
    return Character(
        who,
        dice.choice(groups[platform]),
        dice.uniform(-9, 9),
        dice.lognormvariate(math.log(3 * HOUR), 0.8),
        vanishes,
        dice.random() < 0.25,
        random.Random(dice.random()),
    )


@dataclass
class Habits:
    """What people do at tables. Every method of it is one thing that one of them does."""

    week: "Week"
    dice: random.Random
    planned: set[tuple[object, ...]] = field(default_factory=set)

    # What somebody sees to do at a table

    def consider(self, stand: Stand) -> None:
        """A table has changed: whoever has something to do there plans it."""
        if stand.status == "lobby":
            self._plan(stand, "start", stand.host, stand.host, self.start(stand.host, stand.code))
        elif stand.status == "playing":
            self._consider_playing(stand)
        elif stand.status == "over" and stand.people and self.dice.random() < 0.3:
            who = self.dice.choice(stand.people)
            self._plan(stand, "rematch", who, stand.match, self.rematch(who, stand.code))

    def _consider_playing(self, stand: Stand) -> None:
        code = stand.code
        if stand.mover:
            self._plan(stand, "move", stand.mover, stand.turn, self.move(stand.mover, code))
        for person in stand.asked:
            assert stand.proposal is not None
            at = stand.proposal[2]
            self._plan(stand, "answer", person, at, self.answer(person, code))
        if stand.overdue is not None:
            for person in stand.people:
                if person != stand.mover:
                    self._plan(stand, "decide", person, stand.overdue, self.decide(person, code))
        if stand.due is not None and stand.people:
            who = self.dice.choice(stand.people)
            self._plan(stand, "next", who, stand.due, self.proceed(who, code))
        for sitter in stand.sitters:
            if sitter.former:
                mark = stand.match, sitter.former
                self._plan(
                    stand, "return", sitter.former, mark, self.come_back(sitter.former, code)
                )

    def _plan(self, stand: Stand, what: str, person: str, mark: object, doing: Doing) -> None:
        key = stand.code, what, person, mark
        if key not in self.planned:
            self.planned.add(key)
            self.week.begin(self._until_done(key, person, doing), person)

    def _until_done(self, key: tuple[object, ...], person: str, doing: Doing) -> Doing:
        """What was broken off, by the end of the bot, can be planned anew."""
        try:
            yield from doing
        except Died:
            self.planned.discard(key)
            raise

    # Single things

    def move(self, key: str, code: str) -> Doing:
        """Move, after a while; perhaps propose something, or leave."""
        who, turn = self.week.people[key], self.week.stand(code).turn
        live = self.week.stand(code).clock in LIVE
        if self.dice.random() < 0.03:  # forgotten; a reminder may help
            yield 30 * HOUR if not live else 20 * MINUTE
        yield who.answers_in(self.week.now, live)
        while who.away_until > self.week.now:
            yield who.away_until - self.week.now + 60
        if who.is_gone(self.week.now) or self.week.stand(code).turn != turn:
            return
        if not live:
            yield from self._before_moving(who, code)
        for _ in range(TRIES):
            stand = self.week.stand(code)
            if stand.turn != turn or stand.mover != key:
                break
            yield from self._try(who, stand)
        if self.dice.random() < 0.05:
            yield 3.0
            self.week.command(who, self._place(who, code), "undo", {"code": code})

    def _surely(self, who: Character, place: Chat, name: str, args: dict[str, str]) -> None:
        """A command that asks first, and a press of what it asks about."""
        answered = self.week.command(who, place, name, args)
        found = answered.sight.payloads if answered and answered.sight else ()
        does = [payload for payload in found if unpack(payload).verb == name]
        level = [payload for payload in does if payload.endswith(args.get("computer", ""))]
        if level:
            self.week.press(who, place, self.dice.choice(level))

    def _before_moving(self, who: Character, code: str) -> Doing:
        fate, place = self.dice.random(), self._place(who, code)
        if fate < 0.012:
            self._surely(who, place, "resign", {"code": code})
        elif fate < 0.03:
            self._surely(who, place, "draw", {"code": code})
        elif fate < 0.042:
            self._surely(who, place, "calloff", {"code": code})
        elif fate < 0.055:
            self._surely(who, place, "replace", {"code": code, "computer": "beginner"})
        elif fate < 0.075:
            stand = self.week.stand(code)
            seat = str(self.dice.randrange(len(stand.sitters)) + 1)
            args = {"code": code, "computer": "casual", "player": seat}
            self._surely(who, place, "replace", args)
        elif fate < 0.12:
            self.week.command(who, place, "board", {"code": code})
        else:
            return
        yield 5.0
        if (proposal := self.week.stand(code).proposal) and proposal[1] == who.key:
            yield self.dice.uniform(0, 4 * HOUR)  # the next move would withdraw it

    def _try(self, who: Character, stand: Stand) -> Doing:
        """One press, or two, towards a move."""
        chat = self._place(who, stand.code)
        board = self.week.platforms.board(chat, stand.code)
        if board is None:
            self.week.command(who, chat, "board", {"code": stand.code})
            yield 2.0
            return
        message, sight = board
        for verb in ("move", "mine", "slot", "hand"):
            found = payloads(sight, verb, stand.revision)
            if found:
                yield from self._press_towards(who, chat, verb, self.dice.choice(found), message)
                return
        if not payloads(sight, "", stand.revision):
            yield 4.0  # it is shown soon
        else:
            self.week.command(who, who.own, "board", {"code": stand.code})
            yield 4.0

    def _press_towards(
        self, who: Character, chat: Chat, verb: str, payload: str, message: str
    ) -> Doing:
        answered = self.week.press(who, chat, payload, message)
        while verb in ("mine", "hand") and answered is not None and answered.sight is not None:
            further = payloads(answered.sight, "mine", answered.sight.revision)
            if answered.refused or not further:
                break
            yield 2.0
            place = message if chat.private else ""
            answered = self.week.press(who, chat, self.dice.choice(further), place)
        yield 2.0

    def _place(self, who: Character, code: str) -> Chat:
        """Where they look at the table."""
        group = self.week.home(who, code)
        closed = self.week.platforms.closed
        if who.prefers_private or group is None or group.key in closed:
            return who.own
        hidden = self.week.stand(code).game != "reversi"
        return who.own if hidden and who.person.platform == "telegram" else group

    def start(self, key: str, code: str) -> Doing:
        """The host begins, when enough have sat down."""
        who = self.week.people[key]
        if code in self.week.forgotten:
            return
        for _ in range(10):
            yield self.dice.expovariate(1 / (50 * MINUTE))
            yield who.asleep_for(self.week.now)
            stand = self.week.stand(code)
            if who.is_gone(self.week.now) or stand.status != "lobby" or stand.host != key:
                return
            if len(stand.sitters) >= self.week.wanted.get(code, 2):
                self.week.command(who, self._place(who, code), "start", {"code": code})

    def answer(self, key: str, code: str) -> Doing:
        """Agree, decline, or ignore it."""
        who = self.week.people[key]
        fate = self.dice.random()
        yield who.answers_in(self.week.now, self.week.stand(code).clock in LIVE)
        stand = self.week.stand(code)
        if fate < 0.2 or who.is_gone(self.week.now) or key not in stand.asked:
            return
        assert stand.proposal is not None
        mark = f"{stand.proposal[0]}-{int(stand.proposal[2])}"
        press = Press("agree" if fate < 0.7 else "decline", code, stand.revision, (mark,))
        chat = self._place(who, code)
        board = self.week.platforms.board(chat, code)
        self.week.press(who, chat, press.pack(), board[0] if board else "")

    def decide(self, key: str, code: str) -> Doing:
        """What is to become of an overdue seat: perhaps nothing."""
        who, overdue = self.week.people[key], self.week.stand(code).overdue
        yield who.answers_in(self.week.now, self.week.stand(code).clock in LIVE)
        stand = self.week.stand(code)
        if self.dice.random() < 0.5 or who.is_gone(self.week.now) or stand.overdue != overdue:
            return
        verb = self.dice.choice(("takeover", "wait", "wait", "claim"))
        chat = self._place(who, code)
        board = self.week.platforms.board(chat, code)
        payload = Press(verb, code, stand.revision).pack()
        self.week.press(who, chat, payload, board[0] if board else "")

    def proceed(self, key: str, code: str) -> Doing:
        """The next round or match at once."""
        who = self.week.people[key]
        yield self.dice.uniform(1, 60)
        stand = self.week.stand(code)
        if stand.due is not None and not who.is_gone(self.week.now):
            chat = self._place(who, code)
            self.week.press(who, chat, Press("next", code, stand.revision).pack())

    def come_back(self, key: str, code: str) -> Doing:
        """Take the seat again, or not."""
        who, stays = self.week.people[key], self.dice.random() < 0.4
        yield who.answers_in(self.week.now, False)
        stand = self.week.stand(code)
        here = any(sitter.former == key for sitter in stand.sitters)
        if here and not stays and not who.is_gone(self.week.now) and stand.status == "playing":
            self.week.command(who, self._place(who, code), "return", {"code": code})

    def rematch(self, key: str, code: str) -> Doing:
        who = self.week.people[key]
        yield who.answers_in(self.week.now, False)
        if not who.is_gone(self.week.now) and self.week.stand(code).status == "over":
            self.week.command(who, self._place(who, code), "rematch", {"code": code})

    # Tables and settings

    def host(self, who: Character, guests: list[Character]) -> Doing:
        """Open a table; the guests come by and by."""
        yield who.asleep_for(self.week.now)
        if who.is_gone(self.week.now):
            return
        game = self.dice.choice(GAMES)
        args = {"game": game, "clock": self.dice.choice(CLOCKS)}
        series = self.dice.random()
        if series < 0.1:
            args["match"] = "2"
        alone = self.dice.random() < 0.08
        if alone:
            args["computer"] = self.dice.choice(LEVELS)
        chat = who.own if who.group.key in self.week.platforms.closed else who.group
        answered = self.week.command(who, chat, "play", args)
        if answered is None or answered.refused or answered.sight is None or alone:
            return
        code = answered.sight.table
        fate = self.dice.random()
        if fate < 0.05:
            self.week.forgotten.add(code)
        seats = 1 if game == "reversi" else self.dice.choice((1, 1, 2, 3))
        guests = guests[:seats]
        self.week.wanted[code] = 2 if fate < 0.15 else 1 + len(guests)
        if seats > 1 and self.dice.random() < 0.5:
            guests.pop()
            yield 20.0
            press = Press("add", code, self.week.stand(code).revision, (LEVELS[0],))
            self.week.press(who, chat, press.pack())
        for guest in guests:
            self.week.begin(self.sit_down(guest, code), guest.key)

    def sit_down(self, who: Character, code: str) -> Doing:
        """Come to a table, in the chat where it is or by its code, and take a seat."""
        yield self.dice.lognormvariate(math.log(15 * MINUTE), 1.0)
        yield who.asleep_for(self.week.now)
        if who.is_gone(self.week.now) or self.week.stand(code).status != "lobby":
            return
        chat = who.group
        if self.week.platforms.board(chat, code) is None:
            chat = who.own if self.dice.random() < 0.5 else chat
            self.week.command(who, chat, "join", {"code": code})
            yield 5.0
        board = self.week.platforms.board(chat, code)
        payload = Press("join", code, self.week.stand(code).revision).pack()
        self.week.press(who, chat, payload, board[0] if board else "")

    def settle(self, who: Character, days: float) -> Doing:
        """Once or twice in the week: other settings, some days away."""
        yield self.dice.uniform(0, days) * DAY
        yield who.asleep_for(self.week.now)
        fate = self.dice.random()
        if who.is_gone(self.week.now):
            return
        if fate < 0.3:
            days = self.dice.choice((1, 1, 2, 3))
            self.week.go_away(who, days)
            if self.dice.random() < 0.5:
                yield self.dice.uniform(0.2, 1) * days * DAY
                yield who.asleep_for(self.week.now)
                self.week.come_back(who)
        elif fate < 0.45:
            self.week.choose(who, "notices", "never")
        elif fate < 0.65:
            self.week.choose(who, "notices", "private")
        elif fate < 0.75:
            self.week.choose(who, "reminders", "off")
        elif fate < 0.85:
            self.week.choose_chat(who, self.dice.choice(("always", "always", "never", "smart")))


def payloads(sight: Sight, verb: str, revision: int) -> list[str]:
    """The payloads with this verb, or of any, that were made at this revision."""
    found = []
    for payload in sight.payloads:
        try:
            press = unpack(payload)
        except BadPress:
            continue
        if press.revision == revision and verb in ("", press.verb):
            found.append(payload)
    return found
