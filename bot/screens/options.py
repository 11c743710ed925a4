"""The options of a game, as they are told."""

from bot.screens.wording import Wording


def labelled_option(wording: Wording, key: str, value: str) -> str:
    """An option and its value: "First: Ann"."""
    return wording.labelled(option_label(wording, key), option_value(wording, key, value))


def option_label(wording: Wording, key: str) -> str:
    """The name of one of the game's options."""
    return wording.first_of(f"{wording.table.game}-option-{key}", f"option-{key}")


def option_value(wording: Wording, key: str, value: str) -> str:
    """One of the values that an option can have."""
    said = f"{wording.table.game}-option-{key}-{value}", f"option-{key}-{value}"
    known = next((text for text in said if wording.words.has(text)), None)
    if known is not None:
        return wording.say(known)
    if key == "first" and value.isdigit():
        seat = int(value) - 1 - wording.table.vacant
        taken = 0 <= seat < len(wording.table.chairs)
        return wording.name(seat) if taken else wording.say("option-seat", seat=value)
    return value
