"""The laws of the tree: who may import what, and who may know of which game."""

import ast
import re
import sys
from functools import cache

import pytest

from bot.features import CORE, FEATURES
from engines import GAMES
from tests.trees import ROOT, nodes

OWN = {"engines", "render", "bot"}
MAY_USE = {  # the packages, own and foreign, that the files of a folder may import
    "engines": {"engines"},
    "render": {"render", "engines", "PIL", "cachetools", "font_manrope", "msgspec", "zlib_ng"},
}
ONLY_IN = {  # libraries that the files of these folders alone may import
    "discord": ("bot/platforms/discord",),
    "telegram": ("bot/platforms/telegram",),
    "aiohttp": ("bot/platforms", "bot/monitoring", "bot/listening", "bot/features/push"),
    "pywebpush": ("bot/features/push",),
    "py_vapid": ("bot/features/push",),
    "cryptography": ("bot/features/push",),
    "prometheus_client": ("bot/monitoring",),
    "itsdangerous": ("bot/platforms/web",),
    "networkx": ("bot/features/tournaments",),
    "py4swiss": ("bot/features/tournaments",),
    "tree_sitter": ("bot/platforms/web",),
    "tree_sitter_javascript": ("bot/platforms/web",),
    "rcssmin": ("bot/platforms/web",),
    "brotli": ("bot/platforms/web",),
    "sqlalchemy": ("bot/store", "bot/ratings/rows", "bot/operators/rows.py"),
    "alembic": ("bot/store",),
    "aiosqlite": ("bot/store",),
    "asyncpg": ("bot/store",),
    "filelock": ("bot/store",),
    "openskill": ("bot/ratings",),
    "pgqueuer": ("bot/store",),
    "msgspec": (
        "bot/platforms",
        "bot/records",
        "bot/players",
        "bot/desk/page_messages.py",
        "bot/features/programs",
    ),
    "fluent": ("bot/texts",),
    "PIL": ("render",),
    "zlib_ng": ("render",),
    "numpy": ("engines",),
    "numba": ("engines",),
    "llvmlite": ("engines",),
}
OF_FEATURES = {  # and the files of this name in the folder of each feature
    "sqlalchemy": r"rows(/\w+)?\.py",
    "msgspec": "messages.py",
}
RECORDS = {  # of msgspec: what is only held, made in a fraction of the time that dataclasses take
    "msgspec",
    "msgspec.Struct",
    "msgspec.field",
    "msgspec.structs",
    "msgspec.structs.replace",
}
FOR_PLAYERS = {"numpy", "numba", "llvmlite"}
WIRING = "bot/__main__.py"
FACES = {  # what only hands names on; each is imported by files that its own names come from
    file.relative_to(ROOT).as_posix() for name in OWN for file in (ROOT / name).rglob("__init__.py")
}
FLOORS = (  # bot/ from the top down; a file imports only from its own floor and those below it
    ("bot/platforms",),
    ("bot/features",),
    ("bot/accounts",),
    ("bot/spoken",),
    ("bot/ratings",),
    ("bot/preferences",),
    ("bot/desk",),
    ("bot/accounts/screens.py",),
    (
        "bot/preferences/__init__.py",
        "bot/preferences/chat_choices.py",
        "bot/preferences/errors.py",
        "bot/preferences/languages.py",
        "bot/preferences/preferences.py",
    ),
    ("bot/screens",),
    ("bot/accounts/accounts.py", "bot/accounts/devices.py"),
    ("bot/cli",),
    ("bot/operators",),
    ("bot/running", "bot/settings.py"),
    ("bot/store",),
    ("bot/ratings/rows",),
    (  # what every query needs
        "bot/store/__init__.py",
        "bot/store/claims.py",
        "bot/store/codec.py",
        "bot/store/hosting.py",
        "bot/store/migrate.py",
        "bot/store/pending_names.py",
        "bot/store/person_queries.py",
        "bot/store/personal_rows.py",
        "bot/store/processes.py",
        "bot/store/queries.py",
        "bot/store/schema.py",
        "bot/store/signals.py",
        "bot/store/transactions.py",
        "bot/store/upsert.py",
    ),
    ("bot/records",),
    (
        "bot/ratings/__init__.py",
        "bot/ratings/ladder.py",
        "bot/ratings/rating.py",
        "bot/ratings/season.py",
    ),
    ("bot/tables",),
    ("bot/players", "bot/texts"),
    ("bot/quiet.py",),
    (
        "bot/press.py",
        "bot/people.py",
        "bot/accounts/__init__.py",
        "bot/accounts/errors.py",
        "bot/accounts/link_codes.py",
        "bot/background.py",
        "bot/figures.py",
        "bot/moments.py",
        "bot/monitoring",
    ),
    ("bot/listening",),
    (
        "bot/bounds.py",
        "bot/codes.py",
        "bot/errors.py",
        "bot/log.py",
        "bot/lookalikes.py",
        "bot/web_address.py",
    ),
    ("bot/certificates.py", "bot/json_log.py", "bot/version.py"),
)


def sources(folder: str = "") -> list[str]:
    """The Python files below a folder of the repository, or of all own packages."""
    folders = [folder] if folder else sorted(OWN)
    files = (file for name in folders for file in sorted((ROOT / name).rglob("*.py")))
    return [file.relative_to(ROOT).as_posix() for file in files]


@cache
def imported(file: str) -> set[str]:
    """The modules that a file imports, anywhere in it; of ``from a import b`` both a and a.b."""
    found: set[str] = set()
    for node in nodes(file):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: a relative import"
            module = node.module or ""
            found |= {module} | {f"{module}.{alias.name}" for alias in node.names}
    return found


@cache
def strings(file: str) -> set[str]:
    """The strings in a file, without those that only explain."""
    explain = {id(node.value) for node in nodes(file) if isinstance(node, ast.Expr)}
    found = (node for node in nodes(file) if isinstance(node, ast.Constant))
    return {node.value for node in found if isinstance(node.value, str) and id(node) not in explain}


def packages(file: str) -> set[str]:
    """The top packages that a file imports, the standard library left out."""
    return {module.partition(".")[0] for module in imported(file)} - sys.stdlib_module_names


def only_holds(file: str) -> bool:
    """Whether a file has records of msgspec and neither reads nor writes them."""
    return {one for one in imported(file) if one.partition(".")[0] == "msgspec"} <= RECORDS


def within(file: str, folder: str) -> bool:
    return file.startswith(f"{folder}/")


def floor(file: str) -> int | None:
    """How many floors lie above a file of bot/, by the longest name that there is of it or of its
    folder; None for what stands on no floor."""
    found = {
        len(name): number
        for number, names in enumerate(FLOORS)
        for name in names
        if file == name or within(file, name)
    }
    return found[max(found)] if found else None


@cache
def file_of(module: str) -> str | None:
    """The file of one of our modules; None for what is no module."""
    path = module.replace(".", "/")
    files = (f"{path}.py", f"{path}/__init__.py")
    return next((file for file in files if (ROOT / file).is_file()), None)


def room(file: str) -> str:
    """What a floor is made of: a folder of bot/, or a file at its top."""
    return "/".join(file.split("/")[:2])


def uses(file: str) -> set[str]:
    """The files of ours that a file imports."""
    return {found for module in imported(file) if (found := file_of(module))} - {file}


def thinks(file: str) -> bool:
    """Whether a file belongs to a computer player, or to what trains it."""
    return "player" in file or "training" in file


@pytest.mark.parametrize("folder", MAY_USE)
def test_rules_and_pictures_know_nothing_of_what_uses_them(folder: str) -> None:
    for file in sources(folder):
        player = FOR_PLAYERS if within(file, "engines") and thinks(file) else set()
        assert packages(file) <= MAY_USE[folder] | player, file


def test_a_library_is_used_in_its_own_folder_alone() -> None:
    astray = [
        f"{file} uses {library}"
        for file in sources()
        for library in packages(file) & ONLY_IN.keys()
        if not any(file == place or within(file, place) for place in ONLY_IN[library])
        and not re.fullmatch(rf"bot/features/\w+/{OF_FEATURES.get(library)}", file)
        and not (library == "msgspec" and only_holds(file))
    ]
    assert astray == []


def test_every_room_of_the_bot_stands_on_a_floor() -> None:
    alone = {file for file in sources("bot") if floor(file) is None}
    assert alone == {"bot/__init__.py", WIRING}


def test_no_import_runs_upwards_or_across() -> None:
    astray = []
    for file in sources("bot"):
        own = floor(file)
        for other in uses(file):
            below = floor(other)
            if own is None or below is None:
                continue
            if below < own or (below == own and room(other) != room(file)):
                astray.append(f"{file} -> {other}")
    assert astray == []


def test_no_files_import_each_other_in_a_circle() -> None:
    left = {file: uses(file) - FACES for file in sources()}
    while free := {file for file, used in left.items() if not used & left.keys()}:
        left = {file: used for file, used in left.items() if file not in free}
    assert left == {}


def test_only_the_wiring_knows_which_platforms_there_are() -> None:
    names = [folder.name for folder in (ROOT / "bot/platforms").iterdir() if folder.is_dir()]
    for name in names:
        for file in sources("bot"):
            if file != WIRING and not within(file, f"bot/platforms/{name}"):
                assert f"bot.platforms.{name}" not in imported(file), file


def test_a_feature_uses_of_others_what_their_api_names() -> None:
    named = {feature.name: feature for feature in FEATURES if feature not in CORE}
    folders = {folder.name for folder in (ROOT / "bot/features").iterdir() if folder.is_dir()}
    assert named.keys() == folders - {"__pycache__"}
    for name, feature in named.items():
        earlier = [each.name for each in FEATURES[: FEATURES.index(feature)]]
        assert {*feature.uses} <= {*earlier}, name
        for file in sources(f"bot/features/{name}"):
            others = {used for used in uses(file) if within(used, "bot/features")}
            others -= {used for used in others if within(used, f"bot/features/{name}")}
            assert others <= {f"bot/features/{other}/api.py" for other in feature.uses}, file


def test_only_the_wiring_knows_which_features_there_are() -> None:
    for file in sources("bot"):
        if file != WIRING and not within(file, "bot/features"):
            assert not any(each.startswith("bot.features") for each in imported(file)), file


def test_nothing_imports_the_wiring() -> None:
    assert {file for file in sources() if "bot.__main__" in imported(file)} == set()


@pytest.mark.parametrize("key", GAMES)
def test_nothing_in_the_bot_names_a_game(key: str) -> None:
    for file in sources("bot"):
        named = {module for module in imported(file) if key in module.split(".")}
        words = strings(file)
        assert named | {word for word in words if key in word.lower()} == set(), file


def words_of(key: str) -> set[str]:
    """What nobody but a game itself writes: its key, and the codes of its sides."""
    sides = {side for seats in GAMES[key].seats for side in GAMES[key].sides(seats, {})}
    return {f'"{side}"' for side in sides} | {key}


def spoken_of(source: str, key: str) -> set[str]:
    """The words of a game in a source text, comments included."""
    return {word for word in words_of(key) if word in source.lower()}


SHARED_PICTURES = sorted(file.name for file in (ROOT / "render").glob("*.py"))


@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_all_pictures_share_names_a_game(key: str) -> None:
    for name in SHARED_PICTURES:
        source = (ROOT / "render" / name).read_text(encoding="utf-8")
        if name != "__init__.py":  # the list of painters
            assert spoken_of(source, key) == set(), name
        assert f"render.{key}." not in source, f"{name}: of a game only its painter is known"


@pytest.mark.parametrize("key", GAMES)
def test_the_name_of_a_game_is_seen_wherever_it_stands(key: str) -> None:
    assert {"__init__.py", "canvas.py", "card.py", "theme.py"} <= set(SHARED_PICTURES)
    for source in (
        f"from render.{key}.colours import THEMES",
        f"class {key.title()}Theme: ...",
        f"felt = theme.{key}.felt",
        f"# only for {key.title()}",
        *(f'known = {{"{side}": 1}}' for side in GAMES[key].sides(2, {})),
    ):
        assert spoken_of(source, key), source
    assert not spoken_of("felt = theme.felt", key)


@pytest.mark.parametrize("key", GAMES)
def test_no_game_knows_anothers_pictures(key: str) -> None:
    for file in sources(f"render/{key}"):
        others = {
            f"{top}.{other}" for top in ("engines", "render") for other in GAMES if other != key
        }
        known = {".".join(module.split(".")[:2]) for module in imported(file)}
        assert known & others == set(), file


@pytest.mark.parametrize("key", GAMES)
def test_no_game_knows_another(key: str) -> None:
    for file in sources(f"engines/{key}"):
        others = {f"engines.{other}" for other in GAMES if other != key}
        known = {".".join(module.split(".")[:2]) for module in imported(file)}
        assert known & others == set(), file


def test_the_laws_speak_of_folders_that_exist() -> None:
    for folder in {*MAY_USE, *(each for folders in ONLY_IN.values() for each in folders)}:
        assert sources(folder) or (ROOT / folder).is_file(), folder
