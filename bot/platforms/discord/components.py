"""The components of a message as the API reads them, with every field that discord.py's items of
``discord.ui`` would send. Those hold views, handlers and weights beside, which nothing here needs:
a message is laid out once and told to many."""

from msgspec import UNSET, Struct, UnsetType

SMALL_GAP = 1  # the spacing of a separator


class Component(Struct, frozen=True, tag_field="type"):
    """Any of them; its ``type`` is the tag."""


class ButtonComponent(Component, frozen=True, tag=2):
    """What is pressed, or with ``url`` opens an address."""

    label: str
    style: int
    custom_id: str | UnsetType = UNSET
    url: str | UnsetType = UNSET
    disabled: bool = False


class SelectOption(Struct, frozen=True):
    """An entry of a list."""

    label: str
    value: str
    description: str | UnsetType = UNSET
    default: bool = False


class Select(Component, frozen=True, tag=3):
    """A list from which one entry is chosen."""

    custom_id: str
    options: tuple[SelectOption, ...]
    placeholder: str | UnsetType = UNSET
    min_values: int = 1
    max_values: int = 1
    disabled: bool = False
    required: bool = True


class ActionRow(Component, frozen=True, tag=1):
    """Up to five buttons side by side, or one list."""

    components: tuple[ButtonComponent | Select, ...]


class TextDisplay(Component, frozen=True, tag=10):
    """Markdown."""

    content: str


class Section(Component, frozen=True, tag=9):
    """A text with a button beside it."""

    components: tuple[TextDisplay, ...]
    accessory: ButtonComponent


class MediaItem(Struct, frozen=True):
    """Where a file is to be had: ``attachment://`` and its name, for one beside the message."""

    url: str


class GalleryItem(Struct, frozen=True):
    """One of a gallery, and what it shows in words."""

    media: MediaItem
    description: str | UnsetType = UNSET
    spoiler: bool = False


class Gallery(Component, frozen=True, tag=12):
    """Pictures and animations."""

    items: tuple[GalleryItem, ...]


class FileComponent(Component, frozen=True, tag=13):
    """A file to be kept."""

    file: MediaItem
    spoiler: bool = False


class Separator(Component, frozen=True, tag=14):
    """A line between what stands above and below."""

    divider: bool = True
    spacing: int = SMALL_GAP


class Container(Component, frozen=True, tag=17):
    """A box around all of them, whose bar has a colour."""

    components: tuple[Component, ...]
    accent_color: int
    spoiler: bool = False
