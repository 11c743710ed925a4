"""One script out of the page's modules: it does what they do, or is refused."""

import random
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
import tree_sitter_javascript
from tree_sitter import Language, Parser

from bot.features import FEATURES
from bot.platforms.web.assets import (
    ENTRY,
    MAPS,
    SCRIPT,
    SCRIPTS,
    SECOND_SCRIPT,
    SECOND_STYLESHEET,
    STYLESHEET,
    Assets,
)
from bot.platforms.web.bundle import Bundle, Script
from bot.platforms.web.names_in_scripts import NAMES, Names, Said, below
from bot.platforms.web.page_module import SECOND, Module, Unknown
from bot.platforms.web.platform import STATIC
from tests.platforms.web.servers import page_assets

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
SECONDS = 60
MOST_BYTES = {(SCRIPT, STYLESHEET): 45_000}  # as browsers are sent them
LATER = re.compile(rb'import\("[^"]+"\)')
FETCHED = Said("fetched", None)
ALONE = {"js/offline.js", "worker.js"}  # no part of the page
WORD = re.compile(r"\w+")
SHEETS = {STYLESHEET, SECOND_STYLESHEET}

SAYS = {  # modules with much that must stay as it is: main.js is the first
    "main.js": """
// A comment with "quotes" and `more`, and one that is // doubled
import { Point, SIDES as sides, later } from "./parts/point.js"; /* after */
import { count, make } from "./count.js";
import { said } from "./said.js";

const { x, y: [z = 3] } = { x: 1, y: [] }, twice = (n) => 2 * n;
let a = 1, b = 2
const c = a
++b
said("main", x, z, twice(c), b, `${`nested ${x + +b} /* no comment */`}
  // nor this`)
const re = /[/"'] \\/* x/g, half = b / 2 / 1; // division
said(re.source, half, a + + b, a - -b, a+ ++b, 1 .toFixed(1), typeof a, void 0 ?? "none")
for (const side of sides) said(new Point(side, 1).far, side in [1, 2], this === undefined)
label: for (let i = 0; i < 3; i++) { if (i === 1) continue label; said(i) }
class More extends Point {
  static made = 0; #own = 5; get own() { return this.#own }
  async wait() { await null; return super.far }
}
said(make(), make(), count, new More(1, 2).own, new More(3, 4)?.far, a ? .5 : 1)
const first = async () => { for await (const one of [1]) return one }
later().then(async (found) => said(found, await first()))
const { length, ...rest } = [1, 2]; said(length, Object.keys(rest).length, a<b, a > b, !-a)
function target() { return new.target } said(typeof new target())
""",
    "parts/point.js": """
import { said } from "../said.js";
export const SIDES = [0, 1], OTHER = 2;
said("point")
export class Point {
  constructor(x, y) { this.x = x; this.y = y }
  get far() { return Math.hypot(this.x, this.y) } }
export async function later() { await null; return twice(21) }
/** A name that another module has, too. */
function twice(n) { return n + n }
""",
    "count.js": """
import { said } from "./said.js"
let made = 0;
export const count = { get now() { return made } };
export function make() { return ++made }
export function* all() { yield* [1, 2] }
said("count", ...all())
""",
    "said.js": "export function said(...words) { console.log(...words) }",
}


@pytest.fixture(autouse=True, scope="module")
def parsed_once() -> Iterator[None]:
    """Parse each module once for all bundles: that takes nine tenths of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Module, "parse", cache(Module.parse))
        yield


def names(source: bytes) -> list[Said]:
    """The names that a script says, in their order, but for those of imports."""
    root = Parser(Language(tree_sitter_javascript.language())).parse(source).root_node
    assert not root.has_error
    said = Names.of(root).said
    imported = {
        node.id
        for statement in root.children
        if statement.type == "import_statement"
        for node in below(statement)
    }
    return [said[node.id] for node in below(root) if node.type in NAMES and node.id not in imported]


def run(folder: Path, entry: str, *options: str) -> subprocess.CompletedProcess[str]:
    command = ["node", *options, str(folder / entry)]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)


def written(folder: Path, files: Mapping[str, str]) -> dict[str, bytes]:
    """The files, in a folder whose scripts node takes for modules."""
    for name, text in {"package.json": '{"type": "module"}', **files}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return {name: text.encode() for name, text in files.items()}


def bundle(**files: str) -> Bundle:
    """Of modules by name: ``bundle(a='import { b } from "./b.js"', b="export const b = 1;")``."""
    sources = {f"{name}.js": text.encode() for name, text in files.items()}
    return Bundle.of({SECOND: page_assets().files[SECOND], **sources}, "a.js")


def weight(assets: Assets, paths: set[str]) -> int:
    """How many bytes these have together."""
    return sum(len(assets.content(path)) for path in paths)


class TestThePagesOwn:
    def test_every_module_is_in_a_script_and_means_there_what_it_says(self) -> None:
        assets = page_assets()
        bundle = Bundle.of(assets.files, ENTRY)
        assert not bundle.first.files & bundle.second.files
        modules = bundle.first.files | bundle.second.files
        assert modules | ALONE == {name for name in assets.files if name.endswith(".js")}
        for script in (bundle.first, bundle.second):
            self.check_names(script, assets.files)

    @staticmethod
    def check_names(script: Script, files: Mapping[str, bytes]) -> None:
        """What is somebody else's keeps its name, and two things never have the same one."""
        *_, last = script.text.splitlines()
        text = script.text.removesuffix(f"{last}\n")
        if script.text.startswith("self."):
            text = text.partition("\n")[2]
        said = iter(names(text.encode()))
        found: dict[object, Said] = {}
        for file in dict.fromkeys(file for *_, file, _ in script.origins):
            whole = {
                here: (other, there)
                for other, given in Module.parse(file, files[file]).imports
                for there, here in given.items()
            }
            for name in names(LATER.sub(b"fetched(0)", files[file])):
                there = next(said)
                if name == FETCHED:
                    continue
                if name.scope is None:
                    assert there == name, file
                meant = whole.get(name.name, (file, name.name)) if name.scope == 0 else (file, name)
                if found.setdefault(meant, there) != there:
                    pytest.fail(f"{file}: {name.name} is {there.name} and {found[meant].name}")
        assert next(said, None) is None
        own = [there for there in found.values() if there.scope is not None]
        assert len({*own}) == len(own)

    def test_each_line_comes_from_where_its_map_says(self) -> None:
        files = page_assets().files
        script = Bundle.of(files, ENTRY).first
        lines = script.text.splitlines()
        assert len(script.origins) > 3000
        for line, column, file, number in script.origins:
            there = files[file].decode().splitlines()[number].strip()
            own = {*WORD.findall(lines[line][column : column + 200])}
            assert own & {*WORD.findall(there)} or len(there) < 60, (file, number)

    def test_a_feature_brings_its_part_or_none(self) -> None:
        bare = Assets.load(STATIC)
        assert "export const FEATURES = [];" in bare.files["js/features.js"].decode()
        parts = {each.name: each.page_files for each in FEATURES if each.page_files}
        assert parts
        for name, part in parts.items():
            alone = Assets.load(STATIC, {name: part})
            own = {file for file in alone.files if file.startswith(f"features/{name}/")}
            made = Bundle.of(alone.files, ENTRY)
            modules = made.first.files | made.second.files
            assert {file for file in own if file.endswith(".js")} < modules
            assert alone.version != bare.version
            for paths in (SCRIPTS, SHEETS) if part.stylesheet else (SCRIPTS,):
                assert weight(alone, paths) > weight(bare, paths), name

    def test_it_can_stand_between_tags(self) -> None:
        assets = page_assets()
        for path in (SCRIPT, SECOND_SCRIPT, STYLESHEET, SECOND_STYLESHEET, "dark.css"):
            text = assets.content(path).decode().lower()
            assert "</script" not in text and "</style" not in text and "<!--" not in text

    def test_they_weigh_half_of_what_their_modules_do(self) -> None:
        assets = page_assets()
        modules = {name for name in assets.files if name.endswith(".js")} - ALONE
        for coding in ("br", "gzip"):
            apart = sum(len(assets.squeezed(name, coding)) for name in modules)
            together = sum(len(assets.squeezed(each, coding)) for each in (SCRIPT, SECOND_SCRIPT))
            assert together < 0.6 * apart
        assert all(len(assets.squeezed(each, "br")) < 20_000 for each in MAPS)


class TestWhatItSays:
    @needs_node
    def test_a_script_does_what_its_modules_do(self, tmp_path: Path) -> None:
        files = written(tmp_path, SAYS)
        (tmp_path / "one.js").write_text(Bundle.of(files, "main.js").first.text)
        apart, together = run(tmp_path, "main.js"), run(tmp_path, "one.js")
        assert apart.returncode == 0 and apart.stdout.count("\n") > 10, apart.stderr
        assert (together.stdout, together.stderr) == (apart.stdout, apart.stderr)

    @needs_node
    @pytest.mark.parametrize("seed", range(6))
    def test_modules_run_once_each_in_the_order_of_a_browser(
        self, tmp_path: Path, seed: int
    ) -> None:
        dice = random.Random(seed)
        names = [f"m{at}" for at in range(9)]
        files = {}
        for at, name in enumerate(names):
            needed = dice.sample(names[at + 1 :], dice.randint(0, min(3, len(names) - at - 1)))
            imports = [f'import {{ {one} as {one}_ }} from "./{one}.js";' for one in needed]
            value = " + ".join(["1", *(f"{one}_" for one in needed)])
            files[f"{name}.js"] = "\n".join(
                (*imports, f"export const {name} = {value};", f"console.log({name!r}, {name});")
            )
        read = written(tmp_path, files)
        (tmp_path / "one.js").write_text(Bundle.of(read, "m0.js").first.text)
        apart = run(tmp_path, "m0.js")
        assert "m0 " in apart.stdout and run(tmp_path, "one.js").stdout == apart.stdout

    @needs_node
    def test_an_error_is_told_where_it_was_written(self, tmp_path: Path) -> None:
        files = written(
            tmp_path,
            {
                "main.js": 'import { fail } from "./parts/fail.js";\n\n// Soon.\n\nfail();\n',
                "parts/fail.js": "// One\n/* two\nthree */\nexport function fail() {\n"
                "  const text = `a\nb`;\n\n  throw new Error(text); // here\n}\n",
            },
        )
        made = Bundle.of(files, "main.js").first
        (tmp_path / "one.js").write_text(made.text + "//# sourceMappingURL=one.js.map\n")
        (tmp_path / "one.js.map").write_text(made.source_map())
        told = run(tmp_path, "one.js", "--enable-source-maps").stderr
        assert "fail.js:8" in told and "main.js:5" in told, told

    def test_line_breaks_stay_and_comments_go(self) -> None:
        text = bundle(a="let c = 1 // one\n\n/* two\n*/ let d = /* three */ c + + c\n").first.text
        assert text == "let e=1\nlet t=e+ +e;\n"

    def test_the_comma_behind_the_last_of_several_goes_unless_it_leaves_out_a_place(self) -> None:
        text = bundle(a="let c = [1, , ], d = [, ], e = { c, }\nf(c,\n  d, // why\n)").first.text
        assert text == "let e=[1,,],t=[,],n={c:e}\nf(e,t);\n"


class TestWhatItRefuses:
    @pytest.mark.parametrize(
        ("source", "why"),
        [
            ('import b from "./b.js";', "only import"),
            ('import * as b from "./b.js";', "only import"),
            ('import "./b.js";', "only import"),
            ('import { b } from "b";', "only import"),
            ('import { b } from "/b.js";', "only import"),
            ('import { b } from "https://example.org/b.js";', "only import"),
            ('import b, { c } from "./b.js";', "only import"),
            ('import { b } from "./b.js" with { type: "json" };', "only import"),
            ('import { "b" as c } from "./b.js";', "only import"),
            ('import { b } from "./c.js";', "not there"),
            ('import { c } from "./b.js";', "does not export"),
            ("export default 3;", "only export"),
            ("export default function f() {}", "only export"),
            ("export let a = 1;", "only export"),
            ("export var a = 1;", "only export"),
            ("const a = 1; export { a };", "only export"),
            ('export * from "./b.js";', "only export"),
            ('export { b } from "./b.js";', "only export"),
            ("export const { a } = {};", "only export"),
            ("export const [a] = [];", "only export"),
            ("const a = import(b);", "only import\\("),
            ('const a = import("b");', "only import\\("),
            ('const a = import("./b.js", {});', "only import\\("),
            ('const a = import("./c.js");', "not there"),
            ('import { b } from "./b.js"; import("./b.js");', "there at once"),
            ("const a = import.meta.url;", "import.meta"),
            ("await null;", "wait"),
            ("for await (const a of []) {}", "wait"),
            ("const a = [1].map((one) => one, await null);", "wait"),
            ("const a = ;", "not understood"),
            ("const a = <b></b>;", "no JavaScript"),
            ("class A {", "not understood"),
        ],
    )
    def test_what_it_does_not_know(self, source: str, why: str) -> None:
        with pytest.raises(Unknown, match=why):
            bundle(a=source, b="export const b = 1;")

    def test_a_cycle(self) -> None:
        with pytest.raises(Unknown, match=r"a cycle of imports: a\.js, b\.js, c\.js, b\.js"):
            bundle(
                a='import { b } from "./b.js"; b();',
                b='import { c } from "./c.js"; export const b = () => c;',
                c='import { b } from "./b.js"; export const c = () => b;',
            )

    def test_it_names_the_file_and_the_line(self) -> None:
        with pytest.raises(Unknown, match=r"b\.js:3: "):
            bundle(a='import { b } from "./b.js"; b();', b="\n\nexport default 1;")


def test_what_a_first_visit_waits_for_is_held() -> None:
    for files, most in MOST_BYTES.items():
        assert sum(len(page_assets().squeezed(file, "br")) for file in files) <= most, files
