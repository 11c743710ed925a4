"""What goes over the socket, declared in TypeScript. ``python -m tests.page.declarations`` writes
it beside the page's modules, which are checked against it."""

import json
import re
from collections.abc import Iterator, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any, cast, get_args

from msgspec import Struct, inspect

from bot.desk import page_messages
from bot.desk.page_messages import Message, Numbered
from bot.features import FEATURES
from bot.platforms.web import ladders, requests, wire
from bot.platforms.web.boot import Boot

FOLDER = Path(wire.__file__).parent / "static/js"
HEAD = "// Made from {} by tests/page/declarations.py.\n"
NAME = re.compile("[A-Za-z_][A-Za-z_0-9]*")
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

Record = inspect.StructType | inspect.DataclassType


def declarations() -> dict[str, str]:
    """The text of each file by its name."""
    messages = sorted(_sent(Message), key=lambda kind: kind.__name__)
    brought = [kind for feature in FEATURES for kind in feature.messages]
    asked = (*cast("Sequence[type]", get_args(requests.Request)), *brought)
    modules = (wire, page_messages, ladders)
    sources = [
        "boot.py",
        *(f"{module.__name__.rpartition('.')[2]}.py" for module in modules),
        "messages.py of features",
    ]
    return {
        "wire.d.ts": HEAD.format(", ".join(sources)) + _module("Message", messages, (Boot,)),
        "requests.d.ts": HEAD.format("requests.py, messages.py of features")
        + _module("Request", asked, (requests.ChangeVisitor, requests.EndDevice)),
    }


def _sent(kind: type[Struct]) -> set[type[Struct]]:
    """All kinds of messages below one, without those of tests."""
    below = {kind for each in kind.__subclasses__() for kind in (each, *_sent(each))}
    return {each for each in below if each.__module__.startswith("bot.")}


def _module(union: str, members: Sequence[type], others: Sequence[type]) -> str:
    """The declarations of ``members``, any of which is a ``union``, of ``others``, and of all that
    they consist of."""
    records: dict[str, Record] = {}
    for kind in (*members, *others):
        _gather(inspect.type_info(kind), records)
    any_of = " | ".join(member.__name__ for member in members)
    return "\n".join(
        ("", f"export type {union} = {any_of};", *map(_interface, records.values()), "")
    )


def _gather(info: Any, records: dict[str, Record]) -> None:
    """Add every record in a type, each before those that it consists of."""
    if isinstance(info, Record):
        known = records.setdefault(info.cls.__name__, info)
        assert known.cls is info.cls, f"two records are called {info.cls.__name__}"
        if known is not info:
            return
    for part in _parts(info):
        _gather(part, records)


def _parts(info: Any) -> Iterator[Any]:
    """The types of which a type is made."""
    if isinstance(info, Record):
        yield from (field.type for field in info.fields)
    elif isinstance(info, inspect.UnionType):
        yield from info.types
    elif isinstance(info, inspect.TupleType):
        yield from info.item_types
    elif isinstance(info, inspect.CollectionType):
        yield info.item_type
    elif isinstance(info, inspect.DictType):
        yield from (info.key_type, info.value_type)


def _interface(record: Record) -> str:
    about = cleandoc(record.cls.__doc__ or "").splitlines()
    lines = ["", "/**", *(f" * {line}".rstrip() for line in about), " */"]
    lines.append(f"export interface {record.cls.__name__} {{")
    if isinstance(record, inspect.StructType) and record.tag_field:
        lines.append(f"  {record.tag_field}: {json.dumps(record.tag)};")
    lines += (f"  {_declared(record, field)};" for field in record.fields)
    return "\n".join((*lines, "}"))


def _declared(record: Record, field: inspect.Field) -> str:
    name, optional = field.encode_name, "?" if _may_lack(record, field) else ""
    return f"{name if NAME.fullmatch(name) else json.dumps(name)}{optional}: {_type(field.type)}"


def _may_lack(record: Record, field: inspect.Field) -> bool:
    """Whether a record can come without a field: the server says all, but what is as usual."""
    if issubclass(record.cls, Numbered) or record.cls.__module__ == requests.__name__:
        return not field.required
    config = getattr(record.cls, "__struct_config__", None)
    return bool(config and config.omit_defaults and not field.required)


def _type(info: Any) -> str:
    if isinstance(info, Record):
        return info.cls.__name__
    if isinstance(info, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, inspect.UnionType):
        return " | ".join(map(_type, info.types))
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(map(_type, info.item_types))}]"
    if isinstance(info, inspect.CollectionType):
        return f"Array<{_type(info.item_type)}>"
    if isinstance(info, inspect.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    return PLAIN[type(info)]


def main() -> None:
    """Writes the files."""
    for name, text in declarations().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
