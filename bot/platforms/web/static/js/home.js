// The way in: the games, a code to join, the tables where one already sits.

import { el, fill } from "./dom.js";

const SHOWN = 4; // tables; the games come below them, and somebody may want to play one

export class Home {
  /** `play(game, level)` opens a table; `go(code)` shows one. */
  constructor({ boot, play, go, unknown }) {
    const { texts } = boot;
    this.boot = boot;
    this.play = play;
    this.go = go;
    this.unknown = unknown;
    this.tables = el("section", { class: "mine", hidden: true });
    this.element = el("main", { class: "home" },
      el("div", { class: "welcome" },
        el("div", { class: "hello" },
          el("h1", {}, texts.tagline),
          el("p", {}, texts.about)),
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

  /** The tables where this browser's person sits, the newest first; most of them folded up. */
  showTables(tables) {
    const { texts } = this.boot;
    const open = this.tables.querySelector("details")?.open ?? false;
    const [newest, older] = [tables.slice(0, SHOWN), tables.slice(SHOWN)];
    this.tables.hidden = tables.length === 0;
    this.tables.replaceChildren(
      el("h2", {}, texts.tables),
      this.list(newest),
      ...(older.length ? [el("details", { class: "older" },
        el("summary", {}, texts.older, el("span", { class: "count" }, ` ${older.length}`)),
        this.list(older))] : []));
    if (open) this.tables.querySelector("details")?.setAttribute("open", "");
  }

  list(tables) {
    const { texts, games } = this.boot;
    const name = (key) => games.find((game) => game.key === key)?.label ?? key;
    return el("ul", {}, tables.map(({ code, game, status }) => el("li", {},
      el("a", { href: `/t/${code}`, "data-code": code },
        el("b", {}, name(game)), el("span", {}, texts[`status-${status}`] ?? status),
        el("code", {}, code)))));
  }
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
