"""What Discord accepts of commands, and of answers to interactions."""

from collections.abc import Collection, Mapping

from tests.loopback.discord_rules import (
    Faults,
    Json,
    length,
    message_faults,
    modal_faults,
    unknown_fields,
)

LOCALES = {
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
}  # fmt: skip
_OPTION_FIELDS = {
    1: {"type", "name", "name_localizations", "description", "description_localizations",
        "options"},
    3: {"type", "name", "name_localizations", "description", "description_localizations",
        "required", "autocomplete", "min_length", "max_length", "choices"},
    4: {"type", "name", "name_localizations", "description", "description_localizations",
        "required", "autocomplete", "choices", "min_value", "max_value"},
    11: {"type", "name", "name_localizations", "description", "description_localizations",
         "required"},
}  # fmt: skip
_COMMAND_FIELDS = {
    "name", "name_localizations", "description", "description_localizations", "options",
    "default_member_permissions", "dm_permission", "contexts", "integration_types", "handler",
    "type", "id", "nsfw",
}  # fmt: skip


def command_faults(command: Mapping[str, Json]) -> Faults:
    """One application command of a bulk overwrite."""
    at = str(command.get("name"))
    yield from unknown_fields(at, command, _COMMAND_FIELDS)
    if command.get("type") == 4:  # Discord's own
        if command.get("handler") not in {1, 2} or command.get("options"):
            yield f"{at}: handler {command.get('handler')}, options {command.get('options')}"
        yield from length(f"{at}.name", command.get("name"), 32, 1)
        return
    if "handler" in command:
        yield f"{at}.handler: {command['handler']}"
    yield from _name_faults(at, command, 1)
    for name, allowed in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        given = command.get(name)
        if not given or len(set(given)) < len(given) or not set(given) <= allowed:
            yield f"{at}.{name}: {given}"
    yield from _options_faults(at, command)
    size = command_size(command)
    if size > 8000:
        yield f"{at}: {size} characters in all, 8000 are allowed"


def _options_faults(at: str, command: Mapping[str, Json]) -> Faults:
    """What stands behind a command: its parameters, or only other commands."""
    options = command.get("options") or []
    if len(options) > 25:
        yield f"{at}.options: {len(options)}"
    if len({option.get("type") == 1 for option in options}) > 1:
        yield f"{at}.options: parameters beside commands"
    required = [bool(option.get("required")) for option in options]
    if sorted(required, reverse=True) != required:
        yield f"{at}.options: required ones come first"
    if len({option.get("name") for option in options}) < len(options):
        yield f"{at}.options: a name twice"
    for option in options:
        yield from _option_faults(f"{at}.{option.get('name')}", option)


def command_size(command: Mapping[str, Json]) -> int:
    """The characters that count towards a command's 8,000."""
    own = len(command.get("name", "")) + len(command.get("description") or "")
    options = sum(command_size(option) for option in command.get("options") or ())
    choices = command.get("choices") or ()
    return own + options + sum(len(c["name"]) + len(str(c["value"])) for c in choices)


def _option_faults(at: str, option: Mapping[str, Json]) -> Faults:
    kind = option.get("type")
    if kind not in _OPTION_FIELDS:
        yield f"{at}.type: {kind}"
        return
    yield from unknown_fields(at, option, _OPTION_FIELDS[kind])
    yield from _name_faults(at, option, 1)
    if kind == 1:
        yield from _options_faults(at, option)
    choices = option.get("choices") or []
    if len(choices) > 25:
        yield f"{at}.choices: {len(choices)}"
    if choices and option.get("autocomplete"):
        yield f"{at}: choices and autocomplete exclude each other"
    for choice in choices:
        yield from choice_faults(f"{at}.choices", choice, kind)


def choice_faults(at: str, choice: Mapping[str, Json], kind: int) -> Faults:
    """One choice of an option, also as an autocompletion offers it."""
    yield from unknown_fields(at, choice, {"name", "name_localizations", "value"})
    yield from length(f"{at}.name", choice.get("name"), 100, 1)
    yield from _localisation_faults(f"{at}.name", choice.get("name_localizations"), 100)
    if kind == 3:
        yield from length(f"{at}.value", choice.get("value"), 100, 1)
    elif not isinstance(choice.get("value"), int):
        yield f"{at}.value: {choice.get('value')!r} is no whole number"


def _name_faults(at: str, thing: Mapping[str, Json], least: int) -> Faults:
    name = str(thing.get("name", ""))
    if not name.replace("-", "").replace("_", "").isalnum() or name != name.lower():
        yield f"{at}.name: {name!r}"
    yield from length(f"{at}.name", name, 32, least)
    yield from length(f"{at}.description", thing.get("description"), 100, least)
    yield from _localisation_faults(f"{at}.name", thing.get("name_localizations"), 32)
    described = thing.get("description_localizations")
    yield from _localisation_faults(f"{at}.description", described, 100)


def _localisation_faults(at: str, texts: Json, most: int) -> Faults:
    for locale, text in (texts or {}).items():
        if locale not in LOCALES:
            yield f"{at}: no locale {locale!r}"
        yield from length(f"{at}[{locale}]", text, most, 1)


def response_faults(
    body: Mapping[str, Json],
    files: Mapping[str, bytes],
    asked: int,
    kept: Collection[str] = (),
) -> Faults:
    """The answer to an interaction of type ``asked`` (2 command, 3 component, 4 completion, 5 form
    sent); ``kept``: the files of the message that was pressed."""
    yield from unknown_fields("response", body, {"type", "data"})
    kind = body.get("type")
    allowed = {2: {4, 5, 9, 12}, 3: {4, 5, 6, 7, 9, 12}, 4: {8}, 5: {4, 5, 12}}[asked]
    if kind not in allowed:
        yield f"response.type: {kind} to an interaction of type {asked}"
        return
    data = body.get("data") or {}
    if kind == 12 and "data" in body:
        yield "response.data: a launch carries none"
    if kind in {4, 7}:
        yield from message_faults("webhook" if kind == 4 else "edit", data, files, kept)
    elif kind == 8:
        yield from unknown_fields("data", data, {"choices"})
        if len(data.get("choices") or []) > 25:
            yield f"data.choices: {len(data['choices'])}"
        for choice in data.get("choices") or ():
            yield from choice_faults("data.choices", choice, 3)
    elif kind == 9:
        yield from modal_faults(data)
    elif kind == 5:
        yield from unknown_fields("data", data, {"flags", "tts"})
