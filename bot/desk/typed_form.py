"""A form with one field that a button opens, on platforms that have forms."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from dataclasses import field as of

from bot.desk.button_press import ButtonPress


@dataclass(frozen=True, slots=True)
class TypedForm:
    """What is typed into its ``field`` goes to a ``command`` as that parameter, beside what is
    ``given``. The field has a ``label``, holds what stands there now, its ``value``, and takes at
    the most so many characters."""

    command: str
    given: Mapping[str, str]
    field: str
    title: str
    label: str
    value: str = of(repr=False)
    most: int


MakeForm = Callable[[ButtonPress], Awaitable[TypedForm | None]]
"""Makes the form that a press opens, None where it opens none; it may raise a Refusal."""
