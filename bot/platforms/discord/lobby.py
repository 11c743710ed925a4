"""A lobby as components: a section a seat with its button, a list of levels, what can be done."""

from bot.platforms.discord.caption import caption, small
from bot.platforms.discord.components import Component, Section, Separator, TextDisplay
from bot.platforms.discord.rows import MOST_OPTIONS, Rows, evenly
from bot.press import unpack, verb_of
from bot.screens import Button, Menu, Player, Screen
from bot.screens.menus import JOIN, VERB

ADD = "add"  # the menu that is a list


def has_seats(screen: Screen) -> bool:
    """Whether the screen is a lobby that says what can be done about its seats."""
    return screen.kind == "lobby" and any(player.buttons for player in screen.players)


def lobby_parts(screen: Screen, rows: Rows) -> list[Component]:
    """Heading, seats, actions, and what else is to be known."""
    heading = caption(screen.lines[:1], screen.mentions, heading=True)
    muted = [small(line) for line in screen.lines[1 + screen.seat_lines :]]
    lists = (menu for menu in screen.menus if 0 < len(menu.entries) <= MOST_OPTIONS)
    levels = next((menu for menu in lists if menu.key == ADD), None)
    actions = [button for row in screen.actions for button in row]
    join = next((button for button in actions if verb_of(button.payload) == JOIN), None)
    asked = join if screen.vacant else None
    left = [b for b in actions if b != asked and not (levels and _opens(b, levels))]
    return [
        TextDisplay("\n".join([heading, *muted[:1]])),
        Separator(),
        *(_seat(player, rows) for player in screen.players),
        *([_vacant(screen.vacant, asked, rows)] if screen.vacant else []),
        Separator(),
        *([rows.menu(levels)] if levels else []),
        *rows.rows(evenly(left)),
        *([TextDisplay("\n".join(muted[1:]))] if muted[1:] else []),
    ]


def _seat(player: Player, rows: Rows) -> Component:
    mark = f"{player.mark} " if player.mark else ""
    text = caption([f"{mark}{player.name}"], lead=True)
    team = player.team.removeprefix(player.mark).strip()
    if about := " · ".join(filter(None, (team, player.about))):
        text += "\n" + small(about)
    if not player.buttons:
        return TextDisplay(text)
    return Section((TextDisplay(text),), rows.button(player.buttons[0]))


def _vacant(said: str, join: Button | None, rows: Rows) -> Component:
    text = caption([said[:1].upper() + said[1:]], lead=True)
    return Section((TextDisplay(text),), rows.button(join)) if join else TextDisplay(text)


def _opens(button: Button, menu: Menu) -> bool:
    return verb_of(button.payload) == VERB and unpack(button.payload).path == (menu.key,)
