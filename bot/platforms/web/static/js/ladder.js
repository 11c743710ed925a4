// Who stands where: a ladder that can be sorted, and one person's ratings.

/** @import { LadderShown, ProfileShown } from "./wire.js" */

import { el, focusedKey, icon, refocus } from "./dom.js";
import { avatar, bars } from "./people.js";

const PEOPLE = { name: "text", rating: "number", matches: "number", share: "number" }; // columns
const LEVELS = { level: "number", won: "number", matches: "number" };
const SCOPES = /** @type {const} */ (["here", "all", "computers"]);

export class Ladder {
  /** `who` is the person whose ratings are shown, "" for a ladder; `from` is the address that led
   * here, if one did; `ask(message)` -> promise; `picture(digest)` is the address of a picture. */
  constructor({ boot, who, from, ask, picture, messages, signal }) {
    this.boot = boot;
    this.who = who;
    this.opener = from?.startsWith("/t/") ? from : "";
    /** @type {import("./connection.js").Connection["ask"]} */
    this.ask = ask;
    this.picture = picture;
    this.game = sessionStorage.getItem("ladder.game") ?? ""; // one on whose ladder anybody is
    this.where = SCOPES.find((scope) => scope === sessionStorage.getItem("ladder.where")) ?? "here";
    this.sorted = { by: "rating", down: true };
    this.element = el("main", { class: "ladder", "aria-live": "polite" });
    messages.listen({ ladder: (message) => this.show(message), profile: (message) => this.profile(message) }, signal);
  }

  /** Ask the server for what the address says. */
  open() {
    if (this.who) return this.ask({ ask: "profile", who: this.who });
    return this.ask({ ask: "ladder", game: this.game, where: this.where });
  }

  /** @param {{ game?: string, where?: typeof SCOPES[number] }} changes */
  choose(changes) {
    this.game = changes.game ?? this.game;
    this.where = changes.where ?? this.where;
    sessionStorage.setItem("ladder.game", this.game);
    sessionStorage.setItem("ladder.where", this.where);
    this.sorted = { by: this.where === "computers" ? "level" : "rating", down: true };
    this.open();
  }

  /**
   * Show a message `ladder`.
   *
   * @param {LadderShown} message
   */
  show(message) {
    if (this.who) return;
    this.message = message;
    const { words } = message;
    const focused = focusedKey(this.element);
    this.element.replaceChildren(
      this.head("/", words.title, this.boot.texts.home),
      this.filters("game", this.boot.games.map(({ key, label }) => [key, label]), message.game),
      this.filters("where", SCOPES.map((key) => [key, words[key]]), message.where),
      message.news ? el("p", { class: "hint" }, message.news) : "",
      message.where === "computers" ? this.levels(message) : this.people(message));
    if (message.where === "all" && message.people.length) this.element.append(el("p", { class: "hint" }, words.rule));
    refocus(this.element, focused);
  }

  /** `label` says where `href` leads back to. */
  head(href, title, label) {
    return el("header", {},
      el("a", { class: "round", href, "data-view": "", "aria-label": label }, icon("back")),
      el("h1", {}, title));
  }

  filters(kind, choices, now) {
    return el("div", { class: "filters", role: "group" }, choices.map(([key, label]) => el("button", {
      type: "button", class: "filter", "data-key": `${kind}-${key}`, "aria-pressed": String(key === now),
      onclick: () => this.choose({ [kind]: key }),
    }, label)));
  }

  /** @param {LadderShown} message */
  people({ people, words, where }) {
    if (!people.length) return this.nobody(where === "all" ? words.rule : words.empty);
    const values = { name: ({ name }) => name, rating: ({ value }) => value, matches: ({ matches }) => matches, share: ({ share }) => share };
    return this.table(PEOPLE, words, this.inOrder(people, values), (one) => [
      el("th", { scope: "row" }, el("a", { href: `/ladder/${one.who}`, "data-view": "", "data-key": one.who },
        avatar({ name: one.name }, this.boot.levels), el("b", { dir: "auto" }, one.name),
        one.you ? el("span", { class: "self" }, this.boot.texts.you) : null)),
      el("td", { class: "figure", title: one.rating.endsWith("?") ? words.unsure : null }, one.rating),
      el("td", {}, `${one.matches}`),
      el("td", {}, `${one.share} %`),
    ], people);
  }

  /** @param {LadderShown} message */
  levels({ levels, words }) {
    if (!levels.length) return this.nobody(words["empty-computers"]);
    const known = this.boot.levels.map(({ key }) => key);
    const values = { level: ({ level }) => known.indexOf(level), won: ({ won }) => won, matches: ({ matches }) => matches };
    return this.table(LEVELS, words, this.inOrder(levels, values), (one) => [
      el("th", { scope: "row" }, el("span", { class: "who" }, bars(one.level, this.boot.levels),
        el("b", {}, this.boot.levels.find(({ key }) => key === one.level)?.label ?? one.level))),
      el("td", { class: "figure" }, `${one.won}`),
      el("td", {}, `${one.matches}`),
    ]);
  }

  /** In place of a ladder on which nobody stands: why, and the way to the games. */
  nobody(why) {
    return el("section", { class: "card nobody" }, icon("series"), el("p", {}, why),
      el("a", { class: "button primary", href: "/", "data-view": "" }, this.boot.texts["play-now"]));
  }

  inOrder(rows, values) {
    const value = values[this.sorted.by];
    const sign = this.sorted.down ? -1 : 1;
    return [...rows].sort((one, other) => {
      const [a, b] = [value(one), value(other)];
      return sign * (typeof a === "string" ? a.localeCompare(b) : a - b);
    });
  }

  /** `ranked` are the rows in the order of their places, where they have any. */
  table(columns, words, rows, cells, ranked = null) {
    return el("table", { "aria-label": words.title },
      el("thead", {}, el("tr", {},
        ranked ? el("th", { scope: "col", class: "place", "aria-label": words.place }, "#") : null,
        Object.keys(columns).map((name) => this.column(name, words[name])))),
      el("tbody", {}, rows.map((one) => el("tr", { class: one.you ? "you" : null },
        ranked ? el("td", { class: "place" }, `${ranked.indexOf(one) + 1}`) : null, cells(one)))));
  }

  column(name, label) {
    const { by, down } = this.sorted;
    const sort = () => {
      this.sorted = by === name ? { by, down: !down } : { by: name, down: name !== "name" };
      this.show(/** @type {LadderShown} */ (this.message));
    };
    const order = by === name ? (down ? "descending" : "ascending") : "none";
    return el("th", { scope: "col", "aria-sort": order },
      el("button", { type: "button", "data-key": `sort-${name}`, onclick: sort }, label));
  }

  /**
   * Show a message `profile`.
   *
   * @param {ProfileShown} message
   */
  profile(message) {
    if (message.who !== this.who) return;
    this.message = message;
    const { lines: [title, ...lines], picture, words } = message;
    this.element.replaceChildren(
      this.head(this.opener || "/ladder", title, this.opener ? words.table : words.back),
      picture ? el("img", {
        class: "ratingcard", src: this.picture(picture.digest), alt: picture.alt,
        width: picture.width, height: picture.height,
      }) : "",
      el("ul", { class: "ratingfacts" }, lines.map((line) => el("li", {}, line))),
      message.buttons.length ? el("div", { class: "row ratingdeeds" }, message.buttons.map(({ label, payload }) => el("button", {
        type: "button", class: "button", onclick: () => this.ask({ ask: "press", payload }),
      }, label))) : "");
  }
}
