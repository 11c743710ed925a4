"""The verbs of the buttons of every table."""

from bot.desk.handlers.lobbies import STEPS

VERBS = (
    *STEPS,
    *("add", "start", "next", "rematch", "move", "mine", "column", "slot", "cannot", "seat"),
    *("hand", "hint", "undo", "draw", "calloff", "resign", "share", "agree", "decline"),
    *("pause", "resume"),
    *("retry", "takeover", "wait", "claim", "replace", "return", "page", "menu", "ask", "rules"),
    *("text", "board", "host", "do"),
)

LOOKS = frozenset({"ask", "menu", "rules", "share", "text"})
"""Those that only show something, so that an address into the private chat may ask for them."""

ASKING = {"host": 0, "replace": 1, "settings": 2}
"""Those that only ask while a press has no more choices than so many: an address then may too."""

TABLELESS = frozenset({"ask", "board", "do", "hint", "host", "replace", "rules"})
"""Those that also stand under answers, which name a table but do not show it, or name none."""
