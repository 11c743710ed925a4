"""What Discord accepts: field names and limits of API v10, checked on every request.

Each function yields the faults that it finds, as ``path: what is wrong``.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

Json = Any
Faults = Iterator[str]

EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15
FILE_LIMIT = 10 * 1024 * 1024
PRIVILEGED_INTENTS = 1 << 1 | 1 << 8 | 1 << 15
_MESSAGE = {
    "content", "embeds", "allowed_mentions", "sticker_ids", "components", "flags", "attachments",
    "poll", "message_reference", "nonce", "enforce_nonce", "tts",
}  # fmt: skip
_WEBHOOK = _MESSAGE - {"sticker_ids", "message_reference", "nonce", "enforce_nonce"}
# The library always says "tts": false, also where an edit has no such field.
_EDIT = {
    "content", "embeds", "flags", "allowed_mentions", "components", "attachments", "tts",
}  # fmt: skip
FIELDS = {"message": _MESSAGE, "webhook": _WEBHOOK, "edit": _EDIT}

_COMPONENT_FIELDS: dict[int, set[str]] = {
    1: {"type", "id", "components"},
    2: {"type", "id", "custom_id", "style", "label", "disabled", "url", "sku_id", "emoji"},
    3: {
        "type", "id", "custom_id", "placeholder", "min_values", "max_values", "disabled",
        "required", "options",
    },
    4: {
        "type", "id", "custom_id", "style", "label", "min_length", "max_length", "required",
        "value", "placeholder",
    },
    9: {"type", "id", "components", "accessory"},
    10: {"type", "id", "content"},
    12: {"type", "id", "items"},
    13: {"type", "id", "file", "spoiler"},
    14: {"type", "id", "divider", "spacing"},
    17: {"type", "id", "components", "accent_color", "spoiler"},
}  # fmt: skip
_V2_ONLY = {9, 10, 12, 13, 14, 17}
_IN_CONTAINER = {1, 9, 10, 12, 13, 14}


def unknown_fields(at: str, body: Mapping[str, Json], known: set[str]) -> Faults:
    """Every field that Discord does not know here."""
    for name in sorted(set(body) - known):
        yield f"{at}.{name}: no such field"


def length(at: str, text: Json, most: int, least: int = 0) -> Faults:
    """A text of ``least`` to ``most`` characters."""
    if not isinstance(text, str) or not least <= len(text) <= most:
        size = len(text) if isinstance(text, str) else type(text).__name__
        yield f"{at}: must be {least} to {most} characters, not {size}"


def message_faults(
    kind: str, body: Mapping[str, Json], files: Mapping[str, bytes], kept: Collection[str] = ()
) -> Faults:
    """``kind``: message (a channel's), webhook (a response or follow-up), edit. ``kept``: the files
    of an edited message, which stay where the edit says nothing of files."""
    yield from unknown_fields("message", body, FIELDS[kind])
    if body.get("content") is not None:
        yield from length("content", body["content"], 2000)
    if body.get("tts"):
        yield "tts: nobody asked for speech"
    yield from _mention_faults(kind, body)
    yield from attachment_faults(body.get("attachments"), files)
    if int(body.get("flags") or 0) & COMPONENTS_V2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                yield f"{name}: not beside Components V2"
    yield from component_faults(body.get("components"), body, files, kept)


def modal_faults(modal: Mapping[str, Json]) -> Faults:
    """A form: one to five labels, each around one component that takes something in."""
    yield from unknown_fields("modal", modal, {"custom_id", "title", "components"})
    yield from length("modal.custom_id", modal.get("custom_id"), 100, 1)
    yield from length("modal.title", modal.get("title"), 45, 1)
    labels = modal.get("components") or []
    if not 1 <= len(labels) <= 5:
        yield f"modal.components: {len(labels)}, 1 to 5 are allowed"
    ids = [(label.get("component") or {}).get("custom_id") for label in labels]
    if len(set(ids)) < len(ids):
        yield "modal.components: a custom_id twice"
    for index, label in enumerate(labels):
        yield from _label_faults(f"modal.components[{index}]", label)


def _label_faults(at: str, label: Mapping[str, Json]) -> Faults:
    if label.get("type") != 18:
        yield f"{at}: type {label.get('type')} where a label stands"
        return
    yield from unknown_fields(at, label, {"type", "id", "label", "description", "component"})
    yield from length(f"{at}.label", label.get("label"), 45, 1)
    if label.get("description") is not None:
        yield from length(f"{at}.description", label["description"], 100)
    part = label.get("component") or {}
    if part.get("type") == 4:
        yield from _field_faults(f"{at}.component", part)
        return
    if part.get("type") != 3:
        yield f"{at}: type {part.get('type')} in a label"
        return
    yield from unknown_fields(f"{at}.component", part, _COMPONENT_FIELDS[3])
    if part.get("disabled"):
        yield f"{at}.component: no list of a form can be disabled"
    yield from _select_faults(f"{at}.component", part)
    chosen = [option for option in part.get("options") or () if option.get("default")]
    if len(chosen) > part.get("max_values", 1):
        yield f"{at}.component.options: {len(chosen)} chosen beforehand"


def _field_faults(at: str, part: Mapping[str, Json]) -> Faults:
    """A field into which a text is typed; it is named by the label around it."""
    yield from unknown_fields(at, part, _COMPONENT_FIELDS[4])
    yield from length(f"{at}.custom_id", part.get("custom_id"), 100, 1)
    if part.get("style") not in {1, 2}:
        yield f"{at}.style: {part.get('style')}"
    if part.get("label") is not None:
        yield f"{at}.label: named twice"
    most = part.get("max_length", 4000)
    if not 1 <= most <= 4000:
        yield f"{at}.max_length: {most}"
    yield from length(f"{at}.value", part.get("value") or "", most)


def _mention_faults(kind: str, body: Mapping[str, Json]) -> Faults:
    """Discord's own limits, and ours: people are named one by one, nobody else is ever allowed, and
    nobody whom the text does not mention."""
    mentions = body.get("allowed_mentions")
    if mentions is None:
        yield "allowed_mentions: left out, so a name may ping somebody"
        return
    yield from unknown_fields(
        "allowed_mentions", mentions, {"parse", "users", "roles", "replied_user"}
    )
    users = mentions.get("users") or []
    if mentions.get("parse") or mentions.get("roles") or mentions.get("replied_user"):
        yield "allowed_mentions: allows more than people by their ids"
    if users and kind == "edit":
        yield "allowed_mentions: an edit notifies nobody"
    if len(users) > 100 or len(set(users)) < len(users):
        yield f"allowed_mentions.users: {users}"
    for user in users:
        if not str(user).isdigit() or int(user) not in mentioned_in(text_of(body)):
            yield f"allowed_mentions.users: {user} stands nowhere in the text"


def text_of(body: Mapping[str, Json]) -> str:
    """Everything that is written on a message, outside buttons."""
    shown = [part["content"] for part in walk(body.get("components")) if part.get("type") == 10]
    return "\n".join(filter(None, [body.get("content") or "", *shown]))


def mentioned_in(text: str) -> list[int]:
    """The people whom a text mentions where Discord reads its markdown: neither in a block of code
    nor behind a backslash."""
    read = re.sub(r"```.*?```|`[^`\n]*`|\\[^0-9A-Za-z\s]", "", text, flags=re.DOTALL)
    return [int(user) for user in re.findall(r"<@!?(\d{1,20})>", read)]


def attachment_faults(attachments: Json, files: Mapping[str, bytes]) -> Faults:
    """Attachments and the uploaded files fit each other and the limits."""
    for name, content in files.items():
        if len(content) > FILE_LIMIT:
            yield f"{name}: {len(content)} bytes"
    for index, attachment in enumerate(attachments or ()):
        at = f"attachments[{index}]"
        yield from unknown_fields(at, attachment, {"id", "filename", "description", "title"})
        if "description" in attachment:
            yield from length(f"{at}.description", attachment["description"], 1024)
        if "filename" in attachment and f"files[{attachment['id']}]" not in files:
            yield f"{at}: names a file that was not uploaded"
    if len(attachments or ()) > 10:
        yield "attachments: more than 10"


def component_faults(
    components: Json,
    body: Mapping[str, Json],
    files: Mapping[str, bytes],
    kept: Collection[str] = (),
) -> Faults:
    """The limits on buttons, selects, texts and pictures."""
    if components is None:
        return
    v2 = bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    flat = list(walk(components))
    if v2 and len(flat) > 40:
        yield f"components: {len(flat)} in all, 40 are allowed"
    if not v2 and len(components) > 5:
        yield f"components: {len(components)} rows, 5 are allowed"
    uploaded = {item.get("filename") for item in body.get("attachments") or ()}
    if body.get("attachments") is None and not files:
        uploaded |= set(kept)
    for index, component in enumerate(components):
        if component.get("type") == 1 or (v2 and component.get("type") in _V2_ONLY):
            yield from _component_faults(f"components[{index}]", component, uploaded)
        else:
            yield f"components[{index}]: type {component.get('type')} cannot stand here"
    ids = [part["custom_id"] for part in flat if part.get("custom_id")]
    yield from (f"custom_id: {name!r} twice" for name in {i for i in ids if ids.count(i) > 1})
    texts = sum(len(part.get("content", "")) for part in flat if part.get("type") == 10)
    if texts > 4000:
        yield f"components: {texts} characters of text, 4000 are allowed"


def walk(components: Json) -> Iterator[dict[str, Json]]:
    """Every component, also those inside others."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        if component.get("accessory"):
            yield from walk([component["accessory"]])


def _component_faults(at: str, component: Mapping[str, Json], uploaded: set[Json]) -> Faults:
    kind = component.get("type")
    if kind not in _COMPONENT_FIELDS:
        yield f"{at}.type: {kind}"
        return
    yield from unknown_fields(at, component, _COMPONENT_FIELDS[kind])
    if kind == 1:
        yield from _row_faults(at, component, uploaded)
    elif kind == 2:
        yield from _button_faults(at, component)
    elif kind == 3:
        yield from _select_faults(at, component)
    elif kind == 10:
        yield from length(f"{at}.content", component.get("content"), 4000, 1)
    elif kind == 9:
        yield from _section_faults(at, component, uploaded)
    elif kind == 14:
        if component.get("spacing") not in {1, 2}:
            yield f"{at}.spacing: {component.get('spacing')}"
    elif kind == 17:
        yield from _container_faults(at, component, uploaded)
    elif kind == 13:
        yield from _attached_faults(f"{at}.file", component.get("file", {}), uploaded)
    else:
        yield from _gallery_faults(at, component, uploaded)


def _container_faults(at: str, container: Mapping[str, Json], uploaded: set[Json]) -> Faults:
    inside = container.get("components") or []
    if not inside:
        yield f"{at}: an empty container"
    colour = container.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        yield f"{at}.accent_color: {colour}"
    for index, part in enumerate(inside):
        if part.get("type") in _IN_CONTAINER:
            yield from _component_faults(f"{at}[{index}]", part, uploaded)
        else:
            yield f"{at}[{index}]: type {part.get('type')} in a container"


def _section_faults(at: str, section: Mapping[str, Json], uploaded: set[Json]) -> Faults:
    inside, accessory = section.get("components") or [], section.get("accessory") or {}
    if not 1 <= len(inside) <= 3:
        yield f"{at}: {len(inside)} texts in a section"
    for index, part in enumerate(inside):
        if part.get("type") == 10:
            yield from _component_faults(f"{at}[{index}]", part, uploaded)
        else:
            yield f"{at}[{index}]: type {part.get('type')} in a section"
    if accessory.get("type") == 2:
        yield from _component_faults(f"{at}.accessory", accessory, uploaded)
    else:
        yield f"{at}.accessory: type {accessory.get('type')}"


def _row_faults(at: str, row: Mapping[str, Json], uploaded: set[Json]) -> Faults:
    inside = row.get("components") or []
    kinds = [part.get("type") for part in inside]
    if not 1 <= len(inside) <= 5:
        yield f"{at}: {len(inside)} in a row"
    if 3 in kinds and len(kinds) > 1:
        yield f"{at}: a select fills a row"
    for index, part in enumerate(inside):
        if part.get("type") in {2, 3}:
            yield from _component_faults(f"{at}[{index}]", part, uploaded)
        else:
            yield f"{at}[{index}]: type {part.get('type')} in a row"


def _button_faults(at: str, button: Mapping[str, Json]) -> Faults:
    link = button.get("style") == 5
    if button.get("style") not in {1, 2, 3, 4, 5}:
        yield f"{at}.style: {button.get('style')}"
    if link != bool(button.get("url")) or link == bool(button.get("custom_id")):
        yield f"{at}: a link has an url, every other button a custom_id"
    if link:
        yield from length(f"{at}.url", button.get("url"), 512, 1)
    else:
        yield from length(f"{at}.custom_id", button.get("custom_id"), 100, 1)
    if not button.get("emoji"):
        yield from length(f"{at}.label", button.get("label"), 80, 1)


def _select_faults(at: str, select: Mapping[str, Json]) -> Faults:
    yield from length(f"{at}.custom_id", select.get("custom_id"), 100, 1)
    if select.get("placeholder") is not None:
        yield from length(f"{at}.placeholder", select["placeholder"], 150)
    options = select.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"{at}.options: {len(options)}"
    values = [option.get("value") for option in options]
    if len(set(values)) < len(values):
        yield f"{at}.options: a value twice"
    for index, option in enumerate(options):
        known = {"label", "value", "description", "default", "emoji"}
        if option.get("description") is not None:
            at_option = f"{at}.options[{index}].description"
            yield from length(at_option, option["description"], 100, 1)
        yield from unknown_fields(f"{at}.options[{index}]", option, known)
        yield from length(f"{at}.options[{index}].label", option.get("label"), 100, 1)
        yield from length(f"{at}.options[{index}].value", option.get("value"), 100, 1)
        if option.get("description") is not None:
            yield from length(f"{at}.options[{index}].description", option["description"], 100)


def _gallery_faults(at: str, gallery: Mapping[str, Json], uploaded: set[Json]) -> Faults:
    items = gallery.get("items") or []
    if not 1 <= len(items) <= 10:
        yield f"{at}.items: {len(items)}"
    for index, item in enumerate(items):
        where = f"{at}.items[{index}]"
        yield from unknown_fields(where, item, {"media", "description", "spoiler"})
        yield from length(f"{where}.description (the alt text)", item.get("description"), 1024, 1)
        yield from _attached_faults(f"{where}.media", item.get("media", {}), uploaded)


def _attached_faults(at: str, media: Mapping[str, Json], uploaded: set[Json]) -> Faults:
    url = media.get("url", "")
    if not url.startswith("attachment://") or url.removeprefix("attachment://") not in uploaded:
        yield f"{at}: {url!r} is no attachment of this message"
