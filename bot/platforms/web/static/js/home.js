// The way in: the games, a code to join, the tables where one already sits.

import { el, fill } from "./dom.js";

const MORNING = 5; // hours of the day at which these begin
const AFTERNOON = 12;
const EVENING = 18;

export class Home {
  /** `play(game, level)` opens a table; `go(code)` shows one; deadlines run on the `clock`. */
  constructor({ boot, play, go, unknown, clock }) {
    const { texts } = boot;
    this.boot = boot;
    this.play = play;
    this.go = go;
    this.unknown = unknown;
    this.clock = clock;
    this.title = el("h1", {}, texts.tagline);
    this.sentence = el("p", {}, texts.about);
    this.tables = el("section", { class: "tables", hidden: true });
    this.element = el("main", { class: "home" },
      el("div", { class: "welcome" },
        el("div", { class: "hello" },
          this.title,
          this.sentence),
        this.joining()),
      this.tables,
      el("div", { class: "games" }, boot.games.map((game) => this.card(game))));
  }

  card(game) {
    const { texts, levels } = this.boot;
    const level = el("select", { "aria-label": texts.level },
      levels.map(({ key, label }) => el("option", { value: key }, label)));
    level.value = remembered(levels);
    const computer = () => {
      localStorage.setItem("level", level.value);
      this.play(game.key, level.value);
    };
    return el("article", { class: "card game" },
      el("button", {
        type: "button", class: "cover", onclick: computer,
        "aria-label": fill(texts.play, { game: game.label }),
      }, cover(game)),
      el("div", { class: "words" },
        el("h2", {}, game.label),
        el("p", {}, game.about),
        el("div", { class: "against" },
          el("button", { type: "button", class: "button primary", onclick: computer }, texts.computer),
          level),
        el("button", { type: "button", class: "button", onclick: () => this.play(game.key, "") },
          texts.friends)));
  }

  joining() {
    const { texts } = this.boot;
    const code = el("input", {
      id: "code", name: "code", maxlength: "5", autocomplete: "off", autocapitalize: "characters",
      spellcheck: "false", placeholder: "ABC23", required: true, enterkeyhint: "go",
    });
    const join = (event) => {
      event.preventDefault();
      const wanted = code.value.trim().toUpperCase();
      if (/^[A-Z2-9]{5}$/.test(wanted)) this.go(wanted);
      else this.unknown();
    };
    return el("form", { class: "joining", onsubmit: join },
      el("label", { for: "code" }, texts.code),
      el("div", { class: "row" }, code,
        el("button", { class: "button" }, texts.join)));
  }

  /** The tables of this browser's person, in order; all but the first ones folded up. */
  showTables({ tables, first }) {
    const { texts } = this.boot;
    const open = this.tables.querySelector("details")?.open ?? false;
    const focused = this.tables.contains(document.activeElement) && document.activeElement.dataset.code;
    const [shown, others] = [tables.slice(0, first), tables.slice(first)];
    this.greet(tables);
    this.tables.hidden = tables.length === 0;
    this.tables.replaceChildren(
      el("h2", {}, texts.tables),
      this.list(shown),
      ...(others.length ? [el("details", { class: "others", open },
        el("summary", {}, texts["all-tables"], el("span", { class: "count" }, ` ${tables.length}`)),
        this.list(others))] : []));
    if (focused) this.tables.querySelector(`a[data-code="${focused}"]`)?.focus({ preventScroll: true });
  }

  /** Who has tables is no stranger: they are greeted, and told how many wait. */
  greet(tables) {
    const { texts, me } = this.boot;
    if (!tables.length) return;
    const hour = new Date().getHours();
    const part = hour < MORNING || hour >= EVENING ? "evening" : hour < AFTERNOON ? "morning" : "afternoon";
    const number = tables.filter(({ state }) => state === "mine").length;
    const count = number > 1 ? "many" : number ? "one" : "none";
    this.title.textContent = fill(texts[part], { name: me.name });
    this.sentence.textContent = fill(texts[`waiting-${count}`], { number });
  }

  list(tables) {
    const { games } = this.boot;
    const name = (key) => games.find((game) => game.key === key)?.label ?? key;
    return el("ul", {}, tables.map((table) => el("li", {},
      el("a", { href: `/t/${table.code}`, "data-code": table.code, class: `tablecard ${table.state}` },
        thumbnail(table),
        el("span", { class: "who" }, el("b", {}, table.names), " ", el("span", {}, name(table.game))), " ",
        el("span", { class: "pill" }, this.clock.line(table.pill, true))))));
  }
}

function thumbnail({ code, revision }) {
  const address = (theme) => `/table/${code}/${theme}.png?revision=${revision}`;
  return el("picture", { class: "thumbnail" },
    el("source", { srcset: address("dark"), media: "(prefers-color-scheme: dark)" }),
    el("img", { src: address("light"), alt: "", loading: "lazy", decoding: "async", width: "56", height: "56" }));
}

function cover(game) {
  const address = (theme) => `/game/${game.key}-${theme}.png`;
  return el("picture", {},
    el("source", { srcset: address("dark"), "data-theme": "dark", media: "(prefers-color-scheme: dark)" }),
    el("img", { src: address("light"), alt: "", loading: "lazy", decoding: "async" }));
}

function remembered(levels) {
  const level = localStorage.getItem("level");
  return levels.some(({ key }) => key === level) ? level : (levels[1] ?? levels[0]).key;
}
