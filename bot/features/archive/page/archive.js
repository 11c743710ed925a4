// The visitor's own matches that are over, and which of them: the address says it.

/** @import { MatchesFile, MatchesShown, MatchPictured } from "../../../platforms/web/static/js/wire.js" */

import { el, focusedKey, icon, refocus } from "../../../platforms/web/static/js/dom.js";
import { fetched, isInside, shownPath } from "../../../platforms/web/static/js/inside.js";
import { ADDRESS } from "./feature.js";

const LISTS = ["game", "result", "with", "length", "platform"];
const DAYS = ["from", "to"];
const OTHERS = ["position", "before"];
const NAMES = { with: "rival", from: "since", to: "until" }; // what the server calls them
const LABELS = { with: "rival" };

/** @param {import("../../../platforms/web/static/js/feature.js").ViewParts} parts */
export function view(parts) {
  return new Archive(parts);
}

class Archive {
  /** @param {import("../../../platforms/web/static/js/feature.js").ViewParts} parts */
  constructor({ boot, ask, visit, picture, messages, signal }) {
    this.boot = boot;
    this.ask = ask;
    this.visit = visit;
    this.picture = picture;
    const asked = new URLSearchParams(shownPath().split("?")[1] ?? location.search);
    this.chosen = new Map([...LISTS, ...DAYS, ...OTHERS].map((name) => [name, asked.get(name) ?? ""]));
    this.element = el("main", { class: "ladder archive", "aria-live": "polite" });
    /** @type {Map<string, HTMLElement>} */
    this.ends = new Map();
    /** @type {HTMLElement | null} */
    this.file = null; // what asks for one
    messages.listen({
      matches: (message) => this.show(message), "match-picture": (message) => this.pictured(message),
      "matches-file": (message) => this.download(message),
    }, signal);
  }

  open() {
    const wanted = [...this.chosen].map(([name, value]) => [NAMES[name] ?? name, value]);
    return this.ask({ ask: "matches", ...Object.fromEntries(wanted) });
  }

  /** Lead to other matches, the latest of them first. */
  choose(changes) {
    const chosen = new Map([...this.chosen, ["before", ""], ...Object.entries(changes)]);
    const query = new URLSearchParams([...chosen].filter(([, value]) => value));
    this.visit(query.size ? `${ADDRESS}?${query}` : ADDRESS);
  }

  /** @param {MatchesShown} message */
  show(message) {
    const { rows, before, words, position } = message;
    const { texts } = this.boot;
    const focused = focusedKey(this.element);
    const some = [...this.chosen].some(([name, value]) => value && name !== "before");
    this.ends.clear();
    this.element.replaceChildren(
      el("header", {},
        el("a", { class: "round", href: "/", "data-view": "", "aria-label": texts.home }, icon("back")),
        el("h1", {}, words.title)),
      this.filters(message),
      ...(position ? [this.chip(position)] : []),
      rows.length ? el("ul", { class: "matchlist" }, rows.map((row) => this.row(row)))
        : el("p", { class: "nobody" }, some ? words["none-such"] : words.none),
      el("p", { class: "ways" },
        before ? this.way(words.older, { before }) : null,
        rows.length ? this.exportButton(words.export) : null,
        some ? this.way(words.all, Object.fromEntries([...this.chosen.keys()].map((name) => [name, ""]))) : null));
    refocus(this.element, focused);
  }

  filters({ choices, words }) {
    const lists = LISTS.map((name) => el("label", {}, el("span", {}, words[LABELS[name] ?? name]),
      el("select", { "data-key": name, onchange: ({ target }) => this.choose({ [name]: target.value }) },
        [{ value: "", label: words.any }, ...choices[name]].map(({ value, label }) =>
          el("option", { value, selected: value === this.chosen.get(name) }, label)))));
    const days = DAYS.map((name) => el("label", {}, el("span", {}, words[name]),
      el("input", {
        type: "date", "data-key": name, value: this.chosen.get(name), onchange: ({ target }) => this.choose({ [name]: target.value }),
      })));
    const [game, result, rival, ...others] = lists;
    const folded = [...LISTS.slice(3), ...DAYS].every((name) => !this.chosen.get(name));
    return el("div", { class: "matchfilters" }, game, result, rival,
      el("details", { open: !folded }, el("summary", {}, this.boot.texts.more), el("div", {}, others, days)));
  }

  /** What is asked for besides, which a press puts out. */
  chip(position) {
    return el("p", {}, el("button", {
      type: "button", class: "filter", "aria-pressed": "true", "data-key": "position", onclick: () => this.choose({ position: "" }),
    }, position, " ", icon("close")));
  }

  way(label, changes) {
    return el("button", { type: "button", class: "button", "data-key": label, onclick: () => this.choose(changes) }, label);
  }

  /** What asks for all of them as a file, and leads to it then. */
  exportButton(label) {
    return (this.file = el("button", { type: "button", class: "button", "data-key": label, onclick: () => this.ask({ ask: "matches-file" }) }, label));
  }

  /** @param {MatchesFile} message */
  async download({ address, name }) {
    const link = el("a", { class: "button primary", href: address, download: name }, icon("download"), this.boot.texts.download);
    this.file?.replaceWith(link);
    if (isInside()) link.href = await fetched(address);
    link.click();
  }

  row({ place, address, game, who, state, at, note, kept }) {
    const end = el("span", { class: "thumbnail" });
    this.ends.set(place, end);
    const label = this.boot.games.find(({ key }) => key === game)?.label ?? game;
    const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
    return el("li", {}, el("a", { class: "tablecard", href: address, "data-view": "", "data-key": place }, end,
      el("span", { class: "who" }, el("b", { dir: "auto" }, who || label), " ", el("span", {}, `${label} · ${state}`),
        note || kept ? el("span", { class: "noted", dir: "auto" }, [kept, note].filter(Boolean).join(" · ")) : null), " ",
      el("time", { datetime: new Date(1000 * at).toISOString() }, when.format(1000 * at))));
  }

  /** @param {MatchPictured} message */
  pictured({ place, picture: { digest } }) {
    this.ends.get(place)?.replaceChildren(el("img", { src: this.picture(digest), alt: "", width: 48, height: 48 }));
  }
}
