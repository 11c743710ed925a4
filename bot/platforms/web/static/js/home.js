// The way in: the tables where one already sits, the games, a code to join.

/** @import { FeatureCard, GameShown, Home as HomeShown, TableCard } from "./wire.js" */

import { el, fill, focusedKey, icon, refocus, replace } from "./dom.js";
import { homeCards } from "./feature.js";
import { BESIDE } from "./layout.js";
import { Later } from "./later.js";
import { ifChanged } from "./life.js";
import { bars, rememberedLevel } from "./people.js";
import { cardPicture, cover, thumbnail, wearPictures } from "./themed_pictures.js";

const entering = new Later(() => import("./code_entry.js"));
const choosing = new Later(() => import("./levels.js"));
const MORNING = 5; // hours of the day at which these begin
const AFTERNOON = 12;
const EVENING = 18;
const LAST = "home"; // under which this browser keeps how home looked

/** How home looked last: the tables that were shown, those that waited for somebody's move, whether there were more, whether a feature offered something. */
const seen = () => /** @type {[number, number, boolean, boolean]} */ (JSON.parse(localStorage.getItem(LAST) ?? "[0, 0, false, true]"));

export class Home {
  /** `play(game, level)` opens a table; `find(code)` -> promise leads to the one of a code, or
   * its sheet says what is `wrong`; `go(code)` leads to one that is known; `press(payload)` presses a
   * button; deadlines run on the `clock`; the `features`
   * have cards, and places of their own, for which they `ask` the server. */
  constructor({ boot, features, play, find, go, press, ask, clock, messages, signal }) {
    const { texts } = boot;
    this.boot = boot;
    this.features = features;
    this.play = play;
    /** @type {import("./code_entry.js").CodeEntry | null} */
    this.code = null; // once it has been asked for
    const enter = () => entering.now(({ CodeEntry }) => {
      if (signal.aborted) return;
      this.code ??= new CodeEntry({ texts, find, go });
      this.code.open();
    });
    this.press = press;
    /** @param {TableCard} table */
    this.sit = (table) => {
      press(table.sit);
      go(table.code);
    };
    const changed = () => this.arrange();
    this.added = features.flatMap(({ atHome }) => atHome?.({ boot, messages, signal, ask, press, changed }) ?? []);
    this.clock = clock;
    this.title = el("h1", {}, texts.choose);
    this.sentence = el("p", {}, texts.about);
    this.enter = el("button", { type: "button", class: "link", "data-key": "enter", onclick: enter },
      texts.enter);
    this.ladder = el("a", { class: "link", href: "/ladder", "data-view": "", "data-key": "ladder" }, icon("star"), texts.ladder);
    this.links = el("span", { class: "links" }, this.ladder, this.enter);
    this.playing = el("h2", { hidden: true }, texts["play-now"]);
    this.tables = el("section", { class: "tables", "aria-label": texts.tables, hidden: true });
    this.there = el("section", { class: "there", "aria-label": texts.there, hidden: true });
    this.cards = el("section", { class: "featured", hidden: true });
    this.hello = el("header", { class: "hello" }, el("div", {}, this.title, this.sentence), this.links);
    this.heading = el("div", { class: "heading" }, el("h2", {}, texts.tables));
    this.offers = el("div", { class: "offered", hidden: true });
    this.games = el("div", { class: "games" }, boot.games.map((game) => this.game(game)));
    const ways = el("section", { class: "play", "aria-label": texts["play-now"] }, this.playing, this.offers, this.games);
    this.where = el("div", { class: "where" }, this.tables, this.there, this.added.map(({ element }) => element));
    this.beside = el("div", { class: "beside" }, this.cards);
    this.element = el("main", { class: "home" }, this.hello, this.where, ways, this.beside);
    this.keepPlaces(...seen());
    messages.listen({ home: ifChanged((message) => this.showTables(message), () => boot.me) }, signal);
    BESIDE.addEventListener("change", () => this.link(), { signal });
  }

  // The games

  /** @param {GameShown} game */
  game(game) {
    const { texts } = this.boot;
    const chip = el("button", {
      type: "button", class: "levelchip", "data-key": `level-${game.key}`, onclick: () => this.openLevels(game, chip),
    });
    this.showLevel(game, chip);
    return el("article", { class: "card game", "data-game": game.key },
      cover(game, this.boot.me),
      el("header", {}, el("h3", {}, game.label), chip),
      el("p", { class: "about" }, game.about),
      el("div", { class: "ways" },
        el("button", {
          type: "button", class: "button primary", "data-key": `play-${game.key}`,
          "aria-label": fill(texts.play, { game: game.label, name: this.boot.opponent }),
          onclick: () => this.play(game.key, rememberedLevel(game.key, this.boot.levels)),
        }, icon("play"), texts["play-short"]),
        el("button", {
          type: "button", class: "button", "data-key": `friends-${game.key}`,
          "aria-label": fill(texts["play-friends"], { game: game.label }),
          onclick: () => this.play(game.key, ""),
        }, icon("people"), texts.friends),
        this.added.map(({ way }) => way(game))));
  }

  showLevel({ key, label }, chip) {
    const { levels, texts } = this.boot;
    const level = rememberedLevel(key, levels);
    const name = levels.find((one) => one.key === level).label;
    chip.replaceChildren(bars(level, levels), el("span", {}, name), icon("down"));
    chip.setAttribute("aria-label", `${label}, ${texts.level}: ${name}`);
  }

  openLevels(game, chip) {
    choosing.now(({ openLevels }) => openLevels(game, this.boot, () => this.showLevel(game, chip)));
  }

  // The tables

  /**
   * The tables of this browser's person, in order; all but the first ones folded up.
   *
   * @param {HomeShown} message
   */
  showTables({ tables, first, cards, there }) {
    this.showThere(there);
    this.showCards(this.cards, "homeCard", cards);
    this.showCards(this.offers, "homeOffer", cards);
    const { texts } = this.boot;
    const open = this.tables.querySelector("details")?.open ?? false;
    const focused = focusedKey(this.element);
    const [shown, others] = [tables.slice(0, first), tables.slice(first)];
    const waiting = tables.filter(({ state }) => state === "mine").length;
    localStorage.setItem(LAST, JSON.stringify([shown.length, waiting, others.length > 0, !this.offers.hidden]));
    this.greet(tables.length > 0, waiting);
    this.tables.hidden = !tables.length;
    this.arrange();
    if (!tables.length) return;
    replace(this.tables, [
      this.heading,
      this.list(shown),
      ...(others.length ? [el("details", { class: "others", open },
        el("summary", {}, texts["all-tables"], el("span", { class: "count" }, ` ${tables.length}`)),
        this.list(others))] : []),
    ]);
    refocus(this.element, focused);
  }

  /**
   * The tables of others in the channel of a chat: where there is room, one sits down with a press.
   *
   * @param {TableCard[]} tables
   */
  showThere(tables) {
    this.there.hidden = !tables.length;
    replace(this.there, [el("h2", {}, this.boot.texts.there), this.list(tables)]);
  }

  /** Until the server tells what there is, its place is kept, so that nothing moves away under a finger. */
  keepPlaces(tables, waiting, more, offered) {
    this.offers.hidden = !offered;
    this.tables.hidden = !tables;
    this.arrange();
    if (!tables) return;
    this.greet(true, waiting);
    const places = Array.from({ length: tables }, () => el("li", { class: "tablecard" }));
    this.tables.replaceChildren(
      this.heading,
      el("ul", { "aria-hidden": "true" }, places),
      ...(more ? [el("div", { class: "others" })] : []));
  }

  /** Whoever has tables, or finds open ones, sees these first, and the games below a heading. */
  arrange() {
    const listed = [...this.where.children].some((place) => !(/** @type {HTMLElement} */ (place).hidden));
    this.where.hidden = this.playing.hidden = !listed;
    for (const game of this.element.querySelectorAll(".game h3")) game.ariaLevel = listed ? "3" : "2";
    this.element.classList.toggle("returning", listed);
    this.element.classList.toggle("known", !this.tables.hidden);
    this.link();
  }

  /**
   * Links stand above the own tables, or beside the greeting where these have a column of their own; then what
   * is offered and the ladder have theirs, too. What stands where it should is not moved: a press on it would be lost.
   */
  link() {
    const columns = BESIDE.matches && !this.where.hidden;
    const above = !this.tables.hidden && !columns;
    const place = above ? this.heading : this.hello;
    if (!place.contains(this.links)) place.append(this.links);
    if (columns === this.beside.contains(this.ladder)) return;
    if (columns) this.beside.append(this.offers, this.ladder);
    else {
      this.playing.after(this.offers);
      this.links.prepend(this.ladder);
    }
  }

  /**
   * The cards of features that stand in a place.
   *
   * @param {HTMLElement} place
   * @param {"homeCard" | "homeOffer"} kind
   * @param {FeatureCard[]} cards
   */
  showCards(place, kind, cards) {
    const { me, texts } = this.boot;
    const picture = (card) => cardPicture(card, me);
    place.replaceChildren(...homeCards(kind, this.features, cards, picture, this.press, texts));
    place.hidden = !place.childElementCount;
  }

  /**
   * Who has tables is no stranger: they are greeted, and told how many wait.
   *
   * @param {boolean} returning
   * @param {number} number
   */
  greet(returning, number) {
    const { texts, me } = this.boot;
    if (!returning) return this.title.replaceChildren(texts.choose), this.sentence.replaceChildren(texts.about);
    const hour = new Date().getHours();
    const part = hour < MORNING || hour >= EVENING ? "evening" : hour < AFTERNOON ? "morning" : "afternoon";
    const count = number > 1 ? "many" : number ? "one" : "none";
    this.title.textContent = fill(texts[part], { name: me.name });
    this.sentence.textContent = fill(texts[`waiting-${count}`], { number });
  }

  /** The pictures that stand here, in the palette that the visitor has chosen by now, or the system wants. */
  wear() {
    wearPictures(this.element, this.boot.me);
  }

  /** @param {TableCard[]} tables */
  list(tables) {
    const { games } = this.boot;
    const name = (key) => games.find((game) => game.key === key)?.label ?? key;
    const shown = (table) => [
      table.foreign ? cover(games.find((game) => game.key === table.game), this.boot.me) : thumbnail(table, this.boot.me),
      el("span", { class: "who" }, el("b", { dir: "auto" }, table.names), " ", el("span", {}, name(table.game))), " ",
    ];
    return el("ul", {}, tables.map((table) => el("li", {}, table.sit
      ? el("button", {
        type: "button", "data-code": table.code, "data-key": table.code, class: "tablecard", onclick: () => this.sit(table),
      }, shown(table), el("span", { class: "pill" }, this.boot.texts["take-seat"]))
      : el("a", {
        href: `/t/${table.code}`, "data-code": table.code, "data-key": table.code, class: `tablecard ${table.state}`,
      }, shown(table), el("span", { class: "pill" }, this.clock.line(table.pill, true))))));
  }
}
