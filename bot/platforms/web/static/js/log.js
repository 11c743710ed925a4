// What has happened at the table: read only, whole sentences with their times, the oldest folded up.

/** @import { EntryShown } from "./wire.js" */

import { el, fill } from "./dom.js";
import { onResize } from "./life.js";
import { ReadingPlace, SaidTimes } from "./log_state.js";
import { avatar } from "./people.js";

const KEPT = 300;
const SHOWN = 12; // the newest entries, until more are asked for
const MOVES = ["wheel", "touchmove", "keydown"]; // by which a reader scrolls
const DAY = 86_400_000; // milliseconds
const WEEK = 6 * DAY; // in which a day of the week names one day

export class Log {
  /** `levels` are the computers', weakest first. */
  constructor(texts, levels, signal) {
    this.texts = texts;
    this.levels = levels;
    this.told = new Set(); // marks
    this.earlier = el("button", { type: "button", class: "earlier", hidden: true, onclick: () => this.unfold() });
    this.list = el("ol", {
      class: "entries", // no live region: the caption says it already
      tabindex: "0", "aria-label": texts.log, "data-empty": texts["empty-log"],
    });
    this.all = false;
    this.times = new SaidTimes();
    this.place = new ReadingPlace();
    for (const name of MOVES) this.list.addEventListener(name, () => this.place.move(), { passive: true });
    this.list.addEventListener("scroll", () => this.place.scroll(this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight));
    onResize(this.list, () => this.end(), signal);
    this.element = el("div", { class: "log" }, this.earlier, this.list);
  }

  get count() {
    return this.list.children.length;
  }

  /**
   * Entries {mark, text, at, by, instead}; those known are passed over, and those returned that tell
   * anything new.
   *
   * @param {EntryShown[]} entries
   */
  tell(entries) {
    const news = entries.filter(({ mark }) => !this.told.has(mark));
    const retold = news.flatMap(({ instead = [] }) => instead).flatMap((mark) => this.remove(`${mark}:`));
    for (const { mark } of news) this.told.add(mark);
    this.list.append(...news.map((entry) => this.entry(entry)));
    while (this.count > KEPT) this.list.firstChild.remove();
    this.fold();
    return news.filter(({ text }) => !retold.includes(text));
  }

  /** Take away the entries whose marks begin so; returns what they told. */
  remove(begin) {
    const rows = /** @type {HTMLElement[]} */ ([...this.list.children]).filter(({ dataset }) => dataset.mark.startsWith(begin));
    for (const row of rows) row.remove();
    return rows.map((row) => row.querySelector(".told").textContent);
  }

  /** @param {EntryShown} entry */
  entry({ mark, text, at, by }) {
    return el("li", { "data-mark": mark }, by ? avatar(by, this.levels) : el("span", { class: "avatar nobody", "aria-hidden": "true" }),
      el("span", { class: "told" }, text), this.times.says(at) ? moment(at) : null);
  }

  fold() {
    this.place.lay();
    const rows = /** @type {HTMLElement[]} */ ([...this.list.children]);
    const folded = this.all ? 0 : Math.max(0, rows.length - SHOWN);
    rows.forEach((row, place) => (row.hidden = place < folded));
    this.earlier.hidden = !folded;
    this.earlier.textContent = fill(this.texts.earlier, { number: folded });
    cancelAnimationFrame(this.scrolling);
    this.scrolling = requestAnimationFrame(() => this.end());
  }

  /** The newest entry is in sight, unless somebody reads older ones. */
  end() {
    if (this.place.away) return;
    this.place.lay();
    this.list.scrollTop = this.list.scrollHeight;
  }

  unfold() {
    this.all = this.place.away = true;
    this.fold();
    this.list.scrollTop = 0;
    this.list.focus({ preventScroll: true });
  }
}

/** A Unix time as a time of day where the reader is, in the page's language; of older days the day too. */
function moment(at) {
  const then = new Date(1000 * at);
  const today = new Date().toDateString() === then.toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const day = today ? {} : Date.now() - then.getTime() < WEEK ? { weekday: "short" } : { day: "numeric", month: "short" };
  const said = new Intl.DateTimeFormat(locale(), { ...day, hour: "2-digit", minute: "2-digit" }).format(then);
  return el("time", { datetime: then.toISOString() }, said);
}

/** The page's language as this browser's person writes it: British people read 20:14. */
function locale() {
  const { lang } = document.documentElement;
  return navigator.languages.find((one) => one.split("-")[0] === lang) ?? lang;
}
