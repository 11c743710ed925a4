// A tournament: how far it is, who plays whom just now, how everybody stands, and all its matches.

/** @import { BoardPictured, BoardShown, OwnEntryShown, TournamentMatches, TournamentShown } from "../../../platforms/web/static/js/wire.js" */

import { el, fill, focusedKey, icon, refocus } from "../../../platforms/web/static/js/dom.js";
import { copyable, nativeShare } from "../../../platforms/web/static/js/menus.js";
import { avatar } from "../../../platforms/web/static/js/people.js";
import { openSheet } from "../../../platforms/web/static/js/sheets.js";
import { crosstable, standings } from "./tournament_tables.js";
import { head, moment, section } from "./tournament_parts.js";

const SECTIONS = ["summary", "people", "boards", "standings", "crosstable", "matches"];
const SIDE = 48; // of a board's picture

export class Tournament {
  /**
   * @param {import("../../../platforms/web/static/js/feature.js").ViewParts} parts
   * @param {string} code
   */
  constructor({ boot, ask, picture, messages, signal }, code) {
    this.boot = boot;
    this.code = code;
    this.ask = ask;
    this.picture = picture;
    /** @type {TournamentShown | null} */
    this.told = null;
    /** @type {OwnEntryShown | null} */
    this.own = null;
    /** @type {TournamentMatches["rounds"]} */
    this.rounds = []; // that are over
    this.asking = false;
    /** @type {Map<string, HTMLElement>} */
    this.pictures = new Map(); // of tables, which stay as what is around them is made anew
    this.header = el("div", {});
    this.parts = Object.fromEntries(SECTIONS.map((name) => [name, el("section", { class: `cup-${name}`, hidden: true })]));
    this.fill = Object.fromEntries(SECTIONS.map((name) => [name, section(this.parts[name])]));
    this.head = section(this.header);
    const { summary, people, boards, standings, crosstable, matches } = this.parts;
    this.element = el("main", { class: "ladder cup" }, this.header,
      el("div", { class: "cup-first" }, summary, boards), el("div", { class: "cup-then" }, people, standings, crosstable),
      el("div", { class: "cup-last" }, matches));
    messages.listen({
      hello: () => this.open(), // the line was lost, and is there again
      tournament: (message) => message.code === code && this.show(message, this.own),
      "tournament-own": (message) => message.code === code && this.show(this.told, message),
      "tournament-matches": (message) => message.code === code && this.over(message),
      "tournament-board": (message) => this.pictured(message),
      "tournament-gone": ({ text }) => this.element.replaceChildren(head("/tournaments", boot.texts.tournaments, code), el("p", { class: "nobody" }, text)),
    }, signal);
  }

  async open() {
    if (this.asking) return;
    this.asking = true;
    // What leads here names a step, as for a view that stands as a table does; apps keep other things there.
    if (/^#\d+$/.test(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
    await this.ask({ ask: "tournament", code: this.code });
    this.asking = false;
  }

  /**
   * @param {TournamentShown} told
   * @param {OwnEntryShown | null} own
   */
  show(told, own) {
    this.told = told;
    this.own = own;
    if (!told || !own) return;
    const { parts, fill: make, pictures } = this;
    const focused = focusedKey(this.element);
    const { number } = own, { stage, words, entrants } = told;
    const joining = stage === "joining";
    this.head(told.title, () => this.heading().childNodes.length ? [this.heading()] : null);
    make.summary([told.line, told.at, told.news, told.about, own], () => this.summary());
    make.people(joining && [entrants, number], () => (joining ? this.people() : null));
    make.boards([told.now, number], () => (told.now.length ? this.boards() : null));
    make.standings([told.standings, entrants, number, joining], () => (told.standings.length && !joining ? [el("h2", {}, words.all), ...standings(told, number, this.boot, parts.standings)] : null));
    make.crosstable([told.standings, entrants, number], () => crosstable(told, number));
    make.matches([this.rounds, entrants], () => (this.rounds.length ? this.matches() : null));
    for (const table of pictures.keys()) if (!told.now.some((one) => one.table === table)) pictures.delete(table);
    refocus(this.element, focused);
  }

  /** @param {TournamentMatches} message */
  over({ rounds }) {
    this.rounds = rounds;
    this.show(this.told, this.own);
  }

  heading() {
    const { texts } = this.boot;
    return head("/tournaments", texts.tournaments, this.told.title, el("button", {
      type: "button", class: "round", "data-key": "share", "aria-label": texts["share-word"], onclick: () => this.share(),
    }, icon("share")));
  }

  share() {
    const { texts, address } = this.boot;
    const link = `${address || location.origin}/tournaments/${this.code}`;
    openSheet(texts["share-word"], texts.close, copyable(texts, texts.link, link),
      copyable(texts, fill(texts["join-hint"], { code: this.code }), `/join ${this.code}`), nativeShare(texts, link));
  }

  /** How far it is, how it is played, and what the visitor can do: one thing above all. */
  summary() {
    const { line, at, about, news, words } = this.told;
    const { join, leave, table, renew, next } = this.own;
    const deed = (key, label, does, style = "") => el("button", {
      type: "button", class: `button ${style}`, "data-key": key, onclick: does,
    }, label);
    return [
      el("p", { class: "cup-line", role: "status" }, moment(line, at)),
      ...news.map(({ text, at }) => el("p", { class: "cup-news" }, moment(text, at))),
      ...about.map((said) => el("p", { class: "about" }, said)),
      el("p", { class: "ways" },
        join ? deed("join", words.join, () => this.press("join"), "primary") : null,
        table ? el("a", { class: "button primary", href: `/t/${table}`, "data-code": table, "data-key": "mine" }, icon("play"), words.mine) : null,
        leave ? deed("leave", words.withdraw, () => this.press("withdraw")) : null,
        renew ? deed("next", words.next, () => this.press("next"), "primary") : null,
        next ? el("a", { class: "button primary", href: `/tournaments/${next}`, "data-view": "", "data-key": "next" }, words.next) : null,
        deed("more", words.more, () => this.press("more"))),
    ];
  }

  press(what) {
    return this.ask({ ask: "press", payload: `cup::0:${this.code.toLowerCase()}.${what}` });
  }

  /** Who has joined so far. */
  people() {
    const { entrants, words } = this.told;
    const here = entrants.filter(({ gone }) => !gone);
    return [
      el("h2", {}, words.in, el("span", { class: "count" }, ` ${here.length}`)),
      here.length ? el("ul", { class: "cup-names" }, here.map((one) => el("li", { class: one.number === this.own.number ? "you" : null },
        avatar(one, this.boot.levels), el("span", { dir: "auto" }, one.name)))) : el("p", { class: "about" }, words.nobody),
    ];
  }

  boards() {
    const { now, words } = this.told;
    const mine = ({ seats }) => seats.includes(this.own.number);
    const listed = [...now.filter(mine), ...now.filter((one) => !mine(one))];
    return [el("h2", {}, words.boards), el("ul", { class: "matchlist" }, listed.map((board) => this.board(board, mine(board))))];
  }

  /**
   * A board that is played, which leads there, or one that is over, which leads to its replay.
   *
   * @param {BoardShown} board
   */
  board(board, mine = false, pictured = true) {
    const { table = "", result = "", rests = "" } = board;
    const content = [
      pictured && table && !result ? this.place(table) : el("span", { class: "cup-number", "aria-hidden": "true" }, `${board.board}`),
      el("span", { class: "who" }, el("b", {}, rests || this.versus(board.seats))), " ",
      rests ? null : el("span", { class: result ? "cup-result" : "pill" }, result || (mine ? this.told.words.mine : this.told.words.watch)),
    ];
    const style = `tablecard${mine && !result ? " mine" : ""}`;
    if (!table) return el("li", {}, el("div", { class: style }, content));
    return el("li", {}, el("a", {
      class: style, href: result ? `/m/${table}/1` : `/t/${table}`, "data-view": "", "data-key": table,
    }, content));
  }

  place(table) {
    const known = this.pictures.get(table) ?? el("span", { class: "thumbnail" });
    this.pictures.set(table, known);
    return known;
  }

  versus(seats) {
    return seats.flatMap((number, seat) => [seat ? " – " : "", el("bdi", {}, this.name(number))]);
  }

  name(number) {
    return this.told.entrants.find((one) => one.number === number)?.name ?? "";
  }

  /** @param {BoardPictured} message */
  pictured({ table, picture: { digest } }) {
    this.place(table).replaceChildren(el("img", { src: this.picture(digest), alt: "", width: SIDE, height: SIDE }));
  }

  /** All that are over, by rounds; those that are open stay so. */
  matches() {
    const { rounds, told: { words } } = this;
    const open = new Set([...this.parts.matches.querySelectorAll("details[open]")].map((one) => /** @type {HTMLElement} */ (one).dataset.round));
    return [el("h2", {}, words.matches), ...rounds.map(([number, boards]) => el("details", {
      "data-round": number, open: open.has(`${number}`),
    },
    el("summary", {}, number ? fill(words.round, { number }) : words.matches, el("span", { class: "count" }, ` ${boards.length}`)),
    el("ul", { class: "matchlist" }, boards.map((board) => this.board(board, false, false)))))];
  }
}
