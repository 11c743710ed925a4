// Moves and log: side by side where there is room, else one of them behind two tabs.

/** @import { EntryShown, MovesShown } from "./wire.js" */

import { Beginning } from "./beginning.js";
import { el } from "./dom.js";
import { PAIRED } from "./layout.js";
import { Log } from "./log.js";
import { MoveList } from "./notation.js";

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export class Panel {
  /** `walk(match, ply)` opens the replay at a move; `press(payload, label, keyed)` does what a button says. */
  constructor({ boot, press, walk, signal }) {
    const { texts, levels } = boot;
    this.moves = []; // of the match in sight
    this.number = 0; // that match's
    this.list = new MoveList((ply) => walk(this.number, ply));
    this.list.element.setAttribute("aria-label", texts.moves);
    this.beginning = new Beginning({ boot, press });
    this.log = new Log(texts, levels, signal);
    this.parts = [
      this.part("moves", texts.moves, this.list.element, this.beginning.element),
      this.part("log", texts["what-happened"], this.log.element),
    ];
    this.tabs = el("div", { class: "tabs", role: "tablist", "aria-label": texts.log, onkeydown: (event) => this.key(event) },
      this.parts.map(({ tab }) => tab));
    this.element = el("section", { class: "panel" }, this.tabs, this.parts.map(({ body }) => body));
    this.chosen = 0;
    this.sheeted = false; // whether it stands in a sheet
    PAIRED.addEventListener("change", () => this.arrange(), { signal });
    this.arrange();
  }

  part(name, label, ...content) {
    const tab = el("button", {
      type: "button", class: "tab", role: "tab", id: `tab-${name}`, "aria-controls": `part-${name}`,
      onclick: () => this.choose(this.parts.findIndex((part) => part.tab === tab)),
    }, label);
    const heading = el("h2", {}, label);
    const body = el("div", { class: `part-${name}`, id: `part-${name}` }, heading, ...content);
    return { tab, body, heading };
  }

  /** Both in sight have headings of their own, one alone has its tab. */
  arrange() {
    const both = PAIRED.matches && !this.sheeted;
    this.tabs.hidden = both;
    this.element.classList.toggle("both", both);
    this.parts.forEach(({ tab, body, heading }, place) => {
      const here = place === this.chosen;
      heading.hidden = !both;
      tab.setAttribute("aria-selected", String(here));
      tab.tabIndex = here ? 0 : -1;
      body.hidden = !both && !here;
      if (both) body.removeAttribute("role");
      else body.setAttribute("role", "tabpanel");
      body.setAttribute("aria-labelledby", tab.id);
    });
    this.end();
  }

  choose(place) {
    this.chosen = place;
    this.arrange();
  }

  key(event) {
    const { length } = this.parts;
    const to = { Home: 0, End: length - 1 }[event.key] ?? (this.chosen + STEPS[event.key] + length) % length;
    if (Number.isNaN(to)) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(to);
    this.parts[to].tab.focus();
  }

  /** It stands in a sheet from now on, or on the page again. */
  move(sheeted) {
    this.sheeted = sheeted;
    this.arrange();
  }

  /** The last move and the last entry are in sight. */
  end() {
    this.list.mark(this.moves.length);
    this.log.fold();
  }

  /**
   * A message of the type moves: what is new, behind those that still stand.
   *
   * @param {MovesShown} message
   */
  showMoves({ number, columns, keep, moves, begins }) {
    this.number = number;
    this.moves = [...this.moves.slice(0, keep), ...moves];
    this.element.dataset.moves = `${this.moves.length}`;
    this.list.show({ columns, moves: this.moves }, begins);
    this.list.mark(this.moves.length);
  }

  /**
   * Entries of a message of the type story; returns those that are new.
   *
   * @param {EntryShown[]} entries
   */
  tell(entries) {
    const news = this.log.tell(entries);
    this.element.dataset.told = `${this.log.count}`;
    return news;
  }
}
