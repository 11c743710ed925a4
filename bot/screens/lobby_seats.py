"""The seats of a lobby: a line for each side, and a slot for each player."""

from msgspec import Struct
from msgspec.structs import replace

from bot.screens.buttons import button
from bot.screens.handicaps import given
from bot.screens.players import capital, sitting
from bot.screens.screen import Button, Player
from bot.screens.wording import Wording
from bot.tables import handicaps, lobby
from bot.texts.level_names import level_name
from engines import GAMES
from engines.game import Seat

ABREAST = 2  # seats in a line where there are no sides and more than two of them


class Rights(Struct, frozen=True):
    """What is offered: in a shared chat everything (``reader`` None), on one person's screen what
    they may do."""

    reader: str | None
    joins: bool
    seated: bool
    hosts: bool


def seat_lines(wording: Wording) -> tuple[str, ...]:
    """Who sits on which side; without sides the seats by number. Free ones are counted."""
    most = GAMES[wording.table.game].seats.stop - 1
    sides = GAMES[wording.table.game].sides(most, lobby.deal_options(wording.table))
    if sides:
        return tuple(_side_line(wording, side, sides) for side in dict.fromkeys(sides))
    taken = len(wording.table.chairs)
    parts = [f"{seat + 1} {seated(wording, seat)}" for seat in range(taken)]
    parts += _free(wording, most - taken)
    width = 1 if len(parts) <= ABREAST else ABREAST
    return tuple(wording.row(parts[at : at + width]) for at in range(0, len(parts), width))


def _side_line(wording: Wording, side: str, sides: tuple[str, ...]) -> str:
    seats = [seat for seat, code in enumerate(sides) if code == side]
    chairs = [seat - wording.table.vacant for seat in seats]
    named = [seated(wording, seat) for seat in chairs if 0 <= seat < len(wording.table.chairs)]
    names = wording.row((*named, *_free(wording, len(seats) - len(named))))
    return wording.say("lobby-side", side=wording.side(side), names=names)


def _free(wording: Wording, count: int) -> list[str]:
    return [wording.say("lobby-free", count=count)] if count else []


def seated(wording: Wording, seat: Seat) -> str:
    """Who sits there, and what they are given: "Bea +2 corners"; of a computer player how well it
    plays: "Otto (Club)"."""
    level = wording.table.chairs[seat].level
    if not level:
        chosen = handicaps.of(wording.table)
        return f"{wording.name(seat)} {given(wording, chosen[seat]) if chosen else ''}".rstrip()
    strength = level_name(wording.words, wording.language, level)
    return wording.say("lobby-computer", name=wording.name(seat), level=strength)


def slots(wording: Wording, rights: Rights) -> tuple[Player, ...]:
    """Who sits where, what is to be known of them, and what can be done about it."""
    return tuple(
        replace(
            player,
            about=capital(" · ".join(filter(None, (_about(wording, player), player.given)))),
            buttons=_buttons(wording, rights, player),
        )
        for player in sitting(wording, rights.reader)
    )


def _about(wording: Wording, player: Player) -> str:
    """ "You · host", "Computer · Club", "On Telegram"."""
    if player.level:
        level = level_name(wording.words, wording.language, wording.table.chairs[player.seat].level)
        return wording.say("lobby-about-computer", level=level)
    own = [
        *([wording.say("lobby-about-you")] if player.you else []),
        *([wording.say("lobby-about-host")] if player.host and _is_first(wording, player) else []),
    ]
    if own:
        return capital(" · ".join(own))
    return player.place


def _is_first(wording: Wording, player: Player) -> bool:
    """Whether the player's person sat down there first: who plays on another of their seats may be
    somebody else at the same screen."""
    chairs = wording.table.chairs
    own = chairs[player.seat]
    return own.joined == min(chair.joined for chair in chairs if chair.person == own.person)


def _buttons(wording: Wording, rights: Rights, player: Player) -> tuple[Button, ...]:
    """One's own seat can be left, and the host may free any other; then with whom the seat can be
    changed on a screen that only one person sees."""
    swaps = () if rights.reader is None else _swaps(wording, rights, player)
    if player.you or (rights.reader is None and player.host):
        return (button(wording, "leave"), *swaps)
    if not rights.hosts:
        return swaps
    drop = button(wording, "drop", str(player.seat), label=wording.say("button-remove"))
    return (drop, *swaps)


def _swaps(wording: Wording, rights: Rights, player: Player) -> tuple[Button, ...]:
    """A button for each later seat that may change places with this one."""
    return tuple(
        button(
            wording,
            "swap",
            str(player.seat),
            str(seat),
            label=wording.say("button-swap", name=player.name, other=wording.name(seat)),
        )
        for seat, chair in enumerate(wording.table.chairs)
        if seat > player.seat
        and (rights.hosts or player.you or chair.person == rights.reader)
        and chair.person != (wording.table.chairs[player.seat].person or None)
    )
